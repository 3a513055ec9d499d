/** A tenant whose every account is under fifty policies: each transfer is judged by all of its direction, and counted. */
import type { CreateLimitPolicyRequest } from '../../generated/models.ts';
import { verifyLimits } from '../../src/domains/limits/index.ts';
import { openDatabase, seed, type Seed } from './seed.ts';

export const LIMITED_TENANT = 'bench-limits';
export const POLICIES = 50;
/** Far above a run's use, so that nothing is refused. */
const PLENTY = 9_000_000_000_000;

/** Three in four over debits; amounts and counts over every window, single amounts; most with a counter for each account. */
function policyOf(index: number): CreateLimitPolicyRequest {
  return {
    scope_type: index % 2 === 0 ? 'ACCOUNT_TYPE' : 'GLOBAL', ...(index % 2 === 0 && { scope_id: 'CUSTOMER' }),
    dimension: index % 5 === 4 ? 'SINGLE_AMOUNT' : index % 5 === 3 ? 'COUNT' : 'AMOUNT',
    direction: index % 4 === 3 ? 'CREDIT' : 'DEBIT',
    window: (['MINUTE', 'HOUR', 'DAY', 'MONTH'] as const)[Math.floor(index / 4) % 4] ?? 'DAY',
    threshold: PLENTY, action: index % 10 === 9 ? 'WARN' : 'REJECT', enforce_per: index % 10 === 0 ? 'SCOPE' : 'ACCOUNT',
    ...(index % 3 === 0 && { policy_key: `rule.${index}` }),
  };
}

/** @param port where the service listens. */
export async function seedLimited(url: string, port: number): Promise<Seed> {
  const database = await openDatabase(url);
  const seeded = await seed(database, port, LIMITED_TENANT).finally(() => database.close());
  for (let index = 0; index < POLICIES; index += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/limit-policies`, {
      method: 'POST', body: JSON.stringify(policyOf(index)),
      headers: { authorization: `Bearer ${seeded.token}`, 'content-type': 'application/json', 'idempotency-key': `policy-${index}` },
    });
    if (!answer.ok) throw new Error(`no policy ${index}: ${answer.status} ${await answer.text()}`);
  }
  return seeded;
}

/** @throws when a counter differs from the use. */
export async function checkLimits(url: string): Promise<number> {
  const database = await openDatabase(url);
  const verdict = await verifyLimits(database, LIMITED_TENANT).finally(() => database.close());
  if (!verdict.ok) throw new Error(`the limits are wrong: ${JSON.stringify(verdict)}`);
  return verdict.counters;
}
