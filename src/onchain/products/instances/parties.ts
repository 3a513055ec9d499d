import type { EntityManager } from '@mikro-orm/postgresql';
import { blake2b } from '@noble/hashes/blake2.js';
import type { ProductInstanceParty, ProductManifest, ProductParameter, ProductParameterValues } from '../../../../generated/models.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import { AccountEntity } from '../../../domains/accounts/index.ts';
import { ParameterError, declaredFor, readParameters, type ChainValue, type Move } from '../../chain/moves/index.ts';

/** Length in bytes of the chain's name of a key: BLAKE2b-224 of the public key. */
const HASH_BYTES = 28;

/** An account as one that may hold a key of an instance. */
export interface PartyAccount {
  /** The account that the id means: the one it was promoted to, if it was. */
  readonly accountId: string;
  readonly keyHash: string;
  readonly type: string;
  readonly currency: string;
}

/** Accounts by the ids that were requested; those that are missing, and the ledger's own, are not in it. Their keys never change. */
export async function readPartyAccounts(em: EntityManager, tenantId: string, ids: readonly string[]): Promise<
  ReadonlyMap<string, PartyAccount>
> {
  const asked = await em.find(AccountEntity, { tenantId, accountId: { $in: [...new Set(ids)] }, systemRole: null });
  const promoted = asked.flatMap(({ promotedToAccountId }) => promotedToAccountId ?? []);
  const became = promoted.length === 0 ? [] : await em.find(AccountEntity, { tenantId, accountId: { $in: promoted } });
  const byId = new Map(became.map((account) => [account.accountId, account]));
  return new Map(asked.map((account) => {
    const { accountId, publicKey, type, currency } = byId.get(account.promotedToAccountId ?? '') ?? account;
    return [account.accountId, { accountId, keyHash: keyHashOf(publicKey), type, currency }];
  }));
}

/** @param publicKey 32 bytes. @returns lowercase hex. */
function keyHashOf(publicKey: Buffer): string {
  return Buffer.from(blake2b(publicKey, { dkLen: HASH_BYTES })).toString('hex');
}

/** The ids that parameters give where the manifest declares an account. */
export function accountsNamed(manifest: ProductManifest, move: Pick<Move, 'kind' | 'action'>, given: ProductParameterValues): string[] {
  return declaredFor(manifest, move).filter(({ type }) => type === 'account_id').flatMap(({ name }) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    return typeof value === 'string' ? [value] : [];
  });
}

/** Given parameters of those that the manifest declares: for the record, and as the chain takes them. */
export interface ReadMove {
  readonly parameters: ProductParameterValues;
  readonly fills: ReadonlyMap<string, ChainValue>;
}

/** Instants before 2001-09-09T01:46:40Z have fewer than ten digits: they are another unit, or a mistake. */
const EARLIEST_SECONDS = 1_000_000_000;

/**
 * @param origin who asks: scenarios may play with instants that no client means.
 * @returns PRODUCT_PARAMETER_INVALID for the first, in the manifest's order, that is missing or not of the declared form.
 */
export function readMoveParameters(
  asDeclared: ProductManifest, move: Pick<Move, 'kind' | 'action'>,
  { parameters: given, origin }: { readonly parameters: ProductParameterValues; readonly origin: { readonly kind: string } },
  accounts: ReadonlyMap<string, PartyAccount>,
): ReadMove | Refusal {
  const manifest = origin.kind === 'CLIENT' ? withInstants(asDeclared) : asDeclared;
  const declared = declaredFor(manifest, move);
  try {
    const fills = readParameters(manifest, declared, given, { keyOf: (id) => accounts.get(id)?.keyHash, now: null });
    const parameters = Object.fromEntries(declared.filter(({ name }) => fills.has(name)).map(({ name, type }) =>
      [name, type === 'account_id' ? accounts.get(String(given[name]))?.accountId : given[name]]));
    return { parameters, fills };
  } catch (error) {
    if (error instanceof ParameterError) return parameterRefusal(error, manifest);
    throw error;
  }
}

/** The manifest, with a lower bound for each instant that a client gives. */
function withInstants(manifest: ProductManifest): ProductManifest {
  const instants = new Set(manifest.datum_fields.flatMap(({ name, unit }) => (unit === 'EPOCH_SECONDS' ? [name] : [])));
  const bounded = (parameters: ProductParameter[]): ProductParameter[] => parameters.map((it) => {
    const { minimum = 0 } = it;
    return instants.has(it.datum_field ?? '') ? { ...it, minimum: Math.max(minimum, EARLIEST_SECONDS) } : it;
  });
  return {
    ...manifest, creation: { ...manifest.creation, parameters: bounded(manifest.creation.parameters) },
    actions: manifest.actions.map((action) => ({ ...action, parameters: bounded(action.parameters) })),
  };
}

function parameterRefusal({ parameter, reason, message }: ParameterError, manifest: ProductManifest): Refusal {
  const { minimum, maximum } = boundsOf(parameter, manifest);
  return refusal('PRODUCT_PARAMETER_INVALID', {
    parameter: parameter.name, type: parameter.type, reason,
    ...(reason === 'OUT_OF_BOUNDS' && { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) }),
    ...(reason === 'WRONG_LENGTH' && { length_bytes: parameter.length_bytes }),
  }, message);
}

function boundsOf({ datum_field, minimum, maximum }: ProductParameter, { datum_fields }: ProductManifest): Pick<
  ProductParameter, 'minimum' | 'maximum'
> {
  const field = datum_fields.find(({ name }) => name === datum_field);
  const [least, most] = [minimum ?? field?.minimum, maximum ?? field?.maximum];
  return { ...(least !== undefined && { minimum: least }), ...(most !== undefined && { maximum: most }) };
}

/** Holders of the keys of an instance created so: the actor, and the accounts that parameters name. In the manifest's order. */
export function partiesOf(manifest: ProductManifest, actor: string, { parameters }: Pick<ReadMove, 'parameters'>): ProductInstanceParty[] {
  return manifest.keys.map(({ name, role, datum_field }) => {
    if (role === 'ACTOR') return { key: name, account_id: actor };
    const parameter = manifest.creation.parameters.find((it) => it.datum_field === datum_field);
    const account = parameter?.type === 'account_id' ? parameters[parameter.name] : undefined;
    return { key: name, account_id: typeof account === 'string' ? account : null };
  });
}

/**
 * Refuses accounts that cannot be parties: each must be a CUSTOMER account in the product's currency, and hold one key.
 * @param mayRepeat where scenarios are played: whether one account may hold two keys is for the validator to decide.
 * @returns PRODUCT_ACCOUNT_NOT_ELIGIBLE.
 */
export function refuseParties(
  manifest: ProductManifest, parties: readonly ProductInstanceParty[], accounts: ReadonlyMap<string, PartyAccount>, mayRepeat: boolean,
): Refusal | undefined {
  const known = new Map([...accounts.values()].map((account) => [account.accountId, account]));
  const seen = new Set<string>();
  for (const { account_id } of parties) {
    const account = account_id === null ? undefined : known.get(account_id);
    if (account === undefined) continue;
    const { accountId, type, currency } = account;
    if (type !== 'CUSTOMER' || currency !== manifest.currency || (seen.has(accountId) && !mayRepeat)) {
      const message =
        seen.has(accountId) ? 'One account cannot hold two keys of an instance.' : `A party is a CUSTOMER account in ${manifest.currency}.`;
      return refusal('PRODUCT_ACCOUNT_NOT_ELIGIBLE', { account_id: accountId, type, currency }, message);
    }
    seen.add(accountId);
  }
  return undefined;
}
