import { Readable } from 'node:stream';
import QRCode from 'qrcode';

/** The types in which an answer that holds a code can be given; the first is sent unless another is requested. */
const FORMS = ['application/json', 'image/png', 'image/svg+xml'] as const;
type Form = (typeof FORMS)[number];

/** Pixels a module, and the modules of blank around the code that the standard requires. */
const SCALE = 4;
const MARGIN = 4;

/** Content negotiation of a request, as Express implements it. */
export interface Accepting {
  accepts(types: string[]): string | false;
}

/** Setter of the answer's type: the controller. */
interface Answering {
  setHeader(name: string, value: string): void;
}

/**
 * An answer as its JSON, or as the image of its code, by the caller's `Accept`. JSON for a caller that accepts none of these.
 * @returns what the controller answers: an image is sent in the place of the JSON.
 */
export async function asAccepted<T extends { brcode: string }>(answer: T, request: Accepting, controller: Answering): Promise<T> {
  const form = (request.accepts([...FORMS]) || 'application/json') as Form;
  controller.setHeader('Vary', 'Accept');
  if (form === 'application/json') return answer;
  controller.setHeader('Content-Type', form);
  return Readable.from([await draw(answer.brcode, form)], { objectMode: false }) as unknown as T;
}

function draw(brcode: string, form: Exclude<Form, 'application/json'>): Promise<Buffer | string> {
  const options = { errorCorrectionLevel: 'M', margin: MARGIN } as const;
  return form === 'image/png' ? QRCode.toBuffer(brcode, { ...options, type: 'png', scale: SCALE }) : QRCode.toString(
    brcode, { ...options, type: 'svg' },
  );
}
