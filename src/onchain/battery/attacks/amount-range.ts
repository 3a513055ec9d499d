import type { ProductManifest, ProductParameter } from '../../../../generated/models.ts';
import {
  type ChainValue, HASH_BYTES, NotBuildable, type Plan, declaredFor, namesIn, parseFormula, planAnyMove,
} from '../../chain/index.ts';
import type { Sandbox, HonestMove } from '../sandbox/sandbox.ts';
import type { Attack, Variation } from '../sandbox/attack.ts';
import { possible } from '../sandbox/drafts.ts';
import type { Random } from '../sandbox/random.ts';
import { forbiddenSteps } from './forbidden.ts';

const MAXIMUM_EXCESS = 1_000_000n;

interface Wrong { readonly how: string; readonly value: ChainValue }

/**
 * The transaction of an amount that the manifest does not allow. An amount that no transaction can express, such as a payout below zero,
 * is approximated as closely as possible.
 */
export const amountRange: Attack = {
  name: 'amount_range',
  description:
    'Gives amounts out of their bounds, zero, below zero, and more than is held; other parameters out of theirs; and what scenarios say is refused.',
  variations: (sandbox, random) => [
    ...sandbox.honest.flatMap((honest) => declaredFor(sandbox.manifest, honest.move).flatMap((parameter) =>
      wrongValues(sandbox, honest, parameter, random).flatMap(({ how, value }) => given(sandbox, honest, parameter, how, value)))),
    ...forbiddenSteps(sandbox, 'amount_range'),
  ],
};

function given(
  { context }: Sandbox, { name, move, before, plan, now }: HonestMove, parameter: ProductParameter, how: string, value: ChainValue,
): Variation[] {
  const parameters = new Map(move.parameters).set(parameter.name, value);
  const other = planned(() => planAnyMove(context, before, { ...move, parameters }, plan.draft.coin, now));
  return other === null ? [] : [{
    move: name, change: `${parameter.name} ${how}`, gain: `The move ${name} was made with ${parameter.name} ${how} (${value}).`,
    draft: possible(context, other.draft), now,
  }];
}

function wrongValues({ manifest }: Sandbox, honest: HonestMove, parameter: ProductParameter, random: Random): Wrong[] {
  const field = manifest.datum_fields.find(({ name }) => name === parameter.datum_field);
  switch (parameter.type) {
    case 'bool': return [];
    case 'account_id': return [
      { how: 'too short', value: random.bytes(HASH_BYTES - 1) }, { how: 'too long', value: random.bytes(HASH_BYTES + 1) },
    ];
    case 'hex': return parameter.length_bytes === undefined ? [] : [
      { how: 'too short', value: random.bytes(parameter.length_bytes - 1) },
      { how: 'too long', value: random.bytes(parameter.length_bytes + 1) },
    ];
    case 'string': return parameter.length_bytes === undefined ? [] : [
      { how: 'too long', value: random.bytes(parameter.length_bytes + 1) },
    ];
    case 'cents': case 'int': {
      const { minimum = field?.minimum ?? (parameter.type === 'cents' ? 0 : undefined), maximum = field?.maximum } = parameter;
      return [...outOfBounds(minimum, maximum, random), ...(isPaid(manifest, honest, parameter.name) ? beyondHeld(honest, random) : [])];
    }
  }
}

function outOfBounds(minimum: number | undefined, maximum: number | undefined, random: Random): Wrong[] {
  const [least, most] = [minimum, maximum].map((bound) => (bound === undefined ? null : BigInt(bound)));
  return [
    ...(typeof least !== 'bigint' ? [] : [
      { how: 'one less than the least', value: least - 1n }, {
        how: 'below zero', value: (least < 0n ? least : 0n) - random.between(1n, MAXIMUM_EXCESS),
      },
      ...(least > 0n ? [{ how: 'zero', value: 0n }] : []),
    ]),
    ...(typeof most !== 'bigint' ? [] : [
      { how: 'one more than the most', value: most + 1n }, {
        how: 'far more than the most', value: most + random.between(2n, MAXIMUM_EXCESS),
      },
    ]),
  ];
}

function beyondHeld({ before }: HonestMove, random: Random): Wrong[] {
  if (before === null) return [];
  return [
    { how: 'one more than is held', value: before.value + 1n },
    { how: 'far more than is held', value: before.value + random.between(2n, MAXIMUM_EXCESS) },
  ];
}

function isPaid({ actions }: ProductManifest, { move }: HonestMove, parameter: string): boolean {
  const payouts = actions.find(({ name }) => name === move.action)?.payouts ?? [];
  return payouts.some(({ cents }) => namesIn(parseFormula(cents)).parameters.includes(parameter));
}

function planned(plan: () => Plan): Plan | null {
  try {
    return plan();
  } catch (error) {
    if (error instanceof NotBuildable) return null;
    throw error;
  }
}
