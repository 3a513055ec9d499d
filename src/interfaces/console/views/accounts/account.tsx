import type { ReactNode } from 'react';
import { useParams } from '@tanstack/react-router';
import { useRead } from '../../data/queries.ts';
import { mayUse } from '../../data/session.ts';
import { useSearchState } from '../../data/search-state.ts';
import { ActButton } from '../../parts/act.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Answered, Page, Tabs } from '../../parts/layout.tsx';
import { Copy, Id, Money } from '../../parts/values.tsx';
import { accounts } from '../../text/accounts.ts';
import { common } from '../../text/common.ts';
import type { Text } from '../../text/text.ts';
import { useCode } from '../../text/use-code.ts';
import { useText } from '../../text/use-text.ts';
import { accountActs } from './account-acts.ts';
import type { Account } from './account-type.ts';
import { BalanceTab } from './balance-tab.tsx';
import { CommittedTab } from './committed-tab.tsx';
import { FeedTab } from './feed-tab.tsx';
import { HoldsTab } from './holds-tab.tsx';
import { KeysTab } from './keys-tab.tsx';
import { LimitsTab } from './limits-tab.tsx';
import { SchedulesTab } from './schedules-tab.tsx';
import { StatementTab } from './statement-tab.tsx';

const EVERY_MS = 5_000;

interface AccountTab {
  readonly name: string;
  readonly label: Text;
  readonly scope?: string;
  readonly show: (account: Account) => ReactNode;
}

const TABS: readonly AccountTab[] = [
  { name: 'balance', label: accounts.tabBalance, show: (account) => <BalanceTab account={account} /> },
  { name: 'feed', label: accounts.tabFeed, show: (account) => <FeedTab account={account} /> },
  { name: 'statement', label: accounts.tabStatement, show: (account) => <StatementTab account={account} /> },
  { name: 'holds', label: accounts.tabHolds, scope: 'service/holds', show: (account) => <HoldsTab account={account} /> },
  { name: 'limits', label: accounts.tabLimits, show: (account) => <LimitsTab account={account} /> },
  { name: 'keys', label: accounts.tabKeys, show: (account) => <KeysTab account={account} /> },
  { name: 'committed', label: accounts.tabCommitted, show: (account) => <CommittedTab account={account} /> },
  { name: 'schedules', label: accounts.tabSchedules, show: (account) => <SchedulesTab account={account} /> },
];

export function View(): ReactNode {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const query = useRead(['account', id], (client, options) => client.accounts.get(id, {}, options), { everyMs: EVERY_MS });
  return (
    <Answered query={query} lines={10} height={600}>
      {(account) => <AccountView account={account} />}
    </Answered>
  );
}

function AccountView({ account }: { readonly account: Account }): ReactNode {
  const say = useText();
  const word = useCode();
  const [search] = useSearchState();
  const { data: balance } = useRead(['balance', account.id], (client, options) => client.accounts.getBalance(account.id, {}, options), {
    everyMs: EVERY_MS,
  });
  const tabs = TABS.filter(({ scope }) => scope === undefined || mayUse(scope));
  const tab = tabs.find(({ name }) => name === search['tab']) ?? tabs[0];
  const available = balance?.assets[0];
  return (
    <Page
      over={
        <>
          {say(common.account)} · {word(account.type)} · <Id id={account.owner_party_id} label={say(common.holder)} />
        </>
      }
      title={balance?.display_name ?? account.id}
      mark={
        <>
          <Badge code={account.status} />
          {account.is_frozen && <Badge code="FROZEN" />}
        </>
      }
      about={
        <>
          <span className="id">{account.id}</span> <Copy text={account.id} />
          {account.promoted_to_account_id !== undefined && (
            <>
              {' '}
              · {say(accounts.promotedTo)} <Id id={account.promoted_to_account_id} />
            </>
          )}
        </>
      }
      actions={accountActs(account, available?.balances.available ?? 0, balance?.display_name, say).map((act) => (
        <ActButton key={act.operation} act={act} />
      ))}
    >
      {available && (
        <p className="amount-value large">
          <Money value={available.balances.available} currency={available.symbol} exponent={available.currency_exponent} />{' '}
          <span className="amount-label">{say(accounts.available)}</span>
        </p>
      )}
      <Tabs label={say(common.account)} active={tab?.name ?? ''} tabs={tabs.map(({ name, label }) => ({ name, label: say(label) }))} />
      {tab?.show(account)}
    </Page>
  );
}
