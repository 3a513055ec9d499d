/** Readers who follow the feed while two processes write: every event once, each entity's in order, none ever late. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { EventFeedItem, EventListResponse } from '../../generated/models.ts';
import { announcedFindings } from '../support/announced.ts';
import { createDatabase } from '../support/database.ts';
import { eventually, startTestService, TENANT, transferBody, type TestService } from '../support/service.ts';
import { Load, type Write } from './load.ts';
import { endAll, ServiceChild } from './service-child.ts';

const ends: (() => unknown)[] = [];
const atEnd = <T>(thing: T, end: (it: T) => unknown): T => (ends.push(() => end(thing)), thing);

let databaseUrl: string;
let here: TestService;
beforeEach(async () => {
  ends.length = 0;
  databaseUrl = atEnd(await createDatabase(), (it) => it.drop()).url;
  here = atEnd(await startTestService({ databaseUrl }), (it) => it.stop());
});
afterEach(() => endAll(ends));

interface Follower {
  readonly baseUrl: string;
  readonly filter: Readonly<Record<string, string>>;
  readonly limit: number;
}

/** Follows the feed until the writers have ended and there is nothing more. */
async function follow({ baseUrl, filter, limit }: Follower, token: string, hasEnded: () => boolean): Promise<EventFeedItem[]> {
  const seen: EventFeedItem[] = [];
  let after = 'earliest';
  for (;;) {
    const wasOver = hasEnded();
    const query = new URLSearchParams({ ...filter, after, limit: String(limit) });
    const response = await fetch(`${baseUrl}/v1/events?${query}`, { headers: { authorization: `Bearer ${token}` } });
    const { items } = (await response.json()) as EventListResponse;
    if (items.length === 0 && wasOver) return seen;
    seen.push(...items);
    after = items.at(-1)?.position ?? after;
  }
}

const nameOf = ({ entity, event_type }: Pick<EventFeedItem, 'entity' | 'event_type'>) =>
  `${entity.entity_id} ${entity.version} ${event_type}`;

function passes({ type, entity_id }: Readonly<Record<string, string>>, event: EventFeedItem): boolean {
  return (type === undefined || event.event_type.startsWith(type.slice(0, -1))) && (entity_id === undefined
    || event.entity.entity_id === entity_id);
}

it('is gapless and in order for every reader, whatever he filters and however he pages', async () => {
  const there = atEnd(await ServiceChild.start(databaseUrl), (it) => it.kill());
  const owner = await here.party();
  const accounts = await Promise.all([1, 2, 3, 4].map((i) => here.account(i * 100_000, { owner })));
  const [a = '', b = '', c = '', d = ''] = accounts;
  const token = await here.token();
  const load = new Load(token);
  let turn = 0;
  const next = (): Write => {
    turn += 1;
    const [from, to] = turn % 2 ? [a, b] : [c, d];
    if (turn % 7 === 0) return {
      operationId: turn % 2 ? 'freezeAccount' : 'unfreezeAccount', path: `/v1/accounts/${d}/${turn % 2 ? 'freeze' : 'unfreeze'}`, body: {},
    };
    if (turn % 5 === 0) return {
      operationId: 'createObligation', path: '/v1/obligations',
      body: { ...transferBody(from, to, 1), rail: 'MOCK', creditor: { kind: 'external', external_id: 'loja' } },
    };
    return { operationId: 'createObligation', path: '/v1/obligations', body: transferBody(from, to, 1) };
  };
  const followers = fc.sample(fc.record({
    baseUrl: fc.constantFrom(here.baseUrl, there.baseUrl),
    filter: fc.constantFrom({}, {}, { type: 'obligation.*' }, { type: '*' }, { entity_id: d }, { type: 'account.*', entity_id: d }),
    limit: fc.integer({ min: 1, max: 200 }),
  }), 8) as Follower[];
  let isOver = false;
  load.start(4, () => here.baseUrl, next);
  load.start(4, () => there.baseUrl, next);
  const following = followers.map((follower) => follow(follower, token, () => isOver));
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  await eventually(async () => load.succeeded.length > 50);
  await load.stop();
  // Rails answer in the background: the feed is whole when every payment has ended.
  await eventually(async () => (await here.service.database.forTenant(TENANT).read((em) =>
    em.execute<object[]>("select from razao.obligations where state <> 'FINAL' limit 1"))).length === 0);
  isOver = true;
  const whole = await follow({ baseUrl: here.baseUrl, filter: {}, limit: 200 }, token, () => true);
  expect(whole.length).toBeGreaterThan(load.succeeded.length);
  expect(new Set(whole.map(({ event_id }) => event_id)).size).toBe(whole.length);
  for (const [i, seen] of (await Promise.all(following)).entries()) {
    const { filter = {} } = followers[i] ?? {};
    expect([followers[i], seen.map(nameOf)]).toEqual([followers[i], whole.filter((event) => passes(filter, event)).map(nameOf)]);
  }
  expect(await announcedFindings(databaseUrl)).toEqual([]);
}, 90_000);

it('has an event as soon as the write behind it is answered, by whichever process', async () => {
  const there = atEnd(await startTestService({ databaseUrl, env: { RAZAO_ROLES: 'api' } }), (it) => it.stop());
  const [from, to] = [await here.account(1_000), await here.account()];
  for (let i = 0; i < 20; i += 1) {
    const [writes, reads] = i % 2 ? [here, there] : [there, here];
    const { body } = await writes.transfer(from, to, 1);
    const { items } = await reads.ok<EventListResponse>('listEvents', { query: { limit: 2 } });
    expect(items.map(nameOf)).toEqual([`${body.obligation_id} 2 obligation.settled`, `${body.obligation_id} 1 obligation.created`]);
    expect(items[0]?.tenant).toBe(TENANT);
  }
});
