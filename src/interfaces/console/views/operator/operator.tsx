import type { ReactNode } from 'react';
import { useSearchState } from '../../data/search-state.ts';
import { mayUse, useSession } from '../../data/session.ts';
import { TextFilter } from '../../parts/filters.tsx';
import { Empty, Page, Tabs } from '../../parts/layout.tsx';
import { common } from '../../text/common.ts';
import { operator } from '../../text/products.ts';
import { useText } from '../../text/use-text.ts';
import { Policies } from './policies.tsx';
import { Providers } from './providers.tsx';
import { Qbrl } from './qbrl.tsx';
import { Quotas } from './quotas.tsx';
import { Schedules } from './schedules.tsx';
import { Templates } from './templates.tsx';

const TABS = [
  { name: 'providers', label: operator.tabProviders, show: (tenant: string) => <Providers tenant={tenant} /> },
  { name: 'quotas', label: operator.tabQuotas, show: (tenant: string) => <Quotas tenant={tenant} /> },
  { name: 'qbrl', label: operator.tabQbrl, show: (tenant: string) => <Qbrl tenant={tenant} /> },
  { name: 'policies', label: operator.tabPolicies, show: () => <Policies /> },
  { name: 'schedules', label: operator.tabSchedules, show: () => <Schedules /> },
  { name: 'templates', label: operator.tabTemplates, show: (tenant: string) => <Templates tenant={tenant} /> },
] as const;

/** A client of the platform chooses the tenant; any other operates its own. */
export function View(): ReactNode {
  const say = useText();
  const session = useSession();
  const [search, change] = useSearchState();
  const own = session?.tenant ?? '';
  const tenant = session?.isPlatform && /^[a-z][a-z0-9-]{1,63}$/.test(search['tenant'] ?? '') ? (search['tenant'] ?? own) : own;
  const tab = TABS.find(({ name }) => name === search['tab']) ?? TABS[0];
  if (!mayUse('service/operator'))
    return (
      <Page title={say(operator.title)}>
        <Empty>{say(operator.needsOperator)}</Empty>
      </Page>
    );
  return (
    <Page
      title={say(operator.title)}
      over={
        <>
          {say(common.tenant)} {tenant}
        </>
      }
      actions={session?.isPlatform && <TextFilter label={common.tenant} value={tenant} change={(it) => change({ tenant: it })} />}
    >
      <Tabs label={say(operator.title)} active={tab.name} tabs={TABS.map(({ name, label }) => ({ name, label: say(label) }))} />
      {tab.show(tenant)}
    </Page>
  );
}
