import type { Attack } from '../sandbox/attack.ts';
import { amountRange } from './amount-range.ts';
import { datumTampering } from './datum-tampering.ts';
import { doubleSatisfaction } from './double-satisfaction.ts';
import { forgedInstance } from './forged-instance.ts';
import { moveSwap } from './move-swap.ts';
import { payoutRedirect } from './payout-redirect.ts';
import { stateSkip } from './state-skip.ts';
import { timeForgery } from './time-forgery.ts';
import { tokenTheft } from './token-theft.ts';
import { valueStuffing } from './value-stuffing.ts';
import { valueTheft } from './value-theft.ts';
import { wrongSigner } from './wrong-signer.ts';

/** Attack set 1, in its order. A different attack or order makes a different set. */
export const ATTACKS: readonly Attack[] = [
  wrongSigner, stateSkip, valueTheft, payoutRedirect, doubleSatisfaction, datumTampering, valueStuffing, tokenTheft, moveSwap, timeForgery,
  forgedInstance,
  amountRange,
];
