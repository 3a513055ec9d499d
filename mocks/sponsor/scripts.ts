import type { Script as ScriptOf, Scripts as ScriptsOf } from '../../src/platform/control/scripts.ts';

/**
 * Operations that a script can control: the adapter's calls by the names of its methods, and two of the sponsor's own: `settle`,
 * the end of a payment or return, and `callback`, one attempt to deliver an event.
 */
export const operations = [
  'pay', 'find', 'given', 'statement', 'balance', 'settle', 'callback',
  'sendReturn', 'findReturn',
  'mintCharge', 'resolveCharge',
  'fileMedCase', 'closeMedReport',
  'registerKey', 'findKey', 'excludeKey', 'lookUpKey', 'openClaim', 'confirmClaim', 'completeClaim', 'cancelClaim',
  'authorizeMandate', 'rejectMandate', 'revokeMandate', 'cancelCharge',
] as const;
export type ScriptedOperation = (typeof operations)[number];

export type Script = ScriptOf<ScriptedOperation>;
export type Scripts = ScriptsOf<ScriptedOperation>;
