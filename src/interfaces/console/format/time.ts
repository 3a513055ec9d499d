import { serviceNow } from '../data/clock.ts';
import type { Language } from '../text/text.ts';
import { localeOf } from './money.ts';

/** Zones that instants can be shown in. */
export type Zone = 'America/Sao_Paulo' | 'UTC';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * SHORT: day and minute, with the year where it is another than now. LONG: with year, seconds and zone. DAY: the day alone. CLOCK: hour,
 * minute and second.
 */
export type TimeForm = 'SHORT' | 'LONG' | 'DAY' | 'CLOCK';

const FORMS: Readonly<Record<TimeForm, Intl.DateTimeFormatOptions>> = {
  SHORT: { day: '2-digit', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  LONG: {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  },
  DAY: { day: '2-digit', month: 'short', year: 'numeric' },
  CLOCK: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
};

/** An instant (RFC 3339, or milliseconds since 1970) as people of the language write it. */
export function timeText(instant: string | number, language: Language, zone: Zone, form: TimeForm = 'SHORT'): string {
  const isOtherYear = form === 'SHORT' && new Date(instant).getUTCFullYear() !== new Date(serviceNow()).getUTCFullYear();
  const name = `${language} ${zone} ${form} ${isOtherYear}`;
  const format =
    formats.get(name) ??
    new Intl.DateTimeFormat(localeOf(language), { ...FORMS[form], ...(isOtherYear && { year: 'numeric' }), timeZone: zone });
  formats.set(name, format);
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? String(instant) : format.format(at).replaceAll('.', '').replace(/ de /g, ' ');
}

/** An instant as a field for day and time has it: `2026-03-02T09:30` in the zone. */
export function fieldOfInstant(instantMs: number, zone: Zone): string {
  return new Date(instantMs + offsetOf(zone, instantMs)).toISOString().slice(0, 16);
}

/** The instant of a field for day and time in a zone, in RFC 3339. */
export function instantOfField(field: string, zone: Zone): string {
  const asUtc = Date.parse(`${field}:00Z`);
  return new Date(asUtc - offsetOf(zone, asUtc)).toISOString();
}

/** What a zone's clocks are ahead of UTC, in milliseconds. */
function offsetOf(zone: Zone, instantMs: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(instantMs);
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** An accounting day (`2026-03-02`), which belongs to no zone. */
export function dayText(day: string, language: Language): string {
  return timeText(`${day}T12:00:00Z`, language, 'UTC', 'DAY');
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** A duration in its largest unit: `3 d`, `2 h`, `5 min`, `8 s`. */
export function durationText(ms: number, language: Language): string {
  const [unit, length] = UNITS.find(([, it]) => Math.abs(ms) >= it) ?? ['second', 1000];
  const value = unit === 'second' && Math.abs(ms) < 1000 ? 0 : Math.floor(Math.abs(ms) / length);
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'narrow' }).format(value);
}

/** The day of an instant in São Paulo, where accounting days begin and end: `2026-03-02`. */
export function accountingDayOf(instantMs: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instantMs,
  );
}

/** A day some days before or after another. */
export function dayPlus(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
