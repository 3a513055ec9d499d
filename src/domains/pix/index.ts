import { PixClaimEntity, PixKeyEntity } from './keys/key.entity.ts';
import { PixChargeEntity } from './qr/charge.entity.ts';

export type { EventsContext } from './context.ts';
export type { MandatesContext } from './mandates/context.ts';
export { mandateEvents } from './mandates/events.ts';
export { mandateConsumer, mandateJobs } from './mandates/jobs.ts';
export { pixMandateChargeResource, pixMandateResource } from './mandates/queries.ts';
export { recurrenceLoaders } from './mandates/record.ts';
export { sponsorMandates, type SponsorMandates } from './mandates/sponsor-mandates.ts';
export {
  MedCaseEntity, medCaseResource, medConsumer, medEvents, medLoaders, sponsorMed, type FiledMedCase, type MedContext, type MedFiling,
} from './med/index.ts';
export { findPayee, keyHolderId } from './payments/find-payee.ts';
export { paymentEvents, type PaymentEvent } from './payments/events.ts';
export {
  announceReceived, findCredit, findCreditOf, followReturns, returnDerived, returnDetour, returnFinder, returnLoaders, returnRail, returnsOf, sponsorReturns,
  type ReturnRequest, type ReturnsContext, type SponsorReturn,
} from './returns/index.ts';
export { pixKeyConsumers } from './keys/consumers.ts';
export type { KeysContext } from './keys/context.ts';
export { pixKeyJobs } from './keys/jobs.ts';
export type { PixKey } from './keys/key.entity.ts';
export { pixKeyEvents } from './keys/provider-events.ts';
export { activeKeysOf, findActiveKey, openKeyValue, pixKeyResource } from './keys/queries.ts';
export { pixFunctions } from './pix.sql.ts';
export { chargeEvents } from './qr/cancel-charge.ts';
export type { QrContext } from './qr/context.ts';
export { pixChargeResource } from './qr/queries.ts';
export { chargeLoaders } from './qr/record.ts';
export { settleCharge } from './qr/settle-charge.ts';
export { SponsorCharges, type ChargeOrder, type SponsorCharge, type SponsorResolution } from './qr/sponsor-charges.ts';
export {
  SponsorKeys,
  type ClaimOpening, type DirectoryEntry, type KeyExclusion, type KeyLookUp, type KeyOwner, type KeyRegistration, type SponsorClaim,
  type SponsorKey,
} from './keys/sponsor-keys.ts';

export const pixQrEntities = [PixChargeEntity];
export const pixKeyEntities = [PixKeyEntity, PixClaimEntity];
