/** Public interface of accounts for other domains. */
export {
  refuseCurrency, refuseRailCurrency, rejectSquadAccount, requireCurrency, SYSTEM_ROLES, type Account, type SystemRole,
} from './account.ts';
export { AccountEntity, type AccountRecord } from './account.entity.ts';
export { accountClosed, accountCreated, addAccount, createAccount, openAccount } from './create-account.ts';
export {
  accountResource, failAccount, findAccount, followPromotion, isAccountId, lockedAccount, noAccount, requireAccount,
} from './find-account.ts';
export { freezeAccount, unfreezeAccount } from './freeze-account.ts';
export { ensureSystemAccounts } from './system-accounts.ts';
export { findJoinedAccounts, joinedAccounts } from './joined-accounts.ts';
export { newAccountKeys, unsealAccountKeys, type AccountKeys } from './keys.ts';
export {
  findExternalId, maskExternalId, normalExternalId, openBehind, openExternalId, plainName, requireAddress, requireExternalId, sealBehind,
  sealedSides, sealExternalId, shownBefore,
} from './external-id.ts';
export { guestAccountResource } from './guests/queries.ts';
export { openGuestAccount, type Guest } from './guests/open-guest-account.ts';
export { paymentMethodEvent } from './payment-methods/bind-payment-method.ts';
export { closePaymentMethods } from './payment-methods/close-payment-methods.ts';
export { destinationDigest, findAccountByCoordinates, type Destination } from './payment-methods/find-by-coordinates.ts';
export { PaymentMethodEntity } from './payment-methods/payment-method.entity.ts';
export { holderOf } from './payment-methods/payment-methods.sql.ts';
export {
  BrcodeFault, decodeBrcode, encodeBrcode, hostOf, LOCATION_FORM, LONGEST_CITY, LONGEST_NAME, plainText, roomForInfo, type Brcode,
  type BrcodeReason,
} from './pix/brcode/index.ts';
export { amountOn, leastAmount, payableUntil } from './pix/due-terms.ts';
export {
  maskPixKey, normalMatchKeys, normalPixKey, pixKeyFault, pixKeyTypes, readPixKey, type PixKeyFault, type WrittenKey,
} from './pix/pix-key.ts';
export { asAccount, presentAccount } from './present.ts';
