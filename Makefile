# Everything runs on the Node of node_modules/.bin (24); the system's Node (>= 20) only starts npm.
# Recipes end in exec, so that a signal meant for the service reaches it and not a shell.
SHELL := /bin/sh
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
.SUFFIXES:

export PATH := $(CURDIR)/node_modules/.bin:$(PATH)
# Node keeps what it has compiled: programs start in half the time.
export NODE_COMPILE_CACHE := $(CURDIR)/node_modules/.cache/node

node      := exec node_modules/.bin/node
tsx       := $(node) --import tsx
# For what runs long: it also ends when only make is interrupted or killed.
long      := $(tsx) --import ./src/platform/local/stop-with-make.ts
installed := node_modules/.package-lock.json

.PHONY: help run mock test generate record check fuzz faults histories simulate dates demo bench bench-log import-run searches publish sdk sdk-all sdks package versions clean install port-is-free pix stories console console-test console-speed tickets screenshots

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

run: port-is-free $(installed) ## set up everything and start the service with two demo tenants
	@RAZAO_SANDBOX="$${RAZAO_SANDBOX:-1}" RAZAO_WEBHOOK_ALLOW_LOOPBACK="$${RAZAO_WEBHOOK_ALLOW_LOOPBACK:-1}" \
	  RAZAO_FETCH_GENERATOR="$${RAZAO_FETCH_GENERATOR:-1}" $(long) src/main.ts serve --local

port-is-free:
	@[ -e $(installed) ] || ! command -v node >/dev/null || node src/deploy/port-is-free.js

mock: $(installed) ## answer both contracts with their examples at http://127.0.0.1:4010; nothing is kept
	@$(long) src/main.ts mock

test: $(installed) ## set up everything and run every check and test; RAZAO_TEST_NOW=2028-02-29T15:00:00Z on another day
	@$(long) test/support/run.ts

generate: $(installed) ## write generated/ from contracts/
	@$(subst exec ,,$(tsx)) contracts/codegen/generate.ts
	@$(tsx) test/support/emit.ts

record: $(installed) ## write down new operations, migrations and counts of long lines, after make generate
	@$(subst exec ,,$(tsx)) test/support/record.ts
	@$(tsx) test/support/style.ts --record

check: $(installed) ## types, lint, ladders of imports and SQL, landed migrations, freshness of generated/, what new things lack
	@$(tsx) test/support/check.ts

fuzz: $(installed) ## send far more odd requests and codes than make test does; FUZZ_SEED=… repeats a run
	@FUZZ_SEED="$${FUZZ_SEED:-$$(date +%s)}" FUZZ_EXAMPLES="$${FUZZ_EXAMPLES:-100}" FUZZ_REQUESTS="$${FUZZ_REQUESTS:-2000}" \
	  FUZZ_BRCODES="$${FUZZ_BRCODES:-1000000}" NEAR_BODIES=all \
	  $(node) node_modules/jest/bin/jest.js --verbose test/conformance/schemathesis test/conformance/examples test/conformance/odd test/faults/fuzz pix/brcode/fuzz

faults: $(installed) ## kill the service at every place of every write, tell every order of news; PROMOTIONS=50 of standbys; make test takes a sample
	@FAULTS=all $(node) node_modules/jest/bin/jest.js --verbose test/faults test/adapter/api-pix-kills permutations idempotency/pairs instances/orders journeys/products scenarios/money-in

histories: $(installed) ## HISTORIES=10 records of four processes that are killed, frozen, cut off; Porcupine judges them (needs Go); SEED=1
	@HISTORIES="$${HISTORIES:-10}" $(node) node_modules/jest/bin/jest.js --verbose test/histories

searches: $(installed) ## look for payments among ten million (SEARCH_ROWS=…), with the index and time of each search; takes minutes
	@SEARCH_ROWS="$${SEARCH_ROWS:-10000000}" $(node) node_modules/jest/bin/jest.js --verbose obligations/list-obligations

pix: $(installed) ## 10,000 Pix through the adapter for API Pix, callbacks lost, doubled, out of order; PIX_API_SPEC names the Banco Central's file
	@PIX_CREDITS="$${PIX_CREDITS:-10000}" FAULTS=all $(node) node_modules/jest/bin/jest.js --verbose test/adapter/api-pix

