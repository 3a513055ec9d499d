/** What lines of a statement say of their payments beyond the journal: rail, other side, message, names. */
import type { StatementLine } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import type { PostgresRow } from '../../platform/db/row.ts';
import type { AccountMovement } from '../journal/index.ts';
import { obligationCodec, openPersonal, presentSaid, type Obligation, type Side } from '../obligations/index.ts';

/** A movement, and what is known of its payment. */
export interface DetailedMovement {
  readonly movement: AccountMovement;
  readonly detail: LineDetail;
}

export type LineDetail = Partial<Pick<
  StatementLine,
  'rail' | 'counterparty_account_id' | 'counterparty_display_name' | 'counterparty' | 'description' | 'end_to_end_id' | 'external_reference'
>>;

const STORED = {
  name: 'read-stored-obligations', text: `select ${obligationCodec.columns.join(', ')} from razao.read_stored_obligations($1, $2)`,
};
const DISPLAY_NAMES = { name: 'display-names', text: 'select * from razao.read_display_names($1, $2)' };
/** Movements whose payments are read at once. */
const CHUNK = 200;

/**
 * Yields movements in chunks, each with what is known of its payment.
 * @param accountIds the accounts of one history whose movements they are.
 */
export async function* withDetails(
  ctx: Context, accountIds: readonly string[], lines: AsyncGenerator<AccountMovement>,
): AsyncGenerator<DetailedMovement[]> {
  let chunk: AccountMovement[] = [];
  for await (const movement of lines) {
    if (chunk.push(movement) < CHUNK) continue;
    yield await detailsOf(ctx, accountIds, chunk);
    chunk = [];
  }
  if (chunk.length > 0) yield await detailsOf(ctx, accountIds, chunk);
}

async function detailsOf(ctx: Context, accountIds: readonly string[], movements: readonly AccountMovement[]): Promise<DetailedMovement[]> {
  const ids = [...new Set(movements.flatMap(({ payload }) => payload.obligation_ids))];
  const rows = ids.length === 0 ? [] : await ctx.db.database.query<PostgresRow>(STORED, [ctx.tenant, ids]);
  const stored = new Map(rows.map(obligationCodec.read).map((it) => [it.obligationId, it as Obligation]));
  const known = movements.map((movement) => knownOf(ctx, movement, accountIds, stored));
  const names = await namesOf(ctx, known);
  return movements.map((movement, at) => ({ movement, detail: named(known[at] ?? {}, names) }));
}

/** A payment without a row is a transfer that its entry keeps. */
function knownOf(
  ctx: Context, { payload }: AccountMovement, accountIds: readonly string[], stored: ReadonlyMap<string, Obligation>,
): LineDetail {
  const [id, ...more] = payload.obligation_ids;
  if (id === undefined || more.length > 0) return {};
  const it = stored.get(id);
  if (!it) return { rail: 'NATIVE', ...otherAccount(payload.postings.map(({ account_id }) => account_id), accountIds) };
  const personal = openPersonal(ctx, it);
  return {
    rail: it.rail, ...otherAccount([it.debtor, it.creditor].flatMap(accountOf), accountIds),
    ...(personal.name !== undefined && { counterparty_display_name: personal.name }), ...presentSaid(it, personal),
  };
}

function accountOf({ kind, accountId }: Side): string[] {
  return kind === 'account' && accountId !== null ? [accountId] : [];
}

function otherAccount(accounts: readonly string[], accountIds: readonly string[]): Pick<LineDetail, 'counterparty_account_id'> {
  const other = accounts.find((accountId) => !accountIds.includes(accountId));
  return other === undefined ? {} : { counterparty_account_id: other };
}

async function namesOf(ctx: Context, known: readonly LineDetail[]): Promise<Map<string, string>> {
  const accounts = [...new Set(known.flatMap(({ counterparty_account_id }) => counterparty_account_id ?? []))];
  const rows = accounts.length === 0 ? [] : await ctx.db.database.query<{ account_id: string; display_name: string }>(
    DISPLAY_NAMES, [ctx.tenant, accounts],
  );
  return new Map(rows.map((row) => [row.account_id, row.display_name]));
}

function named(detail: LineDetail, names: ReadonlyMap<string, string>): LineDetail {
  const name = detail.counterparty_account_id === undefined ? undefined : names.get(detail.counterparty_account_id);
  return name === undefined ? detail : { ...detail, counterparty_display_name: name };
}
