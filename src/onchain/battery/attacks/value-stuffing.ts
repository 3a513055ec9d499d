import { QBRL_NAME, type Draft, type Output, type Token } from '../../chain/index.ts';
import { type Sandbox, type HonestMove, coinOf } from '../sandbox/sandbox.ts';
import type { Attack, Variation } from '../sandbox/attack.ts';
import { carrying, withOutput } from '../sandbox/drafts.ts';
import type { Random } from '../sandbox/random.ts';

const POLICY_BYTES = 28;
const LOVELACE = 20_000_000n;
const MANY = 8;
const LARGE = 2n ** 62n;

/** A foreign token or script makes an instance that nobody can move, or a payout that nobody can collect. */
export const valueStuffing: Attack = {
  name: 'value_stuffing',
  description: 'Puts a token of a stranger, or a script, beside the value of the instance or of a payout.',
  variations: (sandbox, random) => sandbox.honest.flatMap((honest) => honest.plan.draft.outputs.flatMap(
    (_, index) => stuffed(sandbox, honest, index, random),
  )),
};

function stuffed(sandbox: Sandbox, { name, plan: { draft }, now }: HonestMove, index: number, random: Random): Variation[] {
  const policy = random.bytes(POLICY_BYTES);
  const where = index === 0 ? 'first output' : `output ${index + 1}`;
  const tokens: readonly (readonly [string, readonly Token[]])[] = [
    ['a token', [{ policy, name: '', quantity: 1n }]],
    ['many of a token', [{ policy, name: QBRL_NAME, quantity: LARGE }]],
    ['many tokens', Array.from({ length: MANY }, (__, place) => ({ policy, name: place.toString(16).padStart(2, '0'), quantity: 1n }))],
  ];
  return tokens.map(([change, foreign]) => ({
    move: name, change: `${change} in the ${where}`, gain: `The ${where} carries ${change} of a stranger.`, now,
    draft: withForeign(sandbox, withOutput(draft, index, (output) => carrying(output, [...output.tokens, ...foreign])), foreign),
  }));
}

/** The tokens come from an output of the stranger, who signs. */
function withForeign(sandbox: Sandbox, draft: Draft, tokens: readonly Token[]): Draft {
  const { hash } = sandbox.stranger;
  const purse: Output = { holder: { key: hash }, lovelace: LOVELACE, tokens, datum: null };
  const output = { ...purse, reference: coinOf(sandbox, 'purse').reference };
  return { ...draft, spends: [...draft.spends, { output, redeemer: null }], signers: [...new Set([...draft.signers, hash])] };
}
