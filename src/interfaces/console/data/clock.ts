/** The service's time: a sandbox may have moved its clock, and a browser's may be wrong. */

let aheadMs = 0;

/** Notes what the service's clock shows now, in milliseconds since 1970. */
export function noteServiceTime(serviceMs: number): void {
  aheadMs = serviceMs - Date.now();
}

/** Milliseconds since 1970 by the service's clock, as far as it is known. */
export function serviceNow(): number {
  return Date.now() + aheadMs;
}
