import { type Draft, type Minting, encodeDatum, mintingRedeemer, variantOf } from '../../chain/index.ts';
import { type Sandbox, type HonestTransition, transitionsOf } from '../sandbox/sandbox.ts';
import type { Attack, Variation } from '../sandbox/attack.ts';
import { carrying, homeIndex, withOutput } from '../sandbox/drafts.ts';

const PURSE_LOVELACE = 2_000_000n;

/** The token distinguishes an instance from any other output at its address. */
export const tokenTheft: Attack = {
  name: 'token_theft',
  description: 'Takes the token of the instance away, burns it, or keeps it when the instance ends.',
  variations: (sandbox) => transitionsOf(sandbox).flatMap(
    (honest) => (honest.plan.ends ? notBurnt(sandbox, honest) : away(sandbox, honest)),
  ),
};

function away(sandbox: Sandbox, honest: HonestTransition): Variation[] {
  const { context } = sandbox;
  const { draft } = honest.plan;
  const without = withOutput(draft, homeIndex(context, draft), (home) => carrying(home, home.tokens.filter(
    ({ policy }) => policy !== context.scriptHash,
  )));
  const burning: Minting = {
    policy: context.scriptHash, tokens: [{ name: honest.before.token, quantity: -1n }],
    redeemer: mintingRedeemer(variantOf(sandbox.manifest, honest.move), []),
  };
  return [
    variation(honest, 'to a stranger', 'The token of the instance went to a stranger.', toStranger(sandbox, without, honest.before.token)),
    variation(honest, 'in the change', 'The token of the instance was taken.', without),
    variation(honest, 'burnt', 'The token of an instance that goes on was burnt.', { ...without, minted: [burning, ...without.minted] }),
  ];
}

function notBurnt(sandbox: Sandbox, honest: HonestTransition): Variation[] {
  const { context, manifest } = sandbox;
  const { draft, fields } = honest.plan;
  const { standing, token } = honest.before;
  const unburnt = { ...draft, minted: draft.minted.filter(({ policy }) => policy !== context.scriptHash) };
  const staying = (datum: typeof standing.datum): Draft => ({
    ...unburnt, outputs: [...unburnt.outputs, { ...standing, datum, tokens: [{ policy: context.scriptHash, name: token, quantity: 1n }] }],
  });
  return [
    variation(honest, 'to a stranger', 'The instance ended, and a stranger has its token.', toStranger(sandbox, unburnt, token)),
    variation(honest, 'in the change', 'The instance ended, and its token was taken.', unburnt),
    variation(honest, 'stays', 'The instance was paid out and stands as before.', staying(standing.datum)),
    variation(honest, 'stays in the state it leads to', 'The instance was paid out and still stands.', staying(
      encodeDatum(manifest, fields),
    )),
    variation(honest, 'burnt, its place taken', 'The instance ended, and something without a token stands in its place.', {
      ...draft, outputs: [...draft.outputs, { ...standing, tokens: [] }],
    }),
  ];
}

function toStranger({ context, stranger }: Sandbox, draft: Draft, token: string): Draft {
  const purse = { holder: { key: stranger.hash }, lovelace: PURSE_LOVELACE, tokens: [
    { policy: context.scriptHash, name: token, quantity: 1n },
  ], datum: null };
  return { ...draft, outputs: [...draft.outputs, purse] };
}

function variation({ name, now }: HonestTransition, change: string, gain: string, draft: Draft): Variation {
  return { move: name, change, gain, draft, now };
}
