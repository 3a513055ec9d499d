/** A code of the contract as a word in its colour. Apart from the other values: the first view shows none, and loads no codes. */
import type { ReactNode } from 'react';
import { toneOf, type Tone } from '../text/codes.ts';
import { useCode } from '../text/use-code.ts';

export function Badge({
  code,
  tone,
  children,
}: {
  readonly code: string;
  readonly tone?: Tone;
  readonly children?: ReactNode;
}): ReactNode {
  const word = useCode();
  return (
    <span className={`badge ${tone ?? toneOf(code)}`} title={code}>
      {children ?? word(code)}
    </span>
  );
}
