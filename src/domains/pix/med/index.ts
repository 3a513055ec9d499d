/** All that others may import of MED. */
export type { FiledMedCase, MedFiling } from './sponsor-med.ts';
