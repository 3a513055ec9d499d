import { useEffect, useRef, type ReactNode } from 'react';
import uPlot, { type AlignedData, type Options } from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useSettings } from '../data/settings.ts';
import { localeOf } from '../format/money.ts';
import type { Zone } from '../format/time.ts';
import type { Language } from '../text/text.ts';
import type { PlotProps } from './plot-props.ts';

const FONT = '11px Inter, system-ui, sans-serif';

export function PlotDrawn(props: PlotProps & { readonly height: number }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { language, zone, theme } = useSettings();
  const { times, series, isStacked, height } = props;
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const plot = new uPlot(optionsOf(props, element, language, zone), dataOf(props), element);
    const resize = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
    resize.observe(element);
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const redraw = () => plot.redraw();
    dark.addEventListener('change', redraw);
    return () => {
      dark.removeEventListener('change', redraw);
      resize.disconnect();
      plot.destroy();
    };
    // The marked time and the functions change with each rendering, and draw nothing else.
  }, [times, series, isStacked, height, language, zone, theme, props.marked]);
  return <div ref={place} />;
}

/** Sums of each series and those between it and zero, the farthest first, so that the nearer is drawn over it. */
function dataOf({ times, series, isStacked = false }: PlotProps): AlignedData {
  if (!isStacked) return [[...times], ...series.map(({ values }) => [...values])];
  const [above, below] = [times.map(() => 0), times.map(() => 0)];
  const stacked = series.map(({ values }) =>
    values.map((value, at) => {
      const sums = (value ?? 0) < 0 ? below : above;
      return (sums[at] = (sums[at] ?? 0) + (value ?? 0));
    }),
  );
  return [[...times], ...stacked.reverse()];
}

function optionsOf(
  { times, series, isStacked = false, isBars = false, showShort, pick, marked }: PlotProps,
  element: HTMLElement,
  language: Language,
  zone: Zone,
): Omit<Options, 'height'> & { height: number } {
  const colour = (name: string): string => colourOf(element, name);
  const shown = isStacked ? [...series].reverse() : series;
  const bars = uPlot.paths.bars?.({ size: [0.7, 28], align: 1 });
  // A bar stands after its time: the last one needs room.
  const room = isBars ? (times[1] ?? 0) - (times[0] ?? 0) : 0;
  return {
    width: element.clientWidth || 600,
    height: 220,
    ms: 1e-3,
    legend: { show: false },
    padding: [8, 8, 0, 0],
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), zone),
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 6 } },
    scales: {
      x: { range: (_plot, low, high) => [low, high + room] },
      y: { range: (_plot, low, high) => [Math.min(0, low * 1.08), high <= 0 && low >= 0 ? 1 : Math.max(0, high * 1.08)] },
    },
    series: [
      {},
      ...shown.map(({ tone, label }) => ({
        label,
        stroke: () => colour(`--${tone}`),
        width: isBars ? 0 : 1.5,
        points: { show: false },
        fill: () => (isBars ? colour(`--${tone}`) : isStacked ? blend(colour(`--${tone}`), colour('--raised')) : 'transparent'),
        paths: isBars && bars ? bars : (uPlot.paths.stepped?.({ align: 1 }) ?? null),
      })),
    ] as Options['series'],
    axes: [
      {
        stroke: () => colour('--quiet'),
        grid: { show: false },
        ticks: { show: false },
        font: FONT,
        size: 30,
        values: (_plot, marks) => timeMarks(marks, language, zone),
      },
      {
        stroke: () => colour('--quiet'),
        grid: { stroke: () => colour('--line'), width: 1 },
        ticks: { show: false },
        font: FONT,
        size: 74,
        values: (_plot, marks) => marks.map((it) => showShort(it)),
      },
    ],
    hooks: {
      ...(pick && {
        ready: [
          (plot: uPlot) =>
            plot.over.addEventListener('click', () => {
              if (typeof plot.cursor.idx === 'number') pick(plot.cursor.idx);
            }),
        ],
      }),
      ...(marked !== undefined && { draw: [(plot: uPlot) => drawMark(plot, marked, colour('--text'))] }),
    },
  };
}

function drawMark(plot: uPlot, at: number, stroke: string): void {
  const x = Math.round(plot.valToPos(at, 'x', true));
  const { ctx, bbox } = plot;
  ctx.save();
  ctx.strokeStyle = stroke;
  ctx.setLineDash([4, 4]);
  ctx.beginPath();
  ctx.moveTo(x, bbox.top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  ctx.restore();
}

/** Days for a long range, each once, hours for a short one. */
function timeMarks(marks: readonly number[], language: Language, zone: Zone): string[] {
  const length = (marks.at(-1) ?? 0) - (marks[0] ?? 0);
  const form: Intl.DateTimeFormatOptions =
    length > 2 * 86_400 ? { day: '2-digit', month: 'short' } : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  const format = new Intl.DateTimeFormat(localeOf(language), { ...form, timeZone: zone });
  const texts = marks.map((it) =>
    format
      .format(it * 1000)
      .replace('.', '')
      .replace(' de ', ' '),
  );
  return texts.map((it, place) => (it === texts[place - 1] ? '' : it));
}

/** A third of one colour on another: opaque, since what is nearer to zero is drawn over what is farther. */
function blend(colour: string, ground: string): string {
  const part = (text: string, place: number): number => Number.parseInt(text.slice(1 + 2 * place, 3 + 2 * place), 16);
  return `#${[0, 1, 2]
    .map((it) =>
      Math.round(part(colour, it) * 0.32 + part(ground, it) * 0.68)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The colour that a property of the style means in the theme of now. */
function colourOf(element: HTMLElement, name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  const [red = 0, green = 0, blue = 0] = [...color.matchAll(/[\d.]+/g)].map(([it]) => Number(it));
  return `#${[red, green, blue].map((it) => Math.round(it).toString(16).padStart(2, '0')).join('')}`;
}
