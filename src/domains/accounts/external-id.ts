import { firstCharacters } from '../../platform/characters.ts';
import type { Context } from '../../platform/context.ts';
import { invalid } from '../../platform/errors.ts';
import type { SealedColumn } from '../../platform/vault/reencrypt.ts';
import type { Vault } from '../../platform/vault/secrets.ts';
import { isCnpj, isCpf, maskTaxId, normalTaxId } from '../../platform/tax-id.ts';
import { AccountEntity } from './account.entity.ts';
import { brcodeFault } from './pix/brcode/index.ts';
import { normalPixKey, readPixKey } from './pix/pix-key.ts';

/** What is wrong with the value behind a prefix, or the form it should have; undefined where nothing is wrong. */
const KINDS: Readonly<Record<string, (value: string) => string | undefined>> = {
  pix_key: (value) => unless(readPixKey(value) !== undefined,
    'a Pix key is an e-mail address, a phone number like +5511987654321, a CPF or CNPJ with its check digits, or a UUID'),
  br_account: (value) => unless(/^[0-9A-Z]{8}\/\d{1,4}\/[0-9A-Za-z-]{1,20}(\/(CACC|SVGS|SLRY|TRAN|OTHR))?$/.test(value),
    'an account is ISPB/branch/number, like 12345678/0001/98761234, and may end in /CACC, /SVGS, /SLRY, /TRAN or /OTHR'),
  brcode: (value) => brcodeFault(value)?.message,
  phone: (value) => unless(/^\+[1-9]\d{1,14}$/.test(value), 'a phone number is a plus and digits, like +5511987654321'),
  email: (value) => unless(value.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(value), 'an e-mail address is like ana@example.com'),
  tax_id: (value) => unless(isTaxId(value), 'a tax id is a CPF or CNPJ with its check digits'),
};

function unless(isSound: boolean, form: string): string | undefined {
  return isSound ? undefined : form;
}

function isTaxId(value: string): boolean {
  const text = normalTaxId(value);
  return isCpf(text) || isCnpj(text);
}

const PERSONAL = new RegExp(`^(${Object.keys(KINDS).join('|')}):(.*)$`, 'is');

/** Splits an external id into its kind, in any letter case, and value; undefined for a name known to the rail. */
function partsOf(externalId: string): [kind: string, value: string] | undefined {
  const [, kind, value = ''] = PERSONAL.exec(externalId) ?? [];
  return kind === undefined ? undefined : [kind.toLowerCase(), value];
}

/** Returns the prefix of an external id; null for a name known to the rail. */
export function externalIdKind(externalId: string): string | null {
  return partsOf(externalId)?.[0] ?? null;
}

/** Returns an external id in its normal form: its kind in lowercase, and a Pix key in the directory's form. */
export function normalExternalId(externalId: string): string {
  const [kind, value] = partsOf(externalId) ?? [];
  return value === undefined ? externalId : `${kind}:${kind === 'pix_key' ? normalPixKey(value) : value}`;
}

/** Returns why a text is not an external id, without the text; undefined for one that is. A name known to the rail has no form. */
export function externalIdFault(externalId: string): string | undefined {
  const [kind = '', value = ''] = partsOf(externalId) ?? [];
  const fault = KINDS[kind]?.(value);
  return fault === undefined ? undefined : `the value after '${kind}:' is not valid: ${fault}`;
}

/**
 * Requires that a text from a request is an external id.
 * @param loc its location in the request.
 * @throws RequestInvalid, without the text.
 */
export function requireExternalId(externalId: string, loc: readonly (string | number)[]): void {
  const fault = externalIdFault(externalId);
  if (fault !== undefined) invalid([...loc], fault, 'value_error');
}

/**
 * Requires that Pix can find a party by its external id: a name known to the rail has no address there.
 * @param loc its location in the request.
 * @throws RequestInvalid, without the text.
 */
export function requireAddress(externalId: string, loc: readonly (string | number)[]): void {
  if (externalIdKind(externalId) !== null) return;
  const kinds = Object.keys(KINDS).map((kind) => `${kind}:`).join(', ');
  invalid([...loc], `names nobody on Pix: the external id must begin with ${kinds}`, 'value_error');
}

/** Masks an external id for reads: coordinates and tax ids; a name known to the rail stays, unless it is a tax id. */
export function maskExternalId(externalId: string): string {
  const sealedAt = externalId.lastIndexOf(SEALED);
  if (sealedAt !== -1) return externalId.slice(0, sealedAt);
  const [kind, value] = partsOf(externalId) ?? [];
  if (kind === undefined || value === undefined) return isTaxId(externalId) ? maskTaxId(externalId) : externalId;
  const at = value.indexOf('@');
  if (at > 0) return `${kind}:${firstCharacters(value, 1)}***${value.slice(at)}`;
  return `${kind}:***${value.length > 8 ? value.slice(-4) : ''}`;
}

