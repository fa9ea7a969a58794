# make play   set everything up and start the program
# make test   set everything up and run every check and every test, pure and compiled
# make fuzz   damage saves, records, positions, content and answers, then send hostile messages to a running server:
#             all must be refused and nothing change; COUNT=20000 of the former, FUZZ="--count 20000 --seed 2" of the latter
# make bench  measure speed, with the peers of the extra `bench` in the same run
# make load   500 live duels beside bare echoes, and the memory of idle matches; LOAD="--duels 100" for less
# make soak   kill the server after every move of whole games, on both databases; SOAK="--games boets" for less
# make format write the code in the one form that `make test` accepts

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src setup.py pyproject.toml docs/rules -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*')
EXTRA = $(BIN)/python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['project']['optional-dependencies']['$(1)'], sep='\n')"

.PHONY: play test bench soak fuzz load format lint coverage pure compiled clean

play: $(VENV)/ristal
	@$(BIN)/ristal

test: lint coverage pure compiled

lint: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# what the tests of rules reach in engine and games, branch by branch
coverage: $(VENV)/dev
	PYTHONPATH=src $(BIN)/python -m pytest -n auto -q --cov --cov-report=term tests/rules tests/cards tests/engine tests/content \
		tests/match tests/playthroughs tests/wording tests/fuzz tests/conformance/test_glance.py tests/conformance/test_perft.py

pure: $(VENV)/dev
	PYTHONPATH=src RISTAL_EXPECTED_BUILD=pure $(BIN)/python -m pytest -n auto

compiled: $(VENV)/dev
	RISTAL_EXPECTED_BUILD=compiled $(BIN)/python -m pytest -n auto

COUNT ?= 5000
fuzz: $(VENV)/dev
	PYTHONPATH=src:tests $(BIN)/python -m fuzz --count $(COUNT)
	$(BIN)/python tests/server/hostile.py $(FUZZ)

bench: $(VENV)/bench
	@$(BIN)/ristal bench

load: $(VENV)/dev
	$(BIN)/python tests/server/load.py $(LOAD)

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
	@touch $@

$(VENV)/bench: $(VENV)/ristal
	$(call EXTRA,bench) | $(BIN)/pip install --quiet --disable-pip-version-check -r /dev/stdin
	@touch $@

clean:
	rm -rf $(VENV) build src/*.egg-info
