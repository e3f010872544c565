# The commands of the house. `make help` lists them; the set-up they need is done on the way (tools/setup.sh).
# Variables: PYTHON=python3.12 (which Python makes .venv)  ARGS="..." (passed on)  WORKERS=2 (test processes)

$(if $(wildcard pyproject.toml),,$(error saloon: run make in the folder that holds this Makefile))

BIN := .venv/bin
WORKERS ?= auto
ARGS ?=
export PYTHON

.DEFAULT_GOAL := help
.PHONY: help wire frames play terminal web shots test check fmt compiled rulecov sizes mutate conserve bench lock clean base dev

help:  ## this list
	@grep -hE '^[a-z]+:.*##' Makefile | sed -E 's/:[^#]*## */\t/' | expand -t 12

play: web  ## open the house in the browser (everything needed is installed first)
	@$(BIN)/saloon serve --open $(ARGS)

terminal: base  ## sit down at a table in the terminal
	@$(BIN)/saloon play $(ARGS)

web: base  ## build the web client
	@sh tools/web.sh

shots: web  ## pictures of every main screen, in build/shots
	@sh tools/shots.sh $(ARGS)

test: dev web  ## every test, in a browser too, then the laws again on the compiled build
	@$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup --ignore tests/e2e $(ARGS)
	@sh tools/browser.sh $(ARGS)
	@$(BIN)/python -m tools.compiled

check: dev  ## format, lint, types, directions, sizes, words, rule coverage
	@sh tools/check.sh

fmt: dev  ## format the code and mend what ruff can mend
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

compiled: dev  ## build the compiled wheel, install it in .venv-compiled, run the laws there
	@$(BIN)/python -m tools.compiled --required $(ARGS)

rulecov: dev  ## which rule ids have code and a test
	@$(BIN)/python -m tools.rulecov $(ARGS)

sizes: dev  ## long files and long functions
	@$(BIN)/python -m tools.sizes $(ARGS)

mutate: dev  ## changes of a title's rules that no test notices (TITLE=standoff PATHS=rules/fire.py AT_LEAST=90)
	@$(BIN)/python -m tools.mutate "$(TITLE)" $(PATHS) $(if $(AT_LEAST),--at-least $(AT_LEAST))

conserve: dev  ## 10,000 random games of each title, every state held against its laws (TITLE=... ARGS="--games 500")
	@$(BIN)/python -m tools.conserve $(TITLE) $(ARGS)

wire: dev  ## the wire's types for the web client
	@$(BIN)/python -m tools.wire

frames: base  ## recorded games for looking at boards (web/gallery.html)
	@$(BIN)/python -m tools.frames $(ARGS)

bench: dev  ## the figures we publish, beside a peer measured in the same run
	@for file in bench/[a-z]*.py; do $(BIN)/python "$$file" $(ARGS) || exit 1; done

lock:  ## rewrite requirements/*.txt (UPGRADE=1 for the newest versions)
	@sh tools/setup.sh lock
	@UPGRADE=$(UPGRADE) sh tools/lock.sh

clean:  ## remove everything make has made
	rm -rf .venv .venv-bench .venv-compiled .venv-lock build dist mutants .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

base dev:
	@sh tools/setup.sh $@
