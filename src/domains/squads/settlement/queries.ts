import type { Context } from '../../../platform/context.ts';
import type { PostgresRow } from '../../../platform/db/row.ts';
import { present } from '../../../platform/assert.ts';
import { shareCodec } from '../entry.entity.ts';
import { readSquad, type SquadColumns } from '../record.ts';
import { MOST_SHARES } from '../rules/settlement.ts';
import type { Debt } from '../rules/simplify.ts';
import type { Share, Squad } from '../squad.ts';

/** An open share, with what its entry was for. */
export interface ListedShare {
  readonly share: Share;
  readonly description: string;
}

/** A squad with the oldest open shares of one account. */
export interface PlanRead {
  readonly squad: Squad;
  readonly debts: readonly ListedShare[];
  readonly claims: readonly ListedShare[];
}

/** A squad with all its open shares, summed by debtor and creditor. */
export interface DebtsRead {
  readonly squad: Squad;
  readonly debts: readonly Debt[];
}

const READ_PLAN = { name: 'read-squad-plan', text: 'select * from razao.read_squad_plan($1, $2, $3, $4)' };
const READ_DEBTS = { name: 'read-squad-debts', text: 'select * from razao.read_squad_debts($1, $2)' };
const READ_CREDITORS = { name: 'read-squad-creditors', text: 'select * from razao.read_squad_creditors($1, $2, $3, $4)' };

interface ListedColumns {
  readonly share: PostgresRow;
  readonly description: string;
}

/** Reads the debts and claims of an account, at most the 500 oldest shares each way, in one snapshot with the squad. */
export async function readPlan({ db, tenant }: Pick<Context, 'tenant' | 'db'>, sqdId: string, accountId: string): Promise<PlanRead> {
  const [row] = await db.database.query<SquadColumns & { debts: ListedColumns[]; claims: ListedColumns[] }>(READ_PLAN, [
    tenant, sqdId, accountId, MOST_SHARES,
  ]);
  const found = present(row, 'the squad that was found before');
  return { squad: readSquad(found), debts: found.debts.map(readListed), claims: found.claims.map(readListed) };
}

function readListed({ share, description }: ListedColumns): ListedShare {
  return { share: shareCodec.read(share), description };
}

/** All debts of a squad, in one snapshot with it. */
export async function readDebts({ db, tenant }: Pick<Context, 'tenant' | 'db'>, sqdId: string): Promise<DebtsRead> {
  const [row] = await db.database.query<SquadColumns & { debts: Debt[] }>(READ_DEBTS, [tenant, sqdId]);
  const found = present(row, 'the squad that was found before');
  return { squad: readSquad(found), debts: found.debts };
}

/** Finds the accounts to which an account owes, or owed, shares of these entries. A share never changes its creditor. */
export async function readCreditors(
  { db, tenant }: Pick<Context, 'tenant' | 'db'>, sqdId: string, debtor: string, entrySeqs: readonly number[],
): Promise<string[]> {
  const rows = await db.database.query<{ account_id: string }>(READ_CREDITORS, [tenant, sqdId, debtor, entrySeqs]);
  return rows.map(({ account_id }) => account_id);
}
