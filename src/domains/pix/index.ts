import { PixClaimEntity, PixKeyEntity } from './keys/key.entity.ts';
import { PixChargeEntity } from './qr/charge.entity.ts';

export type { EventsContext } from './context.ts';
export { paymentEvents, type PaymentEvent } from './payments/events.ts';
export type { PixKey } from './keys/key.entity.ts';
export { activeKeysOf, findActiveKey, openKeyValue, pixKeyResource } from './keys/queries.ts';
export { chargeEvents } from './qr/cancel-charge.ts';
export type { QrContext } from './qr/context.ts';
export { pixChargeResource } from './qr/queries.ts';
export { chargeLoaders } from './qr/record.ts';
export { settleCharge } from './qr/settle-charge.ts';
export { SponsorCharges, type ChargeOrder, type SponsorCharge, type SponsorResolution } from './qr/sponsor-charges.ts';

export const pixQrEntities = [PixChargeEntity];
export const pixKeyEntities = [PixKeyEntity, PixClaimEntity];
