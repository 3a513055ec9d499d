import type { TenantDb } from '../../platform/db/database.ts';
import { nodeAddress } from '../chain/moves/index.ts';
import type { ChainSupply } from '../qbrl/index.ts';

/**
 * State of the chain for a tenant. `unreachable`: it does not answer, and moves wait. `differs`: the last proof of custody found a
 * difference between the chain and the books.
 */
export type ChainState = 'up' | 'unreachable' | 'differs';

/** Reads the state of the chain; null where the service has none. */
export type ChainHealth = (ctx: { readonly tenant: string; readonly db: TenantDb }) => Promise<ChainState | null>;

/** Time in which the chain must answer before it counts as unreachable, in milliseconds. */
const PATIENCE_MS = 1000;

const READ = { name: 'read-custody-differences', text: 'select differences from razao.read_product_custody($1)' };

/** @param url where the chain's node is. */
export function chainHealth(url: string | undefined): ChainHealth {
  return async ({ tenant, db }) => {
    if (url === undefined) return null;
    const [answers, [custody]] = await Promise.all([isThere(url), db.database.query<{ differences: readonly unknown[] }>(READ, [tenant])]);
    if (!answers) return 'unreachable';
    return custody && custody.differences.length > 0 ? 'differs' : 'up';
  };
}

/** The node's client loads the chain's libraries, which a process that answers requests does without. */
async function isThere(url: string): Promise<boolean> {
  return fetch(nodeAddress(url, '/tip'), { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) }).then(({ ok }) =>
    ok, () => false);
}

const READ_SUPPLY = { name: 'read-product-custody', text: 'select held, on_chain, checked_at from razao.read_product_custody($1)' };

/** Supply of the tenant's qBRL on the chain, as the proof of custody last saw it. */
export const readChainSupply: ChainSupply = async ({ tenant, db }) => {
  const [row] = await db.database.query<{ held: string; on_chain: string; checked_at: Date }>(READ_SUPPLY, [tenant]);
  return row ? {
    at_validators_cents: Number(row.held), total_cents: Number(row.on_chain), as_of: new Date(row.checked_at).toISOString(),
  } : null;
};
