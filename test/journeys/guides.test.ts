/** The guides and the README, tried on a machine with `make run` going: the service, the sponsor, the KYC provider. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, test } from '@jest/globals';
import { guides } from '../../src/interfaces/docs/guides.ts';
import { freePort } from '../../src/platform/local/index.ts';
import { createDatabase, createMongoDatabase, type TestDatabase } from '../support/database.ts';
import { blocksOf, commandsOf, pathOfUser, type Tried } from '../support/guide-blocks.ts';
import { programFile } from '../support/server-urls.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const START_MS = 180_000;
/** The guide of products compiles, runs a battery and waits for blocks; that of time lives through two months and more. */
const STORY_MS = 300_000;
const RAZAO_KEK = '07'.repeat(32);
const MARK = '=== next';
/** Default address of `razao adapter check`. */
const CHECKED_AT = '127.0.0.1:4060';

let folder: string;
let database: TestDatabase;
let mongodb: TestDatabase;
let service: ChildProcess;
let mockUrl: string;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'razao-guides-'));
  await linkSources();
  [database, mongodb] = [await createDatabase(), await createMongoDatabase()];
  port = await freePort();
  service = spawn(process.execPath, [join(ROOT, 'src/command-line/razao.js'), 'serve', '--local', '--json'], {
    cwd: folder, stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env, NODE_OPTIONS: '', PORT: '0', DATABASE_URL: database.url, RAZAO_KEK, MONGODB_URL: mongodb.url,
      RAZAO_LOG_LEVEL: 'silent', RAZAO_DEMO: 'empty',
      RAZAO_DATA_DIR: join(folder, '.razao'), RAZAO_SPONSOR_SETTLE_MS: '100', RAZAO_KYC_DECIDE_MS: '100',
    },
  });
  await once(service.stdout as NodeJS.ReadableStream, 'data');
  mockUrl = (JSON.parse(readFileSync(join(folder, '.razao/ready.json'), 'utf8')) as { mock: { base_url: string } }).mock.base_url;
}, START_MS);

afterAll(async () => {
  const gone = once(service, 'exit');
  service.kill('SIGTERM');
  await gone;
  await Promise.all([database.drop(), mongodb.drop()]);
  rmSync(folder, { recursive: true });
}, START_MS);

/** The sources where who pastes finds them; but the command line put into one file, which starts in a third of the time. */
async function linkSources(): Promise<void> {
  mkdirSync(join(folder, 'src/command-line'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'src')).filter((it) => it !== 'command-line')) symlinkSync(
    join(ROOT, 'src', name), join(folder, 'src', name),
  );
  writeFileSync(join(folder, 'src/command-line/razao.js'), `const { spawnSync } = require('node:child_process');
process.exitCode = spawnSync(${JSON.stringify(process.execPath)}, [${JSON.stringify(await programFile('main'))}, ...process.argv.slice(2)], { stdio: 'inherit' }).status;`);
}

/** Pastes commands into one shell, where the service is. @returns the output of each. */
async function paste(commands: readonly string[]): Promise<string[]> {
  const { stdout } = await run('sh', ['-euc', commands.join(`\necho; echo '${MARK}'\n`)], {
    cwd: folder, env: { ...process.env, PATH: pathOfUser(), NODE_OPTIONS: '', DATABASE_URL: database.url, RAZAO_KEK },
  });
  return stdout.split(MARK);
}

/** The guide's commands with a free port in place of the one that they name. */
function onPort(text: string): string {
  return text.replace(CHECKED_AT, `127.0.0.1:${port}`).replace('razao adapter check ', `razao adapter check --listen 127.0.0.1:${port} `);
}

const [setUp] = commandsOf('getting-started').toService as [Tried];
/** The clock is moved last: what the other guides show is of today. */
const inOrder = guides.toSorted((a, b) => Number(a === 'time') - Number(b === 'time'));
const stories = inOrder.map((guide) => ({ guide, commands: commandsOf(guide).toService })).filter(({ commands }) => commands.length > 0);

test.each(stories)('$guide', async ({ guide, commands }) => {
  const story = guide === 'getting-started' ? commands : [setUp, ...commands];
  const printed = await paste(story.map(({ text }) => onPort(text)));
  const shown = story.map((command) => [command.text, JSON.parse(command.shown?.text ?? '{}') as object]);
  const answered = story.map(({ text }, index) => [text, JSON.parse(printed[index] ?? '')]);
  // Money moves from guide to guide; the output of the set-up is that of the first day.
  const from = guide === 'getting-started' ? 0 : 1;
  expect(answered.slice(from)).toMatchObject(shown.slice(from));
}, STORY_MS);

it('the README\'s tour goes as it says', async () => {
  const [printed = ''] = await paste(blockOf('README.md'));
  expect(objectsIn(printed)).toMatchObject([
    { state: 'FINAL', resolution_outcome: 'SETTLED', amount: { value: 1250 } }, { assets: [{ symbol: 'BRL' }] },
    { items: [{ seq_no: 1 }, { seq_no: 2 }] },
  ]);
}, START_MS);

it('the long tour goes as it says', async () => {
  const [printed = ''] = await paste(blockOf('docs/tour.md'));
  expect(objectsIn(printed)).toMatchObject([
    { state: 'FINAL', resolution_outcome: 'SETTLED', amount: { value: 1250 } },
    { state: 'PENDING', amount: { value: 500 } },
    { assets: [{ balances: { available: 750 } }] },
    { is_frozen: true },
    { error: 'ACCOUNT_FROZEN' },
    { is_frozen: false },
    { items: [{ seq_no: 1 }, { seq_no: 2 }] },
  ]);
  const [again = ''] = await paste(blockOf('docs/tour.md'));
  const payments = ([transfer, payout]: unknown[]) => [transfer, payout].map((it) => (it as { obligation_id: string }).obligation_id);
  expect(payments(objectsIn(again))).toEqual(payments(objectsIn(printed)));
}, START_MS);

it('the mocks answer as their README says', async () => {
  const [answers = ''] = await paste(blockOf('mocks/README.md').map((text) => text.replace('http://127.0.0.1:4010', mockUrl)));
  for (const text of [
    '"access_token"', '"available":5750', '"SHADOWED"', '"type":"enum"', '"INSUFFICIENT_FUNDS"', 'tx_id,accounting_day',
  ]) {
    expect(answers).toContain(text);
  }
  expect(readFileSync(join(folder, 'qr.png')).subarray(1, 4).toString()).toBe('PNG');
}, START_MS);

/** The first block of calls of a page. */
function blockOf(page: string): string[] {
  return blocksOf(readFileSync(join(ROOT, page), 'utf8')).map(({ text }) => text).filter((text) => text.includes('curl ')).slice(0, 1);
}

function objectsIn(printed: string): object[] {
  return printed.trim().split('\n').map((line) => JSON.parse(line) as object);
}
