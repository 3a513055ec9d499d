import { useMemo, type ReactNode } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { models } from '@razao/sdk';
import { useList } from '../../data/queries.ts';
import { api } from '../../data/session.ts';
import { AccountPicker } from '../../parts/account-picker.tsx';
import { ActButton, type Act } from '../../parts/act.tsx';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, listOf, type Column } from '../../parts/data-table.tsx';
import { Empty, Panel } from '../../parts/layout.tsx';
import { Age } from '../../parts/values.tsx';
import { accounts } from '../../text/accounts.ts';
import { common } from '../../text/common.ts';
import { pix } from '../../text/pix.ts';
import { useText, type Say } from '../../text/use-text.ts';
import { useChosenAccount } from './chosen-account.ts';
import { keyColumns } from './key-columns.tsx';

export function KeysTab(): ReactNode {
  const say = useText();
  const [account, choose] = useChosenAccount();
  return (
    <>
      <Panel isFlush>
        <div className="filters">
          <AccountPicker value={account} change={choose} />
        </div>
        {account === undefined && <Empty>{say(common.chooseAccount)}</Empty>}
      </Panel>
      {account !== undefined && <KeysOf account={account} />}
    </>
  );
}

function KeysOf({ account }: { readonly account: string }): ReactNode {
  const say = useText();
  const list = useList<models.PixKeyResponse>(
    ['pix-keys', account],
    (client, page, options) => client.pix.listKeys({ account_id: account, ...page }, options),
    { everyMs: 10_000 },
  );
  const columns = useMemo(() => [...keyColumns, actsColumn(say)], [say]);
  return (
    <>
      <Panel title={say(accounts.pixKeys)} aside={<ActButton act={register(account, say)} className="button small" />} isFlush>
        <DataTable name={accounts.pixKeys} columns={columns} list={list} rowKey={({ key_id }) => key_id} />
      </Panel>
      <Claims keys={list.rows} />
    </>
  );
}

/** Claims of the keys that are shown. */
function Claims({ keys }: { readonly keys: readonly models.PixKeyResponse[] }): ReactNode {
  const say = useText();
  const claims = useQueries({
    queries: keys
      .slice(0, 20)
      .map(({ key_id }) => ({
        queryKey: ['pix-key', key_id],
        queryFn: async ({ signal }: { signal: AbortSignal }) => await api().pix.getKey(key_id, {}, { signal }),
      })),
    combine: (answers) => answers.flatMap(({ data }) => data?.claims ?? []),
  });
  const list = useMemo(() => listOf(claims), [claims]);
  return (
    <Panel title={say(pix.claims)} isFlush>
      <DataTable name={pix.claims} columns={claimColumns} list={list} rowKey={({ claim_id }) => claim_id} />
    </Panel>
  );
}

const claimColumns: readonly Column<models.PixClaimResponse>[] = [
  {
    id: 'key',
    title: accounts.key,
    narrow: 'head',
    value: (it) => it.key_value,
    show: (it) => <span className="id">{it.key_value}</span>,
  },
  {
    id: 'type',
    title: common.type,
    value: (it) => it.type,
    show: (it) => (
      <span className="row">
        <Badge code={it.type} tone="quiet" />
        <Badge code={it.role} tone="quiet" />
      </span>
    ),
  },
  { id: 'state', title: common.state, value: (it) => it.state, show: (it) => <Badge code={it.state} /> },
  { id: 'claimer', title: pix.claimer, value: (it) => it.claimer.name, show: (it) => it.claimer.name },
  { id: 'donor', title: pix.donor, value: (it) => it.donor.name, show: (it) => it.donor.name },
  {
    id: 'due',
    title: pix.answerBy,
    value: (it) => it.resolution_due_at,
    show: (it) => (it.state === 'OPEN' || it.state === 'WAITING_RESOLUTION' ? <Age at={it.resolution_due_at} isDeadline /> : '–'),
  },
];

function actsColumn(say: Say): Column<models.PixKeyResponse> {
  return {
    id: 'acts',
    title: common.acts,
    value: () => '',
    show: (it) => (it.state === 'ACTIVE' ? <ActButton act={exclude(it, say)} className="button small" /> : ''),
  };
}

function exclude(it: models.PixKeyResponse, say: Say): Act {
  return {
    title: pix.excludeKey,
    does: say(pix.excludeKeyDoes),
    scope: 'service/accounts.write',
    call: 'pix.deleteKey',
    operation: 'deletePixKey',
    args: [it.key_id],
    isDanger: true,
    confirm: it.key_value ?? it.key_id,
  };
}

function register(account: string, say: Say): Act {
  return {
    title: pix.registerKey,
    does: say(pix.registerKeyDoes),
    scope: 'service/accounts.write',
    call: 'pix.registerKey',
    operation: 'registerPixKey',
    fields: [
      {
        name: 'type',
        label: pix.keyType,
        kind: 'CHOICE',
        isRequired: true,
        start: 'EVP',
        choices: ['EVP', 'EMAIL', 'PHONE', 'CPF', 'CNPJ'].map((value) => ({ value, label: value })),
      },
      { name: 'key', label: pix.keyValue, kind: 'TEXT', maxLength: 100 },
    ],
    body: ({ type, key = '' }) => ({ account_id: account, key_type: type, ...(key.trim() !== '' && { key_value: key.trim() }) }),
  };
}
