/** Squads as tests need them: founded, joined, and with a month's work ahead; and all that a squad left, to be compared. */
import type { RecurringExpenseResponse, SquadDetailResponse } from '../../generated/models.ts';
import { TENANT, type TestService } from './service.ts';

export interface Home {
  readonly sqd_id: string;
  /** Its own account. */
  readonly squadAccount: string;
}

export interface Household extends Home {
  /** The OWNER. */
  readonly ana: string;
  readonly bruno: string;
  readonly carla: string;
}

/** Founds a squad; the other accounts have accepted to be its SPENDERs, in that order. */
export async function foundSquad(api: TestService, owner: string, ...others: string[]): Promise<Home> {
  const { sqd_id, account_id: squadAccount = '' } = await api.ok<SquadDetailResponse>('createSquad', {
    body: { actor_account_id: owner, name: 'Casa' },
  });
  const path = { sqd_id };
  if (others.length > 0) await api.ok('inviteToSquad', { path, body: { actor_account_id: owner, invitee_account_ids: others } });
  for (const invitee_account_id of others) await api.ok('acceptSquadInvitation', { path, body: { invitee_account_id } });
  return { sqd_id, squadAccount };
}

/** A squad of three. @param cents the balance of each of them. */
export async function household(api: TestService, cents: number): Promise<Household> {
  const [ana, bruno, carla] = [await api.account(cents), await api.account(cents), await api.account(cents)];
  return { ...(await foundSquad(api, ana, bruno, carla)), ana, bruno, carla };
}

/** One whose cycles close with the month, with contas, consents to collect them, and a request to spend that waits. */
export async function householdWithWorkAhead(api: TestService): Promise<Household> {
  const home = await household(api, 8_000);
  const { ana, bruno, carla } = home;
  const path = { sqd_id: home.sqd_id };
  const brl = (value: number) => ({ currency: 'BRL', value });
  await api.ok('setSquadRecurrence', { path, body: { actor_account_id: ana, enabled: true, closes_on_day: 31 } });
  await api.ok('contributeToSquad', { path, body: { kind: 'FUNDED', actor_account_id: ana, amount: brl(500) } });
  const bill = (due_day: number, more: object) => api.ok<RecurringExpenseResponse>('createRecurringExpense', {
    path, body: { actor_account_id: ana, description: 'Conta', payer_account_id: ana, due_day, ...more },
  });
  const fixed = { amount_kind: 'FIXED', amount: brl(10_000) };
  const [rent, internet] = [await bill(31, fixed), await bill(5, fixed)];
  await bill(10, { amount_kind: 'VARIABLE', payer_account_id: bruno });
  const grant = (caller_account_id: string, { rex_id }: RecurringExpenseResponse, cents: number) =>
    api.ok('grantAutoCollectConsent', { path, body: { caller_account_id, rex_id, max_amount: brl(cents) } });
  await grant(bruno, rent, 3_400);
  await grant(carla, internet, 3_333);
  await api.ok('setSpendApprovalRules', {
    path, body: { actor_account_id: ana, spend_approval: { threshold_amount: brl(1), approvals_required: 1 } },
  });
  await api.ok('spendFromSquad', {
    path, body: { actor_account_id: bruno, rail: 'NATIVE', amount: brl(100), recipient: { kind: 'account', account_id: carla } },
  });
  return home;
}

const TABLES = [
  'squads', 'squad_members', 'squad_entries', 'squad_shares', 'squad_cycles', 'squad_spend_requests', 'recurring_expenses',
  'recurring_postings',
  'auto_collect_consents',
];
const ID = /\b(?:acc|sqd|obl|txn|rex|cns|spr|pty|cli)_[0-9A-Z]{26}|\b[0-9a-f]{40}\b/g;

/** All that a squad has, with names for ids, and without the instants of commits: squads with the same history have the same. */
export async function rowsOf({ service }: TestService, { sqd_id }: Pick<Home, 'sqd_id'>): Promise<string[]> {
  const rows = await service.database.forTenant(TENANT).read((em) => Promise.all(TABLES.map((table) =>
    em.execute<{ row: Record<string, unknown> }[]>(`select to_jsonb(t) as row from razao.${table} t where sqd_id = ?`, [sqd_id]))));
  const names = new Map<string, string>();
  const texts = rows.flat().map(({ row }) => JSON.stringify(withoutCommits(row))).sort(
    (a, b) => (a.replaceAll(ID, '') < b.replaceAll(ID, '') ? -1 : 1),
  );
  return texts.map((text) => text.replaceAll(ID, (id) => names.get(id) ?? named(names, id)));
}

function named(names: Map<string, string>, id: string): string {
  const name = `${id.includes('_') ? id.slice(0, 3) : 'address'}${names.size}`;
  names.set(id, name);
  return name;
}

/**
 * Removes the times of commits. A step that the clock brings due has them only where money moved, where a request for it ended,
 * and where a row was written.
 */
function withoutCommits({
  updated_at: _updated, created_at: _created, settled_at: _settled, joined_at: _joined, suspended_at: _suspended, ...row
}: Record<string, unknown>): object {
  return row['kind'] === 'SETTLEMENT' ? { ...row, occurred_at: null } : row;
}
