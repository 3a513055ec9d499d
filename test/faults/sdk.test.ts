/**
 * A client that is killed at every step of its payments, and started again each time, makes each of them once. With FAULTS=all (`make
 * faults`) there are 1,000 payments, each killed at every step it has; SDK_PAYMENTS sets their number.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { Razao } from '../../sdk/src/index.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { startTestService, TENANT, type TestService } from '../support/service.ts';
import { steps, type Plan, type Step } from './paying-client.ts';

const ALL = process.env['FAULTS'] === 'all';
const PAYMENTS = Number(process.env['SDK_PAYMENTS'] ?? (ALL ? 1_000 : 240));
const LANES = 2;
/** Otherwise one payment of so many is met by death, each time at another step. */
const EVERY = 4;
/** Up to its note a payment is made again after a kill; each later step is met once, by some of them. */
const LATER = steps.slice(steps.indexOf('noted'));
const EARLIER = steps.slice(0, steps.indexOf('noted'));

let api: TestService;
let folder: string;
let program: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'razao-paying-'));
  program = join(folder, 'paying-client.mjs');
  const entry = join(import.meta.dirname, 'paying-client.ts');
  await build({ entryPoints: [entry], bundle: true, platform: 'node', format: 'esm', outfile: program, logLevel: 'silent' });
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await api?.stop();
});

interface Death { payment: number; step: Step }

/** The deaths of a lane's client, one start after the other. */
function deathsOf(first: number, last: number): Death[] {
  const deaths: Death[] = [];
  for (let payment = first; payment <= last; payment += 1) {
    const later = LATER[Math.floor(payment / 4) % LATER.length] ?? 'ended';
    if (ALL) deaths.push(...(payment % 4 === 0 ? [later] : EARLIER).map((step) => ({ payment, step })));
    else if (payment % EVERY === 0) deaths.push({ payment, step: steps[(payment / EVERY) % steps.length] ?? 'sent' });
  }
  return deaths;
}

/** Runs the program to its end, or to its death. @returns the signal that killed it. */
async function start(plan: Plan): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, [program, JSON.stringify(plan)], {
    stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, NODE_OPTIONS: '', NODE_COMPILE_CACHE: join(folder, 'compiled') },
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (signal === null && code !== 0) throw new Error(`the paying client ended with ${code}`);
  return signal;
}

it(`${PAYMENTS} payments of a client that dies again and again: none twice, none lost`, async () => {
  const owner = await api.party();
  const debtor = await api.account(PAYMENTS * PAYMENTS, { owner });
  const creditor = await api.account(0, { owner });
  const share = PAYMENTS / LANES;
  const killed = new Map<Step, number>();
  const workers = Array.from({ length: LANES }, async (_none, worker) => {
    const [first, last] = [worker * share + 1, (worker + 1) * share];
    const plan: Omit<Plan, 'token'> = { baseUrl: api.baseUrl, folder: join(folder, String(worker)), first, last, debtor, creditor };
    mkdirSync(plan.folder);
    for (const death of deathsOf(first, last)) {
      expect([death, await start({ ...plan, token: await api.token(), death })]).toEqual([death, 'SIGKILL']);
      killed.set(death.step, (killed.get(death.step) ?? 0) + 1);
    }
    expect(await start({ ...plan, token: await api.token() })).toBeNull();
    return readFileSync(join(plan.folder, 'notes'), 'utf8').trim().split('\n').map((line) => line.split(' ') as [string, string]);
  });
  const notes = (await Promise.all(workers)).flat();

  const razao = new Razao({ baseUrl: api.baseUrl, token: await api.token() });
  const made: [string, string][] = [];
  for await (const { amount, rail, obligation_id } of razao.obligations.list({ limit: 200 })) {
    if (rail === 'NATIVE') made.push([String(amount.value), obligation_id]);
  }
  const byAmount = (a: [string, string], b: [string, string]): number => Number(a[0]) - Number(b[0]);
  expect(made.sort(byAmount)).toEqual(notes.sort(byAmount));
  expect(made.map(([amount]) => Number(amount))).toEqual(Array.from({ length: PAYMENTS }, (_none, index) => index + 1));
  expect([...killed.keys()].sort()).toEqual([...steps].sort());
  const moved = (PAYMENTS * (PAYMENTS + 1)) / 2;
  expect([await api.available(debtor), await api.available(creditor)]).toEqual([PAYMENTS * PAYMENTS - moved, moved]);
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
  if (ALL) process.stderr.write(
    `killed ${[...killed.values()].reduce((sum, n) => sum + n, 0)} times: ${JSON.stringify(Object.fromEntries(killed))}\n`,
  );
}, ALL ? 4 * 3_600_000 : 120_000);
