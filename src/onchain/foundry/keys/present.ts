import type { ProductKeyResponse } from '../../../../generated/models.ts';
import type { EventOf } from '../../../platform/outbox/event.ts';
import type { ProductKey } from './product-key.entity.ts';

/** An enrolled key in the contract's form. */
export function presentProductKey(it: ProductKey): ProductKeyResponse {
  return {
    signing_pubkey_fpr: it.fingerprint, author: it.author, algorithm: 'ECDSA_P256', public_key: it.publicKey, status: it.status,
    enrolled_at: it.enrolledAt.toISOString(), enrolled_by: it.enrolledBy, superseded_at: it.supersededAt?.toISOString() ?? null,
    superseded_by_fpr: it.supersededBy,
  };
}

/** Event of a key: enrolled, or superseded. */
export function productKeyEvent(
  { fingerprint, author, status, supersededBy }: ProductKey,
): EventOf<`product_key.${'enrolled' | 'superseded'}`> {
  const isActive = status === 'ACTIVE';
  return {
    type: isActive ? 'product_key.enrolled' : 'product_key.superseded', entityId: fingerprint, version: isActive ? 1n : 2n,
    data: { signing_pubkey_fpr: fingerprint, author, status, ...(supersededBy !== null && { superseded_by_fpr: supersededBy }) },
  };
}
