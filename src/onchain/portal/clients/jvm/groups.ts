import type { ClientGroup, ClientMethod, ClientProduct, ClientWait } from '../client-input.ts';
import type { ModelsDocument } from './models-document.ts';
import { commentText } from './texts.ts';

/** Texts of a group, for its comment. */
export function groupText({ title, description }: ClientGroup) {
  return { title, paragraphs: paragraphsOf(description) };
}

/** Texts of a method, for its comment. @param code sets a name in code */
export function methodText({ summary, description, refusals }: ClientMethod, code: (name: string) => string) {
  return { summary, paragraphs: paragraphsOf(description), refusals: refusals.map(code).join(', ') };
}

/** Paragraphs of a text, escaped for a comment. */
function paragraphsOf(text: string): string[] {
  return commentText(text).split(/\n{2,}/).filter(Boolean);
}

/** Method that reads an instance, called again and again by a wait. */
export function readingOf({ methods, productId }: ClientProduct): ClientMethod {
  const reading = methods.find(({ kind }) => kind === 'GET');
  if (!reading) throw new Error(`instances of ${productId} cannot be read`);
  return reading;
}

/** An argument of a path as text. @param text makes one of a whole number */
export function inPath(
  { pathParameters, wholeParameters }: ClientMethod, names: readonly string[], text: (name: string) => string,
): string[] {
  return names.map((name, place) => (wholeParameters.includes(pathParameters[place] ?? '') ? text(name) : name));
}

/** Texts and types of a wait. */
export function waitText({ what, operationId, description, reading, stateSchema }: ClientWait) {
  return {
    what, description, operation: operationId, answer: reading.answerSchema, isInstance: what === 'instance', isLevel: what === 'kyc',
    state: stateSchema ?? 'String', wanted: stateSchema !== undefined,
  };
}

const RUNTIME = ['Call', 'CallOptions', 'Json', 'Page', 'Transport', 'WaitOptions', 'WaitRefusal', 'Waiting'];

/** Classes that a source names. A model comes before a class of the platform with its name. @param platform their full names */
export function importsOf(source: string, own: string, { document }: ModelsDocument, platform: readonly string[]): string[] {
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(source);
  return [
    ...Object.keys(document.components?.schemas ?? {}).filter(isUsed).map((name) => `${own}.model.${name}`),
    ...RUNTIME.filter(isUsed).map((name) => `${own}.runtime.${name}`),
    ...platform.filter((name) => isUsed(name.split('.').at(-1) ?? '')),
  ];
}
