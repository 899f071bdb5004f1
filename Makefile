# Fajrant. `make help` says what there is.

PYTHON ?= python3
WORKERS ?= auto
ARGS ?=

VENV := .venv
PEERS := .venv-peers
PY := $(VENV)/bin/python
PIP_INSTALL := -m pip install -qq --disable-pip-version-check --no-input
PYTEST := $(PY) -m pytest -n $(WORKERS) --maxprocesses=8
LOCK := pip compile -q --no-config --universal --generate-hashes --no-emit-index-url --no-emit-find-links \
	--python-version 3.11 --custom-compile-command "make lock"

# The installed build is imported unless a command below says PYTHONPATH=src.
unexport PYTHONPATH
MAKEFLAGS += --no-print-directory
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help setup play test web-api web-test browser-test bench soak lint format lock clean FORCE

help:
	@echo "make play     set up and start a table (ARGS='coal_baron' and the like are handed on)"
	@echo "make test     set up and run every check"
	@echo "make setup    set up only: environment, compiled engine"
	@echo "make lint     ruff, mypy, the layers, prettier and eslint"
	@echo "make format   let ruff and prettier format the code"
	@echo "make web-api  write the web client's types of the server's answers anew"
	@echo "make bench    measure the engine beside its peers"
	@echo "make soak     long random play on the installed build"
	@echo "make lock     renew the locked versions of all packages"
	@echo "make clean    remove everything that was made here"
	@echo
	@echo "PYTHON=python3.12 picks another Python, FAJRANT_COMPILE=0 leaves out the compiler."

setup: $(VENV)/.installed

play: setup
	@$(VENV)/bin/fajrant play $(ARGS)

# --- environments ---------------------------------------------------------------------------------------------------

$(VENV)/.made $(PEERS)/.made:
	@$(PYTHON) -c "" 2>/dev/null \
		|| { echo "fajrant needs Python 3.11 or newer; '$(PYTHON)' cannot be run: try make PYTHON=python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "fajrant needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) -c 'import platform; print(platform.python_version())'): try make PYTHON=python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null \
		|| { echo "fajrant needs Python's venv module, and '$(PYTHON)' has none (Debian and Ubuntu: apt install python3-venv)" >&2; exit 1; }
	@echo "· making $(@D)"
	@$(PYTHON) -m venv --clear $(@D)
	@touch $@

