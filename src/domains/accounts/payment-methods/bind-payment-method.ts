import type { PaymentMethodRequest, PaymentMethodResponse } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { canonicalJson } from '../../../platform/canonical.ts';
import type { Context } from '../../../platform/context.ts';
import type { WriteUnit } from '../../../platform/db/database.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import { fail, invalid, refusalError } from '../../../platform/errors.ts';
import type { EventOf } from '../../../platform/outbox/event.ts';
import { rejectSquadAccount, refuseRailCurrency } from '../account.ts';
import { lockedAccount } from '../find-account.ts';
import { RAILS_OF, readCoordinates, type Coordinates } from './coordinates.ts';
import { coordinatesContext, coordinatesDigest, receivesCredits, refuseStatus } from './payment-method.ts';
import { PaymentMethodEntity, type PaymentMethodRecord } from './payment-method.entity.ts';
import { presentPaymentMethod } from './present.ts';

type Facts = Pick<
  PaymentMethodRequest,
  'rail' | 'scheme' | 'mode' | 'status' | 'provider' | 'capabilities' | 'directionality' | 'verification' | 'metadata'
>;

/**
 * Binds an outside account, Pix key or address to an account, or changes the one that is bound by these coordinates.
 * @throws RequestInvalid for impossible coordinates.
 * @throws ApiError SCHEME_MISMATCH, ACCOUNT_OF_SQUAD, ACCOUNT_CLOSED, INVALID_CURRENCY, COORDINATES_TAKEN, PAYMENT_METHOD_STATUS_REFUSED,
 * PAYMENT_METHOD_NOT_VERIFIED.
 */
export function bindPaymentMethod(ctx: Context, givenId: string, body: PaymentMethodRequest): Promise<PaymentMethodResponse> {
  const coordinates = requireCoordinates(body);
  return ctx.db.write(async (unit) => {
    await lockHead(unit.em, ctx.tenant);
    const account = present(await lockedAccount(unit.em, ctx.tenant, givenId), 'the account that the path names');
    const { accountId } = account;
    const rejected = rejectSquadAccount(account);
    if (rejected) throw refusalError(rejected);
    if (account.status === 'CLOSED') fail('ACCOUNT_CLOSED', { account_id: accountId });
    const mismatch = refuseRailCurrency(body.rail, account.currency);
    if (mismatch) throw refusalError(mismatch);
    const bound = await unit.em.findOne(PaymentMethodEntity, {
      tenantId: ctx.tenant, coordinatesDigest: coordinatesDigest(ctx, coordinates), status: { $ne: 'CLOSED' },
    }) ?? undefined;
    if (bound && bound.accountId !== accountId) {
      fail('COORDINATES_TAKEN', { account_id: bound.accountId, payment_method_id: bound.paymentMethodId });
    }
    const refused = refuseStatus(body, bound);
    if (refused) throw refusalError(refused);
    const method = bound ? changePaymentMethod(unit, ctx, bound, coordinates, body) : addPaymentMethod(
      unit, ctx, accountId, coordinates, body,
    );
    return presentPaymentMethod(method);
  });
}

/** @throws RequestInvalid; ApiError SCHEME_MISMATCH. */
export function requireCoordinates({ rail, scheme, coordinates }: PaymentMethodRequest): Coordinates {
  if (!RAILS_OF[scheme].includes(rail)) {
    fail('SCHEME_MISMATCH', { rail, scheme }, `${scheme} belongs to ${RAILS_OF[scheme].join(' or ')}.`);
  }
  const read = readCoordinates(scheme, coordinates);
  if ('missing' in read) fail('SCHEME_MISMATCH', { scheme, missing: read.missing }, `Coordinates of ${scheme} have a ${read.missing}.`);
  if ('field' in read) invalid(['body', 'coordinates', read.field], read.message, 'value_error');
  return read;
}

/** Adds a payment method within the transaction of the caller, who has checked that the coordinates are free. */
export function addPaymentMethod(
  unit: WriteUnit, ctx: Context, accountId: string, coordinates: Coordinates, facts: Facts,
): PaymentMethodRecord {
  const now = ctx.clock.now();
  const paymentMethodId = ctx.ids.next('pmt');
  const method = unit.em.create(PaymentMethodEntity, {
    tenantId: ctx.tenant,
    paymentMethodId,
    accountId,
    scheme: coordinates.scheme,
    ...factsOf(facts),
    ...coordinateColumns(ctx, paymentMethodId, coordinates),
    coordinatesDigest: coordinatesDigest(ctx, coordinates),
    version: 1n,
    createdAt: now,
    createdBy: ctx.actor,
    updatedAt: now,
  });
  unit.em.persist(method);
  announcePaymentMethod(unit, method);
  return method;
}

/** Applies the facts of a repeated binding of the same coordinates; unchanged facts change nothing and announce nothing. */
function changePaymentMethod(
  unit: WriteUnit, ctx: Context, method: PaymentMethodRecord, coordinates: Coordinates, facts: Facts,
): PaymentMethodRecord {
  const wanted = { ...factsOf(facts), masked: coordinates.masked };
  const before = Object.fromEntries(Object.keys(wanted).map((name) => [name, method[name as keyof typeof wanted]]));
  if (canonicalJson(wanted) === canonicalJson(before)) return method;
  Object.assign(method, wanted, coordinateColumns(ctx, method.paymentMethodId, coordinates));
  method.version += 1n;
  method.updatedAt = ctx.clock.now();
  announcePaymentMethod(unit, method);
  return method;
}

/** Announces a payment method in its present state: the first version is bound, any other updated. */
export function announcePaymentMethod({ announce }: WriteUnit, method: PaymentMethodRecord): void {
  announce(paymentMethodEvent(method));
}

/** Event of a payment method: never its coordinates. */
export function paymentMethodEvent(
  { paymentMethodId, accountId, rail, scheme, mode, status, version }:
  Pick<PaymentMethodRecord, 'paymentMethodId' | 'accountId' | 'rail' | 'scheme' | 'mode' | 'status' | 'version'>,
): EventOf<`payment_method.${'bound' | 'updated'}`> {
  return {
    type: version === 1n ? 'payment_method.bound' : 'payment_method.updated',
    entityId: paymentMethodId,
    version,
    data: { payment_method_id: paymentMethodId, account_id: accountId, rail, scheme, mode, status },
  };
}

/** The stored part of a request. */
function factsOf(facts: Facts) {
  const { rail, mode, status, capabilities, directionality, verification, provider, metadata } = facts;
  return {
    rail, mode, status,
    provider: { provider_id: provider.provider_id, type: provider.type },
    capabilities: {
      originate_debit: capabilities.originate_debit, receive_credit: capabilities.receive_credit,
      supports_returns: capabilities.supports_returns,
    },
    directionality: { inbound: directionality.inbound, outbound: directionality.outbound },
    verification: { status: verification.status },
    receives: receivesCredits(facts),
    metadata: metadata ?? null,
  };
}

function coordinateColumns(ctx: Context, paymentMethodId: string, { fields, masked, banking }: Coordinates) {
  return {
    coordinates: ctx.vault.seal(Buffer.from(canonicalJson(fields)), coordinatesContext(ctx.tenant, paymentMethodId)),
    kekId: ctx.vault.kekId,
    masked,
    banking,
  };
}
