/** The clockwork of several processes, one of which has a wrong clock. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { createMongoDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { eventually } from '../../../test/support/service.ts';
import { MongoLink } from '../db/mongodb.ts';
import { createLog } from '../log.ts';
import { Clockwork } from './jobs.ts';

let mongo: TestDatabase;
let client: MongoClient;
let link: MongoLink;
let clockwork: Clockwork;
let runs = 0;
let isInTime = true;
beforeEach(async () => {
  [runs, isInTime] = [0, true];
  mongo = await createMongoDatabase();
  client = await new MongoClient(mongo.url).connect();
  link = new MongoLink(mongo.url, createLog('silent'));
  const jobs = [{ name: 'look', every: '1 second', run: async () => { runs += 1; } }];
  clockwork = new Clockwork(link, { jobs, log: createLog('silent'), isInTime: () => isInTime });
  link.start();
  await eventually(async () => runs > 0, 30);
});
afterEach(async () => {
  await clockwork.stop();
  await link.stop();
  await client.close();
  await mongo.drop();
});

it('runs nothing while the clock of its process is wrong, and goes on when it is right', async () => {
  isInTime = false;
  await sleep(2_500);
  const before = runs;
  await sleep(2_500);
  expect(runs).toBe(before);
  isInTime = true;
  await eventually(async () => runs > before + 1, 15);
}, 60_000);

it('gives back what a scan has locked while the clockwork paused', async () => {
  isInTime = false;
  await sleep(2_500);
  const jobs = client.db().collection('jobs');
  await jobs.updateOne({ name: 'look' }, { $set: { lockedAt: new Date(Date.now() + 7_200_000) } });
  await eventually(async () => (await jobs.findOne({ name: 'look' }))?.['lockedAt'] === null, 15);
  const before = runs;
  isInTime = true;
  await eventually(async () => runs > before + 1, 15);
}, 60_000);

it('runs now what a process that was two hours ahead has put off for all', async () => {
  const before = runs;
  await client.db().collection('jobs').updateOne({ name: 'look' }, { $set: { nextRunAt: new Date(Date.now() + 7_200_000) } });
  await eventually(async () => runs > before + 2, 20);
}, 60_000);

it.each([0, 100, 300])('stopped %d ms after its start, it has ended before the connection goes, and says nothing', async (milliseconds) => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });
  const early = new MongoLink(mongo.url, log);
  const jobs = Array.from({ length: 12 }, (_, n) => ({ name: `early-${n}`, every: '1 second', run: async () => { await sleep(50); } }));
  const starting = new Clockwork(early, { jobs, log });
  early.start();
  await sleep(milliseconds);
  await starting.stop();
  await early.stop();
  await sleep(500);
  expect(lines).toEqual([]);
}, 60_000);
