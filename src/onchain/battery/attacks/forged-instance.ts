import { type Draft, type Output, encodeDatum, mintingRedeemer, referenceData, tokenName } from '../../chain/index.ts';
import { type Sandbox, type HonestMove, type HonestTransition, coinOf, transitionsOf } from '../sandbox/sandbox.ts';
import type { Attack, Variation } from '../sandbox/attack.ts';
import { balanced, carrying, centsIn, holding, homeIndex, spending, twinOf, withOutput } from '../sandbox/drafts.ts';
import type { Random } from '../sandbox/random.ts';

const PURSE_LOVELACE = 2_000_000n;

/** An output that looks like an instance but was not created by the rules. */
export const forgedInstance: Attack = {
  name: 'forged_instance',
  description:
    'Creates an instance without its token, with two, with that of another, for another, or with less than it says; and moves such a one.',
  variations: (sandbox, random) => [
    ...sandbox.honest.filter(({ before }) => before === null).flatMap((honest) => [
      ...otherToken(sandbox, honest), ...otherCreator(sandbox, honest), ...lessLocked(sandbox, honest, random),
      ...otherRedeemer(sandbox, honest),
    ]),
    ...transitionsOf(sandbox).flatMap((honest) => forgedMoves(sandbox, honest)),
  ],
};

function otherToken(sandbox: Sandbox, honest: HonestMove): Variation[] {
  const { context, stranger } = sandbox;
  const { draft, token } = honest.plan;
  const { scriptHash, constants } = context;
  const other = coinOf(sandbox, 'seed').reference;
  const otherName = tokenName(other, constants.product);
  const tagged = (name: string, quantity = 1n) => ({ policy: scriptHash, name, quantity });
  const purse = (name: string): Output => ({
    holder: { key: stranger.hash }, lovelace: PURSE_LOVELACE, tokens: [tagged(name)], datum: null,
  });
  const real = (output: Output) => output.tokens.filter(({ policy }) => policy !== scriptHash);
  const creating = (seed: typeof other, minted: readonly { name: string; quantity: bigint }[], homes: (home: Output) => Output[]): Draft =>
    balanced(context, {
    ...draft, outputs: draft.outputs.flatMap((output, index) => (index === homeIndex(context, draft) ? homes(output) : [output])),
    minted: [
      { policy: scriptHash, tokens: minted, redeemer: mintingRedeemer(0, [referenceData(seed)]) },
      ...draft.minted.filter(({ policy }) => policy !== scriptHash),
    ],
  });
  const own = draft.coin.reference;
  return [
    made(honest, 'with a seed that is not spent', 'The name of an instance was taken without spending its seed.',
      creating(other, [{ name: otherName, quantity: 1n }], (home) => [carrying(home, [tagged(otherName), ...real(home)])])),
    made(honest, 'under the name of another seed', 'An instance took the name that another seed gives.',
      creating(own, [{ name: otherName, quantity: 1n }], (home) => [carrying(home, [tagged(otherName), ...real(home)])])),
    made(honest, 'with its token twice', 'An instance has its token twice.',
      creating(own, [{ name: token, quantity: 2n }], (home) => [carrying(home, [tagged(token, 2n), ...real(home)])])),
    made(honest, 'with a token for a stranger', 'A stranger has a second token of the instance.',
      creating(own, [{ name: token, quantity: 2n }], (home) => [home, purse(token)])),
    made(honest, 'with another name beside', 'A second token was minted, of which an instance can be forged.',
      creating(own, [token, otherName].toSorted().map((name) => ({ name, quantity: 1n })), (home) => [home, purse(otherName)])),
    made(honest, 'with two tokens in it', 'An instance holds the token of another.',
      creating(own, [token, otherName].toSorted().map((name) => ({ name, quantity: 1n })), (home) => [
        carrying(home, [...home.tokens, tagged(otherName)]),
      ])),
    made(honest, 'twice', 'One creation made two instances.',
      creating(own, [token, otherName].toSorted().map((name) => ({ name, quantity: 1n })), (home) => [
        home, carrying(home, [tagged(otherName), ...real(home)]),
      ])),
    made(honest, 'with its token elsewhere', 'An instance stands without its token, which a stranger has.',
      creating(own, [{ name: token, quantity: 1n }], (home) => [carrying(home, real(home)), purse(token)])),
    made(honest, 'for a stranger alone', 'A stranger has a token of the product, and no instance stands.',
      creating(own, [{ name: token, quantity: 1n }], () => [purse(token)])),
  ];
}

