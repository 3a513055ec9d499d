/** Proof of custody, for readers of the books from outside. */
export { compareCustody, type Difference } from './custody.ts';
export { custodyEntities, verifyCustody, type CustodyVerdict } from './verify-custody.ts';
