/** Treats an answer of a provider that does not follow its interface as no answer: nothing is read from it. */
import { describe, expect, it } from '@jest/globals';
import type { Rails, SponsorAnswer, SponsorClient } from '../../rails/index.ts';
import { SponsorKeys } from './sponsor-keys.ts';
import type { DirectoryEntry, SponsorClaim, SponsorKey } from './sponsor-keys-interface.ts';

const CALLER = { tenant: 'demo', providerId: 'bank' };
const [KEY, CLAIM] = ['pxk_01KJQV9Z8072STGR36YH08RSEZ', '474e611a-6be2-4006-92b3-2d0eaa912883'];
const PARTICIPANT = { ispb: '87654321', name: 'Banco Ipê S.A.' };
const UNAVAILABLE = { code: 'PROVIDER_UNAVAILABLE', details: { provider_id: 'bank' } };

/** The directory behind a provider that answers this to everything. */
function answering(body: object, status = 200): SponsorKeys {
  const client = { call: async (): Promise<SponsorAnswer> => ({ status, body: body as SponsorAnswer['body'] }) };
  return new SponsorKeys(client as unknown as SponsorClient, {} as Rails);
}

const without = (whole: object, ...names: string[]): object => Object.fromEntries(Object.entries(whole).filter(
  ([name]) => !names.includes(name),
));

const any = {} as never;
const claimCalls: [string, (keys: SponsorKeys) => Promise<unknown>][] = [
  ['openClaim', (keys) => keys.openClaim(CALLER, any)],
  ['confirmClaim', (keys) => keys.confirmClaim(CALLER, CLAIM, 'USER_REQUESTED')],
  ['completeClaim', (keys) => keys.completeClaim(CALLER, CLAIM)],
  ['cancelClaim', (keys) => keys.cancelClaim(CALLER, CLAIM, 'USER_REQUESTED')],
];
const keyCalls: [string, (keys: SponsorKeys) => Promise<unknown>][] = [
  ['registerKey', (keys) => keys.registerKey(CALLER, { reference: KEY } as never)],
  ['findKey', (keys) => keys.findKey(CALLER, KEY)],
  ['excludeKey', (keys) => keys.excludeKey(CALLER, KEY, any)],
];

describe.each(claimCalls)('what %s is answered', (_, call) => {
  const claim: SponsorClaim = {
    claim_id: CLAIM, type: 'PORTABILITY', state: 'WAITING_RESOLUTION', claimer: PARTICIPANT, donor: PARTICIPANT,
    resolution_due_at: '2026-03-09T12:00:00.000Z', completion_due_at: '2026-03-16T12:00:00.000Z', confirm_reason: null, cancel_reason: null,
    cancelled_by: null,
  };

  it.each<[string, object]>([
    ['waits', claim],
    ['is confirmed', { ...claim, state: 'CONFIRMED', confirm_reason: 'USER_REQUESTED' }],
    ['is completed', { ...claim, state: 'COMPLETED' }],
    ['is cancelled', { ...claim, state: 'CANCELLED', cancel_reason: 'FRAUD', cancelled_by: 'DONOR' }],
  ])('is taken of a claim that %s', async (_case, body) => {
    expect(await call(answering(body))).toEqual(body);
  });

  it('is taken without what the claim has not got', async () => {
    expect(await call(answering(without(claim, 'confirm_reason', 'cancel_reason', 'cancelled_by')))).toEqual(claim);
  });

  it.each<[string, object]>([
    ['nothing', {}],
    ['no name', without(claim, 'claim_id')],
    ['an unknown type', { ...claim, type: 'LOAN' }],
    ['an unknown state', { ...claim, state: 'PONDERED' }],
    ['no claimer', without(claim, 'claimer')],
    ['a donor without an ISPB', { ...claim, donor: { name: 'Banco' } }],
    ['no deadline', without(claim, 'resolution_due_at')],
    ['a deadline on no day', { ...claim, completion_due_at: '2026-02-30T12:00:00Z' }],
    ['a confirmation without its reason', { ...claim, state: 'CONFIRMED' }],
    ['a confirmation for an unknown reason', { ...claim, state: 'CONFIRMED', confirm_reason: 'WHIM' }],
    ['a cancellation without its reason', { ...claim, state: 'CANCELLED', cancelled_by: 'DONOR' }],
    ['a cancellation by nobody', { ...claim, state: 'CANCELLED', cancel_reason: 'FRAUD' }],
  ])('is not taken with %s', async (_case, body) => {
    await expect(call(answering(body))).rejects.toMatchObject(UNAVAILABLE);
  });
});

