/** The proof of custody, for who looks at the books from outside. */
export { compareCustody, type Difference } from './custody.ts';
export { custodyEntities, verifyCustody, type CustodyVerdict } from './verify-custody.ts';