stories: $(installed) ## play all stories of a sandbox, and judge every client with a mistake; make test takes a sample
	@STORIES=all $(node) node_modules/jest/bin/jest.js --verbose test/stories

simulate: $(installed) ## play random histories beside a ledger on paper; SEED=… STEPS=… says which and how long
	@SIMULATE_SEED="$${SEED:-$$(date +%s)}" SIMULATE_STEPS="$${STEPS:-3000}" SIMULATE_VERBOSE=1 \
	  $(node) node_modules/jest/bin/jest.js --verbose test/simulation/simulation test/simulation/products test/simulation/pix-rules

dates: $(installed) ## run the suite on nine other dates, also as daylight saving changes; FILES="squads journeys" takes some of it, make test a sample
	@$(long) test/support/dates.ts

demo: $(installed) ## play all sixty days of the demo data and hold them to their story; make test plays the first week
	@DEMO_DAYS=60 $(node) node_modules/jest/bin/jest.js --verbose operations/demo

bench: $(installed) ## measure transfers and reads beside the raw limits of this machine, then the books of a year
	@$(subst exec ,,$(long)) test/bench/run.ts
	@$(long) test/bench/books.ts

bench-log: $(installed) ## build the log of ten million entries of one account, and measure proofs and past balances; takes minutes
	@$(long) test/bench/log.ts

import-run: $(installed) ## import 100,000 accounts, export a book of 100,000 entries, and let hledger, beancount and DuckDB read it
	@$(long) test/bench/imports.ts

publish: $(installed) ## keep a dated snapshot of the contracts, against which later changes are compared
	@$(tsx) contracts/codegen/publish.ts

sdk-all: $(installed) ## make the clients of the whole API in Python, Go, Java and Kotlin into .razao/sdk, and print their sizes
	@$(long) src/deploy/whole-sdk.ts

sdk: $(installed) ## build and pack the TypeScript SDK into .razao/sdk, and print its size
	@$(tsx) sdk/build.ts

sdks: $(installed) ## make all clients, of products and of the whole API, from nothing, twice, print their sizes, and try them
	@$(long) test/portal/sdks.ts

console: $(installed) ## build the console into .razao/console, and print the sizes of its files
	@$(tsx) src/deploy/console.ts

# Every view in both languages, both themes and two widths takes minutes: make test looks at each in one way.
console-test: $(installed) ## look at every view of the console in a browser, in all eight ways, and try what can go wrong
	@CONSOLE=all $(node) node_modules/jest/bin/jest.js --verbose test/console interfaces/console

console-speed: $(installed) ## print how soon the console can be used and how smoothly it scrolls, of the service that make run has started
	@$(long) test/console/speed.ts

tickets: $(installed) ## make ten support tickets in the service that make run has started, to be answered at the console
	@$(tsx) test/console/play-tickets.ts

screenshots: $(installed) ## make the six pictures of the console in docs/guides/images, of the service that make run has started
	@$(long) test/console/screenshots.ts

package: $(installed) ## make the archive to deploy, in .razao/package, and print its size
	@$(tsx) src/deploy/package.ts

versions: $(installed) ## try a sample of the suite on every supported version of Postgres and MongoDB that can be had
	@$(long) test/support/versions.ts

clean: ## stop left-over servers; remove node_modules and .razao with its data
	@if [ -e $(installed) ]; then node_modules/.bin/node --import tsx test/support/clean.ts; fi
	@rm -rf node_modules .razao

install: $(installed)

# Only when the lockfile changed. Without a home to write to, npm keeps its cache here.
$(installed): package-lock.json
	@[ ! -L node_modules ] || { echo 'node_modules is a symbolic link, maybe to the packages of somebody else: remove the link first' >&2; exit 1; }
	@command -v npm >/dev/null || { echo 'npm is missing: install Node 20 or later' >&2; exit 1; }
	@echo 'installing packages'
	@[ -w "$${HOME:-/nonexistent}" ] || export npm_config_cache="$(CURDIR)/.razao/npm"; node src/deploy/install.js
	@touch $(installed)
