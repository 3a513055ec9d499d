import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './settings.ts';

/** The guides in Portuguese. */
export const portugueseFolder = join(root, 'docs/guides/pt');

/** Says a text of a generated page in the page's language. */
export type Say = (english: string) => string;

export const inEnglish: Say = (text) => text;

/**
 * Returns the function from a text of a generated page to its Portuguese, which `docs/guides/pt/phrases.yaml` has.
 * @throws Error, from the function, for a text without Portuguese.
 */
export function readPhrases(): Say {
  const phrases = parse(readFileSync(join(portugueseFolder, 'phrases.yaml'), 'utf8')) as Readonly<Record<string, string>>;
  return (english) => phrases[english] ?? lacking(english);
}

function lacking(english: string): never {
  throw new Error(`docs/guides/pt/phrases.yaml lacks the Portuguese of: ${english}`);
}
