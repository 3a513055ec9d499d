import type { JWK } from 'jose';
import type { Database } from '../../platform/db/database.ts';
import type { IdSource } from '../../platform/id.ts';
import type { Vault } from '../../platform/vault/secrets.ts';
import { AdminRefusal } from './admin-refusal.ts';
import { recordInstallationAct, type InstallationActDraft } from './installation-acts.ts';
import { SigningKeyEntity, type KeyPurpose } from './signing-key.entity.ts';
import { changeKeys, newKey } from './signing-keys.ts';

/** A signing key as an administrator sees it: never its private half. */
export interface ListedSigningKey {
  readonly kid: string;
  readonly purpose: KeyPurpose;
  /** SIGNING is the newest of its purpose; VERIFYING is published and still verifies; RETIRED does neither. */
  readonly state: 'SIGNING' | 'VERIFYING' | 'RETIRED';
  readonly created_at: string;
  readonly retired_at: string | null;
}

/** Actor of a change of keys, and the reason. */
export interface KeyChange extends Pick<InstallationActDraft, 'actor' | 'reason'> {
  readonly ids: IdSource;
}

/**
 * Makes another key, which signs from now on; every process uses it within a minute of its next token. The previous key verifies until it
 * is retired: keep it for as long as its tokens and attestations last.
 * @param by whom, and why: recorded with it.
 * @returns the new key's id.
 */
export function rotateSigningKey(database: Database, vault: Vault, purpose: KeyPurpose = 'TOKEN', by?: KeyChange): Promise<string> {
  return changeKeys(database, async (em) => {
    const now = database.clock.now();
    const key = await newKey(vault, purpose, now);
    await em.insert(SigningKeyEntity, key);
    if (by) await recordInstallationAct(em, by.ids, now, { ...by, operation: 'signing-key rotate', subject: { kid: key.kid, purpose } });
    return key.kid;
  });
}

/**
 * Retires a key: its signatures are no longer accepted, within a minute in every process, and it is no longer published.
 * @param by whom, and why: recorded with it.
 * @throws AdminRefusal when there is no such key, or when it is the one that signs.
 */
export function retireSigningKey(database: Database, kid: string, by?: KeyChange): Promise<void> {
  return changeKeys(database, async (em) => {
    const key = await em.findOne(SigningKeyEntity, { kid });
    if (!key) throw new AdminRefusal(`there is no signing key ${kid}`);
    const [newest] = await em.find(SigningKeyEntity, { retiredAt: null, purpose: key.purpose }, NEWEST_FIRST);
    if (newest?.kid === kid) throw new AdminRefusal(`${kid} is the key that signs: rotate first`);
    if (key.retiredAt) return;
    key.retiredAt = database.clock.now();
    if (by) await recordInstallationAct(em, by.ids, key.retiredAt, { ...by, operation: 'signing-key retire', subject: { kid } });
  });
}

/** Lists the public halves of all keys of a purpose, retired ones too, the newest first: what they signed once stays verifiable. */
export async function listPublicKeys(database: Database, purpose: KeyPurpose): Promise<{ kid: string; jwk: JWK; isRetired: boolean }[]> {
  const keys = await database.global().find(SigningKeyEntity, { purpose }, NEWEST_FIRST);
  return keys.map(({ kid, publicJwk, retiredAt }) => ({ kid, jwk: publicJwk, isRetired: retiredAt !== null }));
}

/** Lists all keys, retired ones too, the newest first. */
export async function listSigningKeys(database: Database): Promise<ListedSigningKey[]> {
  const keys = await database.global().findAll(SigningKeyEntity, NEWEST_FIRST);
  const signs = (kid: string, its: KeyPurpose): boolean => keys.find(
    ({ retiredAt, purpose }) => retiredAt === null && purpose === its,
  )?.kid === kid;
  return keys.map(({ kid, purpose, createdAt, retiredAt }) => ({
    kid, purpose, state: retiredAt ? 'RETIRED' : signs(kid, purpose) ? 'SIGNING' : 'VERIFYING',
    created_at: createdAt.toISOString(), retired_at: retiredAt?.toISOString() ?? null,
  }));
}

const NEWEST_FIRST = { orderBy: { createdAt: 'desc', kid: 'asc' } } as const;
