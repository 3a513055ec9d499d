export { mandateEvents } from './mandates/events.ts';
export { type FiledMedCase, type MedFiling } from './med/index.ts';
export { keyHolderId } from './keys/find-key-holder.ts';
export { paymentEvents, type PaymentEvent } from './payments/receive-pix-webhook.ts';
export { findCredit, findCreditOf, type ReturnRequest, type SponsorReturn } from './returns/index.ts';
export type { PixKey } from './keys/key.entity.ts';
export { activeKeysOf, findActiveKey, openKeyValue } from './keys/queries.ts';
export type { ChargeOrder, SponsorCharge, SponsorResolution } from './qr/sponsor-charges.ts';
export type {
  ClaimOpening, DirectoryEntry, KeyExclusion, KeyLookUp, KeyOwner, KeyRegistration, SponsorClaim, SponsorKey,
} from './keys/sponsor-keys-interface.ts';
