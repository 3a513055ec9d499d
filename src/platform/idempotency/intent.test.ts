/** Idempotency of work that calls an outside party: the intent comes first, and a retry continues it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startTestTenants, type TestTenants } from '../../../test/support/tenant-context.ts';
import { authEntities } from '../../domains/auth/index.ts';
import type { Context } from '../context.ts';
import { Replay } from '../db/command.ts';
import { ApiError, fail } from '../errors.ts';
import { commandIdOf, Idempotency } from './idempotency.ts';
import { withIntent, type Intent } from './intent.ts';

let tenants: TestTenants;
let idempotency: Idempotency;
beforeAll(async () => {
  tenants = await startTestTenants(authEntities);
  idempotency = new Idempotency(tenants.database);
});
afterAll(() => tenants?.stop());

const LEASE_MS = 60_000;

/** Returns a request as the gateway would make it: `body` represents everything that the digest covers. */
const asked = (key: string, body = 'body', tenant = 'one'): Context =>
  tenants.context(tenant, { id: commandIdOf(key), digest: body, status: 201 });

/** The whole request: the gateway's look-up, then the work. */
async function request(ctx: Context, work: (intent: Intent) => Promise<object>): Promise<string> {
  try {
    if (ctx.db.command) await idempotency.replay(ctx.tenant, ctx.db.command);
    return JSON.stringify(await withIntent(ctx, 'obl', work));
  } catch (error) {
    if (error instanceof Replay) return `replayed ${error.record.status} ${error.record.body}`;
    if (error instanceof ApiError) return error.code;
    return `threw ${(error as Error).message}`;
  }
}

/** Work whose call succeeded: ends with the write that stores the answer. */
const succeed = (ctx: Context) => ({ resourceId, providerReference }: Intent) =>
  ctx.db.write(async () => ({ id: resourceId, reference: providerReference }));

async function recorded(key: string): Promise<{ status: number | null; intent: Intent | null; digest: string } | undefined> {
  const rows = await tenants.database.forTenant('one').read((em) => em.execute<{ status: number | null; intent: Intent; digest: string }[]>(
    'select status, intent, digest from razao.commands where command_id = ?', [commandIdOf(key)]));
  return rows[0];
}

