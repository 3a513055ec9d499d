/** All that other domains may import of kyc. */
export type { KycContext } from './context.ts';
export { KycCourier } from './courier.ts';
export { kycJobs } from './jobs.ts';
export { kycFunctions } from './kyc.sql.ts';
export { KYC_ADAPTER, KycProvider, type KycPerson, type ScreeningRequest, type VerificationRequest } from './kyc-provider.ts';
export { kycEntities } from './kyc.entity.ts';
export { rescreenChangedParty } from './party-changed.ts';
export { riskFlagResource } from './resolve-risk-flag.ts';
export { isVerifiedAs } from './verified-identity.ts';
