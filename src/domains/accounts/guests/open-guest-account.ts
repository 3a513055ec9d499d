import type { PartyCreateRequest, Rail } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import type { WriteUnit } from '../../../platform/db/database.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import { addParty } from '../../parties/index.ts';
import { accountCreated, openAccount } from '../create-account.ts';
import { addPaymentMethod } from '../payment-methods/bind-payment-method.ts';
import type { Coordinates } from '../payment-methods/coordinates.ts';
import { holderOf, readDestination, type Destination } from '../payment-methods/find-by-coordinates.ts';

/** A recipient of money who is not a customer yet. */
export interface Guest {
  readonly displayName: string;
  readonly taxId?: PartyCreateRequest['tax_id'];
  readonly partyType?: PartyCreateRequest['type'];
  readonly currency: string;
  /** Destination of the money: further money to it arrives on the same account. */
  readonly destination: Destination;
  readonly rail: Rail;
  readonly providerId: string;
}

const GUEST_ROLE = 'guest';

/**
 * Returns the account for money to a recipient who is not a customer yet: a GUEST account of a new party, with the coordinates bound to
 * it. Repeated calls with the same coordinates, in any process, return the same account.
 * @returns the account's id; undefined where the coordinates are nobody's, or are those of an account that does not receive by them: such
 * money is for an operator.
 */
export function openGuestAccount(ctx: Context, guest: Guest): Promise<string | undefined> {
  const coordinates = readDestination(guest.destination);
  if (!coordinates) return Promise.resolve(undefined);
  const books = ctx.db.database.forTenant(ctx.tenant); // without the caller's idempotency key, whose answer is a different one
  return books.write(async (unit) => {
    await lockHead(unit.em, ctx.tenant);
    const holder = await holderOf(unit.em, ctx, coordinates);
    if (holder) return holder.receives ? holder.accountId : undefined;
    return addGuest(unit, ctx, guest, coordinates);
  });
}

async function addGuest(unit: WriteUnit, ctx: Context, guest: Guest, coordinates: Coordinates): Promise<string> {
  const party = addParty(unit, ctx, {
    type: guest.partyType ?? 'individual', display_name: guest.displayName, country: 'BR', roles: [GUEST_ROLE],
    ...(guest.taxId && { tax_id: guest.taxId }),
  });
  await unit.em.flush(); // flushed before the rows that refer to it
  const account = await openAccount(unit, ctx, { ownerPartyId: party.partyId, currency: guest.currency, type: 'GUEST', isForced: true });
  await unit.em.flush();
  const { accountId } = account;
  unit.announce(accountCreated(account));
  addPaymentMethod(unit, ctx, accountId, coordinates, {
    rail: guest.rail,
    scheme: coordinates.scheme,
    mode: 'VIRTUAL_ADDRESS',
    status: 'ACTIVE',
    provider: { provider_id: guest.providerId, type: 'SPONSOR_BANK' },
    capabilities: { originate_debit: false, receive_credit: true, supports_returns: true },
    directionality: { inbound: true, outbound: false },
    verification: { status: 'NOT_REQUIRED' },
  });
  return accountId;
}
