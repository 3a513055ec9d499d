import { seen } from '../texts.ts';

/**
 * A text of a manifest in the comment of a program. It is hostile: it may try to end the comment, to begin another in it (Kotlin's nest),
 * to be a tag of the documentation, or, by Java's escapes, to be code before the compiler knows of comments. So every sign that means
 * something to a compiler or to a documentation tool becomes an entity, which Javadoc and KDoc show as the sign, and what cannot be seen is
 * written out. Words between back-ticks stay code.
 */
export function commentText(text: string): string {
  // What would begin an element of HTML came as an entity in the description, which is Markdown.
  const lines = seen(text.replace(/&lt;(?=[a-z/!?])/gi, '<')).trim().split('\n');
  return lines.map((line) => escaped(line.trimEnd()).replace(/`([^`]+)`/g, '<code>$1</code>')).join('\n');
}

function escaped(line: string): string {
  // A slash alone is harmless, and paths stay readable.
  return line.replace(line.includes('*') ? /[&<>@*/\\[\]]/g : /[&<>@\\[\]]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A comment of documentation over a declaration. @param lines in which hostile texts are escaped; empty ones part paragraphs. */
export function docComment(lines: readonly string[], indent = ''): string {
  const all = lines.join('\n').split('\n');
  return [`${indent}/**`, ...all.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`, ''].join('\n');
}

/** The same for a template, whose text may end in a line break. */
export function documentation(text: string, indent: string): string {
  return docComment([text.replace(/\n$/, '')], indent).trim();
}

/** A literal of Java. */
export function javaLiteral(text: string): string {
  return JSON.stringify(text);
}

/** A literal of Kotlin, which holds no template. */
export function kotlinLiteral(text: string): string {
  return JSON.stringify(text).replaceAll('$', '\\$').replaceAll('\\f', '\\u000c');
}
