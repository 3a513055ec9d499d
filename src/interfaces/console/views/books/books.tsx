import type { ReactNode } from 'react';
import { mayUse } from '../../data/session.ts';
import { useSearchState } from '../../data/search-state.ts';
import { Page, Tabs } from '../../parts/layout.tsx';
import { books } from '../../text/books.ts';
import { useText } from '../../text/use-text.ts';
import { Acts } from './acts.tsx';
import { Journal } from './journal.tsx';
import { Reconciliation } from './reconciliation.tsx';
import { TrialBalance } from './trial-balance.tsx';

const TABS = [
  { name: 'journal', label: books.tabJournal, scope: 'service/audit.read', show: () => <Journal /> },
  { name: 'trial', label: books.tabTrial, scope: 'service/gl', show: () => <TrialBalance /> },
  { name: 'reconciliation', label: books.tabReconciliation, scope: 'service/gl', show: () => <Reconciliation /> },
  { name: 'acts', label: books.tabActs, scope: 'service/audit.read', show: () => <Acts /> },
] as const;

export function View(): ReactNode {
  const say = useText();
  const [search] = useSearchState();
  const tabs = TABS.filter(({ scope }) => mayUse(scope));
  const tab = tabs.find(({ name }) => name === search['tab']) ?? tabs[0];
  return (
    <Page title={say(books.title)}>
      <Tabs label={say(books.title)} active={tab?.name ?? ''} tabs={tabs.map(({ name, label }) => ({ name, label: say(label) }))} />
      {tab?.show() ?? <p className="empty">{say(books.noScope, { scope: 'service/audit.read, service/gl' })}</p>}
    </Page>
  );
}
