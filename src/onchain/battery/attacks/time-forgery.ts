import { NotBuildable, type Plan, planMove } from '../../chain/index.ts';
import { type Sandbox, type HonestTransition, timesOf, transitionsOf } from '../sandbox/sandbox.ts';
import type { Attack, Variation } from '../sandbox/attack.ts';
import { forbiddenSteps } from './forbidden.ts';

const DAY_SECONDS = 86_400;

/** A validator knows the time only as the validity interval of the transaction. An open or wide interval proves nothing. */
export const timeForgery: Attack = {
  name: 'time_forgery',
  description: 'Makes a move outside the time it is bound to, or in an interval that does not say when.',
  variations: (sandbox) => [
    ...transitionsOf(sandbox).flatMap((honest) => {
      const { notBefore, notAfter } = timesOf(sandbox.manifest, honest);
      return [
        ...(notBefore === null ? [] : early(sandbox, honest, notBefore)), ...(notAfter === null ? [] : late(sandbox, honest, notAfter)),
      ];
    }),
    ...forbiddenSteps(sandbox, 'time_forgery'),
  ],
};

function early(sandbox: Sandbox, honest: HonestTransition, bound: number): Variation[] {
  const { plan: { draft }, name, now } = honest;
  const before = at(sandbox, honest, bound - 1);
  return [
    ...(before === null ? [] : [
      { move: name, change: 'a second early', gain: `The move ${name} was made a second early.`, draft: before.draft, now: bound - 1 },
    ]),
    {
      move: name, change: 'without a beginning', gain: `The move ${name} may have been made early: its interval has no beginning.`,
      draft: { ...draft, from: null }, now,
    },
    { move: name, change: 'with a wide interval', gain: `The move ${name} may have been made a day early.`, draft: {
      ...draft, from: Math.max(0, bound - DAY_SECONDS),
    }, now },
    {
      move: name, change: 'with a second too much', gain: `The move ${name} may have been made a second early.`,
      draft: { ...draft, from: bound - 1 }, now,
    },
  ];
}

function late(sandbox: Sandbox, honest: HonestTransition, bound: number): Variation[] {
  const { plan: { draft }, name, now } = honest;
  const after = at(sandbox, honest, bound);
  return [
    ...(after === null ? [] : [
      { move: name, change: 'late', gain: `The move ${name} was made when its time was over.`, draft: after.draft, now: bound },
    ]),
    {
      move: name, change: 'without an end', gain: `The move ${name} may be made late: its interval has no end.`,
      draft: { ...draft, to: null }, now,
    },
    { move: name, change: 'with a wide interval', gain: `The move ${name} may be made a day late.`, draft: {
      ...draft, to: bound + DAY_SECONDS,
    }, now },
    {
      move: name, change: 'with a second too much', gain: `The move ${name} may be made a second late.`, draft: { ...draft, to: bound + 1 },
      now,
    },
  ];
}

/** The same move at another time; null where no transaction can be built then. */
function at({ context }: Sandbox, { before, move, plan }: HonestTransition, now: number): Plan | null {
  try {
    return planMove(context, before, move, plan.draft.coin, now);
  } catch (error) {
    if (error instanceof NotBuildable) return null;
    throw error;
  }
}
