/** Reading codes without anything around it: how much of a decoded code's cost is the codec's. */
import { decodeBrcode } from '../../src/domains/accounts/pix/brcode/index.ts';
import { validCodes } from '../support/brcodes.ts';
import type { Measured } from './report.ts';
import type { Timing } from './sample.ts';

const AT_ONCE = 1000;

/** The code that the case through HTTP sends as well: it calls no provider. */
export const STATIC_CODE = validCodes[0]?.text ?? '';

/** Codes of all kinds, in this process: a rate of codes a second, latencies of one in milliseconds. */
export function measureCodec({ warmUp, measured }: Timing): Measured {
  readFor(warmUp);
  const { read, spans } = readFor(measured);
  const sorted = spans.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { rate: read / measured, p50: at(0.5), p99: at(0.99) };
}

function readFor(seconds: number): { read: number; spans: number[] } {
  const end = performance.now() + seconds * 1000;
  const spans: number[] = [];
  let read = 0;
  for (let begun = performance.now(); begun < end;) {
    for (let n = 0; n < AT_ONCE; n += 1) decodeBrcode(validCodes[n % validCodes.length]?.text ?? '');
    const now = performance.now();
    spans.push((now - begun) / AT_ONCE);
    [read, begun] = [read + AT_ONCE, now];
  }
  return { read, spans };
}
