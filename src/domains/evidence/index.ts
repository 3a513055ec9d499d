/** All that other domains may import of evidence. */
export type { AnnounceReturn, CreditFollower, EvidenceContext, ReturnedMoney } from './context.ts';
export type { Evidence, EvidenceDraft } from './evidence.ts';
export { EvidenceEntity } from './evidence.entity.ts';
export { evidenceFunctions } from './evidence.sql.ts';
export { ingestEvidence } from './ingest-evidence.ts';
export { evidenceEvents, type ProviderEvent } from './provider-events.ts';
export { endToEndIdOf, evidenceResource, findEvidenceByName, findEvidenceOf } from './queries.ts';
export { evidenceDerived, evidenceLoaders, KEY_HOLDER } from './record.ts';
export { retryAfterEvents } from './retry-after-events.ts';
export { evidenceJobs, retryFailed } from './retry-failed.ts';
