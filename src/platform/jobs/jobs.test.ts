/** The scheduler of several processes, one of which has a wrong clock. */
import { MongoJobRepository } from '@agendajs/mongo-backend';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { createMongoDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { eventually } from '../../../test/support/service.ts';
import { MongoLink } from '../db/mongodb.ts';
import { createLog } from '../log.ts';
import { Scheduler } from './jobs.ts';

let mongo: TestDatabase;
let client: MongoClient;
let link: MongoLink;
let scheduler: Scheduler;
let runs = 0;
let isInTime = true;
beforeEach(async () => {
  [runs, isInTime] = [0, true];
  mongo = await createMongoDatabase();
  client = await new MongoClient(mongo.url).connect();
  link = new MongoLink(mongo.url, createLog('silent'));
  const jobs = [{ name: 'look', every: '1 second', run: async () => { runs += 1; } }];
  scheduler = new Scheduler(link, { jobs, log: createLog('silent'), isInTime: () => isInTime });
  link.start();
  await eventually(async () => runs > 0, 30);
});
afterEach(async () => {
  await scheduler.stop();
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

it('gives back what a scan has locked while the scheduler paused', async () => {
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

it('asks MongoDB seldom for a job that is seldom due, and runs it at once when it begins', async () => {
  const asked: string[] = [];
  const look = MongoJobRepository.prototype.getNextJobToRun;
  const looks = jest.spyOn(MongoJobRepository.prototype, 'getNextJobToRun').mockImplementation(async function (
    this: MongoJobRepository, ...which
  ) {
    asked.push(which[0]);
    return look.apply(this, which);
  });
  const other = new MongoLink(mongo.url, createLog('silent'));
  const counts = { often: 0, hourly: 0 };
  const seldom = new Scheduler(other, { log: createLog('silent'), jobs: [
    { name: 'often', every: '1 second', run: async () => { counts.often += 1; } },
    { name: 'hourly', every: '1 hour', run: async () => { counts.hourly += 1; } },
  ] });
  other.start();
  await eventually(async () => counts.often > 4 && counts.hourly === 1, 60);
  const times = (name: string) => asked.filter((it) => it === name).length;
  expect([times('hourly') < times('often') / 2, times('hourly') > 0]).toEqual([true, true]);
  await seldom.stop();
  await other.stop();
  looks.mockRestore();
}, 90_000);

it.each([0, 100, 300])('stopped %d ms after its start, it has ended before the connection goes, and says nothing', async (milliseconds) => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });
  const early = new MongoLink(mongo.url, log);
  const jobs = Array.from({ length: 12 }, (_, n) => ({ name: `early-${n}`, every: '1 second', run: async () => { await sleep(50); } }));
  const starting = new Scheduler(early, { jobs, log });
  early.start();
  await sleep(milliseconds);
  await starting.stop();
  await early.stop();
  await sleep(500);
  expect(lines).toEqual([]);
}, 60_000);

it('stopped while it looks for due jobs, it waits for that and leaves none locked', async () => {
  const other = new MongoLink(mongo.url, createLog('silent'));
  const jobs = Array.from({ length: 12 }, (_, n) => ({ name: `slow-${n}`, every: '1 second', run: async () => undefined }));
  const ending = new Scheduler(other, { jobs, log: createLog('silent') });
  const slowJobs = client.db().collection('jobs');
  let underWay = 0;
  const look = MongoJobRepository.prototype.getNextJobToRun;
  const looks = jest.spyOn(MongoJobRepository.prototype, 'getNextJobToRun').mockImplementation(async function (
    this: MongoJobRepository, ...which
  ) {
    underWay += 1;
    await sleep(300);
    return await look.apply(this, which).finally(() => { underWay -= 1; });
  });
  other.start();
  await eventually(async () => await slowJobs.countDocuments({ name: /^slow/, lastFinishedAt: { $ne: null } }) > 0, 30);
  await slowJobs.updateMany({ name: /^slow/ }, { $set: { nextRunAt: new Date() } });
  await eventually(async () => underWay > 0, 10);
  await ending.stop();
  expect(underWay).toBe(0);
  expect(await slowJobs.countDocuments({ name: /^slow/, lockedAt: { $ne: null } })).toBe(0);
  looks.mockRestore();
  await other.stop();
}, 60_000);

it('a job that takes longer than its lock keeps it, and is not called dead', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });
  const other = new MongoLink(mongo.url, log);
  const done = Promise.withResolvers<void>();
  const lockMs = 4_000;
  const long = new Scheduler(other, { jobs: [{ name: 'long', every: '1 second', lockMs, run: () => done.promise }], log });
  const jobs = client.db().collection('jobs');
  const lockedAt = async () => ((await jobs.findOne({ name: 'long' }))?.['lockedAt'] as Date | null | undefined)?.getTime();
  other.start();
  const began = await eventually(async () => await lockedAt() ?? undefined, 30);
  await eventually(async () => lines.length > 0 || (await lockedAt() ?? 0) > began + 2 * lockMs, 60);
  expect(lines).toEqual([]);
  done.resolve();
  await eventually(async () => (await jobs.findOne({ name: 'long' }))?.['lastFinishedAt'] instanceof Date, 30);
  await long.stop();
  await other.stop();
}, 120_000);
