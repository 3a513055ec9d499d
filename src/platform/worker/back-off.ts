export interface BackOff {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** Doublings of a pause: more of them exceed every limit. */
const MOST_DOUBLINGS = 30;

/** The pause after a failure, in milliseconds. It doubles with each failure before it, up to the longest. */
export function backOffMs({ firstMs, longestMs }: BackOff, failuresBefore: number): number {
  return Math.min(firstMs * 2 ** Math.min(failuresBefore, MOST_DOUBLINGS), longestMs);
}
