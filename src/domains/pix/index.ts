import { PixClaimEntity, PixKeyEntity } from './keys/key.entity.ts';

export type { EventsContext } from './context.ts';
export { paymentEvents, type PaymentEvent } from './payments/events.ts';
export { pixKeyConsumers } from './keys/consumers.ts';
export type { KeysContext } from './keys/context.ts';
export { pixKeyJobs } from './keys/jobs.ts';
export type { PixKey } from './keys/key.entity.ts';
export { pixKeyEvents } from './keys/provider-events.ts';
export { activeKeysOf, findActiveKey, openKeyValue, pixKeyResource } from './keys/queries.ts';
export {
  SponsorKeys,
  type ClaimOpening, type DirectoryEntry, type KeyExclusion, type KeyLookUp, type KeyOwner, type KeyRegistration, type SponsorClaim,
  type SponsorKey,
} from './keys/sponsor-keys.ts';

export const pixKeyEntities = [PixKeyEntity, PixClaimEntity];
