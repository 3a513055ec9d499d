const UNITS_MS: Readonly<Record<string, number>> = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000 };
const FORM = /^(?:\d{1,9}[dhms])+$/;
const PART = /(\d+)([dhms])/g;

/** Reads a duration such as `3d`, `12h` or `1d12h30m`; a day has 24 hours. @returns milliseconds; undefined for another form. */
export function readDuration(text: string): number | undefined {
  if (!FORM.test(text)) return undefined;
  return [...text.matchAll(PART)].reduce((total, [, count, unit = '']) => total + Number(count) * (UNITS_MS[unit] ?? 0), 0);
}
