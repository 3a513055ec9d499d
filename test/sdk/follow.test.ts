/** A reader of the feed stores its position, and notices gaps. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { EventGapError, InstanceWaitError, WaitTimeoutError, type RazaoEvent, type Storage } from '../../sdk/src/index.ts';
import { json, refusal, Wire } from './wire.ts';

type Fed = [entity: string, version: number, type?: string];

/** A feed in pages of two, positions counted from 1. */
function feed(events: readonly Fed[]): Wire {
  return new Wire(({ url }) => {
    const query = url.searchParams;
    const items = events.map(([entity_id, version, event_type = 'obligation.created'], index) =>
      ({ event_id: `evt_${index + 1}`, event_type, entity: { entity_id, version }, position: String(index + 1), data: {} }));
    if (!query.has('after')) return json({ items: items.slice(-1), next_cursor: null });
    const from = Number(query.get('cursor') ?? (query.get('after') === 'earliest' ? 0 : query.get('after')));
    return json({ items: items.slice(from, from + 2), next_cursor: from + 2 < items.length ? String(from + 2) : null });
  });
}

let kept: Map<string, string>;
let storage: Storage;
beforeEach(() => {
  kept = new Map();
  storage = {
    load: async () => new Map(kept),
    write: async (changes) => { for (const [key, value] of Object.entries(changes)) if (value !== null) kept.set(key, value); },
  };
});

const EVENTS: readonly Fed[] = [['a', 4], ['b', 1], ['a', 5], ['b', 2, 'account.frozen'], ['a', 6]];

/** Reads to the head with a client of its own, as after a restart. */
async function read(
  events: readonly Fed[], options: { types?: string[]; from?: 'now' } = {}, handle: (event: RazaoEvent) => unknown = () => undefined,
) {
  const seen: string[] = [];
  const report = await feed(events).client({ storage }).followEvents({ name: 'books', until: 'head', ...options }, (event) => {
    seen.push(`${event.entity.entity_id}${event.entity.version}`);
    return handle(event);
  });
  return { seen, report };
}

describe('a reader', () => {
  it('is given every event in order, and goes on where it stopped', async () => {
    const first = await read(EVENTS.slice(0, 3));
    expect([first.seen, first.report]).toEqual([['a4', 'b1', 'a5'], { handled: 3, read: 3, entities: 2, position: '3' }]);
    const second = await read(EVENTS);
    expect([second.seen, second.report.position]).toEqual([['b2', 'a6'], '5']);
    expect((await read(EVENTS)).seen).toEqual([]);
  });

  it('is given an event again whose handling failed, and none before it', async () => {
    await expect(read(EVENTS, {}, ({ entity }) => { if (entity.entity_id === 'b')
      throw new Error('no room'); })).rejects.toThrow('no room');
    expect((await read(EVENTS)).seen).toEqual(['b1', 'a5', 'b2', 'a6']);
  });

  it('is told of a hole, keeps its place before it, and so is told again', async () => {
    const holed: readonly Fed[] = [['a', 4], ['b', 1], ['b', 3], ['a', 5]];
    for (let turn = 0; turn < 2; turn += 1) {
      const error = await read(holed).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(EventGapError);
      expect(error).toMatchObject({ entityId: 'b', expectedVersion: 2, event: { entity: { version: 3 } } });
    }
    expect((await read([['a', 4], ['b', 1], ['b', 2], ['a', 5]])).seen).toEqual(['b2', 'a5']);
  });

  it('finds a hole among events it did not ask for, and is given only those it did', async () => {
    expect((await read(EVENTS, { types: ['account.*'] })).seen).toEqual(['b2']);
    expect((await read([...EVENTS, ['a', 7], ['b', 3, 'account.closed']], { types: ['account.closed'] })).seen).toEqual(['b3']);
    await expect(read([...EVENTS, ['a', 7], ['b', 3], ['a', 9]], { types: ['account.*'] })).rejects.toThrow(
      'a: version 9 came where 8 was due',
    );
  });

  it('begins with what comes from now on, if it wants to', async () => {
    expect((await read(EVENTS.slice(0, 3), { from: 'now' })).seen).toEqual([]);
    expect((await read(EVENTS, { from: 'now' })).seen).toEqual(['b2', 'a6']);
  });

  it('is told when it paused for too long', async () => {
    kept.set('feed:books:position', '1');
    const client = new Wire(refusal('POSITION_EXPIRED', 422)).client({ storage });
    await expect(client.followEvents({ name: 'books' }, () => undefined)).rejects.toMatchObject({ code: 'POSITION_EXPIRED' });
  });

  it('waits at the head until its signal ends it', async () => {
    const events: Fed[] = [['a', 1]];
    const controller = new AbortController();
    const seen: number[] = [];
    const following = feed(events).client({ storage }).followEvents({
      name: 'books', pollMs: 5, signal: controller.signal,
    }, ({ entity }) => {
      seen.push(entity.version);
      if (entity.version < 3) events.push(['a', entity.version + 1]);
      else controller.abort(new Error('enough'));
    });
    await expect(following).rejects.toThrow('enough');
    expect(seen).toEqual([1, 2, 3]);
  });
});

