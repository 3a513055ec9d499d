import { useMemo, type ReactNode } from 'react';
import { useParams } from '@tanstack/react-router';
import type { models } from '@razao/sdk';
import { useRead } from '../../data/queries.ts';
import { useSearchState } from '../../data/search-state.ts';
import { mayUse } from '../../data/session.ts';
import { useSettings } from '../../data/settings.ts';
import { moneyText } from '../../format/money.ts';
import { AccountName, useAccountName } from '../../parts/account-name.tsx';
import { AccountPicker } from '../../parts/account-picker.tsx';
import { ActButton, type Act } from '../../parts/act.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Bar } from '../../parts/bar.tsx';
import { DataTable, listOf, type Column } from '../../parts/data-table.tsx';
import { Answered, Empty, Page, Panel } from '../../parts/layout.tsx';
import { Age, Copy, Day, Id, Money } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { squads } from '../../text/squads.ts';
import { useText, type Say } from '../../text/use-text.ts';
import { Approvals } from './approvals.tsx';
import { Debts } from './debts.tsx';
import { SquadFeed } from './squad-feed.tsx';

/** A squad is read by one of its members: the one of the address, or else its founder, as its first event names it. */
export function View(): ReactNode {
  const say = useText();
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const [search, change] = useSearchState();
  const founder = useRead(
    ['squad-founder', id],
    async (client, options) => {
      const { items } = await client.events.list({ entity_id: id, type: 'squad.created', limit: 1 }, options);
      const { actor_account_id: account } = (items[0]?.data ?? {}) as { actor_account_id?: string };
      return account ?? null;
    },
    { enabled: search['as'] === undefined && mayUse('service/accounts.read') },
  );
  const caller = search['as'] ?? founder.data ?? undefined;
  const query = useRead(['squad', id, caller], (client, options) => client.squads.get(id, { caller_account_id: caller ?? '' }, options), {
    enabled: caller !== undefined,
    everyMs: 10_000,
  });
  if (caller === undefined && !founder.isLoading) {
    return (
      <Page title={say(squads.title)} about={id}>
        <Panel title={say(squads.chooseMember)} isFlush>
          <div className="filters">
            <AccountPicker value={undefined} change={(account) => change({ as: account })} />
          </div>
        </Panel>
      </Page>
    );
  }
  return (
    <Answered query={query} lines={10} height={600}>
      {(squad) => <Squad squad={squad} caller={caller ?? ''} />}
    </Answered>
  );
}

function Squad({ squad, caller }: { readonly squad: models.SquadDetailResponse; readonly caller: string }): ReactNode {
  const say = useText();
  const { sqd_id: id } = squad;
  return (
    <Page
      over={
        <>
          {say(squads.title)} · {say(squads.seenBy)} <AccountName id={caller} />
        </>
      }
      title={`${squad.metadata?.emoji ?? ''} ${squad.name ?? id}`.trim()}
      mark={
        <>
          <Badge code={squad.state} tone={squad.state === 'OPEN' ? 'good' : 'quiet'} />
          {squad.frozen && <Badge code="FROZEN" />}
        </>
      }
      about={
        <>
          {squad.metadata?.description && <>{squad.metadata.description} · </>}
          <span className="id">{id}</span> <Copy text={id} />
          {squad.account_id !== undefined && (
            <>
              {' '}
              · <Id id={squad.account_id} label={say(common.account)} />
            </>
          )}
        </>
      }
      actions={squad.state === 'OPEN' && squadActs(squad, caller, say).map((act) => <ActButton key={act.operation} act={act} />)}
    >
      <p className="amount-value large">
        <Money value={squad.balance.value} currency={squad.balance.currency} />{' '}
        <span className="amount-label">{say(squads.balance)}</span>
      </p>
      <Goal squad={squad} />
      <div className="columns">
        <div className="span-7">
          <Members squad={squad} caller={caller} />
        </div>
        <div className="span-5">
          <Approvals squad={squad} caller={caller} />
          <Cycle squad={squad} />
        </div>
      </div>
      <Debts squad={squad} caller={caller} />
      <SquadFeed id={id} caller={caller} />
    </Page>
  );
}

function Goal({ squad }: { readonly squad: models.SquadDetailResponse }): ReactNode {
  const say = useText();
  const { language } = useSettings();
  const { goal } = squad;
  if (!goal) return null;
  const show = (value: number): string => moneyText(value, goal.target_amount.currency, language);
  return (
    <Panel title={say(squads.goal)}>
      <Bar
        name={say(squads.goal)}
        label={say(squads.goal)}
        part={Math.min(0.79, goal.progress)}
        value={`${show(goal.funded_cents)} / ${show(goal.target_amount.value)}`}
        foot={goal.target_date ? <Day day={goal.target_date} /> : undefined}
      />
    </Panel>
  );
}

