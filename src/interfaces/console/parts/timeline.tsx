import type { ReactNode } from 'react';
import type { Tone } from '../text/codes.ts';
import { Time } from './values.tsx';

export interface TimelineStep {
  readonly key: string;
  /** An instant; steps without one stand where they are put. */
  readonly at: string | null;
  readonly title: ReactNode;
  readonly tone: Tone;
  readonly body?: ReactNode;
}

/** What happened, one thing below the other. */
export function Timeline({ steps, label }: { readonly steps: readonly TimelineStep[]; readonly label: string }): ReactNode {
  return (
    <ol className="timeline" aria-label={label}>
      {steps.map(({ key, at, title, tone, body }) => (
        <li key={key}>
          <span className="timeline-when">
            <Time at={at} form="CLOCK" />
          </span>
          <span className={`timeline-dot ${tone}`} aria-hidden="true" />
          <div className="timeline-what">
            <div className="timeline-title">{title}</div>
            {body !== undefined && <div className="timeline-body">{body}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
