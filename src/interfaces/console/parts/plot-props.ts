/** A line or a stack of a plot. */
export interface PlotSeries {
  readonly label: string;
  readonly tone: 'accent' | 'warn' | 'bad' | 'info' | 'quiet' | 'good';
  readonly values: readonly (number | null)[];
}

export interface PlotProps {
  readonly label: string;
  /** Seconds since 1970, rising. */
  readonly times: readonly number[];
  readonly series: readonly PlotSeries[];
  /** Puts each series on top of those before it. */
  readonly isStacked?: boolean;
  readonly isBars?: boolean;
  readonly height?: number;
  readonly show: (value: number) => string;
  readonly showShort: (value: number) => string;
  /** Told the place of the time under the pointer that is pressed. */
  readonly pick?: ((place: number) => void) | undefined;
  /** Marks a time. */
  readonly marked?: number | undefined;
}
