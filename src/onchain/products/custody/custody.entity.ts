import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Difference } from './custody.ts';

/** Result of the last check of a tenant's custody. Written by `razao.see_product_custody`, and by whatever announces a difference. */
export const CustodyEntity = defineEntity({
  name: 'ProductCustody',
  tableName: 'product_custody',
  properties: {
    tenantId: p.text().primary(),
    /** Of the chain's block as of which it was compared. */
    height: p.bigint('bigint'),
    /** Centavos: what the ledger holds for instances, and what is at their addresses. */
    held: p.bigint('bigint'),
    onChain: p.bigint('bigint'),
    differences: p.json<readonly Difference[]>(),
    /** Of its events. */
    version: p.bigint('bigint'),
    checkedAt: p.datetime(),
  },
});
