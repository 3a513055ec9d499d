import { randomUUID } from 'node:crypto';
import type { PixClaimRole, PixKeyType, PixParticipant, ProviderEventData } from '../../generated/models.ts';
import { testOutcomes } from '../../generated/test-values.ts';
import type { ClaimOpening, DirectoryEntry, KeyExclusion, KeyRegistration, SponsorClaim, SponsorKey } from '../../src/domains/pix/index.ts';
import { failureCodeOf } from '../../src/domains/pix/keys/key.ts';
import type { TurnedClock } from '../../src/platform/control/turned-clock.ts';
import type { Bank, Customer, EventDelivery } from './bank.ts';
import type { Callback } from './callbacks.ts';
import { counterparty, newEntry, OTHER, OWN, type Entry } from './counterparties.ts';
import type { Script } from './scripts.ts';

/** The directory refuses for good. */
export class DirectoryRefused extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** A registration that a customer requested; a refused one is stored too. */
interface Registration {
  readonly wanted: KeyRegistration;
  readonly customerId: string;
  key_value: string | null;
  status: SponsorKey['status'];
  refusal?: string;
}

/** A side of a claim: an institution, and which customer of ours it acts for, should it be one. */
interface Side {
  readonly participant: PixParticipant;
  readonly customerId: string | undefined;
}

/** A claim with the directory's own data. */
interface KeptClaim {
  readonly claim_id: string;
  readonly type: SponsorClaim['type'];
  readonly key: string;
  readonly entry: Entry;
  readonly sides: Readonly<Record<PixClaimRole, Side>>;
  readonly opening: ClaimOpening | undefined;
  state: SponsorClaim['state'];
  confirm_reason: SponsorClaim['confirm_reason'];
  cancel_reason: SponsorClaim['cancel_reason'];
  cancelled_by: SponsorClaim['cancelled_by'];
  resolution_due_at: string;
  completion_due_at: string;
}

type KeyOutcome = 'REGISTERED_LATER' | 'CLAIMED_BY_OTHERS';

const AFTER_REGISTRATION = new Map<string | undefined, KeyOutcome>(Object.entries(testOutcomes.registered_key));
const DAY_MS = 86_400_000;
const RESOLUTION_DAYS = 7;
const COMPLETION_DAYS = 14;
const MOST_KEYS = { individual: 5, company: 20 } as const;
const ENDED: readonly SponsorClaim['state'][] = ['COMPLETED', 'CANCELLED'];

export interface DirectoryOptions {
  readonly bank: Bank;
  readonly clock: TurnedClock;
  readonly customers: ReadonlyMap<string, Customer>;
  /** Time that other institutions take to answer, in milliseconds. */
  readonly answerAfterMs: number;
}

/** The directory of Pix keys behind the simulated sponsor: one for all of its customers and everybody else. */
export class Directory {
  /** Keys that differ from the rules of the counterparties: the new entry, or null for a key without an owner. */
  readonly #entries = new Map<string, Entry | null>();
  readonly #registrations = new Map<string, Registration>();
  readonly #claims = new Map<string, KeptClaim>();

  constructor(private readonly options: DirectoryOptions) {}

  /** The entry of a key; undefined when nobody owns it. */
  entry(key: string): Entry | undefined {
    const known = this.#entries.get(key);
    return known === null ? undefined : known ?? counterparty(key);
  }

  /** Gives a key to a counterparty, or to nobody. */
  setEntry(key: string, given: Partial<Entry> | null): Entry | undefined {
    this.#entries.set(key, given && newEntry(key, { ...this.entry(key), ...given }));
    return this.entry(key);
  }

  /** Registers a key, once a reference. @throws DirectoryRefused. */
  register(customer: Customer, wanted: KeyRegistration, script?: Script): { key: SponsorKey; isNew: boolean } {
    const name = `${customer.providerId} ${wanted.reference}`;
    const known = this.#registrations.get(name);
    const registration = known ?? { wanted, customerId: customer.providerId, key_value: wanted.key_value, status: 'ACCEPTED' as const };
    this.#registrations.set(name, registration);
    if (!known) {
      if (outcomeOfKey(wanted.key_value) === 'REGISTERED_LATER') this.#later(() => this.#answer(registration));
      else this.#answer(registration, script?.outcome === 'duplicate' ? 2 : 1);
    }
    if (registration.refusal !== undefined) throw new DirectoryRefused(registration.refusal);
    return { key: shownKey(registration), isNew: !known };
  }

