import { templatesIn } from '../templates.ts';
import { asLine, seen } from '../texts.ts';

/** A text made safe for a comment. */
export function inComment(text: string): string {
  return seen(text).replaceAll('*/', '*\u2215').trim();
}

/** A comment of documentation. No text ends it. */
function doc(text: string, indent: string): string {
  const lines = inComment(text).split('\n').map((line) => `${indent} * ${line}`.trimEnd());
  return ['/**', ...lines, `${indent} */`].join('\n');
}

export const TEMPLATES = 'sdk/typescript/templates';
export const render = templatesIn(TEMPLATES, { doc, markdown: asLine });
