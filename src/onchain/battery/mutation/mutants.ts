import type { Sources } from '../../chain/index.ts';
import type { Random } from '../sandbox/random.ts';
import { type SourceToken, closing, lineAt, scan } from './scan.ts';

/** A copy of the source that is wrong in one place. */
export interface Mutant {
  readonly path: string;
  /** From 1. */
  readonly line: number;
  /** The change, in words. */
  readonly description: string;
  /** True when a check was dropped. */
  readonly drops: boolean;
  /** Codes with which the changed statement refuses, as far as it names them. */
  readonly codes: ReadonlySet<string>;
  readonly sources: Sources;
}

const MAXIMUM_QUOTE = 100;
const OTHER_SIGNS: ReadonlyMap<string, string> = new Map([
  ['<', '<='], ['<=', '<'], ['>', '>='], ['>=', '>'], ['==', '!='], ['!=', '=='], ['&&', '||'], ['||', '&&'],
]);
/** Before a statement. */
const BEGINNINGS: ReadonlySet<string> = new Set(['{', ';', '=>', '}']);
const NOT_CALLED: ReadonlySet<string> = new Set(['if', 'func', 'print']);
const CODE = /E_[A-Z0-9_]+/g;
/** Codes with which the checks of the prelude refuse. */
const PRELUDE_CODES: ReadonlyMap<string, readonly string[]> = new Map([
  ['signed', ['E_SIGNER']], ['after', ['E_TOO_EARLY']], ['before', ['E_TOO_LATE']], ['pays', ['E_PAYOUT']], ['burns_only', ['E_MINT']],
  ['continues', ['E_DATUM', 'E_VALUE', 'E_ONE_OUTPUT', 'E_FORGED', 'E_SCRIPT']], ['ends', ['E_MUST_END', 'E_BURN', 'E_FORGED']],
  ['created', ['E_SEED', 'E_MINT', 'E_ONE_OUTPUT', 'E_TOKEN', 'E_VALUE', 'E_SCRIPT']],
]);

/** A place in the source and its replacement. */
interface Change {
  /** Of the token by which it is found. */
  readonly token: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly description: string;
  readonly drops?: true;
}

/**
 * Returns all copies that differ in one place: a check dropped, a comparison or logic inverted, a number off by one, a field replaced by
 * another of its type.
 */
export function mutantsOf(sources: Sources, random: Random): Mutant[] {
  return Object.entries(sources).flatMap(([path, source]) => {
    const tokens = scan(source);
    const changes = [...dropped(source, tokens), ...turned(tokens), ...oneOff(tokens), ...swapped(tokens, random)];
    return changes.map(({ token, start, end, text, description, drops = false }): Mutant => ({
      path, line: lineAt(source, start), description, drops, codes: codesOf(source, tokens, token),
      sources: { ...sources, [path]: `${source.slice(0, start)}${text}${source.slice(end)}` },
    }));
  });
}

/** Calls that are statements. Dropped ones move to a place that is never reached, since unused names do not compile. */
function dropped(source: string, tokens: readonly SourceToken[]): Change[] {
  return tokens.flatMap((token, place): Change[] => {
    const [before, next] = [tokens[place - 1]?.text ?? '', tokens[place + 1]?.text];
    if (token.kind !== 'word' || next !== '(' || !BEGINNINGS.has(before) || NOT_CALLED.has(token.text)) return [];
    const end = tokens[closing(tokens, place + 1)]?.end ?? token.end;
    const call = source.slice(token.start, end);
    return [{ token: place, start: token.start, end, text: `if (false) { ${call} } else { () }`, description:
      `\`${quoted(call)}\` dropped`, drops: true }];
  });
}

function turned(tokens: readonly SourceToken[]): Change[] {
  return tokens.flatMap(({ kind, text, start, end }, token): Change[] => {
    const other = kind === 'sign' ? OTHER_SIGNS.get(text) : undefined;
    return other === undefined ? [] : [{ token, start, end, text: other, description: `\`${other}\` for \`${text}\`` }];
  });
}

function oneOff(tokens: readonly SourceToken[]): Change[] {
  return tokens.flatMap(({ kind, text, start, end }, token): Change[] => {
    if (kind !== 'number' || !/^\d+$/.test(text)) return [];
    const others = [BigInt(text) + 1n, BigInt(text) - 1n].map(String);
    return others.map((other) => ({ token, start, end, text: `(${other})`, description: `\`${other}\` for \`${text}\`` }));
  });
}

/** Replaces a field of the record that is read by another of its type. */
function swapped(tokens: readonly SourceToken[], random: Random): Change[] {
  const types = datumTypes(tokens);
  return tokens.flatMap(({ kind, text, start, end }, token): Change[] => {
    const type = types.get(text);
    if (kind !== 'word' || type === undefined || tokens[token - 1]?.text !== '.') return [];
    const others = [...types].filter(([name, other]) => other === type && name !== text).map(([name]) => name);
    const other = others.length === 0 ? undefined : others[random.below(others.length)];
    return other === undefined ? [] : [{ token, start, end, text: other, description: `\`.${other}\` for \`.${text}\`` }];
  });
}

/** Types of the fields of `struct Datum`, as they are written. */
function datumTypes(tokens: readonly SourceToken[]): Map<string, string> {
  const open = tokens.findIndex(
    ({ text }, place) => text === '{' && tokens[place - 1]?.text === 'Datum' && tokens[place - 2]?.text === 'struct',
  );
  if (open < 0) return new Map();
  const fields = tokens.slice(open + 1, closing(tokens, open));
  const types = new Map<string, string>();
  let name = '';
  fields.forEach(({ kind, text }, place) => {
    if (kind === 'word' && fields[place + 1]?.text === ':') {
      name = text;
      types.set(name, '');
    } else if (text !== ':') types.set(name, `${types.get(name) ?? ''}${text}`);
  });
  return types;
}

function codesOf(source: string, tokens: readonly SourceToken[], token: number): Set<string> {
  let begin = token;
  while (begin > 0 && !BEGINNINGS.has(tokens[begin - 1]?.text ?? '')) begin -= 1;
  let end = token;
  while (end < tokens.length - 1 && tokens[end]?.text !== ';' && !(BEGINNINGS.has(tokens[end]?.text ?? '') && end > token)) end += 1;
  const statement = source.slice(tokens[begin]?.start, tokens[end]?.end);
  const called = tokens.slice(begin, end).flatMap(({ text }) => PRELUDE_CODES.get(text) ?? []);
  return new Set([...(statement.match(CODE) ?? []), ...called]);
}

function quoted(call: string): string {
  const line = call.replaceAll(/\s+/g, ' ');
  return line.length <= MAXIMUM_QUOTE ? line : `${line.slice(0, MAXIMUM_QUOTE - 1)}…`;
}
