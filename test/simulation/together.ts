/** Steps that were in flight at once: their result must be that of one order of them, one after the other. */
import type { Fate } from './model-types.ts';
import type { ModelLedger } from './model.ts';
import { differenceOf, pictureOf, type Picture } from './picture.ts';
import type { Planned } from './tenant.ts';

/** Number of numberings to try, to distinguish things that look alike. */
const MOST_NUMBERINGS = 6;
const NUMBERED = ['obligations', 'holds', 'blocks', 'evidence'] as const;

/**
 * The model after steps that were in flight at once.
 * @param outcomes the answer to each.
 * @param kept the service's state after them.
 * @throws where no order explains both; the difference named is that of the order which explains all answers, if any does.
 */
export function agreeTogether(
  before: ModelLedger, plans: readonly Planned[], outcomes: readonly (Fate | undefined)[], kept: Picture,
): ModelLedger {
  let [difference, wanted] = ['no order brings these answers', ''];
  for (const order of ordersOf([...plans.keys()])) {
    const model = before.copy();
    const brought = new Map(order.map((index) => [index, plans[index]?.on(model)]));
    if (!plans.every((_, index) => brought.get(index) === outcomes[index])) {
      wanted ||= plans.map((_, index) => brought.get(index)).join();
      continue;
    }
    for (const numbered of numberings(model, before, kept)) {
      const left = differenceOf(kept, pictureOf(numbered));
      if (left === undefined) return numbered;
      difference = left;
    }
  }
  const steps = plans.map(({ text }, index) => `    ${text} came to ${outcomes[index]}`).join('\n');
  throw new Error(`at once: ${difference}; one order brings ${wanted}\n${steps}`);
}

/** Things are numbered by when they were named, not by when they were decided: new ones are recognised by their lines. */
function* numberings(model: ModelLedger, before: ModelLedger, kept: Picture): Generator<ModelLedger> {
  const choices = NUMBERED.map((noun) => ordersByLine(
    pictureOf(model)[noun].map(ownPart(noun)), kept[noun].map(ownPart(noun)), before[noun].length,
  ));
  for (const orders of product(choices)) {
    const numbered = model.copy();
    NUMBERED.forEach((noun, index) => { numbered.renumber(noun, orders[index] ?? []); });
    yield numbered;
  }
}

/** The part of a line without numbers that are yet to be found: evidence refers to its obligation by one. */
function ownPart(noun: (typeof NUMBERED)[number]): (line: string) => string {
  return (line) => (noun === 'evidence' ? line.split(' ').slice(0, 3).join(' ') : line);
}

/** The orders of `lines` that match `wanted`; the lines of earlier things keep their places. */
function ordersByLine(lines: readonly string[], wanted: readonly string[], before: number): number[][] {
  const found: number[][] = [];
  const extend = (order: readonly number[], left: readonly number[]): void => {
    if (left.length === 0) found.push([...order]);
    for (const it of left) {
      if (found.length < MOST_NUMBERINGS && lines[it] === wanted[order.length]) extend(
        [...order, it], left.filter((other) => other !== it),
      );
    }
  };
  const all = [...lines.keys()];
  if (lines.length === wanted.length) extend(all.slice(0, before), all.slice(before));
  return found.length > 0 ? found : [all];
}

function ordersOf(all: readonly number[]): number[][] {
  if (all.length <= 1) return [[...all]];
  return all.flatMap((first) => ordersOf(all.filter((it) => it !== first)).map((rest) => [first, ...rest]));
}

function product<T>(choices: readonly (readonly T[])[]): T[][] {
  return choices.reduce<T[][]>((all, some) => all.flatMap((one) => some.map((it) => [...one, it])), [[]]);
}
