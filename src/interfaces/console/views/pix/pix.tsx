import type { ReactNode } from 'react';
import { useSearchState } from '../../data/search-state.ts';
import { Page, Tabs } from '../../parts/layout.tsx';
import { pix } from '../../text/pix.ts';
import { useText } from '../../text/use-text.ts';
import { ChargesTab } from './charges-tab.tsx';
import { KeysTab } from './keys-tab.tsx';
import { MandatesTab } from './mandates-tab.tsx';
import { MedTab } from './med-tab.tsx';
import { ReturnsTab } from './returns-tab.tsx';

const TABS = [
  { name: 'med', label: pix.tabMed, show: () => <MedTab /> },
  { name: 'charges', label: pix.tabCharges, show: () => <ChargesTab /> },
  { name: 'keys', label: pix.tabKeys, show: () => <KeysTab /> },
  { name: 'returns', label: pix.tabReturns, show: () => <ReturnsTab /> },
  { name: 'mandates', label: pix.tabMandates, show: () => <MandatesTab /> },
] as const;

export function View(): ReactNode {
  const say = useText();
  const [search] = useSearchState();
  const tab = TABS.find(({ name }) => name === search['tab']) ?? TABS[0];
  return (
    <Page title={say(pix.title)}>
      <Tabs label={say(pix.title)} active={tab.name} tabs={TABS.map(({ name, label }) => ({ name, label: say(label) }))} />
      {tab.show()}
    </Page>
  );
}
