/**
 * The client of the whole API in each language: a customer installs it and walks from the onboarding of a customer to the reconciliation
 * with the bank, by the programs of docs/examples. Python walks each time, the others when `tried.json` does not say that they did.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildWhole, WHOLE_LANGUAGES } from '../../src/deploy/whole-sdk.ts';
import { findLanguage } from '../../src/onchain/portal/index.ts';
import type { ClientLanguage } from '../../src/onchain/portal/clients/client-input.ts';
import { startDemoService, type DemoService } from './demo-service.ts';
import { generatorOfTests, run, toolchain, wholeClient, workFolder, type ProgramEnvironment } from './harness.ts';
import { readsSource } from './go/reads.ts';
import { blocksIn } from './journeys.ts';
import { asRead, laterAnswers } from './later.ts';
import { buildByMaven } from './maven.ts';
import { readBy } from './python/reads.ts';
import { environmentWith, pythonOfTests } from './python/toolchain.ts';
import { isTried } from './tried.ts';

/** The first build of a machine fetches the compilers and all that the clients need. */
const TIMEOUT_MS = 1_800_000;
const ROOT = join(import.meta.dirname, '../..');
const WALKS = join(ROOT, 'docs/examples/whole-api');
const MODULE = 'razao.invalid/razao-sdk';
const GO = {
  GOCACHE: join(ROOT, '.razao/go/build'), GOMODCACHE: join(ROOT, '.razao/go/modules'), GOPROXY: 'off', GOTOOLCHAIN: 'local',
  GOTELEMETRY: 'off', GOFLAGS: '-mod=mod',
};
/** 3850 come in, 2000 are paid, 850 are returned; each is a line of the statement. */
const WALKED = {
  kyc: 'VERIFIED', charge: 'PAID', payment: 'SETTLED', return: 'SETTLED', reconciliation: 'COMPLETED', breaks: 0, balance: 1000, lines: 3,
};

const isNew = (name: string) => !isTried(findLanguage(name) as ClientLanguage);
const generator = await generatorOfTests();
const python = generator && await pythonOfTests();
const go = generator && isNew('go') ? toolchain('Go 1.25', ['go']) : undefined;
const hasJvm = generator && (isNew('java') || isNew('kotlin')) && toolchain('JDK', ['javac']) !== undefined;
const mvn = hasJvm ? toolchain('Maven', ['mvn']) : undefined;

const { folder, remove } = workFolder('whole');
let service: DemoService;
beforeAll(async () => { if (generator) service = await startDemoService(); }, TIMEOUT_MS);
afterAll(async () => {
  await service?.stop();
  remove();
}, TIMEOUT_MS);

async function clientIn(name: string): Promise<string> {
  if (!generator) throw new Error('there is no generator');
  return (await buildWhole(name, generator, folder)).folder;
}

async function expectWalk(walk: (env: ProgramEnvironment) => Promise<{ readonly stdout: string }>): Promise<void> {
  expect(JSON.parse((await walk(service.environment)).stdout)).toEqual(WALKED);
}

/** Every example of every answer, as a later service would give it. */
const answers = laterAnswers(wholeClient());

/** @param keeps whether the language keeps fields that it does not know. */
function expectRead(read: readonly unknown[], keeps = false): void {
  expect(answers.length).toBeGreaterThan(300);
  for (const [place, { model, value, reads }] of answers.entries()) {
    expect([model, asRead(read[place])]).toEqual([model, asRead(keeps ? value : reads)]);
  }
}

(python ? describe : describe.skip)('the whole API in Python', () => {
  let interpreter: string;
  let client: string;
  beforeAll(async () => {
    if (!python) return;
    client = await clientIn('python');
    interpreter = await environmentWith(python, join(folder, 'venv'), [client]);
  }, TIMEOUT_MS);

  it('walks from onboarding to reconciliation', async () => {
    await expectWalk((env) => run(interpreter, ['-W', 'error', join(WALKS, 'walk.py')], { cwd: folder, env }));
  }, TIMEOUT_MS);

  it('reads every answer of the contracts, and keeps what it does not know', async () => {
    expectRead(await readBy(interpreter, folder, 'razao_sdk', answers), true);
  }, TIMEOUT_MS);

  (isNew('python') ? it : it.skip)('is strictly typed, as is the program on it, and does what its README says', async () => {
    const strictly = ['-m', 'mypy', '--strict', '--cache-dir', join(folder, 'mypy')];
    const check = (...what: string[]) => run(interpreter, [...strictly, ...what], { cwd: folder });
    await check('-p', 'razao_sdk');
    writeFileSync(join(folder, 'readme.py'), blocksIn(readFileSync(join(client, 'README.md'), 'utf8'), 'python'));
    await check(join(WALKS, 'walk.py'), 'readme.py');
    const { stdout } = await run(interpreter, ['-W', 'error', 'readme.py'], { cwd: folder, env: service.environment });
    expect(stdout.trim().split('\n')).toEqual(['FINAL', 'refused ACCOUNT_NOT_FOUND', 'accounts 2']);
  }, TIMEOUT_MS);
});

