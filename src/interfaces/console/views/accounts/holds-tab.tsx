import { useMemo, type ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useList } from '../../data/queries.ts';
import { ActButton, type Act } from '../../parts/act.tsx';
import { reasonField, reasonIn } from '../../parts/act-field.tsx';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { Panel } from '../../parts/layout.tsx';
import { Age, Id, Money, Time } from '../../parts/values.tsx';
import { decimalOf } from '../../format/money.ts';
import { accounts } from '../../text/accounts.ts';
import { common } from '../../text/common.ts';
import { useText, type Say } from '../../text/use-text.ts';
import type { Account } from './account-type.ts';

export function HoldsTab({ account }: { readonly account: Account }): ReactNode {
  const say = useText();
  const holds = useList<models.HoldResponse>(['holds', account.id], (client, page, options) =>
    client.holds.list({ account_id: account.id, ...page }, options),
  );
  const blocks = useList<models.BlockResponse>(['blocks', account.id], (client, page, options) =>
    client.blocks.list({ account_id: account.id, ...page }, options),
  );
  const [holdTable, blockTable] = useMemo(() => [holdColumns(say), blockColumns(say)], [say]);
  return (
    <>
      <Panel title={say(accounts.holds)} isFlush>
        <DataTable name={accounts.holds} columns={holdTable} list={holds} rowKey={({ hold_id }) => hold_id} />
      </Panel>
      <Panel title={say(accounts.blocks)} isFlush>
        <DataTable name={accounts.blocks} columns={blockTable} list={blocks} rowKey={({ block_id }) => block_id} />
      </Panel>
    </>
  );
}

function holdColumns(say: Say): readonly Column<models.HoldResponse>[] {
  return [
    {
      id: 'amount',
      title: common.amount,
      align: 'end',
      narrow: 'head',
      value: (it) => it.amount_cents,
      show: (it) => <Money value={it.amount_cents} currency={it.currency} exponent={it.currency_exponent} />,
    },
    {
      id: 'remaining',
      title: accounts.remaining,
      align: 'end',
      value: (it) => it.remaining_cents,
      show: (it) => <Money value={it.remaining_cents} currency={it.currency} exponent={it.currency_exponent} />,
    },
    {
      id: 'state',
      title: common.state,
      value: (it) => it.state,
      show: (it) => <Badge code={it.state} tone={it.state === 'ACTIVE' ? 'info' : 'quiet'} />,
    },
    {
      id: 'expires_at',
      title: accounts.expires,
      value: (it) => it.expires_at,
      show: (it) =>
        it.expires_at === null ? '–' : it.state === 'ACTIVE' ? <Age at={it.expires_at} isDeadline /> : <Time at={it.expires_at} />,
    },
    { id: 'description', title: common.description, value: (it) => it.description, show: (it) => it.description ?? '–' },
    { id: 'created_at', title: common.created, value: (it) => it.created_at, show: (it) => <Time at={it.created_at} /> },
    { id: 'hold_id', title: common.id, value: (it) => it.hold_id, show: (it) => <Id id={it.hold_id} />, narrow: 'hide' },
    {
      id: 'acts',
      title: common.acts,
      value: () => '',
      show: (it) =>
        it.state === 'ACTIVE' ? (
          <span className="row">
            {holdActs(it, say).map((act) => (
              <ActButton key={act.operation} act={act} className="button small" />
            ))}
          </span>
        ) : (
          ''
        ),
    },
  ];
}

function holdActs(it: models.HoldResponse, say: Say): Act[] {
  return [
    {
      title: accounts.capture,
      does: say(accounts.captureDoes),
      scope: 'service/holds',
      call: 'holds.capture',
      operation: 'captureHold',
      args: [it.hold_id],
      fields: [
        { name: 'creditor', label: accounts.payTo, kind: 'TEXT', isRequired: true, maxLength: 64, start: it.creditor_account_id ?? '' },
      ],
      confirm: decimalOf(it.remaining_cents, it.currency_exponent ?? 2),
      body: ({ creditor = '' }) => ({ creditor_account_id: creditor.trim() }),
    },
    {
      title: accounts.release,
      does: say(accounts.releaseHoldDoes),
      scope: 'service/holds',
      call: 'holds.release',
      operation: 'releaseHold',
      args: [it.hold_id],
    },
  ];
}

function blockColumns(say: Say): readonly Column<models.BlockResponse>[] {
  return [
    {
      id: 'amount',
      title: accounts.wanted,
      align: 'end',
      narrow: 'head',
      value: (it) => it.amount,
      show: (it) => <Money value={it.amount} currency={it.currency} exponent={it.currency_exponent} />,
    },
    {
      id: 'secured',
      title: accounts.secured,
      align: 'end',
      value: (it) => it.secured,
      show: (it) => <Money value={it.secured} currency={it.currency} exponent={it.currency_exponent} />,
    },
    {
      id: 'state',
      title: common.state,
      value: (it) => it.state,
      show: (it) => <Badge code={it.state} tone={it.state === 'ACTIVE' ? 'bad' : 'quiet'} />,
    },
    { id: 'reason', title: common.reason, value: (it) => it.reason_code, show: (it) => <Badge code={it.reason_code} tone="quiet" /> },
    {
      id: 'reference',
      title: accounts.reference,
      value: (it) => it.reference,
      show: (it) => (it.med_case_id === null ? (it.reference ?? '–') : <Id id={it.med_case_id} />),
    },
    { id: 'created_at', title: common.created, value: (it) => it.created_at, show: (it) => <Time at={it.created_at} /> },
    { id: 'block_id', title: common.id, value: (it) => it.block_id, show: (it) => <Id id={it.block_id} />, narrow: 'hide' },
    {
      id: 'acts',
      title: common.acts,
      value: () => '',
      show: (it) =>
        it.state === 'ACTIVE' && it.med_case_id === null ? <ActButton act={releaseBlock(it, say)} className="button small" /> : '',
    },
  ];
}

function releaseBlock(it: models.BlockResponse, say: Say): Act {
  return {
    title: accounts.release,
    does: say(accounts.releaseBlockDoes),
    scope: 'service/operator',
    call: 'blocks.release',
    operation: 'releaseBlock',
    args: [it.block_id],
    confirm: decimalOf(it.amount, it.currency_exponent ?? 2),
    fields: [reasonField(true)],
    body: reasonIn,
  };
}
