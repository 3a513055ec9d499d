/** Expressions of stories, in `${…}`: numbers, texts in quotes, names with their members, the four operations, and functions. */

/** Names and functions that expressions use. */
export interface Scope {
  readonly names: Readonly<Record<string, unknown>>;
  readonly functions: Readonly<Record<string, (...given: unknown[]) => unknown>>;
}

/** An expression cannot be read, or not be computed. */
export class ExpressionError extends Error {}

/** A name has no value, since an earlier step did not succeed. */
export class ValueMissing extends ExpressionError {}

export type Expression =
  | { readonly kind: 'VALUE'; readonly value: number | string }
  | { readonly kind: 'NAME'; readonly name: string }
  | { readonly kind: 'MEMBER'; readonly of: Expression; readonly member: string | Expression }
  | { readonly kind: 'CALL'; readonly name: string; readonly given: readonly Expression[] }
  | { readonly kind: 'OPERATION'; readonly sign: string; readonly left: Expression; readonly right: Expression };

const TOKEN = /\s*(?:(\d+)|'([^']*)'|([a-z_][a-zA-Z0-9_]*)|([-+*/%().,[\]]))/y;
const WHOLE = /^\$\{([^}]*)\}$/;
const PART = /\$\{([^}]*)\}/g;
const OPERATIONS: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right, '-': (left, right) => left - right, '*': (left, right) => left * right,
  '/': (left, right) => Math.floor(left / right), '%': (left, right) => left % right,
};

/** Returns the expressions in a value of a story, at any depth. @throws ExpressionError for one that cannot be read. */
export function expressionsIn(value: unknown): Expression[] {
  if (typeof value === 'string') return [...value.matchAll(PART)].map(([, text = '']) => parse(text));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(expressionsIn);
}

/** Returns the names and functions that an expression uses. */
export function namesIn(expression: Expression): { names: string[]; functions: string[] } {
  const parts = partsOf(expression).map(namesIn);
  return {
    names: [...expression.kind === 'NAME' ? [expression.name] : [], ...parts.flatMap(({ names }) => names)],
    functions: [...expression.kind === 'CALL' ? [expression.name] : [], ...parts.flatMap(({ functions }) => functions)],
  };
}

function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'MEMBER': return [expression.of, ...typeof expression.member === 'string' ? [] : [expression.member]];
    case 'CALL': return expression.given;
    case 'OPERATION': return [expression.left, expression.right];
    default: return [];
  }
}

/**
 * Puts values in the place of expressions, at any depth. A text that is one expression becomes its value, of any type.
 * @throws ExpressionError, ValueMissing
 */
export function render(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') {
    const [, whole] = WHOLE.exec(value) ?? [];
    if (whole !== undefined) return evaluate(parse(whole), scope);
    return value.replaceAll(PART, (_, text: string) => String(evaluate(parse(text), scope)));
  }
  if (Array.isArray(value)) return value.map((item) => render(item, scope));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, render(item, scope)]));
}

function evaluate(expression: Expression, scope: Scope): unknown {
  switch (expression.kind) {
    case 'VALUE': return expression.value;
    case 'NAME': return present(scope.names[expression.name], expression.name);
    case 'CALL': return scope.functions[expression.name]?.(...expression.given.map((it) => evaluate(it, scope)));
    case 'MEMBER': {
      const [of, member] = [evaluate(expression.of, scope), expression.member];
      return memberOf(of, typeof member === 'string' ? member : String(evaluate(member, scope)));
    }
    case 'OPERATION': {
      const [left, right] = [expression.left, expression.right].map((it) => evaluate(it, scope));
      if (typeof left !== 'number' || typeof right !== 'number') throw new ExpressionError(`${expression.sign} needs two numbers`);
      return OPERATIONS[expression.sign]?.(left, right);
    }
  }
}

/** Member of an object; of a list, an item by its number, or the member of each item. */
function memberOf(of: unknown, member: string): unknown {
  if (Array.isArray(of) && !/^\d+$/.test(member)) return of.map((item) => memberOf(item, member));
  return present((of as Record<string, unknown> | null)?.[member], member);
}

function present(value: unknown, name: string): unknown {
  if (value === undefined) throw new ValueMissing(`${name} has no value`);
  return value;
}

/** @throws ExpressionError */
function parse(text: string): Expression {
  const reader = new Reader(text);
  const expression = reader.sum();
  if (!reader.isAtEnd) throw new ExpressionError(`"${text}" is not an expression`);
  return expression;
}

class Reader {
  readonly #tokens: string[] = [];
  #place = 0;

  constructor(private readonly text: string) {
    TOKEN.lastIndex = 0;
    const end = text.trimEnd().length;
    while (TOKEN.lastIndex < end) {
      const [, number, quoted, name, sign] = TOKEN.exec(text) ?? this.#fail();
      this.#tokens.push(quoted === undefined ? number ?? name ?? sign ?? '' : `'${quoted}`);
    }
  }

  get isAtEnd(): boolean {
    return this.#place === this.#tokens.length;
  }

  sum(): Expression {
    return this.#operations(() => this.#operations(() => this.#member(), ['*', '/', '%']), ['+', '-']);
  }

  #operations(part: () => Expression, signs: readonly string[]): Expression {
    let left = part();
    while (signs.includes(this.#peek)) left = { kind: 'OPERATION', sign: this.#take(), left, right: part() };
    return left;
  }

  #member(): Expression {
    let of = this.#primary();
    for (;;) {
      if (this.#isTaken('.')) of = { kind: 'MEMBER', of, member: this.#take() };
      else if (this.#isTaken('[')) {
        of = { kind: 'MEMBER', of, member: this.sum() };
        if (!this.#isTaken(']')) this.#fail();
      } else return of;
    }
  }

  #primary(): Expression {
    if (this.#isTaken('(')) {
      const inner = this.sum();
      return this.#isTaken(')') ? inner : this.#fail();
    }
    const token = this.#take();
    if (token.startsWith(`'`)) return { kind: 'VALUE', value: token.slice(1) };
    if (/^\d/.test(token)) return { kind: 'VALUE', value: Number(token) };
    if (!/^[a-z_]/.test(token)) this.#fail();
    return this.#isTaken('(') ? { kind: 'CALL', name: token, given: this.#arguments() } : { kind: 'NAME', name: token };
  }

  #arguments(): Expression[] {
    const given: Expression[] = [];
    while (!this.#isTaken(')')) {
      if (given.length > 0 && !this.#isTaken(',')) this.#fail();
      given.push(this.sum());
    }
    return given;
  }

  get #peek(): string {
    return this.#tokens[this.#place] ?? '';
  }

  #take(): string {
    const token = this.#tokens[this.#place] ?? this.#fail();
    this.#place += 1;
    return token;
  }

  #isTaken(token: string): boolean {
    if (this.#peek !== token) return false;
    this.#place += 1;
    return true;
  }

  #fail(): never {
    throw new ExpressionError(`"${this.text}" is not an expression`);
  }
}
