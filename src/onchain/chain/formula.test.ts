import fc from 'fast-check';
import { type Formula, FormulaError, evaluate, namesIn, parseFormula } from './formula.ts';

const NAMES = {
  names: new Map([['deposit', 10_000n], ['claim_cap', 2_500n], ['value', 7n], ['huge', 10n ** 150n]]),
  parameters: new Map([['cents', 300n]]),
};
const worth = (text: string) => evaluate(parseFormula(text), NAMES);

test.each([
  ['1 + 2 * 3', 7n], ['(1 + 2) * 3', 9n], ['10 - 2 - 3', 5n], ['deposit * claim_cap / 10000', 2_500n], ['min(value, $cents, 5)', 5n],
  ['max(value, $cents)', 300n],
  ['-7 / 2', -4n], ['7 / -2', -4n], ['-7 / -2', 3n], ['  deposit-value ', 9_993n],
  ['9999999999999999999 * 9999999999999999999', 9_999_999_999_999_999_999n ** 2n],
])('%s is %s', (text, expected) => {
  expect(worth(text)).toBe(expected);
});

test.each([
  ['', 'ends too early'], ['1 +', 'ends too early'], ['1 2', 'continues with 2'], ['(1', 'has its end where )'], ['1)', 'continues with )'],
  ['min()', 'where a number should be'],
  ['Deposit', 'other than a number, name or sign at character 1'],
  ['1 % 2', 'other than a number, name or sign at character 2'], ['1e3', 'continues with e3'],
  ['$', 'other than a number'],
  [`${'('.repeat(99)}1${')'.repeat(99)}`, 'brackets within each other'], ['1'.repeat(201), 'longer than 200'],
])('"%s" cannot be read: %s', (text, reason) => {
  expect(() => parseFormula(text)).toThrow(reason);
});

test.each([['1 / 0', 'divides by zero'], ['value / (value - 7)', 'divides by zero'], ['unknown', 'no unknown'], ['$unknown', 'no $unknown'],
  ['huge * huge', 'the range of amounts'],
])('"%s" cannot be worked out: %s', (text, reason) => {
  expect(() => worth(text)).toThrow(reason);
});

test('names that objects have of their own are no names', () => {
  expect(() => worth('constructor')).toThrow(FormulaError);
});

test('a formula tells what it names', () => {
  expect(namesIn(parseFormula('min(deposit, $a + value) * $b'))).toEqual({ names: ['deposit', 'value'], parameters: ['a', 'b'] });
});

test('any formula, written with all brackets or with few, is worth the same', () => {
  const { formula } = fc.letrec<{ formula: Formula }>((tie) => ({
    formula: fc.oneof({ depthSize: 'small', maxDepth: 4 },
      fc.bigInt(0n, 99n).map((value): Formula => ({ kind: 'number', value })),
      fc.record({
        kind: fc.constant('operation' as const), operator: fc.constantFrom('+' as const, '-' as const, '*' as const, '/' as const),
        left: tie('formula'), right: tie('formula'),
      })),
  }));
  fc.assert(fc.property(formula, (tree) => {
    const texts = [written(tree, true), written(tree, false)].filter((text) => text.length <= 200);
    const results = [outcome(() => evaluate(tree, NAMES)), ...texts.map((text) => outcome(() => worth(text)))];
    expect(new Set(results).size).toBe(1);
  }));
});

/** @param all brackets; else only those without which it would be read otherwise. */
function written(formula: Formula, all: boolean): string {
  if (formula.kind === 'number') return String(formula.value);
  if (formula.kind !== 'operation') throw new Error('not drawn here');
  const strength = ({ kind, ...rest }: Formula) =>
    (kind !== 'operation' ? 3 : 'operator' in rest && ['*', '/'].includes(rest.operator) ? 2 : 1);
  const side = (part: Formula, least: number) => (all || strength(part) < least ? `(${written(part, all)})` : written(part, all));
  return `${side(formula.left, strength(formula))}${formula.operator}${side(formula.right, strength(formula) + 1)}`;
}

function outcome(work: () => bigint): string {
  try {
    return String(work());
  } catch (error) {
    return error instanceof FormulaError ? error.message : String(error);
  }
}
