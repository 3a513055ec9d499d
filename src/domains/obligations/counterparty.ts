/**
 * The other side of a payment where that is outside: what is known of it, how a row keeps it, and what reads and events show. A row has
 * one text: JSON that anybody may read (masked), and behind it the whole, sealed.
 */
import type { Counterparty, MaskedCounterparty } from '../../../generated/models.ts';
import { firstCharacters } from '../../platform/characters.ts';
import type { Context } from '../../platform/context.ts';
import { isCnpj, isCpf, maskedEnd, maskTaxId, normalTaxId } from '../../platform/tax-id.ts';
import { personDigest, taxIdDigest } from '../../platform/vault/person-digest.ts';
import {
  decodeBrcode, maskPixKey, normalPixKey, openBehind, plainName, readPixKey, sealBehind, shownBefore,
} from '../accounts/index.ts';

/** What is known of the other side, in clear. */
export interface CounterpartyFacts {
  readonly name?: string | undefined;
  readonly taxId?: string | undefined;
  readonly bank?: { readonly ispb?: string | undefined; readonly name?: string | undefined } | undefined;
  /** Number of its account, as the bank writes it. */
  readonly account?: string | undefined;
  readonly pixKey?: string | undefined;
}

type Keyed = Pick<Context, 'tenant' | 'vault'>;

/** Characters of a description, as Pix carries it. */
export const LONGEST_DESCRIPTION = 140;
const LONGEST_NAME = 200;
const LONGEST_NUMBER = 40;
const ISPB = /^[0-9A-Z]{8}$/;

/** Reads facts that a provider gives, whatever their types: what is missing, empty or of another type is not known. */
export function readFacts(given: unknown, ispb?: string): CounterpartyFacts | undefined {
  if (typeof given !== 'object' || given === null) return ispb === undefined ? undefined : { bank: { ispb } };
  const { name, tax_id, participant, account, pix_key } = given as Record<string, unknown>;
  const bank = typeof participant === 'object' && participant !== null ? participant as Record<string, unknown> : {};
  const named = textOf(bank['ispb'], LONGEST_NUMBER) ?? '';
  return {
    name: textOf(name, LONGEST_NAME), taxId: textOf(tax_id, LONGEST_NUMBER), account: textOf(account, LONGEST_NUMBER),
    pixKey: textOf(pix_key, LONGEST_NAME), bank: { ispb: ISPB.test(named) ? named : ispb, name: textOf(bank['name'], LONGEST_NAME) },
  };
}

/** Reads a message between payer and payee that a provider gives: one line, cut at 140 characters; undefined where there is none. */
export function readDescription(given: unknown): string | undefined {
  return textOf(given, LONGEST_DESCRIPTION);
}

function textOf(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.slice(0, 4 * longest).replace(/\p{Cc}+/gu, ' ').trim().toWellFormed();
  return firstCharacters(text, longest).trim() || undefined;
}

/** Returns what the external id of a side tells by itself. */
export function factsOfExternalId(externalId: string): CounterpartyFacts {
  const [, kind = '', value = ''] = /^(pix_key|br_account|brcode|tax_id):(.*)$/is.exec(externalId) ?? [];
  switch (kind.toLowerCase()) {
    case 'pix_key': return factsOfKey(value);
    case 'tax_id': return { taxId: value };
    case 'brcode': {
      const { key, merchantName } = decodeBrcode(value);
      return { ...(key && factsOfKey(key.value)), name: merchantName };
    }
    case 'br_account': {
      const [ispb, , account] = value.split('/');
      return { bank: { ispb }, account };
    }
    default: return isTaxId(externalId) ? { taxId: externalId } : {};
  }
}

/** A key that is a tax id tells whose it is. */
function factsOfKey(pixKey: string): CounterpartyFacts {
  const key = readPixKey(pixKey);
  return { pixKey, ...((key?.type === 'CPF' || key?.type === 'CNPJ') && { taxId: key.value }) };
}

function isTaxId(text: string): boolean {
  const value = normalTaxId(text);
  return isCpf(value) || isCnpj(value);
}

/** Returns facts with what is missing in them taken from others. */
export function mergeFacts(facts: CounterpartyFacts | undefined, others: CounterpartyFacts): CounterpartyFacts {
  if (!facts) return others;
  const { name = others.name, taxId = others.taxId, account = others.account, pixKey = others.pixKey } = facts;
  const bank = { ispb: facts.bank?.ispb ?? others.bank?.ispb, name: facts.bank?.name ?? others.bank?.name };
  return { name, taxId, account, pixKey, bank };
}

