import QRCode from 'qrcode';
import { asAccepted, type Accepting } from '../../../platform/http/accepted.ts';

/** Pixels a module, and the modules of blank around the code that the standard requires. */
const SCALE = 4;
const MARGIN = 4;

/** An answer as its JSON, or as the image of its code, by the caller's `Accept`. */
export function asCodeOrImage<T extends { brcode: string }>(
  answer: T, request: Accepting, controller: Parameters<typeof asAccepted>[1],
): Promise<T> {
  const options = { errorCorrectionLevel: 'M', margin: MARGIN } as const;
  return asAccepted(request, controller, () => answer, {
    'image/png': () => QRCode.toBuffer(answer.brcode, { ...options, type: 'png', scale: SCALE }),
    'image/svg+xml': () => QRCode.toString(answer.brcode, { ...options, type: 'svg' }),
  });
}
