import { makeListData, type UplcData } from '@helios-lang/uplc';
import type { ProductDatumField } from '../../../../generated/models.ts';
import { type ChainValue, type Output, encodeDatum, encodeValue, namesIn, parseFormula } from '../../chain/index.ts';
import type { Sandbox, HonestMove } from '../sandbox/sandbox.ts';
import type { Attack, Variation } from '../sandbox/attack.ts';
import { byHash, homeIndex, withOutput } from '../sandbox/drafts.ts';
import type { Random } from '../sandbox/random.ts';

const DAY_SECONDS = 86_400n;

/**
 * The record afterwards differs from the one that the move produces. A field that the creator of an instance may choose is not attacked.
 */
export const datumTampering: Attack = {
  name: 'datum_tampering',
  description: 'Changes a datum field that the move must leave as it is or write otherwise, leaves the datum out, or gives its hash alone.',
  variations: (sandbox, random) => sandbox.honest.filter(({ plan }) => !plan.ends).flatMap((honest) => [
    ...sandbox.manifest.datum_fields.flatMap((field) => fieldTampered(sandbox, honest, field, random)), ...wholeTampered(sandbox, honest),
  ]),
};

function fieldTampered(sandbox: Sandbox, honest: HonestMove, field: ProductDatumField, random: Random): Variation[] {
  const { manifest } = sandbox;
  if (isChosen(sandbox, honest, field.name)) return [];
  const value = honest.plan.fields.get(field.name) ?? '';
  const { from, to } = honest.plan.draft;
  const others = writesNow(sandbox, honest, field.name)
    ? [{ how: 'earlier', other: BigInt(from ?? 0) - DAY_SECONDS }, { how: 'later', other: BigInt(to ?? 0) + DAY_SECONDS }]
    : otherValues(sandbox, value, random);
  return others.filter(({ other }) => other !== value).map(({ how, other }) => ({
    ...tampered(sandbox, honest, `${field.name} ${how}`, (home) => ({
      ...home, datum: encodeDatum(manifest, new Map(honest.plan.fields).set(field.name, other)),
    })),
    gain: `The instance says ${field.name} is ${other}, where it is ${value}.`,
  }));
}

function otherValues({ testbed, stranger }: Sandbox, value: ChainValue, random: Random): { how: string; other: ChainValue }[] {
  if (typeof value === 'boolean') return [{ how: 'not', other: !value }];
  if (typeof value === 'bigint') {
    return [
      { how: 'more', other: value + 1n }, { how: 'less', other: value - 1n },
      { how: 'drawn', other: value + random.between(2n, 1_000_000n) },
    ];
  }
  const keys = [...testbed.keys.values(), stranger].map(({ hash }) => hash);
  const isKey = keys.includes(value);
  return [
    { how: 'drawn', other: isKey ? stranger.hash : random.bytes(Math.max(1, value.length / 2)) }, { how: 'longer', other: `${value}00` },
    ...(isKey ? [{ how: 'another key', other: keys[(keys.indexOf(value) + 1) % keys.length] ?? '' }] : []),
  ];
}

function wholeTampered(sandbox: Sandbox, honest: HonestMove): Variation[] {
  const { manifest } = sandbox;
  const { fields } = honest.plan;
  const datum = encodeDatum(manifest, fields);
  const more = (last: UplcData) => (datum.kind === 'list' ? makeListData([...datum.items, last]) : datum);
  return [
    tampered(sandbox, honest, 'none', (home) => ({ ...home, datum: null })),
    tampered(sandbox, honest, 'by hash', (home) => byHash(home, datum)),
    tampered(sandbox, honest, 'a field more', (home) => ({ ...home, datum: more(encodeValue(0n)) })),
  ];
}

function tampered(
  { context }: Sandbox, { name, plan: { draft }, now }: HonestMove, change: string, write: (home: Output) => Output,
): Variation {
  return { move: name, change, gain: `The record of the instance is not what the move writes (${change}).`, draft: withOutput(
    draft, homeIndex(context, draft), write,
  ), now };
}

/** The creator chooses a field that parameters of the creation fill, except the value, which must equal the amount locked. */
function isChosen({ manifest: { creation } }: Sandbox, { before }: HonestMove, field: string): boolean {
  return before === null && creation.parameters.some(({ name, datum_field }) => datum_field === field && name !== creation.value_parameter);
}

/** The validator knows the time only as an interval, within which it cannot tell one second from another. */
function writesNow({ manifest: { creation, actions } }: Sandbox, { before, move }: HonestMove, field: string): boolean {
  const sets = before === null ? creation.sets : actions.find(({ name }) => name === move.action)?.sets ?? [];
  return sets.some(({ datum_field, value }) => datum_field === field && namesIn(parseFormula(value)).names.includes('now'));
}
