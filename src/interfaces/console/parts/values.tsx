/** Amounts, instants and identifiers as every view shows them. */
import { useState, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { serviceNow } from '../data/clock.ts';
import { useSettings } from '../data/settings.ts';
import { moneyText } from '../format/money.ts';
import { dayText, durationText, timeText, type TimeForm } from '../format/time.ts';
import { common } from '../text/common.ts';
import { useText } from '../text/use-text.ts';

export interface MoneyProps {
  /** Minor units: centavos for BRL. */
  readonly value: number;
  readonly currency: string;
  /** Decimals of the currency; null where none are known: then minor units are shown. */
  readonly exponent?: number | null | undefined;
  /** Shows a plus before what comes in. */
  readonly isSigned?: boolean;
  readonly className?: string;
}

export function Money({ value, currency, exponent, isSigned = false, className = '' }: MoneyProps): ReactNode {
  const { language } = useSettings();
  const text = moneyText(value, currency, language, exponent === null ? 0 : exponent);
  const sign = isSigned ? (value > 0 ? ' money-in' : value < 0 ? ' money-out' : '') : '';
  return <span className={`money${sign} ${className}`}>{isSigned && value > 0 ? `+${text}` : text}</span>;
}

export function Time({ at, form = 'SHORT' }: { readonly at: string | number | null | undefined; readonly form?: TimeForm }): ReactNode {
  const { language, zone } = useSettings();
  if (at === null || at === undefined) return <span className="quiet">–</span>;
  const iso = typeof at === 'number' ? new Date(at).toISOString() : at;
  return (
    <time dateTime={iso} title={timeText(at, language, zone, 'LONG')}>
      {timeText(at, language, zone, form)}
    </time>
  );
}

export function Day({ day }: { readonly day: string }): ReactNode {
  const { language } = useSettings();
  return <time dateTime={day}>{dayText(day, language)}</time>;
}

/** Time since an instant, or until it. */
export function Age({ at, isDeadline = false }: { readonly at: string; readonly isDeadline?: boolean }): ReactNode {
  const say = useText();
  const { language, zone } = useSettings();
  const ms = serviceNow() - Date.parse(at);
  const text = ms >= 0 ? (isDeadline ? common.overdue : common.ago) : common.in;
  return (
    <time dateTime={at} title={timeText(at, language, zone, 'LONG')} className={isDeadline && ms >= 0 ? 'bad' : ''}>
      {say(text, { duration: durationText(ms, language) })}
    </time>
  );
}

/** Pages of what an identifier names, by its prefix. */
const PLACES: Readonly<Record<string, (id: string) => string>> = {
  obl: (id) => `/payments/${id}`,
  acc: (id) => `/accounts/${id}`,
  sqd: (id) => `/squads/${id}`,
  med: (id) => `/pix/med/${id}`,
  evd: (id) => `/evidence/${id}`,
  pty: (id) => `/parties/${id}`,
  evt: (id) => `/events/${id}`,
  rcr: (id) => `/books/runs/${id}`,
};

/** The address of the page of an identifier; undefined where it has none. */
export function placeOf(id: string): string | undefined {
  return /^(?:[a-z]{3}_[0-9A-Z]{26}|evt_[0-9a-f]{32})$/.test(id) ? PLACES[id.slice(0, 3)]?.(id) : undefined;
}

export interface IdProps {
  readonly id: string;
  /** Shows this in place of the identifier. */
  readonly label?: ReactNode;
  readonly isWhole?: boolean;
  readonly hasCopy?: boolean;
}

/** An identifier: a link where it has a page, shortened in the middle, with a button that copies it. */
export function Id({ id, label, isWhole = false, hasCopy = false }: IdProps): ReactNode {
  const to = placeOf(id);
  const text = label ?? <span className="id">{isWhole ? id : shortId(id)}</span>;
  return (
    <span className="id-with-copy" title={id}>
      {to === undefined ? text : <Link to={to}>{text}</Link>}
      {hasCopy && <Copy text={id} />}
    </span>
  );
}

/** `obl_01KJQ9…K8` for what is longer than it needs to be to tell one from another. */
export function shortId(id: string): string {
  return id.length > 22 ? `${id.slice(0, 10)}…${id.slice(-6)}` : id;
}

export function Copy({ text }: { readonly text: string }): ReactNode {
  const say = useText();
  const [isDone, setDone] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text).catch(() => undefined);
    setDone(true);
    setTimeout(() => setDone(false), 1_500);
  };
  return (
    <button type="button" className="copy" onClick={() => void copy()} aria-label={say(isDone ? common.copied : common.copy)}>
      <svg className="icon" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path d={isDone ? 'M3 8.5 6.500 12 13 4.500' : 'M5.500 5.500h7v7h-7zM3.500 10.500v-7h7'} />
      </svg>
    </button>
  );
}
