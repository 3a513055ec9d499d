import type { ReactNode } from 'react';
import { Page } from '../../parts/layout.tsx';
import { mayUse } from '../../data/session.ts';
import { now } from '../../text/now.ts';
import { useText } from '../../text/use-text.ts';
import { Changes } from './changes.tsx';
import { Lamps } from './lamps.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { Stuck } from './stuck.tsx';

/** Whether the books are in balance, money moves, what is stuck, and what changed. */
export function View(): ReactNode {
  const say = useText();
  const mayRead = mayUse('service/accounts.read');
  return (
    <Page title={say(now.title)}>
      <Lamps />
      {mayRead && (
        <div className="columns">
          <div className="span-7">
            <Stuck />
            <MoneyPanel />
          </div>
          <div className="span-5">
            <Changes />
          </div>
        </div>
      )}
    </Page>
  );
}
