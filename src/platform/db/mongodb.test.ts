/** A replica set is up as long as it has a primary, whatever members are down. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { eventually } from '../../../test/support/service.ts';
import { findMongod } from '../local/mongod-binary.ts';
import { freePort } from '../local/index.ts';
import { createLog } from '../log.ts';
import { MongoLink } from './mongodb.ts';

const TIMEOUT_MS = 120_000;
/** Some heartbeats long. */
const WATCHED_MS = 3_000;

interface Member {
  readonly port: number;
  process: ChildProcess;
  readonly start: () => ChildProcess;
}

let folder: string;
let members: Member[];
let link: MongoLink;
const lines: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'razao-replica-set-'));
  const mongod = await findMongod(createLog('silent'));
  members = await Promise.all(['one', 'two', 'three'].map(async (name) => {
    const [data, port] = [join(folder, name), await freePort()];
    mkdirSync(data);
    const start = () => spawn(mongod, [
      '--replSet', 'razao', '--dbpath', data, '--port', String(port), '--bind_ip', '127.0.0.1', '--wiredTigerCacheSizeGB', '0.25',
    ], { stdio: 'ignore' });
    return { port, start, process: start() };
  }));
  const [first] = members;
  await Promise.all(members.map(({ port }) => withAdmin(alone(port), (admin) => admin.ping())));
  await withAdmin(alone(first?.port), async (admin) => {
    await admin.command({ replSetInitiate: { _id: 'razao', settings: { electionTimeoutMillis: 2_000 }, members:
      members.map(({ port }, _id) => ({ _id, host: `127.0.0.1:${port}`, priority: _id === 0 ? 2 : 1 })) } });
  });
  await eventually(async () => (await primary()) === first?.port, 60);
  link = new MongoLink(url(), createLog('warn', { write: (line) => { lines.push(line); } }));
  link.start();
  await eventually(async () => link.isUp);
}, TIMEOUT_MS);
afterAll(async () => {
  await link?.stop();
  await Promise.all(members.map(kill));
  rmSync(folder, { recursive: true, force: true });
}, TIMEOUT_MS);

const alone = (port: number | undefined): string => `mongodb://127.0.0.1:${port}/?directConnection=true`;
const url = (): string =>
  `mongodb://${members.map(({ port }) => `127.0.0.1:${port}`).join(',')}/razao?replicaSet=razao&heartbeatFrequencyMS=500`;

async function withAdmin<T>(address: string, work: (admin: ReturnType<ReturnType<MongoClient['db']>['admin']>) => Promise<T>): Promise<T> {
  const client = new MongoClient(address, { serverSelectionTimeoutMS: 30_000 });
  return work(client.db().admin()).finally(() => client.close());
}

async function primary(): Promise<number> {
  const { primary: name = '' } = await withAdmin(`${url()}&readPreference=primaryPreferred`, (admin) =>
    admin.command({ hello: 1 })).catch(() => ({ primary: '' }));
  return Number(name.split(':').at(-1));
}

async function kill({ process: { exitCode, signalCode }, process }: Member): Promise<void> {
  if (exitCode !== null || signalCode !== null) return;
  process.kill('SIGKILL');
  await once(process, 'exit');
}

it('without one of its secondaries it is there all the time', async () => {
  await kill(members[2]!);
  for (const until = performance.now() + WATCHED_MS; performance.now() < until; await sleep(20)) expect(link.isUp).toBe(true);
  expect(lines).toEqual([]);
}, TIMEOUT_MS);

it('without its primary, and too few for another, it is away; with another member there is one again', async () => {
  await kill(members[0]!);
  await eventually(async () => !link.isUp);
  members[2]!.process = members[2]!.start();
  await eventually(async () => link.isUp, 60);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['MongoDB does not answer: schedules, webhooks and housekeeping wait']);
}, TIMEOUT_MS);
