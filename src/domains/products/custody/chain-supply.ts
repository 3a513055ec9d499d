import type { ChainSupply } from '../../qbrl/index.ts';

const READ = { name: 'read-product-custody', text: 'select held, on_chain, checked_at from razao.read_product_custody($1)' };

/** Supply of the tenant's qBRL on the chain, as the proof of custody last saw it. */
export const readChainSupply: ChainSupply = async ({ tenant, db }) => {
  const [row] = await db.database.query<{ held: string; on_chain: string; checked_at: Date }>(READ, [tenant]);
  return row ? {
    at_validators_cents: Number(row.held), total_cents: Number(row.on_chain), as_of: new Date(row.checked_at).toISOString(),
  } : null;
};
