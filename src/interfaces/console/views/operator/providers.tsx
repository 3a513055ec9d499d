import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useList } from '../../data/queries.ts';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { Empty, Facts, Failure, Panel, Skeleton } from '../../parts/layout.tsx';
import { Age, Money } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { operator } from '../../text/products.ts';
import { useText } from '../../text/use-text.ts';

export function Providers({ tenant }: { readonly tenant: string }): ReactNode {
  const say = useText();
  const list = useList<models.ProviderAccountResponse>(
    ['providers', tenant],
    (client, page, options) => client.operator.listProviderAccounts(tenant, page, options),
    { everyMs: 5_000 },
  );
  const bindings = useList<models.RailBindingResponse>(['bindings', tenant], (client, page, options) =>
    client.operator.listRailBindings(tenant, page, options),
  );
  return (
    <>
      {list.error && list.rows.length === 0 ? (
        <Failure error={list.error} retry={list.retry} />
      ) : list.isLoading ? (
        <Skeleton lines={6} height={300} />
      ) : list.rows.length === 0 ? (
        <Panel>
          <Empty />
        </Panel>
      ) : (
        list.rows.map((it) => <Provider key={it.provider_id} provider={it} />)
      )}
      <Panel title={say(operator.bindings)} isFlush>
        <DataTable name={operator.bindings} columns={bindingColumns} list={bindings} rowKey={({ binding_id }) => binding_id} />
      </Panel>
    </>
  );
}

function Provider({ provider: it }: { readonly provider: models.ProviderAccountResponse }): ReactNode {
  const say = useText();
  const { health, balances } = it;
  const age = (at: string | null) => (at === null ? say(common.never) : <Age at={at} />);
  const money = (value: number | null) =>
    value === null || !balances ? undefined : <Money value={value} currency={balances.currency} exponent={balances.currency_exponent} />;
  return (
    <Panel
      title={
        <span className="row">
          {it.display_name}
          <Badge code={health.state} />
          {it.is_incumbent && (
            <Badge code="INCUMBENT" tone="quiet">
              {say(operator.incumbent)}
            </Badge>
          )}
          {it.status === 'DISABLED' && <Badge code={it.status} />}
        </span>
      }
      aside={<span className="id">{it.provider_id}</span>}
    >
      <Facts
        facts={[
          [say(operator.waiting), String(health.payments_waiting)],
          [say(operator.oldestWaiting), health.oldest_waiting_since === null ? undefined : age(health.oldest_waiting_since)],
          [say(operator.lastDelivery), age(health.last_delivery_at)],
          [say(operator.lastCall), age(health.last_good_call_at)],
          [say(operator.lastFailed), age(health.last_failed_call_at)],
          [say(operator.lastRefused), age(health.last_refused_at)],
          [say(operator.unreadable), String(health.unreadable_deliveries)],
          [say(operator.openBreaks), String(health.open_breaks)],
          [say(operator.posted), balances && money(balances.posted)],
          [say(operator.reported), balances && money(balances.reported)],
          [say(operator.customerFunds), balances && money(balances.customer_funds)],
          [say(operator.adapter), it.adapter],
          [say(common.type), <Badge key="type" code={it.type} tone="quiet" />],
        ]}
      />
    </Panel>
  );
}

const bindingColumns: readonly Column<models.RailBindingResponse>[] = [
  { id: 'rail', title: common.rail, narrow: 'head', value: (it) => it.rail, show: (it) => <DefaultMark it={it} /> },
  { id: 'provider', title: common.provider, value: (it) => it.provider_id, show: (it) => it.provider_id },
  { id: 'priority', title: operator.priority, align: 'end', value: (it) => it.priority, show: (it) => it.priority },
  {
    id: 'capabilities',
    title: operator.capabilities,
    value: (it) => it.capabilities.join(' '),
    show: (it) => (
      <span className="row">
        {it.capabilities.map((name) => (
          <Badge key={name} code={name} tone="quiet" />
        ))}
      </span>
    ),
  },
  { id: 'enabled', title: common.state, value: (it) => it.enabled, show: (it) => <Badge code={it.enabled ? 'ENABLED' : 'DISABLED'} /> },
];

function DefaultMark({ it }: { readonly it: models.RailBindingResponse }): ReactNode {
  const say = useText();
  return (
    <span className="row">
      {it.rail}
      {it.is_default && (
        <Badge code="DEFAULT" tone="info">
          {say(operator.isDefault)}
        </Badge>
      )}
    </span>
  );
}
