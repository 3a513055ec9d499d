import { keyFunctions } from './keys/keys.sql.ts';
import { mandateFunctions } from './mandates/mandates.sql.ts';
import { medFunctions } from './med/med.sql.ts';
import { payeeFunctions } from './payments/payees.sql.ts';
import { chargeFunctions } from './qr/charges.sql.ts';
import { returnFunctions } from './returns/returns.sql.ts';

/** The functions of all parts of Pix. */
export const pixFunctions = [
  ...keyFunctions, ...payeeFunctions, ...chargeFunctions, ...returnFunctions, ...mandateFunctions, ...medFunctions,
];
