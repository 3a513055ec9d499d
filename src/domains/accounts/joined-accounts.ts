import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../platform/context.ts';

/**
 * Returns the accounts that share a history with this one, itself included: where it was promoted, both ends. Movements between them
 * cancel out. Lists that name an account contain the rows of all of these. Runs in a transaction.
 */
export async function joinedAccounts(em: EntityManager, tenant: string, accountId: string): Promise<string[]> {
  return idsOf(await em.execute<JoinedRow[]>('select account_id from razao.joined_accounts(?, ?)', [tenant, accountId]));
}

/** Does the same in one round trip, for reads that need no transaction. */
export async function findJoinedAccounts({ db, tenant }: Pick<Context, 'db' | 'tenant'>, accountId: string): Promise<string[]> {
  return idsOf(await db.database.query<JoinedRow>(FIND, [tenant, accountId]));
}

const FIND = { name: 'joined-accounts', text: 'select account_id from razao.joined_accounts($1, $2)' };

interface JoinedRow {
  readonly account_id: string;
}

function idsOf(rows: readonly JoinedRow[]): string[] {
  return rows.map(({ account_id }) => account_id);
}
