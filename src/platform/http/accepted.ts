import { Readable } from 'node:stream';

/** Content negotiation of a request, as Express implements it. */
export interface Accepting {
  accepts(types: string[]): string | false;
}

/** Setter of the answer's headers: the controller. */
interface Answering {
  setHeader(name: string, value: string): void;
}

const JSON_TYPE = 'application/json';

/**
 * Answers as JSON, or in another form that the caller prefers by `Accept`. JSON for a caller that accepts none.
 * @param forms the other forms by their media types; only the one that is asked for is made.
 * @returns what the controller answers: another form is sent in the place of the JSON.
 */
export async function asAccepted<T>(
  request: Accepting, controller: Answering, json: () => T | Promise<T>, forms: Readonly<Record<string, () => Promise<Buffer | string>>>,
): Promise<T> {
  const type = request.accepts([JSON_TYPE, ...Object.keys(forms)]) || JSON_TYPE;
  const make = forms[type];
  controller.setHeader('Vary', 'Accept');
  if (!make) return json();
  const body = await make();
  controller.setHeader('Content-Type', type.startsWith('text/') ? `${type}; charset=utf-8` : type);
  return rawBody(body);
}

/** A body that a controller sends as it is, in the place of an answer that it would serialise. */
export function rawBody<T>(body: Uint8Array | string): T {
  return Readable.from([typeof body === 'string' ? Buffer.from(body) : body], { objectMode: false }) as unknown as T;
}
