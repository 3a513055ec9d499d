/**
 * The adapter dies at each step between the PSP and Razao, and starts again on its store: nothing is doubled, nothing is lost. `make test`
 * takes a sample, `make faults` (FAULTS=all) all steps.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '../../src/platform/local/index.ts';
import type { Failpoint } from '../../src/platform/failpoints.ts';
import { KEYS, removeFolder, startPsp, writeConfig, type TestPsp } from '../support/api-pix.ts';
import { callerOf, FakeRazao, until } from '../support/fake-razao.ts';
import { programFile } from '../support/server-urls.ts';

type Step = readonly ['credit' | 'return' | 'charge' | 'payment' | 'unasked' | 'cancel', Failpoint];

const ALL: readonly Step[] = [
  ['credit', 'before-intent'], ['credit', 'after-intent'], ['credit', 'before-told'], ['credit', 'after-told'], ['credit', 'before-cursor'],
  ['return', 'before-intent'], ['return', 'after-intent'], ['return', 'after-bank'], ['return', 'before-told'], ['return', 'after-told'],
  ['charge', 'before-intent'], ['charge', 'after-bank'],
  ['payment', 'before-intent'], ['payment', 'after-intent'], ['payment', 'after-bank'], ['payment', 'after-told'],
  ['unasked', 'before-told'], ['unasked', 'after-told'], ['cancel', 'before-told'], ['cancel', 'after-told'],
];
const SAMPLE: readonly Step[] = [['credit', 'after-told'], ['return', 'after-bank'], ['charge', 'after-bank'], ['payment', 'after-intent']];
const steps = process.env['FAULTS'] === 'all' ? ALL : SAMPLE;
const TIMEOUT_MS = 120_000;

let psp: TestPsp;
let razao: FakeRazao;
let file: string;
let folder: string;
let child: ChildProcess | undefined;
let url: string;
beforeAll(async () => {
  psp = await startPsp();
  razao = await FakeRazao.start();
  const [callbackPort, port] = [await freePort(), await freePort()];
  ({ file, folder } = writeConfig({
    pspUrl: psp.url, razaoUrl: razao.url, callbackPort, config: { listen: `127.0.0.1:${port}` },
    profile: { poll: { every_seconds: 1, overlap_minutes: 15, sweep_every_minutes: 60, sweep_hours: 26 } },
  }));
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await kill();
  removeFolder({ folder });
  razao.close();
  await psp.psp.stop();
});

/** Starts the command line's adapter; it dies where it is armed to. @returns when it listens. */
async function start(point?: Failpoint): Promise<void> {
  child = spawn(process.execPath, [await programFile('service-process'), 'adapter', 'api-pix', '--config', file, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'], env: { ...process.env, NODE_OPTIONS: '', RAZAO_LOG_LEVEL: 'silent' },
  });
  await once(child.stdout as NodeJS.EventEmitter, 'data');
  if (point === undefined) return;
  const armed = once(child, 'message');
  child.send({ point });
  await armed;
}

async function kill(): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const dead = async () => { if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit'); };
const call = (method: 'GET' | 'POST', path: string, body?: object) => callerOf(url)(method, path, body);
const credit = async () =>
  (await psp.control<{ pix: { endToEndId: string } }>('emit', { event: 'CREDIT_RECEIVED', data: { key: KEYS[0] } })).pix.endToEndId;
const linesOf = async (kind: string) =>
  (await psp.control<{ lines: { kind: string; reference?: string }[] }>('books')).lines.filter((line) => line.kind === kind);
const ended = (event: string, reference: string) => razao.taken.filter((it) => it.event === event && it.data['reference'] === reference);

let n = 0;
const referenceOf = () => `obl_01KJQ9F8H0K2N4Q6S8W0Y2A${String(n += 1).padStart(3, '0')}`;

const orderOf = () => ({
  txid: `RAZAO${String(n += 1).padStart(25, '0')}`, key: KEYS[0], amount: { currency: 'BRL', value: 3700 }, expires_in_seconds: 600,
  payer_request: null,
});

/** Work that leads the adapter through a step, and what must hold in the end: once at the PSP, once at Razao. */
const work: Readonly<Record<Step[0], () => Promise<{ ask: () => Promise<unknown>; holds: () => Promise<void> }>>> = {
  credit: async () => {
    let name = '';
    return {
      ask: async () => { name ||= await credit(); },
      holds: async () => void await until(() => razao.credits, (it) => it.includes(name)),
    };
  },
  return: async () => {
    const name = await credit();
    await until(() => razao.credits, (it) => it.includes(name));
    const body = {
      reference: referenceOf(), return_end_to_end_id: 'D1234567820261130120000000000001', original_end_to_end_id: name,
      amount: { currency: 'BRL', value: 100 }, reason_code: 'MD06',
    };
    return {
      ask: () => call('POST', '/v1/returns', body),
      holds: async () => {
        await until(() => ended('RETURN_SETTLED', body.reference).length, (it) => it > 0);
        const bankId = body.reference.replace('_', '');
        expect((await linesOf('RETURN_SENT')).filter(({ reference }) => reference === bankId)).toHaveLength(1);
      },
    };
  },
  charge: async () => {
    const order = orderOf();
    return {
      ask: () => call('POST', '/v1/pix/charges', order),
      holds: async () => {
        const { charges } = await psp.control<{ charges: { txid: string; revisao: number }[] }>('books');
        expect(charges.filter(({ txid }) => txid === order.txid)).toEqual([expect.objectContaining({ revisao: 0 })]);
      },
    };
  },
  unasked: async () => {
    const name = await credit();
    await until(() => razao.credits, (it) => it.includes(name));
    const data = { original_end_to_end_id: name, amount: { value: 100 } };
    const told = () => razao.taken.filter(({ event, data: it }) => event === 'RETURN_SENT' && it['original_end_to_end_id'] === name);
    let sent: Promise<unknown> | undefined;
    return {
      ask: async () => { await (sent ??= psp.control('emit', { event: 'RETURN_SENT', data })); },
      holds: async () => void await until(() => told().length, (it) => it > 0),
    };
  },
  cancel: async () => {
    const order = orderOf();
    await call('POST', '/v1/pix/charges', order);
    const told = () => razao.taken.filter(({ event, data }) => event === 'QR_CHARGE_CANCELLED' && data['txid'] === order.txid);
    return {
      ask: () => call('POST', `/v1/pix/charges/${order.txid}/cancel`, {}),
      holds: async () => void await until(() => told().length, (it) => it > 0),
    };
  },
  payment: async () => {
    const body = {
      reference: referenceOf(), rail: 'PIX', direction: 'OUT', amount: { currency: 'BRL', value: 137 }, debtor: 'acc_1',
      creditor: 'pix_key:fornecedor@example.com', match_keys: {},
    };
    return {
      ask: () => call('POST', '/v1/payments', body),
      holds: async () => {
        await until(() => ended('PAYMENT_SETTLED', body.reference).length, (it) => it > 0);
        const bankId = body.reference.replace('_', '');
        expect((await linesOf('PAYMENT')).filter(({ reference }) => reference === bankId)).toHaveLength(1);
      },
    };
  },
};

it.each(steps)('%s: dead at %s, and all is once', async (kind, point) => {
  await start();
  const { ask, holds } = await work[kind]();
  await kill();
  await start(point);
  void ask();
  await dead();
  await start();
  await ask();
  await holds();
  await kill();
  const ids = razao.deliveries.map(({ id, text }) => `${id} ${text}`);
  expect(new Set(ids).size).toBe(new Set(razao.deliveries.map(({ id }) => id)).size);
}, TIMEOUT_MS);
