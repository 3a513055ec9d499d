import type { ClientGroup, ClientMethod, ClientProduct } from '../client-input.ts';
import { commentText } from './texts.ts';

/** Form of a language's comments. */
export interface CommentStyle {
  /** Begins a paragraph but the first. */
  readonly paragraph: string;
  /** Sets a name in code. */
  code(name: string): string;
}
export const JAVADOC: CommentStyle = { paragraph: '<p>', code: (name) => `{@code ${name}}` };
export const KDOC: CommentStyle = { paragraph: '', code: (name) => `\`${name}\`` };

/** Comment lines that describe a group. */
export function groupText({ title, description }: ClientGroup, style: CommentStyle): string[] {
  return [commentText(title), ...paragraphs(description, style)];
}

/** Comment lines that describe a method. */
export function methodText({ summary, description, refusals }: ClientMethod, style: CommentStyle): string[] {
  return [
    commentText(summary), ...paragraphs(description, style),
    ...(refusals.length === 0 ? [] : [
      '', `${style.paragraph}Refused with ${refusals.map((it) => style.code(it)).join(', ')}, and the codes of any call.`,
    ]),
  ];
}

function paragraphs(text: string, { paragraph }: CommentStyle): string[] {
  return commentText(text).split(/\n{2,}/).filter(Boolean).flatMap((it) => ['', `${paragraph}${it}`]);
}

/** Method that reads an instance, called again and again by a wait. */
export function readingOf({ methods, productId }: ClientProduct): ClientMethod {
  const reading = methods.find(({ kind }) => kind === 'GET');
  if (!reading) throw new Error(`instances of ${productId} cannot be read`);
  return reading;
}
