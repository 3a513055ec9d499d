/** All that other domains may import of evidence. */
export type { AnnounceReturn, CreditFollower, EvidenceContext, FollowingModule, ReturnedMoney } from './context.ts';
export type { EvidenceDraft } from './evidence.ts';
export type { Evidence } from './evidence.entity.ts';
export { ingestEvidence } from './ingest-evidence.ts';
export { evidenceEvents } from './provider-events.ts';
export { endToEndIdOf, findEvidenceByName, findEvidenceOf } from './queries.ts';
export { KEY_HOLDER } from './record.ts';
export { retryAfterEvents } from './retry-after-events.ts';
export { retryFailed } from './retry-failed.ts';