(go !== undefined ? describe : describe.skip)('the whole API in Go', () => {
  let client: string;
  beforeAll(async () => { client = await clientIn('go'); }, TIMEOUT_MS);

  async function build(name: string, source: string): Promise<string> {
    const customer = join(folder, name);
    mkdirSync(customer);
    writeFileSync(join(customer, 'go.mod'), 'module customer\n\ngo 1.25\n');
    writeFileSync(join(customer, 'main.go'), source);
    for (const args of [
      ['mod', 'edit', `-require=${MODULE}@v0.0.0`, `-replace=${MODULE}=${client}`], ['vet', './...'], ['build', '-o', 'program', '.'],
    ]) await run(go ?? 'go', args, { cwd: customer, env: GO });
    return join(customer, 'program');
  }

  it('is vetted, and walks from onboarding to reconciliation', async () => {
    await run(go ?? 'go', ['vet', './...'], { cwd: client, env: GO });
    const walk = await build('walk', readFileSync(join(WALKS, 'walk.go'), 'utf8'));
    await expectWalk((env) => run(walk, [], { cwd: folder, env }));
  }, TIMEOUT_MS);

  it('reads every answer of the contracts', async () => {
    const reads = await build('reads', readsSource(MODULE, answers));
    expectRead(JSON.parse(execFileSync(reads, { input: JSON.stringify(answers), encoding: 'utf8' })) as unknown[]);
  }, TIMEOUT_MS);

  it('does what its README says', async () => {
    const readme = await build('readme', blocksIn(readFileSync(join(client, 'README.md'), 'utf8'), 'go'));
    const { stdout } = await run(readme, [], { cwd: folder, env: service.environment });
    expect(stdout.trim().split('\n')).toEqual(['FINAL', 'refused ACCOUNT_NOT_FOUND', 'accounts 2']);
  }, TIMEOUT_MS);
});

describe.each([{ name: 'java', file: 'Walk.java', main: 'Walk' }, { name: 'kotlin', file: 'Walk.kt', main: 'WalkKt' }])(
  'the whole API in $name', ({ name, file, main }) => {
    const tried = mvn !== undefined && isNew(name) ? it : it.skip;
    tried('compiles without a warning, walks, and reads every answer of the contracts', async () => {
      const own = join(folder, name);
      mkdirSync(own);
      const client = join(own, `razao-sdk-${name}`);
      if (generator) await buildWhole(name, generator, own);
      const reads = file.replace('Walk', 'Reads');
      const jar = await buildByMaven(mvn ?? '', own, {
        name: `${name}-walk`, like: client, sources: new Map([
          [file, readFileSync(join(WALKS, file), 'utf8')],
          [reads, readFileSync(join(import.meta.dirname, name, reads), 'utf8').replaceAll('razao.aurora', 'razao.sdk')],
        ]),
      });
      const java = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-cp', jar];
      await expectWalk((env) => run('java', [...java, main], { cwd: own, env }));
      const said = execFileSync('java', [...java, 'Reads'], {
        input: answers.map(({ model, value }) => `${JSON.stringify({ model, value })}\n`).join(''), encoding: 'utf8',
        env: { PATH: process.env['PATH'], JAVA_TOOL_OPTIONS: '-Dfile.encoding=UTF-8' }, stdio: ['pipe', 'pipe', 'ignore'],
        maxBuffer: 64 * 1024 * 1024,
      });
      expectRead(said.trim().split('\n').map((line) => JSON.parse(line) as unknown));
    }, TIMEOUT_MS);
  },
);

describe('the whole API', () => {
  const input = wholeClient();

  it('is shown in the guide by what its program does', () => {
    const guide = readFileSync(join(ROOT, 'docs/guides/getting-started.md'), 'utf8');
    const program = readFileSync(join(WALKS, 'walk.py'), 'utf8');
    const shown = blocksIn(guide, 'python').trim().split('\n');
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter((line) => !program.includes(line))).toEqual([]);
  });

  it.each(WHOLE_LANGUAGES)('has every operation of the contracts in %s', async (name) => {
    const made = await findLanguage(name)?.assemble(input, new Map());
    const sources = [...(made ?? [])].filter(([path]) => !path.endsWith('.md')).map(([, content]) => String(content)).join('\n');
    const missing = input.ledger.flatMap(({ methods }) => methods).filter(({ operationId }) => !sources.includes(`"${operationId}"`));
    expect(missing.map(({ operationId }) => operationId)).toEqual([]);
  });

  it.each(['python', 'go'])('has the runtime of %s that the vectors are played on, byte for byte', async (name) => {
    const runtime = join(ROOT, 'sdk', name, 'razao');
    const files = await findLanguage(name)?.assemble(input, new Map());
    const made = new Map([...(files ?? [])].map(([path, content]) => [path.split('razao/')[1], content]));
    for (const file of readdirSync(runtime).filter((it) => /(?<!_test)\.(go|py)$/.test(it))) {
      expect(made.get(file)).toBe(readFileSync(join(runtime, file), 'utf8'));
    }
  });
});
