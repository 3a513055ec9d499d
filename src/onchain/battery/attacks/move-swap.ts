import { makeByteArrayData, makeConstrData, makeIntData, makeListData, type UplcData } from '@helios-lang/uplc';
import {
  type Draft, type Move, NotBuildable, type Output, encodeValue, mintingRedeemer, planMove, referenceData, spendingRedeemer, variantOf,
} from '../../chain/index.ts';
import { type Sandbox, type HonestTransition, fromStates, signerAskedFor, stateBefore, transitionsOf } from '../sandbox/sandbox.ts';
import type { Attack, Variation } from '../sandbox/attack.ts';
import { centsIn, holding } from '../sandbox/drafts.ts';

const NO_VARIANT = 99;
const PURSE_LOVELACE = 2_000_000n;

/** The transaction is that of one move and claims to be another. Where both differ only in the name, nothing is gained. */
export const moveSwap: Attack = {
  name: 'move_swap',
  description: 'Spends with the redeemer of another move, of the creation, or with none that is known, and mints by one that only burns.',
  variations: (sandbox) => {
    const redeemers = new Map(transitionsOf(sandbox).map(({ name, move, plan: { draft } }) => [
      name, { move, redeemer: draft.spends[0]?.redeemer ?? null },
    ]));
    return transitionsOf(sandbox).flatMap((honest) => [
      ...[...redeemers].filter(([name, { move }]) =>
        name !== honest.name && !isLegitimate(sandbox, honest, move)).flatMap(([name, { redeemer }]) =>
        (redeemer === null ? [] : [swapped(honest, `as ${name}`, redeemer)])),
      ...unknown(sandbox, honest), minting(sandbox, honest),
    ]);
  },
};

function swapped({ name, now, plan: { draft } }: HonestTransition, change: string, redeemer: UplcData): Variation {
  return {
    move: name, change, gain: `The transaction of ${name} went through ${change}.`, now,
    draft: { ...draft, spends: draft.spends.map((spent) => ({ ...spent, redeemer })) },
  };
}

/** No move at all, and redeemers of the branch that checks minting: the attacker takes all, since the move itself may be honest. */
function unknown(sandbox: Sandbox, honest: HonestTransition): Variation[] {
  const { draft } = honest.plan;
  const seed = referenceData(draft.coin.reference);
  const fields = redeemerFields(draft);
  const robbed = { ...honest, plan: { ...honest.plan, draft: allTaken(sandbox, draft) } };
  if (robbed.plan.draft.outputs.every((output, index) => output === draft.outputs[index])) return [];
  const redeemers: [string, UplcData][] = [
    ['as a creation', spendingRedeemer(0, [seed])],
    ['as a move that is none', spendingRedeemer(NO_VARIANT, fields)],
    ['with a number as redeemer', makeIntData(0n)],
    ['with bytes as redeemer', makeByteArrayData('')],
    ['with a list as redeemer', makeListData([])],
    ['with an empty redeemer', makeConstrData(1, [])],
    ['by the minting branch', mintingRedeemer(variantOf(sandbox.manifest, honest.move), fields)],
    ['by the minting branch of a creation', mintingRedeemer(0, [seed])],
  ];
  return redeemers.map(([change, redeemer]) => swapped(robbed, change, redeemer));
}

/** Every payout goes to the stranger, and the remaining value is taken. */
function allTaken({ context, stranger }: Sandbox, draft: Draft): Draft {
  return {
    ...draft, outputs: draft.outputs.map((output) => {
      if ('key' in output.holder) return { ...output, holder: { key: stranger.hash } };
      return centsIn(context, output) > 0n ? holding(context, output, 0n) : output;
    }),
  };
}

/** The move's own redeemer, which may only burn, also mints a second token. */
function minting({ manifest, context, stranger }: Sandbox, { name, move, now, before, plan: { draft } }: HonestTransition): Variation {
  const forged = { name: Buffer.from(before.token, 'hex').reverse().toString('hex'), quantity: 1n };
  const own = draft.minted.find(({ policy }) => policy === context.scriptHash);
  const minted = {
    policy: context.scriptHash, tokens: [...(own?.tokens ?? []), forged],
    redeemer: mintingRedeemer(variantOf(manifest, move), redeemerFields(draft)),
  };
  const purse: Output = {
    holder: { key: stranger.hash }, lovelace: PURSE_LOVELACE, tokens: [{ policy: context.scriptHash, ...forged }], datum: null,
  };
  return {
    move: name, change: 'with a token minted', gain: `A token was minted by ${name}, of which an instance can be forged.`, now,
    draft: {
      ...draft, outputs: [...draft.outputs, purse], minted: [minted, ...draft.minted.filter(({ policy }) => policy !== context.scriptHash)],
    },
  };
}

function redeemerFields({ spends: [spent] }: Draft): UplcData[] {
  const inner = spent?.redeemer?.kind === 'constr' ? spent.redeemer.fields[0] : undefined;
  return inner?.kind === 'constr' ? [...inner.fields] : [];
}

/** True when the other move, signed by the same key, gives the same outputs. */
function isLegitimate(sandbox: Sandbox, honest: HonestTransition, { kind, action, parameters }: Move): boolean {
  const { manifest, context } = sandbox;
  const { draft } = honest.plan;
  const signer = signerAskedFor(manifest, honest.before.fields, { kind, action, parameters, signer: '' });
  const other = { kind, action, parameters, signer: signer ?? '' };
  if (signer === undefined || !draft.signers.includes(signer) || !fromStates(manifest, other).includes(stateBefore(sandbox, honest)))
    return false;
  try {
    return written(planMove(context, honest.before, other, draft.coin, honest.now).draft.outputs) === written(draft.outputs);
  } catch (error) {
    if (error instanceof NotBuildable) return false;
    throw error;
  }
}

function written(outputs: readonly Output[]): string {
  return outputs.map(({ holder, tokens, datum }) => [
    JSON.stringify(holder), datum === null ? '' : Buffer.from(datum.toCbor()).toString('hex'),
    ...tokens.map(({ policy, name, quantity }) => `${policy}.${name}.${Buffer.from(encodeValue(quantity).toCbor()).toString('hex')}`),
  ].join(' ')).join('\n');
}