it('what is told of another claim than the one asked about is not taken', async () => {
  const body = {
    claim_id: 'another', type: 'PORTABILITY', state: 'COMPLETED', claimer: PARTICIPANT, donor: PARTICIPANT,
    resolution_due_at: '2026-03-09T12:00:00.000Z', completion_due_at: '2026-03-16T12:00:00.000Z',
  };
  await expect(answering(body).completeClaim(CALLER, CLAIM)).rejects.toMatchObject(UNAVAILABLE);
});

describe.each(keyCalls)('what %s is answered', (_, call) => {
  const key: SponsorKey = { reference: KEY, key_type: 'EVP', key_value: null, status: 'ACCEPTED', participant: PARTICIPANT };

  it.each<SponsorKey>([
    key, { ...key, key_value: CLAIM, status: 'REGISTERED' }, { ...key, key_value: CLAIM, status: 'EXCLUDED' },
  ])('is taken of a key that is $status', async (body) => {
    expect(await call(answering(body))).toEqual(body);
  });

  it.each<[string, object]>([
    ['nothing', {}],
    ['no reference', without(key, 'reference')],
    ['the reference of another key', { ...key, reference: 'pxk_01KJQV9Z8072STGR36YH08RSEY' }],
    ['no status', without(key, 'status')],
    ['an unknown status', { ...key, status: 'LOST' }],
    ['no participant', without(key, 'participant')],
    ['a value that is no text', { ...key, key_value: 1 }],
  ])('is not taken with %s', async (_case, body) => {
    await expect(call(answering(body))).rejects.toMatchObject(UNAVAILABLE);
  });
});

describe('what lookUpKey is answered', () => {
  const marker = { subject: 'OWNER', fraud_type: 'MULE_ACCOUNT', last_90_days: 0, last_12_months: 1, last_60_months: 2 } as const;
  const entry: DirectoryEntry = {
    key_type: 'EMAIL', key_value: 'fornecedor@example.com', owner: {
      type: 'company', name: 'Padaria Ltda.', trade_name: null, tax_id: '12345678000195',
    },
    participant: PARTICIPANT, owned_since: '2024-03-09T12:00:00.000Z', fraud_markers: [marker], open_fraud_reports: 1,
  };

  it('is taken of a key that somebody has', async () => {
    expect(await answering(entry).lookUpKey(CALLER, any)).toEqual(entry);
  });

  it.each<[string, object]>([
    ['nothing', {}],
    ['no owner', without(entry, 'owner')],
    ['an owner without a tax id', { ...entry, owner: without(entry.owner, 'tax_id') }],
    ['an unknown type of key', { ...entry, key_type: 'IBAN' }],
    ['no participant', without(entry, 'participant')],
    ['no word of frauds', without(entry, 'fraud_markers')],
    ['a marker of nothing', { ...entry, fraud_markers: [{}] }],
    ['fewer reports than none', { ...entry, open_fraud_reports: -1 }],
  ])('is not taken with %s', async (_case, body) => {
    await expect(answering(body).lookUpKey(CALLER, any)).rejects.toMatchObject(UNAVAILABLE);
  });
});

it('a key is not found by a refusal', async () => {
  await expect(answering({ error: 'REFUSED', code: 'Forbidden' }, 422).findKey(CALLER, KEY)).rejects.toMatchObject(UNAVAILABLE);
});