/** Columns of an account's external id: the sealed value, and the kind and masked value that reads show. */
export function externalIdColumns(ctx: Pick<Context, 'tenant' | 'vault'>, accountId: string, externalId: string | undefined) {
  if (externalId === undefined) return { externalId: null, externalIdKind: null, externalIdMasked: null };
  return {
    externalId: ctx.vault.seal(Buffer.from(externalId), externalIdContext(ctx.tenant, accountId)),
    externalIdKind: externalIdKind(externalId),
    externalIdMasked: maskExternalId(externalId),
  };
}

/** Associated data under which an external id is sealed, so that one row's value cannot pass as another's. */
export function externalIdContext(tenant: string, accountId: string): string {
  return `external-id ${tenant} ${accountId}`;
}

/** Returns the address of the party of an EXTERNAL account in clear: only for the rail that pays it. */
export async function findExternalId(ctx: Pick<Context, 'tenant' | 'db' | 'vault'>, accountId: string): Promise<string | undefined> {
  const account = await ctx.db.read((em) =>
    em.findOne(AccountEntity, { tenantId: ctx.tenant, accountId }, { fields: ['externalId'] }));
  return account?.externalId ? ctx.vault.open(account.externalId, externalIdContext(ctx.tenant, accountId)).toString() : undefined;
}

/** Separates the masked external id from its seal, where a row stores both in one text. */
const SEALED = ' sealed:';

/**
 * Returns an external id as rows of other tables store it: personal ones as their masked value and their seal, a name known to the rail as
 * it is. `openExternalId` returns the original; values stored before sealing was introduced are returned unchanged.
 */
export function sealExternalId(ctx: Pick<Context, 'tenant' | 'vault'>, externalId: string): string {
  const isPersonal = partsOf(externalId) !== undefined || isTaxId(externalId) || externalId.includes(SEALED);
  if (!isPersonal) return externalId;
  return maskExternalId(externalId) + SEALED + ctx.vault.seal(Buffer.from(externalId), sideContext(ctx.tenant)).toString('base64url');
}

/** Returns the external id in clear of a text that `sealExternalId` made: for the rail, and to find the party. */
export function openExternalId(ctx: Pick<Context, 'tenant' | 'vault'>, kept: string): string {
  const sealedAt = kept.lastIndexOf(SEALED);
  if (sealedAt === -1) return kept;
  return ctx.vault.open(Buffer.from(kept.slice(sealedAt + SEALED.length), 'base64url'), sideContext(ctx.tenant)).toString();
}

/** Returns a text sealed in the form of `sealExternalId`, behind what may be read of it without the key. */
export function sealBehind(ctx: Pick<Context, 'tenant' | 'vault'>, shown: string, secret: string): string {
  return shown + SEALED + ctx.vault.seal(Buffer.from(secret), sideContext(ctx.tenant)).toString('base64url');
}

/** Returns the part of a text that `sealBehind` made which may be read without the key. */
export function shownBefore(kept: string): string {
  const sealedAt = kept.lastIndexOf(SEALED);
  return sealedAt === -1 ? kept : kept.slice(0, sealedAt);
}

/** Returns the secret that `sealBehind` sealed; undefined where a text has none. */
export function openBehind(ctx: Pick<Context, 'tenant' | 'vault'>, kept: string): string | undefined {
  return kept.includes(SEALED) ? openExternalId(ctx, kept) : undefined;
}

/** Describes columns that store external ids in the form of `sealExternalId`: alone as text, or somewhere in JSON. */
export const sealedSides = (is: 'text' | 'jsonb'): SealedColumn => ({
  is, mark: SEALED, reseal: (vault, tenant, text) => reencryptSides(vault, tenant, text, is === 'jsonb'),
});

/**
 * Re-encrypts the parts of a text that another key sealed; undefined when there are none.
 * @param mayLook true where a part that cannot be opened may only look sealed, since somebody wrote the text: it stays unchanged.
 */
function reencryptSides(vault: Vault, tenant: string, text: string, mayLook: boolean): string | undefined {
  const anew = text.replaceAll(SEALED_PART, (part, sealed: string) => {
    try {
      const resealed = vault.reseal(Buffer.from(sealed, 'base64url'), sideContext(tenant));
      return resealed === undefined ? part : SEALED + resealed.toString('base64url');
    } catch (error) {
      if (mayLook) return part;
      throw error;
    }
  });
  return anew === text ? undefined : anew;
}

const SEALED_PART = new RegExp(`${SEALED}([A-Za-z0-9_-]+)`, 'g');

/** A side is copied from a credit to its return and to its correction: it is bound to its tenant, not to a row. */
function sideContext(tenant: string): string {
  return `external-id-of-side ${tenant}`;
}

/** Makes a name from outside safe to store unsealed as an external id: it cannot pass as a sealed one. */
export function plainName(name: string): string {
  return name.replaceAll(SEALED, ' ');
}
