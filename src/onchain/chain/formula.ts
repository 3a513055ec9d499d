/** A formula of a manifest: a whole number computed from the fields of the instance and the parameters of the caller. */
export type Formula =
  | { readonly kind: 'number'; readonly value: bigint }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'parameter'; readonly name: string }
  | { readonly kind: 'operation'; readonly operator: Operator; readonly left: Formula; readonly right: Formula }
  | { readonly kind: 'choice'; readonly of: 'min' | 'max'; readonly values: readonly Formula[] };

type Operator = '+' | '-' | '*' | '/';

/** Values of the names in a formula: `value`, `now`, `rest` and current datum fields, and parameters by their own names. */
export interface Names {
  readonly names: ReadonlyMap<string, bigint>;
  readonly parameters: ReadonlyMap<string, bigint>;
}

/** A formula that cannot be parsed or computed, as a sentence. */
export class FormulaError extends Error {}

const MAXIMUM_LENGTH = 200;
const MAXIMUM_DEPTH = 32;
/** Longest intermediate result, in digits; anything longer is not a sum of money. */
const MAXIMUM_DIGITS = 200;
const TOKEN = /\s*(?:(\d+)|(\$?[a-z][a-z0-9_]*)|([-+*/(),]))/y;
const CHOICES: ReadonlySet<string> = new Set(['min', 'max']);

/**
 * @param text numbers, names, `$parameter`, `+ - * /`, `min(…)`, `max(…)` and brackets; at most 200 characters, 32 brackets deep.
 * @throws FormulaError with the reason.
 */
export function parseFormula(text: string): Formula {
  if (text.length > MAXIMUM_LENGTH) throw new FormulaError(`is longer than ${MAXIMUM_LENGTH} characters`);
  return new Parser(tokensOf(text)).whole();
}

/** Returns the names of datum fields (with `value`, `now`, `rest`) and of parameters that a formula reads. */
export function namesIn(formula: Formula): { names: readonly string[]; parameters: readonly string[] } {
  const leaves = leavesOf(formula);
  return {
    names: leaves.flatMap((leaf) => (leaf.kind === 'name' ? [leaf.name] : [])),
    parameters: leaves.flatMap((leaf) => (leaf.kind === 'parameter' ? [leaf.name] : [])),
  };
}

/**
 * Computes a formula exactly, with intermediate results of any size; a division rounds down.
 * @throws FormulaError for an unknown name, a division by zero, or a number beyond every sum of money.
 */
export function evaluate(formula: Formula, known: Names): bigint {
  switch (formula.kind) {
    case 'number': return formula.value;
    case 'name': return lookUp(known.names, formula.name);
    case 'parameter': return lookUp(known.parameters, formula.name, '$');
    case 'choice': return formula.values.map((value) => evaluate(value, known)).reduce(
      (a, b) => ((a < b) === (formula.of === 'min') ? a : b),
    );
    case 'operation': return calculate(formula.operator, evaluate(formula.left, known), evaluate(formula.right, known));
  }
}

function leavesOf(formula: Formula): readonly Formula[] {
  if (formula.kind === 'operation') return [...leavesOf(formula.left), ...leavesOf(formula.right)];
  return formula.kind === 'choice' ? formula.values.flatMap(leavesOf) : [formula];
}

function lookUp(values: ReadonlyMap<string, bigint>, name: string, mark = ''): bigint {
  const value = values.get(name);
  if (value === undefined) throw new FormulaError(`there is no ${mark}${name}`);
  return value;
}

function calculate(operator: Operator, left: bigint, right: bigint): bigint {
  const result = apply(operator, left, right);
  if (result.toString().length > MAXIMUM_DIGITS) throw new FormulaError('exceeds the range of amounts');
  return result;
}

function apply(operator: Operator, left: bigint, right: bigint): bigint {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  if (right === 0n) throw new FormulaError('divides by zero');
  const quotient = left / right;
  return left % right !== 0n && (left < 0n) !== (right < 0n) ? quotient - 1n : quotient;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const place = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) throw new FormulaError(`has something other than a number, name or sign at character ${place + 1}`);
    tokens.push(match[0].trim());
  }
  return tokens;
}

/** Recursive descent: a sum of products of bracketed or single terms. */
class Parser {
  readonly #tokens: readonly string[];
  #place = 0;
  #depth = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  whole(): Formula {
    const formula = this.#sum();
    if (this.#place < this.#tokens.length) throw new FormulaError(`continues with ${this.#tokens[this.#place]} where it should end`);
    return formula;
  }

  #sum(): Formula {
    return this.#chain(['+', '-'], () => this.#product());
  }

  #product(): Formula {
    return this.#chain(['*', '/'], () => this.#single());
  }

  #chain(operators: readonly Operator[], next: () => Formula): Formula {
    let formula = next();
    for (;;) {
      const operator = operators.find((one) => one === this.#tokens[this.#place]);
      if (operator === undefined) return formula;
      this.#place += 1;
      formula = { kind: 'operation', operator, left: formula, right: next() };
    }
  }

  #single(): Formula {
    const token = this.#tokens[this.#place];
    this.#place += 1;
    if (token === undefined) throw new FormulaError('ends too early');
    if (token === '(') return this.#bracket(() => this.#sum());
    if (token === '-') return { kind: 'operation', operator: '-', left: { kind: 'number', value: 0n }, right: this.#single() };
    if (CHOICES.has(token)) return this.#choice(token === 'min' ? 'min' : 'max');
    if (/^\d/.test(token)) return { kind: 'number', value: BigInt(token) };
    if (/^[a-z]/.test(token)) return { kind: 'name', name: token };
    if (token.startsWith('$')) return { kind: 'parameter', name: token.slice(1) };
    throw new FormulaError(`has ${token} where a number should be`);
  }

  #choice(of: 'min' | 'max'): Formula {
    this.#expect('(');
    return this.#bracket(() => {
      const values = [this.#sum()];
      while (this.#tokens[this.#place] === ',') {
        this.#place += 1;
        values.push(this.#sum());
      }
      return { kind: 'choice', of, values };
    });
  }

  #bracket(inside: () => Formula): Formula {
    this.#depth += 1;
    if (this.#depth > MAXIMUM_DEPTH) throw new FormulaError(`has more than ${MAXIMUM_DEPTH} brackets within each other`);
    const formula = inside();
    this.#expect(')');
    this.#depth -= 1;
    return formula;
  }

  #expect(sign: string): void {
    if (this.#tokens[this.#place] !== sign) throw new FormulaError(`has ${this.#tokens[this.#place] ?? 'its end'} where ${sign} should be`);
    this.#place += 1;
  }
}
