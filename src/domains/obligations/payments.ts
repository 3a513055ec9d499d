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

/** Bounds of instants, both included. */
export interface Span {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** Place of an obligation in a list by time: the instant, and its id. */
export type Place = readonly [at: string, id: string];

/** Which payments: those of accounts, after a place, within instants, of an amount, at most so many. */
interface Wanted {
  readonly sides: readonly SideFilter[];
  /** The id of an obligation, or its place in a list by time. */
  readonly after: string | { readonly at: Date; readonly id: string } | undefined;
  readonly limit: number;
  readonly span?: Span;
  /** Minor units. */
  readonly amount?: bigint | undefined;
}

interface Sql {
  readonly text: string;
  readonly values: unknown[];
}

/**
 * Payments that their entries keep, newest first: payments are named in the order of their entries, so each account's are read in
 * the order of one index. Both ways to be a side are looked for apart, and merged.
 */
export async function findPayments(em: EntityManager, tenant: string, { sides, limit, ...wanted }: Wanted): Promise<Obligation[]> {
  const looked = boundsOf(tenant, wanted);
  const parts = alternatives(sides).map((conditions): Sql => ({
    text: `(${paymentsWhere([...looked, ...conditions].map(({ text }) => text).join(' and '))} order by e.seq_no desc limit ${limit})`,
    values: [...looked, ...conditions].flatMap(({ values }) => values),
  }));
  const rows = await em.execute<PostgresRow[]>(
    `select * from (${parts.map(({ text }) => text).join(' union all ')}) p order by p.tx_id desc limit ${limit}`,
    parts.flatMap(({ values }) => values));
  return rows.map(obligationCodec.read);
}

/** The conditions on entries besides their sides. Numbers of entries are in the order of time: an instant is looked up as a number. */
function boundsOf(tenant: string, { after, span = {}, amount }: Pick<Wanted, 'after' | 'span' | 'amount'>): Sql[] {
  const [at, id] = typeof after === 'object' ? [after.at, after.id] : [undefined, after];
  const tx = id === undefined ? '' : `txn_${id.slice('obl_'.length)}`;
  return [
    at === undefined
      ? { text: 'e.tenant_id = ? and e.seq_no <= (select razao.seq_of_payments_before(?, ?))', values: [tenant, tenant, id ?? null] }
      : { text: 'e.tenant_id = ? and e.seq_no <= (select razao.seq_at(?, ?))', values: [tenant, tenant, at] },
    ...(at === undefined && id !== undefined ? [{ text: 'e.tx_id < ?', values: [tx] }] : []),
    ...(at === undefined ? [] : [{ text: '(e.committed_at < ? or e.tx_id < ?)', values: [at, tx] }]),
    ...(span.from ? [{ text: 'e.seq_no > (select razao.seq_at(?, ?))', values: [tenant, new Date(span.from.getTime() - 1)] }] : []),
    ...(span.to ? [{ text: 'e.seq_no <= (select razao.seq_at(?, ?))', values: [tenant, span.to] }] : []),
    ...(amount === undefined ? [] : [{ text: 'e.amount = ?', values: [String(amount)] }]),
  ];
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
