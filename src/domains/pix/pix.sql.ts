import { keyFunctions } from './keys/keys.sql.ts';
import { mandateFunctions } from './mandates/mandates.sql.ts';
import { medFunctions } from './med/index.ts';
import { payeeFunctions } from './payments/payees.sql.ts';
import { chargeFunctions } from './qr/charges.sql.ts';
import { returnFunctions } from './returns/index.ts';

/** The functions of all parts of Pix. */
export const pixFunctions = [
  ...keyFunctions, ...payeeFunctions, ...chargeFunctions, ...returnFunctions, ...mandateFunctions, ...medFunctions,
];
