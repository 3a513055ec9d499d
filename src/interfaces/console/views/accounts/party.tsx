/** The owner of accounts: whether it is verified, what stops it, which accounts it has. */
import { useMemo, type ReactNode } from 'react';
import { useParams } from '@tanstack/react-router';
import type { models } from '@razao/sdk';
import { useList, useRead } from '../../data/queries.ts';
import { ActButton, type Act } from '../../parts/act.tsx';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, listOf, type Column } from '../../parts/data-table.tsx';
import { Answered, Facts, Page, Panel } from '../../parts/layout.tsx';
import { Copy, Id, Time } from '../../parts/values.tsx';
import { accounts } from '../../text/accounts.ts';
import { common } from '../../text/common.ts';
import { useText, type Say } from '../../text/use-text.ts';

export function View(): ReactNode {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const query = useRead(['party', id], (client, options) => client.parties.get(id, {}, options));
  return (
    <Answered query={query} lines={10} height={600}>
      {(party) => <Party party={party} />}
    </Answered>
  );
}

const accountColumns: readonly Column<models.AccountSearchItemOut>[] = [
  { id: 'id', title: common.account, narrow: 'head', value: ({ id }) => id, show: ({ id }) => <Id id={id} /> },
  { id: 'type', title: common.type, value: ({ type }) => type, show: ({ type = '' }) => <Badge code={type} tone="quiet" /> },
  {
    id: 'status',
    title: common.state,
    value: ({ status, is_frozen }) => (is_frozen ? 'FROZEN' : status),
    show: ({ status = '', is_frozen }) => <Badge code={is_frozen ? 'FROZEN' : status} />,
  },
  { id: 'currency', title: common.currency, value: ({ currency }) => currency, show: ({ currency }) => currency },
];

function Party({ party }: { readonly party: models.PartyResponseOut }): ReactNode {
  const say = useText();
  const { party_id: id } = party;
  const kyc = useRead(['kyc', id], (client, options) => client.kyc.getPartyKyc(id, {}, options));
  const list = useList<models.AccountSearchItemOut>(['accounts-of', id], async (client, page, options) => {
    const { data: items, next_cursor } = await client.accounts.search({ owner_party_id: id, ...page }, options);
    return { items, next_cursor };
  });
  const columns = useMemo(() => flagColumns(id, say), [id, say]);
  return (
    <Page
      over={say(accounts.party)}
      title={party.display_name}
      mark={
        <>
          {party.status !== undefined && <Badge code={party.status} />}
          {party.risk?.debits_stopped && <Badge code="BLOCKED">{say(accounts.debitsStopped)}</Badge>}
        </>
      }
      about={
        <>
          <span className="id">{id}</span> <Copy text={id} />
        </>
      }
      actions={<ActButton act={addFlag(id, say)} />}
    >
      <Panel title={say(accounts.kyc)}>
        <Answered query={kyc} lines={2}>
          {(it) => (
            <Facts
              facts={[
                [say(common.state), <Badge key="state" code={it.kyc_state} />],
                [say(accounts.kycLevel), String(it.kyc_level ?? '–')],
                [say(accounts.screening), <Badge key="screening" code={it.screening_state} />],
                [say(common.provider), it.provider_id],
                [say(accounts.country), party.country],
                [say(common.created), <Time key="created" at={party.created_at} />],
              ]}
            />
          )}
        </Answered>
      </Panel>
      <Panel title={say(accounts.flags)} isFlush>
        <DataTable
          name={accounts.flags}
          columns={columns}
          list={listOf(kyc.data && (kyc.data.flags ?? NO_FLAGS), kyc.error)}
          rowKey={({ flag_id }) => flag_id}
          empty={say(accounts.flagsNone)}
        />
      </Panel>
      <Panel title={say(accounts.title)} isFlush>
        <DataTable name={accounts.title} columns={accountColumns} list={list} rowKey={(it) => it.id} to={(it) => `/accounts/${it.id}`} />
      </Panel>
    </Page>
  );
}

const NO_FLAGS: readonly models.KycFlagOut[] = [];

function flagColumns(partyId: string, say: Say): readonly Column<models.KycFlagOut>[] {
  return [
    {
      id: 'severity',
      title: accounts.severity,
      narrow: 'head',
      value: (it) => it.severity ?? '',
      show: (it) => <Badge code={it.severity ?? ''} tone={it.severity === 'BLOCKING' ? 'bad' : 'warn'} />,
    },
    { id: 'reason', title: common.reason, value: (it) => it.reason ?? '', show: (it) => it.reason ?? '–' },
    { id: 'source', title: common.kind, value: (it) => it.source, show: (it) => it.source },
    { id: 'added_at', title: common.created, value: (it) => it.added_at ?? '', show: (it) => <Time at={it.added_at} /> },
    {
      id: 'resolved_at',
      title: common.state,
      value: (it) => it.resolved_at ?? '',
      show: (it) =>
        it.resolved_at === undefined ? (
          <ActButton act={resolveFlag(partyId, it.flag_id, say)} className="button small" />
        ) : (
          <Time at={it.resolved_at} />
        ),
    },
  ];
}

function resolveFlag(partyId: string, flagId: string, say: Say): Act {
  return {
    title: accounts.resolveFlag,
    does: say(accounts.resolveFlagDoes),
    scope: 'service/operator',
    call: 'kyc.resolveRiskFlag',
    operation: 'resolveRiskFlag',
    args: [partyId, flagId],
  };
}

function addFlag(partyId: string, say: Say): Act {
  return {
    title: accounts.addFlag,
    does: say(accounts.addFlagDoes),
    scope: 'service/operator',
    call: 'kyc.addRiskFlag',
    operation: 'addRiskFlag',
    args: [partyId],
    isDanger: true,
    fields: [
      {
        name: 'severity',
        label: accounts.severity,
        kind: 'CHOICE',
        isRequired: true,
        start: 'NOTICE',
        choices: ['NOTICE', 'BLOCKING'].map((value) => ({ value, label: value })),
      },
      { name: 'reason', label: common.reason, kind: 'TEXT', isRequired: true, maxLength: 500 },
    ],
    body: ({ severity, reason }) => ({ severity, reason }),
  };
}
