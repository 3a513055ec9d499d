/** All that other domains may import of kyc. */
export { KYC_ADAPTER, type KycPerson, type ScreeningRequest, type VerificationRequest } from './kyc-provider.ts';
export { isVerifiedAs } from './verified-identity.ts';
