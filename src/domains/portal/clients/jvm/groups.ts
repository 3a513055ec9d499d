import type { ClientGroup, ClientMethod, ClientProduct } from '../client-input.ts';
import { commentText } from './texts.ts';

/** What a group is, as a comment says it: paragraphs. */
export function groupText({ title, description }: ClientGroup): string[] {
  return [commentText(title), ...(description === '' ? [] : ['', `<p>${commentText(description)}`])];
}

/** What a method does, as a comment says it. @param code how the language sets a name in code */
export function methodText({ summary, description, refusals }: ClientMethod, code: (name: string) => string): string[] {
  return [
    commentText(summary), ...(description === '' ? [] : ['', `<p>${commentText(description)}`]),
    ...(refusals.length === 0 ? [] : ['', `<p>Refused with ${refusals.map(code).join(', ')}.`]),
  ];
}

/** How an instance is read, again and again while one waits. */
export function readingOf({ methods, productId }: ClientProduct): ClientMethod {
  const reading = methods.find(({ kind }) => kind === 'GET');
  if (!reading) throw new Error(`instances of ${productId} cannot be read`);
  return reading;
}
