/** All that others may import of MED. */
export { MedCaseEntity } from './med-case.entity.ts';
export type { FiledMedCase, MedFiling } from './sponsor-med.ts';
