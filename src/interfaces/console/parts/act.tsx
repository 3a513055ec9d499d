import type { ReactNode } from 'react';
import { mayUse, useSession } from '../data/session.ts';
import { acts } from '../text/acts.ts';
import { useText } from '../text/use-text.ts';
import { openAct, type Act } from './act-store.ts';

export type { Act };

export interface ActButtonProps {
  readonly act: Act;
  readonly className?: string;
  readonly label?: ReactNode;
}

/** The button of an act; dead, with the reason, for who lacks its scope. */
export function ActButton({ act, className = 'button', label }: ActButtonProps): ReactNode {
  const say = useText();
  const isPlatform = useSession()?.isPlatform ?? false;
  const isAllowed = mayUse(act.scope) && (!act.isForPlatform || isPlatform);
  const why = act.isForPlatform ? say(acts.needsPlatform) : say(acts.needsScope, { scope: act.scope });
  return (
    <button
      type="button"
      className={`${className}${act.isDanger ? ' danger' : ''}`}
      data-act={act.operation}
      aria-haspopup="dialog"
      disabled={!isAllowed}
      title={isAllowed ? undefined : why}
      onClick={() => openAct(act)}
    >
      {label ?? say(act.title)}
    </button>
  );
}
