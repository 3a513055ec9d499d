/** A time series and its table. uPlot is loaded with the first plot. */
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSettings } from '../data/settings.ts';
import { timeText } from '../format/time.ts';
import { common } from '../text/common.ts';
import { useText } from '../text/use-text.ts';
import { Skeleton } from './layout.tsx';
import type { PlotProps } from './plot-props.ts';

const Drawn = lazy(() => import('./plot-drawn.tsx').then(({ PlotDrawn }) => ({ default: PlotDrawn })));

export function Plot(props: PlotProps): ReactNode {
  const say = useText();
  const [isTable, setTable] = useState(false);
  const height = props.height ?? 220;
  return (
    <div className="stack">
      <div className="row">
        <div className="legend">
          {props.series.map(({ label, tone }) => (
            <span key={label} className={`tone-${tone}`}>
              <em>{label}</em>
            </span>
          ))}
        </div>
        <button type="button" className="button quiet-button small" aria-expanded={isTable} onClick={() => setTable(!isTable)}>
          {say(isTable ? common.hideTable : common.showTable)}
        </button>
      </div>
      <div className="plot" role="img" aria-label={props.label}>
        <Suspense fallback={<Skeleton lines={4} height={height} />}>
          <Drawn {...props} height={height} />
        </Suspense>
      </div>
      {isTable && <PlotTable {...props} />}
    </div>
  );
}

function PlotTable({ label, times, series, show }: PlotProps): ReactNode {
  const say = useText();
  const { language, zone } = useSettings();
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={label}>
      <table className="rows">
        <thead>
          <tr>
            <th scope="col">
              <span>{say(common.when)}</span>
            </th>
            {series.map((it) => (
              <th key={it.label} scope="col" className="end">
                <span>{it.label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((time, place) => (
            <tr key={time}>
              <td data-label={say(common.when)} className="narrow-head">
                {timeText(time * 1000, language, zone)}
              </td>
              {series.map((it) => {
                const value = it.values[place];
                return (
                  <td key={it.label} className="end" data-label={it.label}>
                    {value === null || value === undefined ? '–' : show(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
