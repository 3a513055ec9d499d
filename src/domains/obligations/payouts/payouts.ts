import type { Database } from '../../../platform/db/database.ts';
import type { PostgresRow, RowOf } from '../../../platform/db/row.ts';
import { forgottenPaymentCodec, payoutStopCodec, type ForgottenPaymentEntity, type PayoutStopEntity } from './payouts.entity.ts';

export type PayoutStop = Omit<RowOf<typeof PayoutStopEntity>, 'tenantId'>;
export type ForgottenPayment = Omit<RowOf<typeof ForgottenPaymentEntity>, 'tenantId'>;

/** How payments out are stopped. */
export interface StopRequest {
  readonly actor: string;
  readonly reason: string;
  /** Whether the books were restored, or taken over by a standby that was behind: then rails are asked before they start. */
  readonly isRestored: boolean;
  /** The instant that was restored to; that of the newest commit unless given. */
  readonly since?: Date | undefined;
}

const STOP = { name: 'stop-payouts', text: 'select razao.stop_payouts($1, $2, $3, $4, $5)' };
const START = { name: 'start-payouts', text: 'select razao.start_payouts($1, $2, $3)' };
const READ = { name: 'read-payout-stop', text: `select ${payoutStopCodec.columns.join(', ')} from razao.read_payout_stop($1)` };
const UNDER_WAY = { name: 'payouts-under-way', text: 'select razao.payouts_under_way($1) as count' };
const LIST = {
  name: 'list-forgotten-payments', text: `select ${forgottenPaymentCodec.columns.join(', ')} from razao.list_forgotten_payments($1)`,
};

/** Has no payment of a tenant be handed to a rail from now on. What is under way already is counted by `payoutsUnderWay`. */
export async function stopPayouts(database: Database, tenant: string, { actor, reason, isRestored, since }: StopRequest): Promise<void> {
  await database.query(STOP, [tenant, actor, reason, isRestored, since ?? null]);
}

/**
 * Lets payments of a tenant go: after a restore, once the worker has asked all rails.
 * @param asks false to let them go without that: what was paid may then be paid twice.
 */
export async function startPayouts(database: Database, tenant: string, actor: string, asks: boolean): Promise<void> {
  await database.query(START, [tenant, actor, asks]);
}

/** How payments out of a tenant are; undefined where they were never stopped. */
export async function readPayoutStop(database: Database, tenant: string): Promise<PayoutStop | undefined> {
  const [row] = await database.query<PostgresRow>(READ, [tenant]);
  return row && payoutStopCodec.read(row);
}

/** Payments of a tenant that somebody is handing to a rail at this moment. */
export async function payoutsUnderWay(database: Database, tenant: string): Promise<number> {
  const [row] = await database.query<{ count: string }>(UNDER_WAY, [tenant]);
  return Number(row?.count);
}

/** What rails were given and the books of a tenant did not know. */
export async function listForgottenPayments(database: Database, tenant: string): Promise<ForgottenPayment[]> {
  return (await database.query<PostgresRow>(LIST, [tenant])).map((row) => forgottenPaymentCodec.read(row));
}
