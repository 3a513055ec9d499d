import type { ProductParameter } from '../../../../generated/models.ts';
import { type ChainValue, NotBuildable, type Plan, declaredFor, planMove } from '../../chain/index.ts';
import type { Sandbox, HonestMove } from '../sandbox/sandbox.ts';
import type { Variation } from '../sandbox/attack.ts';

const STORIES_EACH = 2;

/**
 * Moves that the manifest allows, with parameters at their bounds. A mutant that refuses one of them which the validator accepts is only
 * stricter, and no attack could detect that.
 */
export function probes(sandbox: Sandbox): Pick<Variation, 'move' | 'change' | 'draft' | 'now'>[] {
  const seen = new Map<string, number>();
  const chosen = sandbox.honest.filter(({ name }) => {
    seen.set(name, (seen.get(name) ?? 0) + 1);
    return (seen.get(name) ?? 0) <= STORIES_EACH;
  });
  return chosen.flatMap((honest) => combinations(sandbox, honest).flatMap((parameters) => {
    const plan = planned(
      () => planMove(sandbox.context, honest.before, { ...honest.move, parameters }, honest.plan.draft.coin, honest.now),
    );
    return plan === null ? [] : [{ move: honest.name, change: 'at its bounds', draft: plan.draft, now: honest.now }];
  }));
}

/** Each parameter at each bound with the others as they were and at their least and most; all at their least, and at their most. */
function combinations(sandbox: Sandbox, { move }: HonestMove): ReadonlyMap<string, ChainValue>[] {
  const bounds = declaredFor(sandbox.manifest, move).flatMap((parameter) => {
    const values = boundsOf(sandbox, parameter);
    return values === null ? [] : [{ name: parameter.name, ...values }];
  });
  const least = new Map(bounds.map((bound) => [bound.name, bound.least]));
  const most = new Map(bounds.map((bound) => [bound.name, bound.most]));
  const given = [move.parameters, new Map([...move.parameters, ...least]), new Map([...move.parameters, ...most])];
  return [...given.slice(1), ...bounds.flatMap((bound) => given.flatMap((others) =>
    [bound.least, bound.most].map((value) => new Map(others).set(bound.name, value))))];
}

function boundsOf({ manifest }: Sandbox, parameter: ProductParameter): { least: ChainValue; most: ChainValue } | null {
  const { type, length_bytes = 0 } = parameter;
  if (type === 'bool') return { least: false, most: true };
  if (type === 'string') return { least: '', most: '61'.repeat(length_bytes) };
  if (type !== 'cents' && type !== 'int') return null;
  const field = manifest.datum_fields.find(({ name }) => name === parameter.datum_field);
  const { minimum = field?.minimum, maximum = field?.maximum } = parameter;
  return minimum === undefined || maximum === undefined ? null : { least: BigInt(minimum), most: BigInt(maximum) };
}

function planned(plan: () => Plan): Plan | null {
  try {
    return plan();
  } catch (error) {
    if (error instanceof NotBuildable) return null;
    throw error;
  }
}
