import { type Draft, type Minting, type Output, planMove } from '../../chain/index.ts';
import { type Sandbox, type HonestTransition, transitionsOf } from '../sandbox/sandbox.ts';
import type { Attack, Variation } from '../sandbox/attack.ts';
import { carrying, homeIndex, payoutIndexes, twinOf } from '../sandbox/drafts.ts';

/** Two instances make the same move in one transaction, and the outputs of one satisfy both validators. */
export const doubleSatisfaction: Attack = {
  name: 'double_satisfaction',
  description: 'Spends two instances and satisfies both validators with one payment, or with one output.',
  variations: (sandbox) => transitionsOf(sandbox).flatMap((honest) => {
    const { context } = sandbox;
    const { draft } = honest.plan;
    const twin = planMove(context, twinOf(context, honest.before), honest.move, draft.coin, honest.now).draft;
    return honest.plan.ends ? onePayment(sandbox, honest, twin) : [...onePayment(sandbox, honest, twin), ...oneHome(sandbox, honest, twin)];
  }),
};

function onePayment(sandbox: Sandbox, { name, plan: { draft }, now }: HonestTransition, twin: Draft): Variation[] {
  const payouts = payoutIndexes(twin);
  const missing = payouts.length > 1 ? payouts.map((place, index) => ({ places: [place], change: `payout ${index + 1} once` })) : [];
  const all = payouts.length > 0 ? [{ places: payouts, change: 'one payment' }] : [];
  return [...all, ...missing].map(({ places, change }) => ({
    move: name, change, gain: 'Two instances were spent against one payment.', now,
    draft: joint(sandbox, draft, twin, [...draft.outputs, ...twin.outputs.filter((_, index) => !places.includes(index))]),
  }));
}

function oneHome(sandbox: Sandbox, { name, plan: { draft }, now }: HonestTransition, twin: Draft): Variation[] {
  const { context } = sandbox;
  const [home, other] = [draft, twin].map((one) => one.outputs[homeIndex(context, one)]);
  if (home === undefined || other === undefined) return [];
  const payments = [draft, twin].flatMap(({ outputs }) => outputs.filter(({ holder }) => 'key' in holder));
  const variation = (change: string, gain: string, first: Output): Variation => ({
    move: name, change, gain, now, draft: joint(sandbox, draft, twin, [first, ...payments]),
  });
  return [
    variation('one output', 'Two instances went on as one; what the other held was taken.', home),
    variation('one output with both', 'Two instances went on as one.', {
      ...carrying(home, merged([...home.tokens, ...other.tokens])), lovelace: home.lovelace + other.lovelace,
    }),
  ];
}

/** Both in one transaction. */
function joint({ context }: Sandbox, draft: Draft, twin: Draft, outputs: readonly Output[]): Draft {
  const policies = [context.scriptHash, context.constants.qbrl];
  const minted = policies.flatMap((policy): Minting[] => {
    const both = [...draft.minted, ...twin.minted].filter((minting) => minting.policy === policy);
    const [first] = both;
    const tokens = merged(both.flatMap((minting) => minting.tokens.map((token) => ({ policy, ...token })))).map(
      ({ name, quantity }) => ({ name, quantity }),
    );
    return first === undefined ? [] : [{ ...first, tokens }];
  });
  return { ...draft, spends: [...draft.spends, ...twin.spends], outputs, minted };
}

function merged<T extends { readonly policy: string; readonly name: string; readonly quantity: bigint }>(tokens: readonly T[]): T[] {
  const sums = new Map<string, T>();
  for (const token of tokens) {
    const key = `${token.policy}.${token.name}`;
    sums.set(key, { ...token, quantity: (sums.get(key)?.quantity ?? 0n) + token.quantity });
  }
  return [...sums.values()];
}
