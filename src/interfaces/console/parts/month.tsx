/** A month of days with what is due on each, and its table. */
import { useState, type ReactNode } from 'react';
import { useSettings } from '../data/settings.ts';
import { localeOf } from '../format/money.ts';
import { common } from '../text/common.ts';
import { pix } from '../text/pix.ts';
import { useText } from '../text/use-text.ts';
import { Badge } from './badge.tsx';
import { Empty } from './layout.tsx';
import { Day } from './values.tsx';

export interface MonthMark {
  readonly key: string;
  /** `2026-03-02`. */
  readonly day: string;
  readonly text: string;
  readonly code: string;
}

/** @param month `2026-03`. */
export function Month({
  month,
  today,
  marks,
  change,
}: {
  readonly month: string;
  readonly today: string;
  readonly marks: readonly MonthMark[];
  readonly change: (month: string) => void;
}): ReactNode {
  const say = useText();
  const { language } = useSettings();
  const [isTable, setTable] = useState(false);
  const locale = localeOf(language);
  const days = daysOf(month);
  const title = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-15T12:00:00Z`),
  );
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const inMonth = marks.filter(({ day }) => day.startsWith(month));
  return (
    <div className="stack">
      <div className="row">
        <button type="button" className="button small" aria-label={say(pix.previousMonth)} onClick={() => change(monthPlus(month, -1))}>
          ←
        </button>
        <strong>{title}</strong>
        <button type="button" className="button small" aria-label={say(pix.nextMonth)} onClick={() => change(monthPlus(month, 1))}>
          →
        </button>
        <button type="button" className="button quiet-button small" aria-expanded={isTable} onClick={() => setTable(!isTable)}>
          {say(isTable ? common.hideTable : common.showTable)}
        </button>
      </div>
      {isTable ? (
        inMonth.length === 0 ? (
          <Empty>{say(pix.calendarNone)}</Empty>
        ) : (
          <ul className="stack">
            {inMonth
              .toSorted((a, b) => a.day.localeCompare(b.day))
              .map((it) => (
                <li key={it.key} className="row">
                  <Day day={it.day} /> {it.text} <Badge code={it.code} />
                </li>
              ))}
          </ul>
        )
      ) : (
        <div
          className="month"
          role="img"
          aria-label={`${title}: ${inMonth.map(({ day, text }) => `${day} ${text}`).join('; ') || say(pix.calendarNone)}`}
        >
          {days.slice(0, 7).map((day) => (
            <span key={`name-${day}`} className="month-name">
              {weekday.format(Date.parse(`${day}T12:00:00Z`))}
            </span>
          ))}
          {days.map((day) => (
            <span key={day} className={`${day.startsWith(month) ? '' : 'other'}${day === today ? ' today' : ''}`}>
              <span className="date">{Number(day.slice(8))}</span>
              {marks
                .filter((it) => it.day === day)
                .map((it) => (
                  <span key={it.key} className="due" title={it.text}>
                    {it.text}
                  </span>
                ))}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** Whole weeks from Sunday that cover a month. */
function daysOf(month: string): string[] {
  const first = Date.parse(`${month}-01T12:00:00Z`);
  const begin = first - new Date(first).getUTCDay() * 86_400_000;
  const end = Date.parse(`${monthPlus(month, 1)}-01T12:00:00Z`);
  const count = Math.ceil((end - begin) / (7 * 86_400_000)) * 7;
  return Array.from({ length: count }, (_, place) => new Date(begin + place * 86_400_000).toISOString().slice(0, 10));
}

function monthPlus(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 15)).toISOString().slice(0, 7);
}