describe('waiting for an obligation', () => {
  const states = (...all: string[]) => new Wire(...all.map((state) => json({ obligation_id: 'obl_1', state })));

  it('ends in the state, or when the obligation is final', async () => {
    const wire = states('PENDING', 'DISPATCHED', 'FINAL');
    expect((await wire.client().waitFor('obl_1', 'DISPATCHED')).state).toBe('DISPATCHED');
    expect((await wire.client().waitFor({ obligation_id: 'obl_1' }, 'DISPATCHED')).state).toBe('FINAL');
    expect(wire.sent.map(({ url }) => url.pathname)).toEqual(Array.from({ length: 3 }, () => '/v1/obligations/obl_1'));
  });

  it('gives up with what it saw last', async () => {
    const error = await states('PENDING').client().waitFor('obl_1', 'FINAL', { timeoutMs: 300 }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(WaitTimeoutError);
    expect(error).toMatchObject({ obligation: { state: 'PENDING' } });
  });
});

describe('waiting for an instance', () => {
  const move = (sequence: number, outcome: string, to_state: string | null, refusal: object | null = null) => ({
    sequence, outcome, to_state, refusal,
  });
  const seen = (timeline: object[], more: object = {}) => ({
    product_id: 'caucao', instance_id: 'pin_1', status: 'OPEN', state: 'FUNDED', awaiting_index: false, timeline, ...more,
  });
  const asked = seen([move(1, 'ACCEPTED', 'FUNDED'), move(2, 'SUBMITTED', null)], { awaiting_index: true });
  const wait = (answers: object[], state: string, options?: object) =>
    new Wire(...answers.map((it) => json(it))).client().waitForInstance(asked as never, state, options).catch((thrown: unknown) => thrown);

  it('ends when the move that was asked for has led there, and the next can follow', async () => {
    const there = seen([move(1, 'ACCEPTED', 'FUNDED'), move(2, 'ACCEPTED', 'FUNDED')]);
    expect(await wait([asked, { ...there, awaiting_index: true }, there], 'FUNDED')).toEqual(there);
  });

  it('ends in the refusal of the validator', async () => {
    const refusal = { code: 'E_CLAIM_CAP', reason: 'more than the cap', trace: [] };
    const error = await wait([seen([move(1, 'ACCEPTED', 'FUNDED'), move(2, 'REFUSED', null, refusal)])], 'CLAIMED');
    expect(error).toBeInstanceOf(InstanceWaitError);
    expect(error).toMatchObject({ end: 'REFUSED', refusal });
  });

  it('ends when the instance ended elsewhere, and when it takes too long', async () => {
    expect(await wait([seen([move(2, 'ACCEPTED', 'RELEASED')], { status: 'CLOSED', state: 'RELEASED' })], 'CLAIMED')).toMatchObject(
      { end: 'ENDED', refusal: null },
    );
    expect(await wait([asked], 'CLAIMED', { timeoutMs: 300 })).toMatchObject({ end: 'TIMEOUT', instance: { awaiting_index: true } });
  });
});
