import { type Output, referenceData } from '../../chain/index.ts';
import { type Sandbox, type HonestTransition, coinOf, transitionsOf } from '../sandbox/sandbox.ts';
import type { Attack, Variation } from '../sandbox/attack.ts';
import { byHash, centsIn, payoutIndexes, withOutput } from '../sandbox/drafts.ts';

/** The amount is right; the payee or the purpose is wrong. */
export const payoutRedirect: Attack = {
  name: 'payout_redirect',
  description: 'Pays another than the payee, nobody, or without naming the instance.',
  variations: (sandbox) => transitionsOf(sandbox).flatMap((honest) => payoutIndexes(honest.plan.draft).flatMap(
    (index) => redirected(sandbox, honest, index),
  )),
};

function redirected(sandbox: Sandbox, { name, plan: { draft }, now }: HonestTransition, index: number): Variation[] {
  const output = draft.outputs[index];
  if (output === undefined || !('key' in output.holder)) return [];
  const payee = output.holder.key;
  const cents = centsIn(sandbox.context, output);
  const datum = output.datum;
  const others = [...sandbox.testbed.keys, ['a stranger', sandbox.stranger] as const].filter(([, { hash }]) => hash !== payee);
  const changes: readonly { change: string; gain: string; output: Output | null }[] = [
    ...others.map(([who, { hash }]) => ({
      change: `to ${who}`, gain: `${cents} cents were paid to ${who}.`, output: { ...output, holder: { key: hash } },
    })),
    { change: 'to nobody', gain: `${cents} cents were not paid.`, output: null },
    {
      change: 'untagged', gain: `${cents} cents were paid without naming the instance, so that they count for others too.`,
      output: { ...output, datum: null },
    },
    {
      change: 'tagged with another', gain: `${cents} cents were paid in the name of another instance.`,
      output: { ...output, datum: referenceData(coinOf(sandbox, 'tag').reference) },
    },
    ...(datum === null ? [] : [{
      change: 'tagged by hash', gain: `${cents} cents were paid without saying openly for which instance.`,
      output: byHash(output, datum),
    }]),
  ];
  const place = payoutIndexes(draft).indexOf(index) + 1;
  return changes.map(({ change, gain, output: changed }) => ({
    move: name, change: `payout ${place} ${change}`, gain, now, draft: withOutput(draft, index, () => changed),
  }));
}
