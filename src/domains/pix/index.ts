import { PixClaimEntity, PixKeyEntity } from './keys/key.entity.ts';

export type { EventsContext } from './context.ts';
export { paymentEvents, type PaymentEvent } from './payments/events.ts';
export type { PixKey } from './keys/key.entity.ts';
export { activeKeysOf, findActiveKey, openKeyValue, pixKeyResource } from './keys/queries.ts';

export const pixKeyEntities = [PixKeyEntity, PixClaimEntity];
