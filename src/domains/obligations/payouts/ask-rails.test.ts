/** After a restore: which rails are asked, and what payments wait for. */
import { describe, expect, it } from '@jest/globals';
import { FixedClock } from '../../../platform/clock.ts';
import { AskRails, type AskRailsOptions } from './ask-rails.ts';

const SINCE = '2026-03-02T12:00:00.000Z';
type Given = () => AsyncIterable<object>;
const nothing: Given = async function* () { /* it was given nothing */ };
const unreachable: Given = async function* () { throw new Error('nobody listens'); };

/** A tenant whose payments wait until its rails were asked, and the adapters of its bindings by provider. */
function world(adapters: Record<string, { given?: Given }>) {
  const clock = new FixedClock();
  const stop = { state: 'ASKING', waitsFor: null as unknown };
  const asked: string[] = [];
  const row = () => ({
    tenant_id: 'demo', state: stop.state, reason: '', stopped_at: SINCE, stopped_by: 'cli:ana', started_at: null, started_by: null,
    forgotten_since: SINCE, waits_for: null,
  });
  const answers: Record<string, (values: unknown[]) => object[]> = {
    'read-payout-stop': () => [row()], 'keep-forgotten-payments': () => [{ keep_forgotten_payments: '0' }],
    'end-asking-rails': ([, , waitsFor]) => (Object.assign(stop, { waitsFor, state: waitsFor === null ? 'STARTED' : 'ASKING' }), []),
  };
  const parts = {
    log: { info: () => undefined, warn: () => undefined },
    database: {
      clock, dueQueries: { find: async () => (stop.state === 'ASKING' ? [{ tenant: 'demo' }] : []) },
      query: async ({ name }: { name: string }, values: unknown[]) => answers[name]?.(values) ?? [],
    },
    rails: {
      bindings: async (_: string, rail: string) => (rail === 'ACH' ? Object.keys(adapters) : []).map((name) => (
        { rail, providerId: name, adapter: name === 'sandbox' ? 'mock' : name })),
      adapter: (name: string) => {
        const given = adapters[name]?.given;
        return given ? { given: () => (asked.push(name), given()) } : {};
      },
    },
  };
  const worker = new AskRails(parts as unknown as AskRailsOptions);
  return {
    stop, asked,
    async poll(): Promise<void> {
      clock.advance(60_000);
      await worker.poll();
    },
  };
}

describe('payments out after a restore', () => {
  it('go when every rail has answered; the one in process has nothing to say', async () => {
    const { stop, asked, poll } = world({ first: { given: nothing }, second: { given: nothing }, sandbox: {} });
    await poll();
    expect([asked, stop]).toEqual([['first', 'second'], { state: 'STARTED', waitsFor: null }]);
  });

  it('wait for a rail that cannot be asked, which is named, and all others are asked once', async () => {
    const { stop, asked, poll } = world({ mute: {}, first: { given: nothing } });
    for (let polls = 0; polls < 2; polls += 1) await poll();
    expect(stop).toMatchObject({ state: 'ASKING', waitsFor: expect.stringMatching(/^mute \(ACH\): .*--without-asking$/) });
    expect(asked).toEqual(['first']);
  });

  it('wait for all that do not answer, and ask them again', async () => {
    const adapters: Record<string, { given?: Given }> = { down: { given: unreachable }, away: { given: unreachable } };
    const { stop, asked, poll } = world(adapters);
    await poll();
    expect(stop.waitsFor).toBe('down (ACH): Error: nobody listens; away (ACH): Error: nobody listens');
    adapters['down'] = adapters['away'] = { given: nothing };
    await poll();
    expect([asked.length, stop]).toEqual([4, { state: 'STARTED', waitsFor: null }]);
  });

  it('wait for a rail that is bound while others are asked', async () => {
    const adapters: Record<string, { given?: Given }> = {};
    adapters['first'] = { given: async function* () { adapters['second'] = { given: nothing }; } };
    const { stop, asked, poll } = world(adapters);
    await poll();
    expect([asked, stop.state]).toEqual([['first', 'second'], 'STARTED']);
  });
});
