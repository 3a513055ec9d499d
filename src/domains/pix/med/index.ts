/** All that others may import of MED. */
export type { MedContext } from './context.ts';
export { medConsumer } from './follow-events.ts';
export { MedCaseEntity } from './med-case.entity.ts';
export { medFunctions } from './med.sql.ts';
export { medEvents } from './provider-events.ts';
export { medCaseResource } from './queries.ts';
export { medLoaders } from './record.ts';
export { sponsorMed, type FiledMedCase, type MedFiling, type SponsorMed } from './sponsor-med.ts';
