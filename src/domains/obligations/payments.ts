import type { EntityManager } from '@mikro-orm/postgresql';
import type { PostgresRow } from '../../platform/db/row.ts';
import { obligationCodec } from './obligation.entity.ts';
import type { Obligation } from './obligation.ts';
import { paymentsWhere } from './payments.sql.ts';

/** Accounts of one history, one of which is a side, or either. */
export interface SideFilter {
  readonly side: 'debtor' | 'creditor' | 'either';
  readonly ids: string[];
}

/** Which payments: those of accounts, before one, at most so many. */
interface Wanted {
  readonly sides: readonly SideFilter[];
  readonly before: string | undefined;
  readonly limit: number;
}

interface Sql {
  readonly text: string;
  readonly values: unknown[];
}

/**
 * Payments that their entries keep, newest first: payments are named in the order of their entries, so each account's are read in
 * the order of one index. Both ways to be a side are looked for apart, and merged.
 */
export async function findPayments(em: EntityManager, tenant: string, { sides, before, limit }: Wanted): Promise<Obligation[]> {
  const looked: Sql = {
    text: `e.tenant_id = ? and e.seq_no <= (select razao.seq_of_payments_before(?, ?))${before === undefined ? '' : ' and e.tx_id < ?'}`,
    values: [tenant, tenant, before ?? null, ...(before === undefined ? [] : [`txn_${before.slice('obl_'.length)}`])],
  };
  const parts = alternatives(sides).map((conditions): Sql => ({
    text: `(${paymentsWhere([looked, ...conditions].map(({ text }) => text).join(' and '))} order by e.seq_no desc limit ${limit})`,
    values: [looked, ...conditions].flatMap(({ values }) => values),
  }));
  const rows = await em.execute<PostgresRow[]>(
    `select * from (${parts.map(({ text }) => text).join(' union all ')}) p order by p.tx_id desc limit ${limit}`,
    parts.flatMap(({ values }) => values));
  return rows.map(obligationCodec.read);
}

/** The ways to fit all sides; no payment fits two of them. */
function alternatives(sides: readonly SideFilter[]): Sql[][] {
  let found: Sql[][] = [[]];
  for (const { side, ids } of sides) {
    const ways = (side === 'either' ? ['debtor', 'creditor'] as const : [side]).flatMap((one) => ids.map((id) => isSide(one, id, ids)));
    found = found.flatMap((conditions) => ways.map((way) => [...conditions, way]));
  }
  return found;
}

/** The account is that side, and no other of its history the other one: the move between them is left out. */
function isSide(side: 'debtor' | 'creditor', accountId: string, history: readonly string[]): Sql {
  const other = side === 'debtor' ? 'creditor' : 'debtor';
  return {
    text: `e.${side}_account_id = ?${history.length > 1 ? ` and e.${other}_account_id not in (${history.map(() => '?').join(', ')})` : ''}`,
    values: history.length > 1 ? [accountId, ...history] : [accountId],
  };
}
