import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { oneOf } from '../../data/one-of.ts';
import { useList } from '../../data/queries.ts';
import { useSearchState } from '../../data/search-state.ts';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { ChoiceFilter, CheckFilter, TextFilter } from '../../parts/filters.tsx';
import { Page, Panel, Tabs } from '../../parts/layout.tsx';
import { Id, Money, Time } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { payments } from '../../text/payments.ts';
import { useText } from '../../text/use-text.ts';
import { paymentColumns } from './payment-columns.tsx';

const STATES = ['PENDING', 'DISPATCHED', 'DISPATCH_FAILED', 'FINAL'] as const;
const OUTCOMES = ['SETTLED', 'FAILED', 'CANCELED'] as const;
const RAILS = ['NATIVE', 'PIX', 'MOCK', 'WIRE', 'ACH', 'SEPA', 'EFT_CA', 'CHAIN'] as const;
const EVIDENCE_STATES = ['MATCHED', 'UNMATCHED', 'DEFERRED', 'FAILED', 'RESOLVED'] as const;

export function View(): ReactNode {
  const say = useText();
  const [{ tab = 'payments' }] = useSearchState();
  return (
    <Page title={say(payments.title)}>
      <Tabs
        label={say(payments.title)}
        active={tab}
        tabs={[
          { name: 'payments', label: say(payments.tabPayments) },
          { name: 'evidence', label: say(payments.tabEvidence) },
        ]}
      />
      {tab === 'evidence' ? <EvidenceList /> : <PaymentList />}
    </Page>
  );
}

function PaymentList(): ReactNode {
  const say = useText();
  const [search, change] = useSearchState();
  const filters = {
    ...(oneOf(search['state'], STATES) && { state: oneOf(search['state'], STATES) }),
    ...(oneOf(search['outcome'], OUTCOMES) && { resolution_outcome: oneOf(search['outcome'], OUTCOMES) }),
    ...(oneOf(search['rail'], RAILS) && { rail: oneOf(search['rail'], RAILS) }),
    ...(search['stuck'] === 'true' && { stuck: true }),
    ...(/^[0-9a-f]{32}$/.test(search['counterparty'] ?? '') && { counterparty_digest: search['counterparty'] }),
    ...(/^acc_\w{26}$/.test(search['account'] ?? '') && { account_id: search['account'] }),
  };
  const list = useList<models.ObligationResponse>(['payments', filters], (client, page, options) =>
    client.obligations.list({ ...filters, ...page }, options),
  );
  return (
    <Panel isFlush>
      <div className="filters">
        <ChoiceFilter label={common.state} value={search['state']} choices={STATES} change={(state) => change({ state })} />
        <ChoiceFilter label={payments.outcome} value={search['outcome']} choices={OUTCOMES} change={(outcome) => change({ outcome })} />
        <ChoiceFilter label={common.rail} value={search['rail']} choices={RAILS} change={(rail) => change({ rail })} />
        <TextFilter label={common.account} value={search['account']} placeholder="acc_…" change={(account) => change({ account })} />
        <TextFilter label={payments.counterparty} value={search['counterparty']} change={(counterparty) => change({ counterparty })} />
        <CheckFilter label={payments.stuckOnly} value={search['stuck']} change={(stuck) => change({ stuck })} />
      </div>
      <DataTable
        name={payments.title}
        columns={paymentColumns}
        list={list}
        rowKey={({ obligation_id }) => obligation_id}
        to={({ obligation_id }) => `/payments/${obligation_id}`}
        empty={say(payments.none)}
      />
    </Panel>
  );
}

const evidenceColumns: readonly Column<models.EvidenceResponse>[] = [
  {
    id: 'amount',
    title: common.amount,
    align: 'end',
    narrow: 'head',
    value: ({ amount }) => amount.value,
    show: ({ amount }) => <Money value={amount.value} currency={amount.currency} exponent={amount.currency_exponent} />,
  },
  { id: 'state', title: common.state, value: ({ state }) => state, show: ({ state }) => <Badge code={state} /> },
  {
    id: 'reason',
    title: common.reason,
    value: ({ reason_code }) => reason_code,
    show: ({ reason_code }) => (reason_code === null ? '–' : <Badge code={reason_code} tone="quiet" />),
  },
  { id: 'kind', title: common.kind, value: ({ kind }) => kind, show: ({ kind }) => <Badge code={kind} tone="quiet" /> },
  {
    id: 'provider',
    title: common.provider,
    value: ({ provider_id }) => provider_id,
    show: ({ provider_id, rail }) => `${provider_id} · ${rail}`,
  },
  {
    id: 'occurred_at',
    title: payments.occurred,
    value: ({ occurred_at }) => occurred_at,
    show: ({ occurred_at }) => <Time at={occurred_at} />,
  },
  {
    id: 'evidence_id',
    title: common.id,
    narrow: 'hide',
    value: ({ evidence_id }) => evidence_id,
    show: ({ evidence_id }) => <Id id={evidence_id} />,
  },
];

function EvidenceList(): ReactNode {
  const say = useText();
  const [search, change] = useSearchState();
  const state = oneOf(search['evidence'], EVIDENCE_STATES);
  const list = useList<models.EvidenceResponse>(['evidence', state], (client, page, options) =>
    client.evidence.list({ ...(state && { state }), ...page }, options),
  );
  return (
    <Panel isFlush>
      <div className="filters">
        <ChoiceFilter
          label={common.state}
          value={search['evidence']}
          choices={EVIDENCE_STATES}
          change={(evidence) => change({ evidence })}
        />
      </div>
      <DataTable
        name={payments.tabEvidence}
        columns={evidenceColumns}
        list={list}
        rowKey={({ evidence_id }) => evidence_id}
        to={({ evidence_id }) => `/evidence/${evidence_id}`}
        empty={say(payments.noEvidence)}
      />
    </Panel>
  );
}