  /** Registers a key or refuses it, and notifies the customer. */
  #answer(registration: Registration, times = 1): void {
    const { wanted, customerId } = registration;
    const { reference, key_type } = wanted;
    const refusal = this.#refuse(registration);
    if (refusal !== undefined) {
      registration.refusal = refusal;
      const held_by = this.entry(wanted.key_value ?? '')?.participant;
      void this.#tell(customerId, 'KEY_REGISTRATION_FAILED', {
        reference, key_type, key_value: wanted.key_value, failure_code: failureCodeOf(refusal), ...(held_by && { held_by }),
      }, { times });
      return;
    }
    const key_value = (registration.key_value ??= randomUUID());
    registration.status = 'REGISTERED';
    this.#hold(key_value, registration);
    void this.#tell(customerId, 'KEY_REGISTERED', { reference, key_type, key_value }, { times });
    const customer = this.options.customers.get(customerId);
    if (customer && outcomeOfKey(wanted.key_value) === 'CLAIMED_BY_OTHERS')
      this.#later(() => void this.#othersClaim(customer, key_value, 'PORTABILITY', {}));
  }

  #refuse({ wanted, customerId }: Registration): string | undefined {
    const { key_value, owner, account_id } = wanted;
    if (this.#countOf(customerId, account_id) >= MOST_KEYS[owner.type]) return 'EntryLimitExceeded';
    const entry = key_value === null ? undefined : this.entry(key_value);
    if (!entry) return undefined;
    if (entry.refusal !== undefined) return entry.refusal;
    if (this.#openClaim(entry.key_value)) return 'EntryLockedByClaim';
    if (!isSameOwner(entry, owner.tax_id)) return 'EntryKeyOwnedByDifferentPerson';
    return entry.participant.ispb === OWN.ispb ? 'EntryAlreadyExists' : 'EntryKeyInCustodyOfDifferentParticipant';
  }

  #countOf(customerId: string, accountId: string): number {
    return [...this.#entries.values()].filter(
      (entry) => entry?.holder?.providerId === customerId && entry.holder.accountId === accountId,
    ).length;
  }

  /** The key is the customer's from now on. */
  #hold(key: string, { customerId, wanted: { reference, owner, account_id } }: Pick<Registration, 'customerId'> & {
    wanted: Pick<KeyRegistration, 'reference' | 'owner' | 'account_id'>;
  }): void {
    this.#entries.set(key, newEntry(key, {
      owner: { ...owner, trade_name: null }, participant: OWN, owned_since: this.#now().toISOString(),
      holder: { providerId: customerId, reference, accountId: account_id },
    }));
  }

  findKey(customer: Customer, reference: string): SponsorKey | undefined {
    const known = this.#registrations.get(`${customer.providerId} ${reference}`);
    return known && shownKey(known);
  }

  /** Takes a customer's key out. @throws DirectoryRefused. */
  exclude(customer: Customer, reference: string, reason: KeyExclusion['reason'], how?: EventDelivery): SponsorKey | undefined {
    const registration = this.#registrations.get(`${customer.providerId} ${reference}`);
    if (!registration) return undefined;
    const { key_value, status } = registration;
    if (key_value !== null && status === 'REGISTERED') {
      if (this.#openClaim(key_value)) throw new DirectoryRefused('EntryLockedByClaim');
      if (this.entry(key_value)?.holder?.reference === reference) this.#entries.set(key_value, null);
      void this.#tellExcluded(registration, reason, how);
    }
    return shownKey(registration);
  }

  #tellExcluded(registration: Registration, reason: string, how?: EventDelivery): Promise<Callback> {
    const { wanted: { reference, key_type }, customerId, key_value } = registration;
    registration.status = 'EXCLUDED';
    return this.#tell(customerId, 'KEY_EXCLUDED', { reference, key_type, key_value, reason }, how);
  }

  lookUp(key: string): DirectoryEntry | undefined {
    const entry = this.entry(key);
    if (!entry) return undefined;
    const { holder: _, refusal: __, wish: ___, owner, ...shown } = entry;
    return { ...shown, owner: { ...owner, tax_id: owner.tax_id ?? '12345678909' } };
  }

  /** A customer claims a key, once a reference. @throws DirectoryRefused. */
  openClaim(customer: Customer, wanted: ClaimOpening): { claim: SponsorClaim; isNew: boolean } {
    const known = [...this.#claims.values()].find(
      ({ opening, sides }) => opening?.reference === wanted.reference && sides.CLAIMER.customerId === customer.providerId,
    );
    if (known) return { claim: shownClaim(known), isNew: false };
    const entry = this.entry(wanted.key_value);
    if (!entry) throw new DirectoryRefused('ClaimKeyNotFound');
    if (this.#openClaim(wanted.key_value)) throw new DirectoryRefused('ClaimAlreadyExistsForKey');
    const fits = wanted.type === 'PORTABILITY' ? isSameOwner(entry, wanted.owner.tax_id) : wanted.key_type === 'PHONE'
      && !isSameOwner(entry, wanted.owner.tax_id);
    if (!fits) throw new DirectoryRefused('ClaimTypeInconsistent');
    if (this.#countOf(customer.providerId, wanted.account_id) >= MOST_KEYS[wanted.owner.type])
      throw new DirectoryRefused('EntryLimitExceeded');
    const claim = this.#newClaim(entry, wanted.type, {
      CLAIMER: { participant: OWN, customerId: customer.providerId },
      DONOR: { participant: entry.participant, customerId: entry.holder?.providerId },
    }, wanted);
    if (claim.sides.DONOR.customerId !== undefined) void this.#tellOpened(claim);
    this.#later(() => this.#donorAnswers(claim));
    return { claim: shownClaim(claim), isNew: true };
  }

  #newClaim(entry: Entry, type: KeptClaim['type'], sides: KeptClaim['sides'], opening?: ClaimOpening): KeptClaim {
    const dueIn = (days: number) => new Date(this.#now().getTime() + days * DAY_MS).toISOString();
    const claim: KeptClaim = {
      claim_id: randomUUID(), type, key: entry.key_value, entry, sides, opening, state: 'OPEN', confirm_reason: null, cancel_reason: null,
      cancelled_by: null,
      resolution_due_at: dueIn(RESOLUTION_DAYS), completion_due_at: dueIn(COMPLETION_DAYS),
    };
    this.#claims.set(claim.claim_id, claim);
    return claim;
  }

  /** Takes the donor's answer: its customer's wish, or for a customer of ours an event, after which it decides. */
  #donorAnswers(claim: KeptClaim): void {
    if (claim.state !== 'OPEN') return;
    void this.#acknowledge(claim);
    if (claim.entry.wish === 'agrees') this.#later(() => this.#if(claim, 'confirm'));
    if (claim.entry.wish === 'declines') this.#later(() => this.#if(claim, 'decline'));
  }

  #if(claim: KeptClaim, does: 'confirm' | 'decline' | 'complete'): void {
    if (does === 'confirm' && claim.state === 'WAITING_RESOLUTION') void this.#confirm(claim, 'USER_REQUESTED');
    if (does === 'decline' && claim.state === 'WAITING_RESOLUTION') void this.#cancel(claim, 'USER_REQUESTED', 'DONOR');
    if (does === 'complete' && claim.state === 'CONFIRMED') void this.#complete(claim);
  }

  #acknowledge(claim: KeptClaim, how?: EventDelivery): Promise<Callback> {
    claim.state = 'WAITING_RESOLUTION';
    const { resolution_due_at, completion_due_at } = claim;
    return this.#tellBoth(claim, 'CLAIM_WAITING_RESOLUTION', { resolution_due_at, completion_due_at }, how);
  }

  /** The donor's entry is gone from now on. An owner that agrees need not be waited for any longer. */
  #confirm(claim: KeptClaim, reason: NonNullable<SponsorClaim['confirm_reason']>, how?: EventDelivery): Promise<Callback> {
    Object.assign(claim, { state: 'CONFIRMED', confirm_reason: reason });
    if (claim.type === 'OWNERSHIP' && reason === 'USER_REQUESTED') claim.completion_due_at = this.#now().toISOString();
    const { holder } = claim.entry;
    const registration = holder && this.#registrations.get(`${holder.providerId} ${holder.reference}`);
    if (registration) registration.status = 'EXCLUDED';
    this.#entries.set(claim.key, null);
    if (claim.sides.CLAIMER.customerId === undefined) this.#later(() => this.#if(claim, 'complete'));
    return this.#tellBoth(claim, 'CLAIM_CONFIRMED', { reason, completion_due_at: claim.completion_due_at }, how);
  }

  #complete(claim: KeptClaim, how?: EventDelivery): Promise<Callback> {
    claim.state = 'COMPLETED';
    const { opening, sides: { CLAIMER: { customerId } } } = claim;
    if (opening && customerId !== undefined) {
      const wanted = { ...opening, reference: opening.key_reference };
      this.#registrations.set(`${customerId} ${wanted.reference}`, { wanted, customerId, key_value: claim.key, status: 'REGISTERED' });
      this.#hold(claim.key, { customerId, wanted });
    } else {
      this.#entries.set(claim.key, newEntry(claim.key, {
        owner: claim.entry.owner, participant: OTHER, owned_since: this.#now().toISOString(),
      }));
    }
    return this.#tellBoth(claim, 'CLAIM_COMPLETED', {}, how);
  }

  #cancel(claim: KeptClaim, reason: NonNullable<SponsorClaim['cancel_reason']>, by: PixClaimRole, how?: EventDelivery): Promise<Callback> {
    Object.assign(claim, { state: 'CANCELLED', cancel_reason: reason, cancelled_by: by });
    return this.#tellBoth(claim, 'CLAIM_CANCELLED', { reason, cancelled_by: by }, how);
  }

  /** Takes a customer's step once. @throws DirectoryRefused when it is not the claim's next one. */
  step(customer: Customer, claimId: string, does: 'confirm' | 'complete' | 'cancel', reason: string): SponsorClaim {
    const claim = this.#claims.get(claimId);
    const by = claim && roleOf(claim, customer);
    if (!claim || !by) throw new DirectoryRefused('ClaimNotFound');
    const done = { confirm: 'CONFIRMED', complete: 'COMPLETED', cancel: 'CANCELLED' } as const;
    if (claim.state === done[does]) return shownClaim(claim);
    if (ENDED.includes(claim.state)) throw new DirectoryRefused('ClaimOperationInvalid');
    if (does === 'confirm') this.#customerConfirms(claim, by, reason);
    if (does === 'complete') this.#customerCompletes(claim, by);
    if (does === 'cancel') this.#customerCancels(claim, by, reason);
    return shownClaim(claim);
  }

  #customerConfirms(claim: KeptClaim, by: PixClaimRole, reason: string): void {
    if (by !== 'DONOR' || claim.state === 'CONFIRMED') throw new DirectoryRefused('ClaimOperationInvalid');
    if (reason === 'DEFAULT_OPERATION' && this.#now().toISOString() < claim.resolution_due_at) throw new DirectoryRefused(
      'ClaimResolutionPeriodNotEnded',
    );
    void this.#confirm(claim, reason as 'USER_REQUESTED');
  }

  #customerCompletes(claim: KeptClaim, by: PixClaimRole): void {
    if (by !== 'CLAIMER' || claim.state !== 'CONFIRMED') throw new DirectoryRefused('ClaimOperationInvalid');
    if (claim.type === 'OWNERSHIP' && this.#now().toISOString() < claim.completion_due_at) throw new DirectoryRefused(
      'ClaimCompletionPeriodNotEnded',
    );
    void this.#complete(claim);
  }

  #customerCancels(claim: KeptClaim, by: PixClaimRole, reason: string): void {
    const isOwnership = claim.type === 'OWNERSHIP';
    if ((isOwnership && by === 'DONOR' && reason !== 'FRAUD') || (!isOwnership && claim.state === 'CONFIRMED'))
      throw new DirectoryRefused('ClaimOperationInvalid');
    void this.#cancel(claim, reason as 'USER_REQUESTED', by);
  }

  /**
   * Carries out another party's action: another institution claims a key of the customer's, the other side of a claim takes
   * its step, the directory excludes a key.
   * @returns undefined for any other event, which is then only sent, true or not.
   */
  story(event: string, customer: Customer, data: ProviderEventData, how: EventDelivery): Promise<Callback> | undefined {
    if (event === 'CLAIM_OPENED' && typeof data['key'] === 'string') return this.#othersClaim(customer, data['key'], data['type'], how);
    if (event === 'KEY_EXCLUDED' && data['key_type'] === undefined) return this.#takeOut(
      customer, String(data['reference']), data['reason'], how,
    );
    const claim = this.#claims.get(String(data['claim_id']));
    const isTruth = claim && !ENDED.includes(claim.state) && data['completion_due_at'] === undefined;
    return isTruth ? this.#othersStep(claim, event, data, how) : undefined;
  }

  #takeOut(customer: Customer, reference: string, reason: unknown, how: EventDelivery): Promise<Callback> | undefined {
    const registration = this.#registrations.get(`${customer.providerId} ${reference}`);
    if (registration?.status !== 'REGISTERED' || registration.key_value === null) return undefined;
    this.#entries.set(registration.key_value, null);
    return this.#tellExcluded(registration, typeof reason === 'string' ? reason : 'RFB_VALIDATION', how);
  }

  #othersClaim({ providerId }: Customer, key: string, type: unknown, how: EventDelivery): Promise<Callback> | undefined {
    const entry = this.entry(key);
    if (entry?.holder?.providerId !== providerId || this.#openClaim(key)) return undefined;
    const claim = this.#newClaim(entry, type === 'OWNERSHIP' ? 'OWNERSHIP' : 'PORTABILITY', {
      CLAIMER: { participant: OTHER, customerId: undefined }, DONOR: { participant: OWN, customerId: providerId },
    });
    const told = this.#tellOpened(claim, how);
    this.#later(() => this.#donorAnswers(claim));
    return told;
  }

  #othersStep(
    claim: KeptClaim, event: string, { reason = 'USER_REQUESTED', cancelled_by }: ProviderEventData, how: EventDelivery,
  ): Promise<Callback> | undefined {
    switch (event) {
      case 'CLAIM_WAITING_RESOLUTION': return claim.state === 'OPEN' ? this.#acknowledge(claim, how) : undefined;
      case 'CLAIM_CONFIRMED': return claim.state === 'CONFIRMED' ? undefined : this.#confirm(claim, reason as 'USER_REQUESTED', how);
      case 'CLAIM_COMPLETED': return claim.state === 'CONFIRMED' ? this.#complete(claim, how) : undefined;
      case 'CLAIM_CANCELLED': return this.#cancel(claim, reason as 'USER_REQUESTED', cancelled_by as PixClaimRole ?? 'DONOR', how);
      default: return undefined;
    }
  }

  #tellOpened(claim: KeptClaim, how?: EventDelivery): Promise<Callback> {
    const { claim_id, type, key: key_value, sides, resolution_due_at, completion_due_at, entry: { key_type } } = claim;
    return this.#tell(sides.DONOR.customerId, 'CLAIM_OPENED', {
      claim_id, type, key_type, key_value, claimer: sides.CLAIMER.participant, donor: sides.DONOR.participant, resolution_due_at,
      completion_due_at,
    }, how);
  }

  /** Notifies each side that is a customer. @returns the donor's delivery where there are two. */
  #tellBoth({ claim_id, sides }: KeptClaim, event: string, data: ProviderEventData, how?: EventDelivery): Promise<Callback> {
    const both = [sides.DONOR, sides.CLAIMER].filter(({ customerId }) => customerId !== undefined);
    const [told] = both.map(({ customerId }) => this.#tell(customerId, event, { claim_id, ...data }, how));
    return told as Promise<Callback>;
  }

  #tell(customerId: string | undefined, event: string, data: ProviderEventData, how: EventDelivery = {}): Promise<Callback> {
    const customer = this.options.customers.get(String(customerId));
    if (!customer) throw new Error(`${event} is for a customer`);
    return this.options.bank.tell(customer, event, data, how);
  }

  #openClaim(key: string): KeptClaim | undefined {
    return [...this.#claims.values()].find((claim) => claim.key === key && !ENDED.includes(claim.state));
  }

  #now(): Date {
    return this.options.clock.now();
  }

  #later(work: () => void): void {
    this.options.clock.after(this.options.answerAfterMs, work);
  }

  /** The entries that differ from the rules of the simulation, and all claims. */
  show(): object {
    return {
      entries: [...this.#entries].map(([key, entry]) => entry ?? { key_value: key, owner: null }),
      claims: [...this.#claims.values()].map((claim) => ({ ...shownClaim(claim), key: claim.key })),
    };
  }

  /** As on the first day. */
  clear(): void {
    for (const kept of [this.#entries, this.#registrations, this.#claims]) kept.clear();
  }
}

/** Outcome by the first word of a key that is an e-mail address. */
function outcomeOfKey(key: string | null): KeyOutcome | undefined {
  return AFTER_REGISTRATION.get(key?.split('.', 1)[0]);
}

function isSameOwner({ owner }: Entry, taxId: string | null): boolean {
  return owner.tax_id === null || owner.tax_id === taxId;
}

function roleOf({ sides }: KeptClaim, { providerId }: Customer): PixClaimRole | undefined {
  return (['DONOR', 'CLAIMER'] as const).find((role) => sides[role].customerId === providerId);
}

function shownKey({ wanted: { reference, key_type }, key_value, status }: Registration): SponsorKey {
  return { reference, key_type: key_type as PixKeyType, key_value, status, participant: OWN };
}

function shownClaim(
  { claim_id, type, state, sides, resolution_due_at, completion_due_at, confirm_reason, cancel_reason, cancelled_by }: KeptClaim,
): SponsorClaim {
  return {
    claim_id, type, state, claimer: sides.CLAIMER.participant, donor: sides.DONOR.participant, resolution_due_at, completion_due_at,
    confirm_reason,
    cancel_reason, cancelled_by,
  };
}
