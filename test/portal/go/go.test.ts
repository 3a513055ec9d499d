/** The client in Go: its runtime, the journey of README.md, its own README, hostile products, a later service. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { go as language } from '../../../src/onchain/portal/clients/go/index.ts';
import { filesOfClient, generatorOfTests, hostileInput, run, toolchain, writeFiles } from '../harness.ts';
import { HOSTILE_FILE, HOSTILE_VALUES } from '../hostile-product.ts';
import { guideBlocks } from '../guide.ts';
import { blocksIn, expectHostileTexts, itGoesTheJourney, sourcesWith, worldOf } from '../journeys.ts';
import { asRead, laterAnswers, LaterService } from '../later.ts';
import { isTried } from '../tried.ts';
import { readsSource } from './reads.ts';

/** The first build of a machine compiles all of the standard library. */
const TIMEOUT_MS = 900_000;
const ROOT = join(import.meta.dirname, '../../..');
const RUNTIME = join(ROOT, 'sdk/go');
const MODULE = 'razao.invalid/aurora-products';
/** Nothing is fetched: neither the client nor its tests have a dependency. */
const GO = {
  GOCACHE: join(ROOT, '.razao/go/build'), GOMODCACHE: join(ROOT, '.razao/go/modules'), GOPROXY: 'off', GOTOOLCHAIN: 'local',
  GOTELEMETRY: 'off', GOFLAGS: '-mod=mod',
};
const program = isTried(language) ? undefined : toolchain('Go 1.25', ['go']);
const hasAll = program !== undefined && (await generatorOfTests()) !== undefined;

const { folder, world, fetched } = worldOf('go', hasAll, TIMEOUT_MS);

const go = (cwd: string, ...args: string[]) => run(program ?? 'go', args, { cwd, env: GO });

/** A customer's module with one program, vetted and built. @returns the program. */
async function build(name: string, source: string, client: string): Promise<string> {
  const customer = join(folder, name);
  mkdirSync(customer, { recursive: true });
  writeFileSync(join(customer, 'go.mod'), 'module customer\n\ngo 1.25\n');
  writeFileSync(join(customer, 'main.go'), source);
  await go(customer, 'mod', 'edit', `-require=${MODULE}@v0.0.0`, `-replace=${MODULE}=${client}`);
  await go(customer, 'vet', './...');
  await go(customer, 'build', '-o', 'program', '.');
  return join(customer, 'program');
}

/** Passes values through the models of a client: read as answers are, written as requests are. */
async function reads(
  name: string, client: string, values: readonly { readonly model: string; readonly value: unknown }[],
): Promise<unknown[]> {
  const program = await build(name, readsSource(MODULE, values), client);
  return JSON.parse(execFileSync(program, { input: JSON.stringify(values), encoding: 'utf8' })) as unknown[];
}

