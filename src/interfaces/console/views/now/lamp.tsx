import type { ReactNode } from 'react';

export type Light = 'good' | 'warn' | 'bad' | 'off';

export function Lamp({
  name,
  light,
  children,
}: {
  readonly name: ReactNode;
  readonly light: Light;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={`lamp ${light}`} data-light={light}>
      <span className="lamp-light" aria-hidden="true" />
      <span className="lamp-name">{name}</span>
      <span className="lamp-says">{children}</span>
    </div>
  );
}
