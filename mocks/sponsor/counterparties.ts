import type { PixFraudMarker, PixKeyType, PixParticipant } from '../../generated/models.ts';
import { pixKeyTypeOf } from '../../src/domains/accounts/pix/pix-key.ts';
import type { KeyOwner } from '../../src/domains/pix/index.ts';
import { OTHER_ISPB, OWN_ISPB } from './identifiers.ts';

/** The simulated sponsor's institution, and that of everybody else. */
export const OWN: PixParticipant = { ispb: OWN_ISPB, name: 'Banco Simulado S.A.' };
export const OTHER: PixParticipant = { ispb: OTHER_ISPB, name: 'Banco Ipê S.A.' };

/** Owner of a key. An owner without a tax id is the one who asks for the key: the same person at another institution. */
export interface DirectoryOwner extends KeyOwner {
  readonly trade_name: string | null;
}

/** A key as the directory has it. */
export interface Entry {
  readonly key_type: PixKeyType;
  readonly key_value: string;
  readonly owner: DirectoryOwner;
  readonly participant: PixParticipant;
  readonly owned_since: string;
  readonly fraud_markers: readonly PixFraudMarker[];
  readonly open_fraud_reports: number;
  /** The directory's reason to register it for nobody, as one of its codes. */
  readonly refusal?: string | undefined;
  /** Its owner's response to a claim: `agrees` or `declines`; else the control API decides. */
  readonly wish?: 'agrees' | 'declines' | undefined;
  /** The customer of the sponsor's that registered it, and under which reference; undefined for a counterparty's. */
  readonly holder?: { readonly providerId: string; readonly reference: string; readonly accountId: string } | undefined;
}

const SINCE = '2023-08-14T17:20:41.000Z';
const STRANGER: DirectoryOwner = { type: 'individual', name: 'João da Silva', trade_name: null, tax_id: '12345678909' };
const SUPPLIER: DirectoryOwner = { type: 'company', name: 'Fornecedora Boa Massa Ltda', trade_name: 'Boa Massa', tax_id: '12345678000195' };
const MARKS: readonly PixFraudMarker[] = [
  { subject: 'KEY', fraud_type: 'SCAMMER_ACCOUNT', last_90_days: 1, last_12_months: 1, last_60_months: 1 },
  { subject: 'OWNER', fraud_type: 'SCAMMER_ACCOUNT', last_90_days: 1, last_12_months: 2, last_60_months: 2 },
];

/** Counterparties that are there from the first day. */
const SEEDED: readonly Partial<Entry>[] = [
  { key_value: 'fornecedor@example.com', owner: SUPPLIER },
  { key_value: '12345678000195', owner: SUPPLIER },
  { key_value: 'd2f6c1e4-8a37-4b0e-9c55-1f3e7a9b2d60', owner: SUPPLIER },
  { key_value: '+5511900007777', owned_since: '2026-02-27T09:12:05.000Z', fraud_markers: MARKS, open_fraud_reports: 1 },
  { key_value: '12345678909' },
];

/** Kinds of key, by the first word of an e-mail address, or by the last digit of a telephone number that ends in 00. */
const FATES: Readonly<Record<string, Partial<Entry>>> = {
  held: { owner: { ...STRANGER, tax_id: null } },
  other: {},
  claimed: { refusal: 'EntryLockedByClaim' },
  blocked: { refusal: 'EntryBlocked' },
  refused: { refusal: 'EntryInvalid' },
  restricted: { refusal: 'UserOrAccountWithFraudRelatedRestriction' },
};
const FATE_OF_DIGIT: Readonly<Record<string, string>> = {
  1: 'held', 2: 'other', 3: 'claimed', 4: 'blocked', 5: 'refused', 6: 'restricted',
};
const WISH_OF_DIGIT: Readonly<Record<string, Entry['wish']>> = { 1: 'agrees', 2: 'declines' };

/** The institution whose customers all have a key at this domain. */
const DOMAIN = '@banco-ipe.example';

export function newEntry(key_value: string, given: Partial<Entry> = {}): Entry {
  const key_type = pixKeyTypeOf(key_value);
  if (!key_type) throw new Error('no Pix key');
  return {
    owner: STRANGER, participant: OTHER, owned_since: SINCE, fraud_markers: [], open_fraud_reports: 0, ...given, key_type, key_value,
  };
}

/** The counterparty that has a key by the rules of the simulation; undefined when it is free. */
export function counterparty(key: string): Entry | undefined {
  const seeded = SEEDED.find(({ key_value }) => key_value === key);
  if (seeded) return newEntry(key, seeded);
  const [outcome, wish] = outcomeOf(key);
  const given = outcome === undefined ? undefined : FATES[outcome];
  if (given) return newEntry(key, { ...given, ...(wish && { wish }) });
  return key.endsWith(DOMAIN) ? newEntry(key, { owner: { ...STRANGER, name: nameOf(key) } }) : undefined;
}

/** `held.agrees.ana@example.com` and `+55119xxxx0011` mean the same. */
function outcomeOf(key: string): [string?, Entry['wish']?] {
  const [, first = '', second] = /^([a-z]+)\.(?:(agrees|declines)\.)?[^@]*@/.exec(key) ?? [];
  if (Object.hasOwn(FATES, first)) return [first, second as Entry['wish']];
  const [, will = '', digit = ''] = /^\+\d{8,}00(\d)(\d)$/.exec(key) ?? [];
  return [FATE_OF_DIGIT[digit], WISH_OF_DIGIT[will]];
}

function nameOf(key: string): string {
  const words = key.slice(0, -DOMAIN.length).split(/[^a-z]+/).filter(Boolean);
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ') || STRANGER.name;
}
