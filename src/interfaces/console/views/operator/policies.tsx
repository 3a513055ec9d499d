import { useMemo, type ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useList } from '../../data/queries.ts';
import { ActButton, type Act } from '../../parts/act.tsx';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { Panel } from '../../parts/layout.tsx';
import { Id, Money, Time } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { operator } from '../../text/products.ts';
import { useText, type Say } from '../../text/use-text.ts';

export function Policies(): ReactNode {
  const say = useText();
  const list = useList<models.LimitPolicyResponse>(['policies'], (client, page, options) => client.limits.listPolicies(page, options));
  const columns = useMemo(() => columnsOf(say), [say]);
  return (
    <Panel isFlush>
      <DataTable name={operator.tabPolicies} columns={columns} list={list} rowKey={({ policy_id }) => policy_id} />
    </Panel>
  );
}

function columnsOf(say: Say): readonly Column<models.LimitPolicyResponse>[] {
  return [
    {
      id: 'scope',
      title: operator.scope,
      narrow: 'head',
      value: (it) => `${it.scope_type} ${it.scope_id ?? ''}`,
      show: (it) => (
        <span className="row">
          <Badge code={it.scope_type} tone="quiet" />
          {it.scope_id !== null && <Id id={it.scope_id} />}
        </span>
      ),
    },
    { id: 'direction', title: common.direction, value: (it) => it.direction, show: (it) => <Badge code={it.direction} tone="quiet" /> },
    { id: 'dimension', title: common.kind, value: (it) => it.dimension, show: (it) => <Badge code={it.dimension} tone="quiet" /> },
    { id: 'window', title: operator.window, value: (it) => it.window, show: (it) => <Badge code={it.window} tone="quiet" /> },
    {
      id: 'threshold',
      title: operator.threshold,
      align: 'end',
      value: (it) => it.threshold,
      show: (it) =>
        it.dimension === 'COUNT' ? (
          it.threshold
        ) : (
          <Money value={it.threshold} currency={it.currency ?? 'BRL'} exponent={it.currency_exponent} />
        ),
    },
    {
      id: 'action',
      title: operator.action,
      value: (it) => it.action,
      show: (it) => <Badge code={it.action} tone={it.action === 'REJECT' ? 'bad' : 'warn'} />,
    },
    {
      id: 'enabled',
      title: operator.enabled,
      value: (it) => it.enabled,
      show: (it) => (it.enabled ? <ActButton act={disable(it, say)} className="button small" /> : <Time at={it.disabled_at} />),
    },
    {
      id: 'policy_id',
      title: common.id,
      value: (it) => it.policy_key ?? it.policy_id,
      show: (it) => it.policy_key ?? <Id id={it.policy_id} />,
      narrow: 'hide',
    },
  ];
}

function disable(it: models.LimitPolicyResponse, say: Say): Act {
  return {
    title: operator.disablePolicy,
    does: say(operator.disablePolicyDoes),
    scope: 'service/operator',
    call: 'limits.disablePolicy',
    operation: 'disableLimitPolicy',
    args: [it.policy_id],
    isDanger: true,
    confirm: (it.policy_key ?? it.policy_id).slice(-6),
  };
}