(hasAll ? describe : describe.skip)('the client in Go', () => {
  it('has a runtime that does what the vectors say', async () => {
    await go(RUNTIME, 'vet', './...');
    const { stdout } = await go(RUNTIME, 'test', '-count=1', '-v', './...');
    expect(stdout.match(/^--- PASS/gm)?.length).toBeGreaterThan(12);
    expect(stdout).toMatch(/^ok {2}\trazao\.test\/razao/m);
  }, TIMEOUT_MS);

  it('is one module without dependencies, with a guide, a licence, the description and what it was made of', async () => {
    expect(fetched().folder.split('/').at(-1)).toBe('aurora-products-go');
    expect(readdirSync(fetched().folder).filter((name) => !/_calls\.go$/.test(name)).sort()).toEqual(
      ['LICENSE', 'README.md', 'client.go', 'description.openapi.json', 'go.mod', 'models', 'razao', 'razao.json', 'version.go']);
    expect(readFileSync(join(fetched().folder, 'go.mod'), 'utf8')).toBe(`module ${MODULE}\n\ngo 1.25\n`);
    expect(readFileSync(join(fetched().folder, 'version.go'), 'utf8')).toMatch(/^const Version = "v\d+\.\d+\.\d+\+[0-9a-f]{12}"$/m);
    expect(readdirSync(join(fetched().folder, 'razao')).some((name) => name.endsWith('_test.go'))).toBe(false);
    expect(fetched().bytes.length).toBeLessThan(1_000_000);
    await go(fetched().folder, 'vet', './...');
  }, TIMEOUT_MS);

  describe('on the journey', () => {
    let journey: string;
    beforeAll(
      async () => { journey = await build('journey', readFileSync(join(import.meta.dirname, 'journey.go'), 'utf8'), fetched().folder); },
      TIMEOUT_MS,
    );

    itGoesTheJourney(world, async (env) => (await run(journey, [], { cwd: folder, env })).stdout, TIMEOUT_MS);
  });

  it('does what its README says', async () => {
    const readme = await build('readme', blocksIn(readFileSync(join(fetched().folder, 'README.md'), 'utf8'), 'go'), fetched().folder);
    const { stdout } = await run(readme, [], { cwd: folder, env: world().environment() });
    expect(stdout.trim().split('\n')).toEqual(
      ['FINAL', 'CaucaoAluguel FUNDED', 'SUBMITTED', expect.stringMatching(
        /^the chain says /,
      ), 'refused ACCOUNT_NOT_FOUND', 'accounts 2']);
  }, TIMEOUT_MS);

  it('does what the guide says', async () => {
    const { stdout } = await run(await build('guide', guideBlocks('go'), fetched().folder), [], {
      cwd: folder, env: world().environment(),
    });
    expect(stdout).toBe('E_CLAIM_CAP\nSETTLED\n');
  }, TIMEOUT_MS);

  it('reads the answers of a later service', async () => {
    const service = await new LaterService().open();
    try {
      const later = await build('later', `package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"

	"${MODULE}"
	"${MODULE}/razao"
)

func main() {
	client, err := auroraproducts.NewAuroraProducts(${JSON.stringify(service.url)}, "id", "secret")
	if err != nil {
		log.Fatal(err)
	}
	var response razao.Response
	instance, err := client.CaucaoAluguel.Get(context.Background(), "pin_1", razao.WithResponse(&response))
	if err != nil {
		log.Fatal(err)
	}
	var whole struct {
		Field any \`json:"a_field_of_tomorrow"\`
	}
	if err := json.Unmarshal(response.Body, &whole); err != nil {
		log.Fatal(err)
	}
	text, err := json.Marshal([]any{
		instance.State, instance.Status, instance.Timeline[0].Outcome, instance.Timeline[0].Kind, instance.LockedValue.Value, instance.Datum.Deposit, whole.Field,
	})
	fmt.Println(string(text), err)
}
`, fetched().folder);
      const { stdout } = await run(later, [], { cwd: folder });
      expect(JSON.parse(stdout.replace(/<nil>\n$/, ''))).toEqual([...LaterService.reads, { x: 1 }]);
    } finally {
      await service.close();
    }
  }, TIMEOUT_MS);

  it('reads all that a later service answers, for each operation that it has', async () => {
    const answers = laterAnswers();
    expect(answers.length).toBeGreaterThan(20);
    const read = await reads('reads', fetched().folder, answers);
    for (const [place, { model, reads: wanted }] of answers.entries())
      expect([model, asRead(read[place])]).toEqual([model, asRead(wanted)]);
  }, TIMEOUT_MS);

  describe('made of hostile products', () => {
    let files: ReadonlyMap<string, string | Uint8Array>;
    const hostile = join(folder, 'hostile');
    beforeAll(async () => {
      files = await filesOfClient(hostileInput(), language);
      writeFiles(files, hostile);
    }, TIMEOUT_MS);

    it('compiles and is vetted, and nothing in it is executed', async () => {
      await go(hostile, 'vet', './...');
      const uses = await build('uses', `package main

import (
	"encoding/json"
	"fmt"

	"${MODULE}"
	"${MODULE}/models"
)

func main() {
	client, err := auroraproducts.NewAuroraProducts("http://127.0.0.1:9", "id", "secret")
	parameters := models.ClassClassParameters{Class: 1, Import: 2, Func: "00", Self: "x"}
	text, failed := json.Marshal(parameters)
	_, _ = client.Class.Class, client.Class.ClassAndWait
	_, _ = client.Accounts.Create, client.ProductWaitFor.Get
	fmt.Println(string(text), err, failed)
}
`, hostile);
      const { stdout } = await run(uses, [], { cwd: folder });
      expect(stdout).toContain(
        '{"class":1,"import":2,"default":false,"func":"00","package":"","self":"x","object":"","fun":""} <nil> <nil>',
      );
      expect([folder, hostile, join(hostile, 'models'), join(folder, 'uses')].some((it) => existsSync(join(it, HOSTILE_FILE)))).toBe(false);
    }, TIMEOUT_MS);

    it('carries values at their bounds', async () => {
      expect(await reads('bounds', hostile, [{ model: 'ClassClassParameters', value: HOSTILE_VALUES }])).toEqual([HOSTILE_VALUES]);
    }, TIMEOUT_MS);

    it('says what the manifests say, in its documentation', () => {
      expectHostileTexts(sourcesWith('.go', files));
    });
  });
});
