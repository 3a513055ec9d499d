import { linesOf, type ModelStyle } from '../model-document.ts';
import { templatesIn } from '../templates.ts';
import { asLine } from '../texts.ts';

/** Words that Go writes in capital letters. */
const INITIALISMS: ReadonlyMap<string, string> = new Map([
  ['id', 'ID'], ['ids', 'IDs'], ['url', 'URL'], ['json', 'JSON'], ['api', 'API'], ['http', 'HTTP'],
]);

/** `claim`, `id` → `ClaimID`. */
export function exported(words: readonly string[]): string {
  const name = words.filter(Boolean).map((word) => INITIALISMS.get(word) ?? word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
  return /^[A-Z]/.test(name) ? name : `X${name}`;
}

/** Comment lines; a space behind the slashes keeps a text from being a directive. */
export function comment(text: string, indent: string): string {
  return linesOf(text).map((line) => `// ${line}`.trimEnd()).join(`\n${indent}`);
}

/** A text between two quotes. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\u007F-\uFFFF]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A slice of texts. */
export function strings(texts: readonly string[]): string {
  return `[]string{${texts.map(quoted).join(', ')}}`;
}

/** A map of texts. @param pairs of a key, and of a value in code */
export function mapping(pairs: readonly (readonly [key: string, code: string])[]): string {
  return `map[string]string{${pairs.map(([key, code]) => `${quoted(key)}: ${code}`).join(', ')}}`;
}

export const TEMPLATES = 'sdk/go/templates';
export const render = templatesIn(TEMPLATES, { comment, quoted, markdown: asLine });

export const style: ModelStyle = {
  member: (name) => exported(name.split(/[^A-Za-z0-9]+/)),
  constant: (schema, value) => schema + value.replace(/[^A-Za-z0-9_]/g, '_').replace(/^./, (first) => first.toUpperCase()),
  comment: (text, indent) => comment(text, indent === 'member' ? '\t' : ''),
};
