import type { ReactNode } from 'react';

export interface BarProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** From 0 to 1. */
  readonly part: number;
  readonly foot?: ReactNode;
  readonly footEnd?: ReactNode;
  /** The bar's name for assistive technology. */
  readonly name: string;
}

/** A part of a whole: orange from 80 %, red when it is full. */
export function Bar({ label, value, part, foot, footEnd, name }: BarProps): ReactNode {
  const bounded = Number.isFinite(part) ? Math.min(1, Math.max(0, part)) : 0;
  const tone = bounded >= 1 ? 'bad' : bounded >= 0.8 ? 'warn' : '';
  const percent = Math.round(bounded * 1000) / 10;
  return (
    <div className="bar">
      <div className="bar-head">
        <span>{label}</span>
        <span className="money">{value}</span>
      </div>
      <div className={`bar-line ${tone}`} role="meter" aria-label={name} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
        <svg aria-hidden="true">
          <rect width={`${percent}%`} height="100%" rx="4" />
        </svg>
      </div>
      {(foot !== undefined || footEnd !== undefined) && (
        <div className="bar-foot">
          <span>{foot}</span>
          <span>{footEnd}</span>
        </div>
      )}
    </div>
  );
}