function otherCreator(sandbox: Sandbox, honest: HonestMove): Variation[] {
  const { manifest, context, testbed, stranger } = sandbox;
  const field = manifest.keys.find(({ role }) => role === 'ACTOR')?.datum_field;
  if (field === undefined) return [];
  const others = [...testbed.keys, ['a stranger', stranger] as const].filter(([, { hash }]) => hash !== honest.move.signer);
  const { draft, fields } = honest.plan;
  return others.map(([who, { hash }]) => made(honest, `for ${who}`, `An instance was created in the name of ${who}, who did not sign.`,
    withOutput(draft, homeIndex(context, draft), (home) => ({ ...home, datum: encodeDatum(manifest, new Map(fields).set(field, hash)) }))));
}

function lessLocked({ context }: Sandbox, honest: HonestMove, random: Random): Variation[] {
  const { draft, value } = honest.plan;
  if (value <= 0n) return [];
  const amounts = [
    { change: 'a cent less', cents: 1n }, { change: 'a part less', cents: random.between(1n, value) }, { change: 'nothing', cents: value },
  ];
  return amounts.map(({ change, cents }) =>
    made(honest, `with ${change} locked`, `An instance that says it holds ${value} cents holds ${value - cents}.`,
    balanced(context, withOutput(draft, homeIndex(context, draft), (home) => holding(context, home, value - cents)))));
}

/** The minting branch of every other move lets tokens only be burnt. */
function otherRedeemer({ manifest, context }: Sandbox, honest: HonestMove): Variation[] {
  const { draft } = honest.plan;
  const moves = [...manifest.actions.map(({ name }) => name), ...(manifest.closing === null ? [] : ['close'])];
  return moves.map((name, index) => made(honest, `as ${name}`, `An instance was created by the redeemer of ${name}.`, {
    ...draft, minted: draft.minted.map(
      (minting) => (minting.policy === context.scriptHash ? { ...minting, redeemer: mintingRedeemer(index + 1, []) } : minting),
    ),
  }));
}

/** Moves outputs that anybody can create at the address: without a token, or with one too many. */
function forgedMoves({ context }: Sandbox, honest: HonestTransition): Variation[] {
  const { draft } = honest.plan;
  const { standing, token } = honest.before;
  const { scriptHash } = context;
  const home = homeIndex(context, draft);
  const twin = { policy: scriptHash, name: twinOf(context, honest.before).token, quantity: 1n };
  const without = (output: Output) => output.tokens.filter(({ policy }) => policy !== scriptHash);
  const changed = (tokens: (output: Output) => Output['tokens'], burnt: readonly { name: string; quantity: bigint }[]): Draft => {
    const kept = spending(draft, carrying(standing, tokens(standing)));
    const minted = draft.minted.flatMap((minting) => (minting.policy !== scriptHash ? [minting] : burnt.length === 0 ? [] : [
      { ...minting, tokens: burnt },
    ]));
    return withOutput({ ...kept, minted }, home, (output) => carrying(output, tokens(output)));
  };
  const cents = centsIn(context, standing);
  return [
    made(
      honest, 'without a token', `Something with ${cents} cents and no token was moved as if it were an instance.`, changed(without, []),
    ),
    made(honest, 'with the token of another too', 'An instance that holds the token of another was moved.',
      changed((output) => [...output.tokens, twin], [token, twin.name].toSorted().map((name) => ({ name, quantity: -1n })))),
    made(honest, 'with its token twice', 'An instance with two of its token was moved.',
      changed((output) => [...without(output), { policy: scriptHash, name: token, quantity: 2n }], [{ name: token, quantity: -2n }])),
  ];
}

function made({ name, now }: HonestMove, change: string, gain: string, draft: Draft): Variation {
  return { move: name, change, gain, draft, now };
}
