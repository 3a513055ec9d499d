/** All that other domains may import of kyc. */
export { keepFraudMark } from './keep-fraud-mark.ts';
export { KYC_ADAPTER, type KycPerson, type ScreeningRequest, type VerificationRequest } from './kyc-provider.ts';
export { usedPermit, WITHDRAWAL_PERMIT, withdrawalPermitId, type WithdrawalPermit } from './own-withdrawal.ts';
export { isVerifiedAs } from './verified-identity.ts';
