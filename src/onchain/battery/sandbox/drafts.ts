import { blake2b } from '@helios-lang/crypto';
import type { UplcData } from '@helios-lang/uplc';
import {
  type Draft, type Instance, type Output, type ProductContext, type UnspentOutput, type Token, QBRL_NAME, depositOf,
} from '../../chain/index.ts';

/** Index among the outputs of the instance after the move; -1 where it ends. */
export function homeIndex({ scriptHash }: ProductContext, { outputs }: Draft): number {
  return outputs.findIndex(({ holder }) => 'script' in holder && holder.script === scriptHash);
}

/** Indexes of the outputs that pay keys. */
export function payoutIndexes({ outputs }: Draft): number[] {
  return outputs.flatMap(({ holder }, index) => ('key' in holder ? [index] : []));
}

/** Returns the output with its datum by hash alone, which no validator can read. */
export function byHash<T extends Output>(output: T, datum: UplcData): T {
  return { ...output, datum: null, datumHash: Buffer.from(blake2b(datum.toCbor())).toString('hex') };
}

/** Returns the draft with one output changed, or without it. */
export function withOutput(draft: Draft, index: number, change: (output: Output) => Output | null): Draft {
  return { ...draft, outputs: draft.outputs.flatMap((output, place) => (place === index ? change(output) ?? [] : [output])) };
}

/** Cents that an output holds. */
export function centsIn({ constants }: ProductContext, { tokens }: Pick<Output, 'tokens'>): bigint {
  return tokens.reduce((sum, { policy, quantity }) => (policy === constants.qbrl ? sum + quantity : sum), 0n);
}

/** Returns the output with this many cents, otherwise unchanged. */
export function holding<T extends Output>({ constants }: ProductContext, output: T, cents: bigint): T {
  const others = output.tokens.filter(({ policy }) => policy !== constants.qbrl);
  return { ...output, tokens: cents <= 0n ? others : [...others, { policy: constants.qbrl, name: QBRL_NAME, quantity: cents }] };
}

/** Mints the cents that outputs hold beyond the spent ones: the ledger accepts only balanced transactions. */
export function balanced(context: ProductContext, draft: Draft): Draft {
  const sum = (outputs: readonly Output[]) => outputs.reduce((cents, output) => cents + centsIn(context, output), 0n);
  const missing = sum(draft.outputs) - sum(draft.spends.map(({ output }) => output));
  const others = draft.minted.filter(({ policy }) => policy !== context.constants.qbrl);
  const minting = { policy: context.constants.qbrl, tokens: [{ name: QBRL_NAME, quantity: missing }], redeemer: null };
  return { ...draft, minted: missing > 0n ? [...others, minting] : others };
}

/** Sets negative amounts to zero and mints the difference: the closest approximation of impossible amounts. */
export function possible(context: ProductContext, draft: Draft): Draft {
  return balanced(context, {
    ...draft, outputs: draft.outputs.flatMap((output) => {
      const cents = centsIn(context, output);
      return cents < 0n && 'key' in output.holder ? [] : [holding(context, output, cents)];
    }),
  });
}

/** Returns a second instance with the same contents, at another place and with another token. */
export function twinOf({ scriptHash }: ProductContext, { standing, token, ...rest }: Instance): Instance {
  const reversed = (hex: string) => Buffer.from(hex, 'hex').reverse().toString('hex');
  const name = reversed(token);
  return {
    ...rest, token: name, standing: {
      ...standing, reference: { ...standing.reference, txId: reversed(standing.reference.txId) },
      tokens: standing.tokens.map((held) => (held.policy === scriptHash ? { ...held, name } : held)),
    },
  };
}

/** An output with other tokens. */
export function carrying<T extends Output>(output: T, tokens: readonly Token[]): T {
  return { ...output, tokens };
}

/** True when every output holds as much lovelace as its size requires. The ledger accepts no other. */
export function canStand({ outputs }: Draft): boolean {
  return outputs.every((output) => output.lovelace >= depositOf(output));
}

/** Returns the same spending of another output. */
export function spending(draft: Draft, output: UnspentOutput): Draft {
  return { ...draft, spends: draft.spends.map((spent, index) => (index === 0 ? { ...spent, output } : spent)) };
}
