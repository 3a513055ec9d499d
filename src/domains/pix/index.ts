import { PixClaimEntity, PixKeyEntity } from './keys/key.entity.ts';
import { PixChargeEntity } from './qr/charge.entity.ts';

export type { EventsContext } from './context.ts';
export { mandateEvents } from './mandates/events.ts';
export { MedCaseEntity, type FiledMedCase, type MedFiling } from './med/index.ts';
export { keyHolderId } from './keys/find-key-holder.ts';
export { paymentEvents, type PaymentEvent } from './payments/events.ts';
export { findCredit, findCreditOf, type ReturnRequest, type SponsorReturn } from './returns/index.ts';
export type { PixKey } from './keys/key.entity.ts';
export { activeKeysOf, findActiveKey, openKeyValue } from './keys/queries.ts';
export type { ChargeOrder, SponsorCharge, SponsorResolution } from './qr/sponsor-charges.ts';
export type {
  ClaimOpening, DirectoryEntry, KeyExclusion, KeyLookUp, KeyOwner, KeyRegistration, SponsorClaim, SponsorKey,
} from './keys/sponsor-keys.ts';

export const pixQrEntities = [PixChargeEntity];
export const pixKeyEntities = [PixKeyEntity, PixClaimEntity];