/** Returns the text of a row; null where nothing is known. */
export function keepCounterparty(ctx: Keyed, facts: CounterpartyFacts): string | null {
  const shown = maskFacts(ctx, facts);
  const { name, taxId, account, pixKey } = facts;
  const secret = { name, tax_id: taxId, account, pix_key: pixKey };
  const isKnown = Object.keys(shown).length > 0 || name !== undefined;
  return isKnown ? sealBehind(ctx, JSON.stringify(shown), JSON.stringify(secret)) : null;
}

function maskFacts(ctx: Keyed, facts: CounterpartyFacts): MaskedCounterparty {
  const { taxId, account, pixKey, bank } = facts;
  const key = pixKey === undefined ? undefined : readPixKey(pixKey);
  const digest = digestOf(ctx, facts);
  const known = {
    ...(bank?.ispb !== undefined && { ispb: bank.ispb }), ...(bank?.name !== undefined && { name: plainName(bank.name) }),
  };
  return {
    ...(taxId !== undefined && { tax_id: maskTaxId(taxId) }),
    ...(Object.keys(known).length > 0 && { bank: known }),
    ...(account !== undefined && { account: maskedEnd(account, '***') }),
    ...(pixKey !== undefined && { pix_key: key ? maskPixKey(key.type, key.value) : '***' }),
    ...(digest !== undefined && { digest }),
  };
}

/** A person or company is the same by its tax id, else by its key or account. */
function digestOf(ctx: Keyed, { taxId, pixKey, account, bank }: CounterpartyFacts): string | undefined {
  if (taxId !== undefined) return taxIdDigest(ctx, taxId);
  if (pixKey !== undefined) return personDigest(ctx, 'pix_key', normalPixKey(pixKey));
  return account === undefined ? undefined : personDigest(ctx, 'account', bank?.ispb ?? '', account);
}

/**
 * Returns the text of a row after a report: what was known is kept where it names the person, by a tax id. The masked key or account of
 * the payment stays in any case.
 */
export function mergeKept(before: string | null | undefined, told: string): string {
  const known = presentMasked(before) ?? {};
  if (known.tax_id !== undefined) return before as string;
  const shown = shownBefore(told);
  const { account, pix_key } = known;
  const merged = { ...(account !== undefined && { account }), ...(pix_key !== undefined && { pix_key }), ...JSON.parse(shown) as object };
  return JSON.stringify(merged) + told.slice(shown.length);
}

/** Returns the digest in the text of a row, by which Postgres finds it; null where it has none. */
export function digestIn(kept: string | null | undefined): string | null {
  return /"digest":"([0-9a-f]{32})"/.exec(shownBefore(kept ?? ''))?.[1] ?? null;
}

/** Presents what anybody may read; undefined where nothing is known. */
export function presentMasked(kept: string | null | undefined): MaskedCounterparty | undefined {
  return kept === null || kept === undefined ? undefined : JSON.parse(shownBefore(kept)) as MaskedCounterparty;
}

/** Texts that are sealed in a row, in clear. */
export interface Personal {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
}

/** Columns of personal texts, as `obligations` and `evidence` have them. */
interface Kept {
  readonly counterparty?: string | null | undefined;
  readonly description?: string | null | undefined;
}

/** Opens the sealed texts of a row. */
export function openPersonal(ctx: Keyed, { counterparty, description }: Kept): Personal {
  const secret = counterparty ? openBehind(ctx, counterparty) : undefined;
  const { name } = secret === undefined ? {} : JSON.parse(secret) as { name?: string };
  return { name, description: openDescription(ctx, description) };
}

/** Presents the other side to a reader, with its name; undefined where nothing is known. */
export function presentCounterparty(kept: string | null | undefined, name?: string): Counterparty | undefined {
  const masked = presentMasked(kept);
  if (!masked || (name === undefined && Object.keys(masked).length === 0)) return undefined;
  return { ...(name !== undefined && { name }), ...masked };
}

/** Returns a description as a row keeps it. */
export function keepDescription(ctx: Keyed, description: string): string {
  return sealBehind(ctx, '', description);
}

/** Opens a description that a row keeps. */
export function openDescription(ctx: Keyed, kept: string | null | undefined): string | undefined {
  return kept ? openBehind(ctx, kept) : undefined;
}
