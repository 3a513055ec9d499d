import { Temporal } from 'temporal-polyfill';

/** The names of the IANA database without a slash; it adds no more of them. Intl accepts further ones (`PST`, `IST`), which are its own. */
const WITHOUT_SLASH: ReadonlySet<string> = new Set([
  'CET', 'CST6CDT', 'Cuba', 'EET', 'EST', 'EST5EDT', 'Egypt', 'Eire', 'GB', 'GB-Eire', 'GMT', 'GMT+0', 'GMT-0', 'GMT0', 'Greenwich',
  'HST', 'Hongkong',
  'Iceland', 'Iran', 'Israel', 'Jamaica', 'Japan', 'Kwajalein', 'Libya', 'MET', 'MST', 'MST7MDT', 'NZ', 'NZ-CHAT', 'Navajo', 'PRC',
  'PST8PDT', 'Poland',
  'Portugal', 'ROC', 'ROK', 'Singapore', 'Turkey', 'UCT', 'UTC', 'Universal', 'W-SU', 'WET', 'Zulu',
]);

/** True when the IANA database has a zone or a link of this name. False for offsets, and for abbreviations that are not names. */
export function isTimezone(name: string): boolean {
  if (!WITHOUT_SLASH.has(name) && !/^[A-Z][\w+-]*(\/[A-Z][\w+-]*)+$/.test(name)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}
