/**
 * Characters that show nothing or turn the text around them: control characters but line ends and tabs, marks of direction, separators, and
 * halves of characters.
 */
const UNSEEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text whose every character can be seen: the others are written as `<U+202E>`. Its lines end in `\n`. */
export function seen(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(
    UNSEEN, (character) => `<U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`,
  );
}

/** `['accept', 'claim']` → `acceptClaim` */
export function camelCase(words: readonly string[]): string {
  const pascal = pascalCase(words);
  return pascal.slice(0, 1).toLowerCase() + pascal.slice(1);
}

/** `['accept', 'claim']` → `AcceptClaim` */
export function pascalCase(words: readonly string[]): string {
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
}

/** A text as one line, of Markdown too: for headings and tables. */
export function asLine(text: string): string {
  return seen(text).replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|]/g, '\\$&').trim();
}
