import type { AssetObligation, ObligationState, RailFamily } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import { fromCents } from '../../platform/money.ts';
import { joinedAccounts } from '../accounts/index.ts';
import { paymentsWhere } from '../obligations/index.ts';

interface SideRow {
  obligation_id: string;
  is_debit: boolean;
  amount: string;
  currency: string;
  rail: RailFamily;
  state: ObligationState;
  created_at: string | Date;
  expected_at: string | Date | null;
}

const MOST = 200;
const COLUMNS = 'o.obligation_id, o.amount, o.currency, o.rail, o.state, o.created_at, o.expected_at';

/**
 * The obligations that name an account, or one of the same history, by asset: open ones first, then the newest, without
 * the move of a promotion.
 * @param state only those in this state, where given.
 */
export async function obligationsByAsset(
  ctx: Context, accountId: string, state: ObligationState | undefined,
): Promise<Map<string, AssetObligation[]>> {
  const rows = await ctx.db.read(async (em) => {
    const ids = await joinedAccounts(em, ctx.tenant, accountId);
    const parts = ids.flatMap((id) => conditions(state).flatMap((condition) => [
      side('debtor', 'creditor', condition, ctx.tenant, id, ids), side('creditor', 'debtor', condition, ctx.tenant, id, ids),
      ...(condition === FINAL ? [
        payments('debtor', 'creditor', ctx.tenant, id, ids), payments('creditor', 'debtor', ctx.tenant, id, ids),
      ] : []),
    ]));
    return em.execute<SideRow[]>(
      `select * from (${parts.map(({ text }) => text).join(' union all ')}) sides
       order by state = 'FINAL', obligation_id desc limit ${MOST}`, parts.flatMap(({ values }) => values));
  });
  const byAsset = new Map<string, AssetObligation[]>();
  for (const row of rows) byAsset.set(row.currency, [...(byAsset.get(row.currency) ?? []), presentSide(row)]);
  return byAsset;
}

interface Condition {
  readonly text: string;
  readonly values: readonly string[];
}

const OPEN: Condition = { text: `o.state <> 'FINAL'`, values: [] };
const FINAL: Condition = { text: `o.state = 'FINAL'`, values: [] };

/** Open and final ones are queried apart: each has its index, which gives the newest without a sort. */
function conditions(state: ObligationState | undefined): Condition[] {
  if (state === undefined) return [OPEN, FINAL];
  return state === 'FINAL' ? [FINAL] : [{ text: `${OPEN.text} and o.state = ?`, values: [state] }];
}

function side(
  own: 'debtor' | 'creditor', other: 'debtor' | 'creditor', condition: Condition, tenant: string, accountId: string, history: string[],
) {
  return {
    text: `(select ${COLUMNS}, ${own === 'debtor'} as is_debit from razao.obligations o
      where o.tenant_id = ? and o.${own}_account_id = ? and ${condition.text}
        and coalesce(o.${other}_account_id not in (${history.map(() => '?').join(', ')}), true)
      order by o.obligation_id desc limit ${MOST})`,
    values: [tenant, accountId, ...condition.values, ...history],
  };
}

/** Payments that their entries keep. */
function payments(own: 'debtor' | 'creditor', other: 'debtor' | 'creditor', tenant: string, accountId: string, history: string[]) {
  const where = `e.tenant_id = ? and e.${own}_account_id = ? and e.${other}_account_id not in (${history.map(() => '?').join(', ')})`;
  return {
    text: `(select ${COLUMNS}, ${own === 'debtor'} as is_debit from (${paymentsWhere(`${where} order by e.seq_no desc limit ${MOST}`)}) o)`,
    values: [tenant, accountId, ...history],
  };
}

function presentSide(row: SideRow): AssetObligation {
  return {
    obligation_id: row.obligation_id,
    direction: row.is_debit ? 'DEBIT' : 'CREDIT',
    amount: fromCents(BigInt(row.amount)),
    rail: row.rail,
    state: row.state,
    created_at: new Date(row.created_at).toISOString(),
    ...(row.expected_at !== null && { expected_at: new Date(row.expected_at).toISOString() }),
  };
}