type Member = models.SquadMemberOut & { readonly position: models.MemberPositionOut | undefined };

function Members({ squad, caller }: { readonly squad: models.SquadDetailResponse; readonly caller: string }): ReactNode {
  const say = useText();
  const rows = useMemo(
    () =>
      (squad.members ?? []).map((it): Member => ({
        ...it,
        position: squad.ledger_summary.positions.find(({ member_account_id }) => member_account_id === it.member_account_id),
      })),
    [squad],
  );
  const columns = useMemo(() => memberColumns(squad, caller), [squad, caller]);
  const list = useMemo(() => listOf(rows), [rows]);
  return (
    <Panel title={say(squads.members)} isFlush>
      <DataTable name={squads.members} columns={columns} list={list} rowKey={(it) => it.member_account_id ?? it.member_pkh ?? ''} />
      <p className="panel-body quiet">{say(squads.leaving)}</p>
    </Panel>
  );
}

function memberColumns({ sqd_id: id, balance: { currency } }: models.SquadDetailResponse, caller: string): readonly Column<Member>[] {
  const money = (value: number | undefined, isSigned = false) =>
    value === undefined ? '–' : <Money value={value} currency={currency} isSigned={isSigned} />;
  return [
    {
      id: 'member',
      title: squads.member,
      narrow: 'head',
      value: (it) => it.member_account_id,
      show: (it) => (it.member_account_id === undefined ? '–' : <AccountName id={it.member_account_id} />),
    },
    {
      id: 'role',
      title: squads.role,
      value: (it) => it.role,
      show: (it) => (
        <span className="row">
          <Badge code={it.role} tone="quiet" />
          {it.status === 'PENDING' && <Badge code="PENDING" />}
        </span>
      ),
    },
    {
      id: 'owes',
      title: squads.owes,
      align: 'end',
      value: (it) => it.position?.owed_cents,
      show: (it) => money(it.position?.owed_cents),
    },
    {
      id: 'is_owed',
      title: squads.isOwed,
      align: 'end',
      value: (it) => it.position?.owed_to_cents,
      show: (it) => money(it.position?.owed_to_cents),
    },
    {
      id: 'net',
      title: squads.net,
      align: 'end',
      value: (it) => it.position?.net_cents,
      show: (it) => money(it.position?.net_cents, true),
    },
    {
      id: 'acts',
      title: common.acts,
      value: () => '',
      show: (it) =>
        it.member_account_id === undefined || it.role === 'OWNER' ? (
          ''
        ) : (
          <RemoveMember squad={id} member={it.member_account_id} caller={caller} />
        ),
    },
  ];
}

function RemoveMember({
  squad,
  member,
  caller,
}: {
  readonly squad: string;
  readonly member: string;
  readonly caller: string;
}): ReactNode {
  const say = useText();
  const name = useAccountName(member) ?? member;
  const act: Act = {
    title: squads.removeMember,
    does: say(squads.removeMemberDoes, { name }),
    scope: 'service/squads',
    call: 'squads.removeMember',
    operation: 'removeSquadMember',
    args: [squad, member],
    isDanger: true,
    confirm: name,
    body: () => ({ actor_account_id: caller }),
  };
  return <ActButton act={act} className="button small" />;
}

function Cycle({ squad }: { readonly squad: models.SquadDetailResponse }): ReactNode {
  const say = useText();
  const { cycle } = squad;
  return (
    <Panel
      title={say(squads.cycle)}
      aside={
        cycle?.closes_at !== undefined && (
          <>
            {cycle.period} · <Age at={cycle.closes_at} />
          </>
        )
      }
    >
      {!cycle?.contas || cycle.contas.length === 0 ? (
        <Empty>{say(squads.cycleNone)}</Empty>
      ) : (
        <ul className="stack">
          {cycle.contas.map((it) => (
            <li key={it.rex_id} className="row">
              <span>{it.description}</span>
              {it.amount && <Money value={it.amount.value} currency={it.amount.currency} />}
              <Day day={it.due_on} />
              <Badge code={it.state} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function squadActs(squad: models.SquadDetailResponse, caller: string, say: Say): Act[] {
  const shared = { scope: 'service/squads', args: [squad.sqd_id], body: () => ({ actor_account_id: caller }) } as const;
  return squad.frozen
    ? [{ ...shared, title: squads.unfreeze, does: say(squads.unfreezeDoes), call: 'squads.unfreeze', operation: 'unfreezeSquad' }]
    : [
        {
          ...shared,
          title: squads.freeze,
          does: say(squads.freezeDoes),
          call: 'squads.freeze',
          operation: 'freezeSquad',
          isDanger: true,
        },
      ];
}
