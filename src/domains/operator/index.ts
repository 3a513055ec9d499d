export { verifyQuotas, type QuotasVerdict } from './quotas/verify-quotas.ts';