describe('an intent', () => {
  it('is committed before the outside is called', async () => {
    const key = randomUUID();
    await request(asked(key), async (intent) => {
      expect(await recorded(key)).toEqual({ status: null, intent, digest: 'body' });
      return {};
    });
  });

  it('ends with the stored answer, which a repetition is given', async () => {
    const ctx = asked(randomUUID());
    const first = await request(ctx, succeed(ctx));
    let calls = 0;
    expect(await request(ctx, async () => ({ calls: (calls += 1) }))).toBe(`replayed 201 ${first}`);
    expect(calls).toBe(0);
  });

  it.each<[string, () => never]>([
    ['a 503', () => fail('SERVICE_UNAVAILABLE')],
    ['an unknown outcome', () => { throw new Error('connection lost'); }],
  ])('after %s is resumed with the same resource and provider reference', async (_, end) => {
    const key = randomUUID();
    const seen: Intent[] = [];
    await request(asked(key), async (intent) => { seen.push(intent); return end(); });
    const ctx = asked(key);
    await request(ctx, async (intent) => { seen.push(intent); return succeed(ctx)(intent); });
    expect(seen).toHaveLength(2);
    expect(seen[1]).toEqual(seen[0]);
    expect((await recorded(key))?.status).toBe(201);
  });

  it('after a 503 still refuses another body', async () => {
    const key = randomUUID();
    await request(asked(key), async () => fail('SERVICE_UNAVAILABLE'));
    expect(await request(asked(key, 'other'), async () => ({}))).toBe('IDEMPOTENCY_KEY_REUSED');
    const error: unknown = await withIntent(asked(key, 'other'), 'obl', async () => ({})).catch((it: unknown) => it);
    expect((error as ApiError).code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('after a definitive refusal frees the key, for another body too', async () => {
    const key = randomUUID();
    const seen: Intent[] = [];
    expect(
      await request(asked(key), async (intent) => { seen.push(intent); return fail('INSUFFICIENT_FUNDS'); }),
    ).toBe('INSUFFICIENT_FUNDS');
    expect(await recorded(key)).toBeUndefined();
    const ctx = asked(key, 'other');
    await request(ctx, async (intent) => { seen.push(intent); return succeed(ctx)(intent); });
    expect(seen[1]?.resourceId).not.toBe(seen[0]?.resourceId);
  });

  it('under way is IDEMPOTENCY_IN_PROGRESS for a twin, and the outside is called once', async () => {
    const key = randomUUID();
    let calls = 0;
    const open = Promise.withResolvers<void>();
    const called = Promise.withResolvers<void>();
    const ctx = asked(key);
    const first = request(ctx, async (intent) => {
      calls += 1;
      called.resolve();
      await open.promise;
      return succeed(ctx)(intent);
    });
    await called.promise;
    const twins = await Promise.all(Array.from({ length: 5 }, () => request(asked(key), async () => ({ calls: (calls += 1) }))));
    expect(twins).toEqual(Array.from({ length: 5 }, () => 'IDEMPOTENCY_IN_PROGRESS'));
    open.resolve();
    const answer = await first;
    expect(await request(asked(key), async () => ({}))).toBe(`replayed 201 ${answer}`);
    expect(calls).toBe(1);
  });

  it('that meets ten twins at once is taken by one', async () => {
    const key = randomUUID();
    const references = new Set<string>();
    const answers = await Promise.all(Array.from({ length: 10 }, () => {
      const ctx = asked(key);
      return request(ctx, async (intent) => { references.add(intent.providerReference); return succeed(ctx)(intent); });
    }));
    expect(references.size).toBe(1);
    expect(answers.filter((it) => it.startsWith('{'))).toHaveLength(1);
    for (const it of answers) expect(it).toMatch(/^(\{|replayed 201|IDEMPOTENCY_IN_PROGRESS)/);
  });

  it('whose process died is resumed once its lease is over', async () => {
    const key = randomUUID();
    const seen: Intent[] = [];
    void withIntent(asked(key), 'obl', (intent) => { seen.push(intent); return new Promise(() => undefined); });
    while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    tenants.clock.advance(LEASE_MS - 1);
    expect(await request(asked(key), async () => ({}))).toBe('IDEMPOTENCY_IN_PROGRESS');
    tenants.clock.advance(2);
    const ctx = asked(key);
    await request(ctx, async (intent) => { seen.push(intent); return succeed(ctx)(intent); });
    expect(seen[1]).toEqual(seen[0]);
  });

  it('that lost its lease frees nothing that another attempt holds', async () => {
    const key = randomUUID();
    const slow = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const first = request(asked(key), async () => {
      begun.resolve();
      await slow.promise;
      return fail('INSUFFICIENT_FUNDS');
    });
    await begun.promise;
    tenants.clock.advance(LEASE_MS + 1);
    const ctx = asked(key);
    const second = request(ctx, async (intent) => {
      slow.resolve();
      await first;
      expect((await recorded(key))?.intent).toEqual(intent);
      return succeed(ctx)(intent);
    });
    expect(await first).toBe('INSUFFICIENT_FUNDS');
    expect(await second).toMatch(/^\{/);
  });

  it('without a key is fresh each time and leaves nothing behind', async () => {
    const ctx = tenants.context('one');
    const seen: Intent[] = [];
    for (let i = 0; i < 2; i += 1) await withIntent(ctx, 'obl', async (intent) => { seen.push(intent); return {}; });
    expect(seen[0]?.resourceId).not.toBe(seen[1]?.resourceId);
  });

  it('of another tenant under the same key is another intent', async () => {
    const key = randomUUID();
    const seen: Intent[] = [];
    for (const tenant of ['one', 'other']) {
      await request(asked(key, 'body', tenant), async (intent) => { seen.push(intent); return fail('SERVICE_UNAVAILABLE'); });
    }
    expect(seen[0]?.providerReference).not.toBe(seen[1]?.providerReference);
  });
});
