import type { PixFraudMarker, PixKeyType, PixParticipant } from '../../generated/models.ts';
import { testOutcomes } from '../../generated/test-values.ts';
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
  /** Its owner's response to a claim; else the control API decides. */
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

type OutcomeIn<Group extends keyof typeof testOutcomes> = (typeof testOutcomes)[Group][keyof (typeof testOutcomes)[Group]];

/** Counterparties that are there from the first day. */
const OWNERS: Readonly<Record<OutcomeIn<'directory_key'>, Partial<Entry>>> = {
  SUPPLIER: { owner: SUPPLIER },
  FRAUD_MARKED: { owned_since: '2026-02-27T09:12:05.000Z', fraud_markers: MARKS, open_fraud_reports: 1 },
  PERSON: {},
  NAMED_PERSON: {},
};
const SEEDED = new Map<string, OutcomeIn<'directory_key'>>(Object.entries(testOutcomes.directory_key));
/** The institution whose customers all have a key at this domain. */
const DOMAIN = [...SEEDED.keys()].find((key) => SEEDED.get(key) === 'NAMED_PERSON') ?? '';

/** Kinds of key, by the first word of an e-mail address, or by the last digit of a telephone number that ends in 00. */
const KINDS: Readonly<Record<OutcomeIn<'key'>, Partial<Entry>>> = {
  HELD_ELSEWHERE: { owner: { ...STRANGER, tax_id: null } },
  OTHER_PERSON: {},
  UNDER_CLAIM: { refusal: 'EntryLockedByClaim' },
  BLOCKED: { refusal: 'EntryBlocked' },
  NOT_ACCEPTED: { refusal: 'EntryInvalid' },
  OWNER_RESTRICTED: { refusal: 'UserOrAccountWithFraudRelatedRestriction' },
};
const KIND_OF_WORD = new Map<string, OutcomeIn<'key'>>(Object.entries(testOutcomes.key));
const WORD_OF_DIGIT: Readonly<Record<string, string>> = testOutcomes.key_digit;
const CLAIM_WORDS: Readonly<Record<string, Entry['wish']>> = testOutcomes.claim;
const CLAIM_WORD_OF_DIGIT: Readonly<Record<string, string>> = testOutcomes.claim_digit;
const FIRST_WORDS = new RegExp(`^([a-z]+)\\.(?:(${Object.keys(CLAIM_WORDS).join('|')})\\.)?[^@]*@`);

export function newEntry(key_value: string, given: Partial<Entry> = {}): Entry {
  const key_type = pixKeyTypeOf(key_value);
  if (!key_type) throw new Error('no Pix key');
  return {
    owner: STRANGER, participant: OTHER, owned_since: SINCE, fraud_markers: [], open_fraud_reports: 0, ...given, key_type, key_value,
  };
}

/** The counterparty that has a key by the rules of the simulation; undefined when it is free. */
export function counterparty(key: string): Entry | undefined {
  const seeded = SEEDED.get(key);
  if (seeded) return newEntry(key, OWNERS[seeded]);
  const [kind, wish] = outcomeOf(key);
  if (kind) return newEntry(key, { ...KINDS[kind], ...(wish && { wish }) });
  if (isPlayed(key)) return newEntry(key);
  return key.endsWith(DOMAIN) ? newEntry(key, { owner: { ...STRANGER, name: nameOf(key) } }) : undefined;
}

/** Words that ask for an outcome of what is paid or was received, at the beginning of an e-mail address. */
const PLAYED = [
  ...Object.keys(testOutcomes.payment), 'returns', ...Object.keys(testOutcomes.contested_credit), ...Object.keys(testOutcomes.med_payee),
  ...Object.keys(testOutcomes.mandate_payee),
];

/** True for a key such as `fail-ac07@example.com`: whoever can be paid is in the directory. */
function isPlayed(key: string): boolean {
  const [name = '', domain] = key.split('@');
  return domain !== undefined && PLAYED.some((word) => name === word || name.startsWith(`${word}-`));
}

/** `held.agrees.ana@example.com` and `+55119xxxx0011` mean the same. */
function outcomeOf(key: string): [OutcomeIn<'key'>?, Entry['wish']?] {
  const [, first = '', second = ''] = FIRST_WORDS.exec(key) ?? [];
  if (KIND_OF_WORD.has(first)) return [KIND_OF_WORD.get(first), CLAIM_WORDS[second]];
  const [, tens = '', units = ''] = /^\+\d{8,}00(\d)(\d)$/.exec(key) ?? [];
  return [KIND_OF_WORD.get(WORD_OF_DIGIT[units] ?? ''), CLAIM_WORDS[CLAIM_WORD_OF_DIGIT[tens] ?? '']];
}

function nameOf(key: string): string {
  const words = key.slice(0, -DOMAIN.length).split(/[^a-z]+/).filter(Boolean);
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ') || STRANGER.name;
}
