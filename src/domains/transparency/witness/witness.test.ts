/** Witnesses: ours, by the letter of the protocol, and the log that asks one that lies, is slow or away. */
import { mkdtempSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { hash } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { eventually, startTestService, TENANT } from '../../../../test/support/service.ts';
import { logOf } from '../../../../test/support/logs.ts';
import { newSigner, SyntheticLog } from '../../../../test/proofs/synthetic-log.ts';
import { readCheckpoint, readNote, readVerifierKey, signersOf } from '../notes/index.ts';
import { Witness } from './witness.ts';
import { readWitnessed, submitCheckpoint } from './witness-client.ts';
import { witnessServer } from './witness-server.ts';

const log = new SyntheticLog(300, newSigner('ledger.example.com/aurora'));
const IMPOSTOR = new SyntheticLog(10, newSigner('ledger.example.com/aurora'));
const OTHER = new SyntheticLog(10, log.signer, (it) => { it['x'] = 1; });
const ends: (() => unknown)[] = [];
afterEach(async () => { for (const end of ends.splice(0).toReversed()) await end(); });

const newFile = () => join(mkdtempSync(join(tmpdir(), 'razao-witness-')), 'witness.json');
const open = (file = newFile()) => new Witness({
  file, name: 'witness.example/w1', logs: [log.signer.vkey], now: () => new Date('2026-03-02T12:00:00Z'),
});
const body = (old: number, size: number, path = old === 0 ? [] : log.consistency(old, size), note = log.checkpoint(size)) =>
  `old ${old}\n${path.map((it) => `${it.toString('base64')}\n`).join('')}\n${note}`;

async function listening(handle: RequestListener | Witness): Promise<string> {
  const server = handle instanceof Witness ? witnessServer(handle) : createServer(handle);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => { server.closeAllConnections(); server.close(); });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('our witness', () => {
  it('cosigns what continues, and says so of its time', () => {
    const witness = open();
    for (const [old, size] of [[0, 5], [5, 256], [256, 256], [256, 300]] as const) {
      const answer = witness.addCheckpoint(body(old, size));
      expect(answer.status).toBe(200);
      expect(signersOf(readNote(log.checkpoint(size) + answer.body), [witness.vkey])).toEqual([witness.vkey]);
    }
  });

  it.each<[string, number, () => string]>([
    ['a log that it does not follow', 404, () => body(5, 10, undefined, new SyntheticLog(10, newSigner('x/y')).checkpoint())],
    ['another key of the log', 403, () => body(5, 10, undefined, IMPOSTOR.checkpoint())],
    ['a signature that is wrong', 403, () => body(5, 10, undefined, log.checkpoint(10).replace('\n10\n', '\n11\n'))],
    ['an old size above the new one', 400, () => body(11, 10, [])],
    ['no old size', 400, () => `\n${log.checkpoint(10)}`],
    ['an old size with a zero before it', 400, () => body(5, 10).replace('old 5', 'old 05')],
    ['a hash that is none', 400, () => body(5, 10).replace('\n', '\nAAAA\n')],
    ['too many hashes', 400, () => body(5, 10, Array.from({ length: 64 }, () => log.root(1)))],
    ['another old size than the last', 409, () => body(4, 10)],
    ['none, where it knows one', 409, () => body(0, 10, [])],
    ['a proof that is false', 422, () => body(5, 10, log.consistency(5, 10).map(() => log.root(1)))],
    ['a proof that is missing', 422, () => body(5, 10, [])],
    ['another tree of the same size', 422, () => body(5, 5, [], OTHER.checkpoint(5))],
    ['another history', 422, () => body(5, 10, log.consistency(5, 10), OTHER.checkpoint())],
  ])('refuses %s by %i, and cosigns the right one after it', (_name, status, asked) => {
    const witness = open();
    witness.addCheckpoint(body(0, 5));
    const answer = witness.addCheckpoint(asked());
    expect([answer.status, answer.status === 409 ? [answer.body, answer.type] : []]).toEqual([
      status, status === 409 ? ['5\n', 'text/x.tlog.size'] : []]);
    expect(witness.addCheckpoint(body(5, 10)).status).toBe(200);
  });

  it('knows after a restart what it cosigned, with the same key', () => {
    const file = newFile();
    const before = open(file);
    before.addCheckpoint(body(0, 5));
    const after = open(file);
    expect(after.vkey.line).toBe(before.vkey.line);
    expect(after.addCheckpoint(body(0, 10)).status).toBe(409);
    expect(() => new Witness({ file, name: 'other', logs: [], now: () => new Date() })).toThrow(/is of the witness witness.example\/w1/);
  });

  it('serves what it cosigned last to monitors', async () => {
    const witness = open();
    const url = await listening(witness);
    const known = { url, vkey: witness.vkey };
    expect(await readWitnessed(known, log.signer.vkey.name, [log.signer.vkey])).toBeUndefined();
    expect(await submitCheckpoint(known, { old: 0, path: [], note: log.checkpoint(7) })).toHaveProperty('line');
    expect(await submitCheckpoint(known, { old: 0, path: [], note: log.checkpoint(9) })).toEqual({ size: 7 });
    const note = await readWitnessed(known, log.signer.vkey.name, [log.signer.vkey]) ?? '';
    expect(signersOf(readNote(note), [witness.vkey, log.signer.vkey])).toHaveLength(2);
    await expect(readWitnessed(known, log.signer.vkey.name, [newSigner('ledger.example.com/aurora').vkey])).rejects.toThrow(/did not sign/);
    for (const path of ['/', '/nothing', `/${hash('sha256', 'x')}/checkpoint`]) expect((await fetch(url + path)).status).toBe(404);
  });
});

it('a witness that lies, is slow or away delays no other, and a quorum publishes what the others cosigned', async () => {
  const liar = newSigner('liar.example/w', 'WITNESS');
  const [lies, isSlow] = await Promise.all([
    listening((_request, response) => { response.end(`— liar.example/w ${Buffer.alloc(76).toString('base64')}\n`); }),
    listening(() => undefined),
  ]);
  // The log's key is made with its service: the honest witness learns it from the public address.
  const keys: ReturnType<typeof readVerifierKey>[] = [];
  const honest = new Witness({ file: newFile(), name: 'honest.example/w', logs: keys, now: () => new Date() });
  const url = await listening(honest);
  const away = newSigner('away.example/w', 'WITNESS');
  const api = await startTestService({ env: {
    RAZAO_WITNESS_QUORUM: '1',
    RAZAO_WITNESSES: [
      `${liar.vkey.line} ${lies}`, `${newSigner('slow.example/w', 'WITNESS').vkey.line} ${isSlow}`, `${away.vkey.line} http://127.0.0.1:9`,
      `${honest.vkey.line} ${url}`,
    ].join(','),
  } });
  ends.push(() => api.stop());
  const [a, b] = [await api.account(100), await api.account()];
  await api.transfer(a, b, 1);
  await eventually(async () => (await logOf(api.databaseUrl))?.signed_size === 3);
  const get = (path: string) => request(api.baseUrl).get(`/transparency/${TENANT}/${path}`);
  expect((await get('checkpoint')).status).toBe(404);
  keys.push(...(await get('keys')).text.trim().split('\n').map(readVerifierKey));
  const published = await eventually(async () => {
    const { status, text } = await get('checkpoint');
    return status === 200 && text;
  }, 90);
  expect(readCheckpoint(published).size).toBe(3);
  expect(signersOf(readNote(published), [honest.vkey, liar.vkey, away.vkey])).toEqual([honest.vkey]);
}, 120_000);

it('a log that a witness does not follow keeps no other from being cosigned', async () => {
  const keys: ReturnType<typeof readVerifierKey>[] = [];
  const witness = new Witness({ file: newFile(), name: 'honest.example/w', logs: keys, now: () => new Date() });
  const url = await listening(witness);
  const api = await startTestService({ env: { RAZAO_WITNESS_QUORUM: '1', RAZAO_WITNESSES: `${witness.vkey.line} ${url}` } });
  ends.push(() => api.stop());
  // Logs are asked for by name: several that are not followed come before the one that is, and one after it.
  for (const tenant of ['aaa', 'bbb', 'zzz', TENANT]) await api.account(100, { tenant });
  const get = (path: string) => request(api.baseUrl).get(`/transparency/${TENANT}/${path}`);
  const lines = await eventually(async () => {
    const { status, text } = await get('keys');
    return status === 200 && text;
  });
  keys.push(...lines.trim().split('\n').map(readVerifierKey));
  await eventually(async () => (await get('checkpoint')).status === 200, 20);
}, 120_000);
