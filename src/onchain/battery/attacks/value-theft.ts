import type { Draft } from '../../chain/index.ts';
import { type Sandbox, type HonestTransition, transitionsOf } from '../sandbox/sandbox.ts';
import type { Attack, Variation } from '../sandbox/attack.ts';
import { centsIn, holding, homeIndex, withOutput } from '../sandbox/drafts.ts';
import type { Random } from '../sandbox/random.ts';

/** The amount that an output lacks goes to the attacker, or to another party that the same move pays. */
export const valueTheft: Attack = {
  name: 'value_theft',
  description: 'Lets an output carry a cent less than the rules ask for, a part less, or nothing.',
  variations: (sandbox, random) => transitionsOf(sandbox).flatMap((honest) =>
    honest.plan.draft.outputs.flatMap((output, index) => {
      const held = centsIn(sandbox.context, output);
      return held <= 0n ? [] : [...taken(sandbox, honest, index, held, random), ...shifted(sandbox, honest, index, held)];
    })),
};

function taken(
  { context }: Sandbox, { name, plan: { draft }, now }: HonestTransition, index: number, held: bigint, random: Random,
): Variation[] {
  const what = whatIs(draft, homeIndex(context, draft), index);
  const amounts = [
    { change: `${what} less a cent`, cents: 1n },
    { change: `${what} less a part`, cents: random.between(1n, held) },
    { change: `${what} less all`, cents: held },
  ];
  return amounts.map(({ change, cents }) => ({
    move: name, change, gain: `${cents} of ${held} cents of ${what} were taken.`, now,
    draft: withOutput(draft, index, (output) => holding(context, output, held - cents)),
  }));
}

/** To the next output, where another holds it. */
function shifted({ context }: Sandbox, { name, plan: { draft }, now }: HonestTransition, index: number, held: bigint): Variation[] {
  const next = (index + 1) % draft.outputs.length;
  const other = draft.outputs[next];
  if (other === undefined || next === index || JSON.stringify(other.holder) === JSON.stringify(draft.outputs[index]?.holder)) return [];
  const less = withOutput(draft, index, (output) => holding(context, output, held - 1n));
  const home = homeIndex(context, draft);
  return [{
    move: name, change: `a cent of ${whatIs(draft, home, index)} in ${whatIs(draft, home, next)}`, now,
    gain: `A cent of ${whatIs(draft, home, index)} went to ${whatIs(draft, home, next)}.`,
    draft: withOutput(less, next, (output) => holding(context, output, centsIn(context, output) + 1n)),
  }];
}

function whatIs(draft: Draft, home: number, index: number): string {
  if (index === home) return 'the instance';
  return `payout ${draft.outputs.slice(0, index).filter((_, place) => place !== home).length + 1}`;
}