$(VENV)/.locked: $(VENV)/.made requirements/dev.txt
	@echo "· installing locked packages"
	@$(PY) $(PIP_INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

$(PEERS)/.locked: $(PEERS)/.made requirements/peers.txt
	@echo "· installing the peers' locked packages"
	@$(PEERS)/bin/python $(PIP_INSTALL) --require-hashes -r requirements/peers.txt
	@touch $@

# --- the package: compiled if that can be done; build/kind says what came of it -------------------------------------

FIND_SOURCES := find src/fajrant -type f ! -path '*/__pycache__/*' ! -path '*/static/*'
SOURCES := $(shell $(FIND_SOURCES) 2>/dev/null)

# Changes when a file comes or goes, when another compiler is asked for, or when one appears.
build/sources: FORCE
	@mkdir -p build
	@{ $(FIND_SOURCES) | LC_ALL=C sort; \
		echo "compile $${FAJRANT_COMPILE-1} with $$(command -v $${CC-cc} || echo nothing)"; } > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

$(VENV)/.installed: $(VENV)/.locked build/web build/sources pyproject.toml setup.py LICENSE $(SOURCES)
	@echo "· compiling and installing fajrant (the first time takes a few minutes)"
	@rm -f build/kind
	@$(PY) $(PIP_INSTALL) --no-deps --no-build-isolation --force-reinstall .
	@echo "· fajrant is installed, $$(cat build/kind)"
	@touch $@

# --- the web client: built into src/fajrant/server/static, from where the package takes it ---------------------------

WEB_SOURCES := $(shell find web -type f ! -path 'web/node_modules/*' ! -path 'web/e2e/*' ! -path 'web/tests/*' 2>/dev/null) \
	$(shell find src/fajrant -name '*.ftl' 2>/dev/null)

# Changes when Node appears or goes.
build/node: FORCE
	@mkdir -p build
	@echo "node $$(command -v npm || echo none)" > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

build/npm: build/node web/package.json web/package-lock.json
	@if command -v npm > /dev/null; then \
		echo "· installing the web client's locked packages" && cd web && npm ci --no-progress --loglevel=error > /dev/null; \
	fi
	@touch $@

build/web: build/npm $(WEB_SOURCES)
	@if command -v npm > /dev/null; then \
		echo "· building the web client" && cd web && npm run --silent build -- --logLevel warn; \
	else \
		rm -rf src/fajrant/server/static && echo "· no Node.js here: the table in the browser is left out, the terminal has one"; \
	fi
	@touch $@

# --- checks ---------------------------------------------------------------------------------------------------------

lint: $(VENV)/.locked build/npm
	@mkdir -p build
	@echo "· ruff"
	@$(PY) -m ruff check -q .
	@$(PY) -m ruff format -q --check . || { echo "run make format" >&2; exit 1; }
	@echo "· mypy"
	@$(PY) -m mypy --no-error-summary
	@echo "· layers"
	@PYTHONPATH=src $(VENV)/bin/lint-imports --no-cache > build/layers.log || { cat build/layers.log; exit 1; }
	@if command -v npm > /dev/null; then \
		echo "· prettier and eslint" && { cd web && npm run --silent lint || { echo "run make format" >&2; exit 1; }; }; \
	fi

format: $(VENV)/.locked build/npm
	@$(PY) -m ruff check -q --fix-only .
	@$(PY) -m ruff format .
	@if command -v npm > /dev/null; then cd web && npm run --silent format; fi

# The types that the web client has of the server's answers are made from these, and committed: a build needs no server.
API := web/src/lib/api/schema.d.ts

build/schema.d.ts: $(VENV)/.locked build/npm FORCE
	@PYTHONPATH=src $(PY) -m fajrant.server.openapi > build/openapi.json
	@if command -v npm > /dev/null; then cd web && npm run --silent api > ../build/openapi.log 2>&1 || { cat ../build/openapi.log; exit 1; }; fi

web-api: build/schema.d.ts
	@command -v npm > /dev/null || { echo "make web-api needs Node.js 20 or newer" >&2; exit 1; }
	@cmp -s build/schema.d.ts $(API) || cp build/schema.d.ts $(API)

web-test: build/web build/schema.d.ts
	@if command -v npm > /dev/null; then \
		cmp -s build/schema.d.ts $(API) || { echo "$(API) is not what the server says: run make web-api" >&2; exit 1; } \
	fi
	@if command -v npm > /dev/null; then \
		echo "· the web client: types and tests" && cd web && npm run --silent check && npm test --silent; \
	else \
		echo "· leaving out the tests of the web client: there is no Node.js"; \
	fi

# Changes when a browser appears or goes. Debian's Chromium is installed if there is none and that can be done.
build/chromium: FORCE
	@mkdir -p build
	@found=$${CHROMIUM:-$$(command -v chromium chromium-browser google-chrome | head -n 1)}; \
	if [ -z "$$found" ] && [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
		echo "· installing Chromium for the browser tests"; \
		{ apt-get update && apt-get install -y --no-install-recommends chromium; } > build/chromium.log 2>&1 || true; \
		found=$$(command -v chromium); \
	fi; echo "$$found" > $@

browser-test: $(VENV)/.installed build/chromium
	@if ! command -v npm > /dev/null; then \
		echo "· leaving out the browser tests: there is no Node.js"; \
	elif [ -z "$$(cat build/chromium)" ]; then \
		echo "· leaving out the browser tests: there is no Chromium (Debian and Ubuntu: apt install chromium)"; \
	else \
		echo "· tests in the browser" && cd web && CHROMIUM="$$(cat ../build/chromium)" npm run --silent e2e; \
	fi

# The last line printed is pytest's. Without a compiler there is no compiled leg; a build that fails is a failure.
test: lint $(VENV)/.installed web-test browser-test
	@case "$$(cat build/kind)" in \
		compiled) \
			$(PY) -c 'import sys; from fajrant.core import COMPILED; sys.exit(not COMPILED)' \
				|| { echo "fajrant was compiled, but the installed package is not: try make clean" >&2; exit 1; } ;; \
		"interpreted: compiling failed"* | "interpreted: mypyc refuses"*) \
			echo "fajrant is $$(cat build/kind); $(PY) setup.py build shows why" >&2; exit 1 ;; \
		*) \
			echo "· leaving out the tests of the compiled build ($$(cat build/kind))" ;; \
	esac
	@if [ "$$(cat build/kind)" = compiled ]; then \
		echo "· tests of what the builds could do differently, interpreted"; \
		PYTHONPATH=src $(PYTEST) -m "not soak and not once" $(ARGS) \
			&& echo "· all tests, compiled" && $(PYTEST) $(ARGS); \
	else \
		echo "· all tests, interpreted"; \
		PYTHONPATH=src $(PYTEST) $(ARGS); \
	fi

soak: setup
	@echo "· long random play, $$(cat build/kind)"
	@$(PY) -m pytest -m soak -n 2 $(ARGS)

bench: setup $(PEERS)/.locked
	@FAJRANT_PYTHON="$(CURDIR)/$(PY)" FAJRANT_PEERS_PYTHON="$(CURDIR)/$(PEERS)/bin/python" \
		$(PY) benchmarks/run.py $(ARGS)

# --- upkeep ---------------------------------------------------------------------------------------------------------

# uv resolves for every platform and Python at once; it lives in an environment of its own and is thrown away.
lock:
	@echo "· locking the packages"
	@$(PYTHON) -m venv --clear .venv-lock
	@.venv-lock/bin/python $(PIP_INSTALL) uv
	@.venv-lock/bin/uv $(LOCK) --upgrade requirements/dev.in -o requirements/dev.txt
	@.venv-lock/bin/uv $(LOCK) --upgrade requirements/peers.in -o requirements/peers.txt
	@rm -rf .venv-lock

clean:
	@rm -rf $(VENV) $(PEERS) .venv-lock build dist web/node_modules src/fajrant/server/static .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
