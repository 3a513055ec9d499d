import type { Context } from '../../platform/context.ts';
import { MAX_CENTS } from '../../platform/money.ts';
import { NO_BALANCE, payloadIn, type AccountMovement, type Balance, type EntryRow } from '../journal/index.ts';

interface SumRow {
  asset: string;
  posted: string;
  outgoing: string;
  incoming: string;
}

/**
 * Returns the balance of an EXTERNAL account, which has no postings: the sum of payments to and from the outside party. The open amounts
 * have no bound, so values that JSON cannot represent exactly are shown as the largest exact one (decision 15).
 */
export async function externalBalances(ctx: Context, accountId: string): Promise<[string, Balance][]> {
  const rows = await ctx.db.read((em) => em.execute<SumRow[]>(
    `select currency as asset,
            sum(case when resolution_outcome = 'SETTLED' then signed else 0 end) as posted,
            sum(case when state <> 'FINAL' and signed < 0 then amount else 0 end) as outgoing,
            sum(case when state <> 'FINAL' and signed > 0 then amount else 0 end) as incoming
     from (
       select currency, state, resolution_outcome, amount, amount as signed from razao.obligations
       where tenant_id = ? and creditor_account_id = ?
       union all
       select currency, state, resolution_outcome, amount, -amount from razao.obligations
       where tenant_id = ? and debtor_account_id = ?
     ) sides
     group by currency order by currency`, [ctx.tenant, accountId, ctx.tenant, accountId]));
  return rows.map((row) => {
    const posted = BigInt(row.posted);
    const mostOutgoing = MAX_CENTS + (posted < 0n ? posted : 0n); // the available amount is exact, too
    return [row.asset, { ...NO_BALANCE, posted, outgoing: atMost(mostOutgoing, row.outgoing), incoming: atMost(MAX_CENTS, row.incoming) }];
  });
}

function atMost(most: bigint, cents: string): bigint {
  return BigInt(cents) < most ? BigInt(cents) : most;
}

/** Effect of an obligation, settled or pending, on the outside party that an EXTERNAL account represents. */
export interface ExternalMovement extends AccountMovement {
  readonly obligationId: string;
  readonly isSettled: boolean;
}

interface MovementRow extends EntryRow {
  readonly of_obligation: string;
  readonly moved: string;
  readonly is_settled: boolean;
  readonly counts_at: string | Date;
}

const READ_MOVEMENTS = { name: 'external-movements', text: 'select * from razao.external_movements($1, $2)' };

/** All obligations that name an EXTERNAL account, each with the entry that was written last for it. */
export async function externalMovements(ctx: Context, accountId: string): Promise<ExternalMovement[]> {
  const rows = await ctx.db.database.query<MovementRow>(READ_MOVEMENTS, [ctx.tenant, accountId]);
  return rows.map((row) => ({
    obligationId: row.of_obligation, isSettled: row.is_settled, seqNo: BigInt(row.seq_no), amount: BigInt(row.moved),
    entryType: row.entry_type,
    txId: row.tx_id, effectiveAt: new Date(row.counts_at), accountingDay: row.accounting_day, payload: payloadIn(ctx.tenant, row),
  }));
}
