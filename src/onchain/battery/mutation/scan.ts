/** A word, number, sign or text of Helios source. Comments and spaces are between them. */
export interface SourceToken {
  readonly kind: 'word' | 'number' | 'text' | 'sign';
  readonly text: string;
  /** Offset of its first character, from 0; `end` is the offset after its last. */
  readonly start: number;
  readonly end: number;
}

const SPACE = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const TOKEN =
  /(?<text>"(?:[^"\\]|\\.)*"|#(?:[0-9a-fA-F]{2})*)|(?<word>[A-Za-z_]\w*)|(?<number>\d\w*)|(?<sign>->|=>|==|!=|<=|>=|&&|\|\||::|[^\s\w])/y;
const PAIRS: ReadonlyMap<string, string> = new Map([['(', ')'], ['{', '}'], ['[', ']']]);

/** Returns the tokens of source that compiles; text after something unreadable is left out. */
export function scan(source: string): SourceToken[] {
  const tokens: SourceToken[] = [];
  for (let place = skipped(source, 0); place < source.length;) {
    TOKEN.lastIndex = place;
    const groups = TOKEN.exec(source)?.groups;
    const found = (['text', 'word', 'number', 'sign'] as const).find((kind) => groups?.[kind] !== undefined);
    if (found === undefined) break;
    const text = groups?.[found] ?? '';
    tokens.push({ kind: found, text, start: place, end: place + text.length });
    place = skipped(source, place + text.length);
  }
  return tokens;
}

/** Returns the index of the bracket that closes the one at `open`; that of the last token where none does. */
export function closing(tokens: readonly SourceToken[], open: number): number {
  const waiting: string[] = [];
  for (let place = open; place < tokens.length; place += 1) {
    const text = tokens[place]?.text ?? '';
    const close = tokens[place]?.kind === 'sign' ? PAIRS.get(text) : undefined;
    if (close !== undefined) waiting.push(close);
    else if (text === waiting.at(-1)) waiting.pop();
    if (waiting.length === 0) return place;
  }
  return tokens.length - 1;
}

/** Returns the line of an offset in a text, from 1. */
export function lineAt(source: string, place: number): number {
  return source.slice(0, place).split('\n').length;
}

function skipped(source: string, place: number): number {
  SPACE.lastIndex = place;
  return SPACE.test(source) ? SPACE.lastIndex : place;
}
