import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useList } from '../../data/queries.ts';
import { decimalOf } from '../../format/money.ts';
import { AccountName } from '../../parts/account-name.tsx';
import { ActButton, type Act } from '../../parts/act.tsx';
import { reasonField, reasonIn } from '../../parts/act-field.tsx';
import { Empty, Failure, Panel, Skeleton } from '../../parts/layout.tsx';
import { Age, Money } from '../../parts/values.tsx';
import { squads } from '../../text/squads.ts';
import { useText, type Say } from '../../text/use-text.ts';

/** Spends that wait for members' approvals. */
export function Approvals({ squad, caller }: { readonly squad: models.SquadDetailResponse; readonly caller: string }): ReactNode {
  const say = useText();
  const { sqd_id: id, last_event_seq: version } = squad;
  const list = useList<models.SquadSpendRequestOut>(['approvals', id, caller, version], (client, page, options) =>
    client.squads.listSpendRequests(id, { caller_account_id: caller, state: 'PENDING_APPROVAL', ...page }, options),
  );
  return (
    <Panel title={say(squads.approvals)}>
      {list.error ? (
        <Failure error={list.error} retry={list.retry} />
      ) : list.isLoading ? (
        <Skeleton lines={2} />
      ) : list.rows.length === 0 ? (
        <Empty>{say(squads.approvalsNone)}</Empty>
      ) : (
        <ul className="stack">
          {list.rows.map((it) => (
            <li key={it.spend_request_id} className="stack">
              <div className="row">
                <strong>
                  <Money value={it.amount.value} currency={it.amount.currency} />
                </strong>
                <span>{it.description}</span>
                {it.requested_by !== undefined && <AccountName id={it.requested_by} />}
              </div>
              <div className="row quiet">
                {say(squads.approvedBy)} {it.approvals?.length ?? 0} / {it.approvals_required}
                {it.expires_at !== undefined && <Age at={it.expires_at} isDeadline />}
                {approvalActs(id, it, caller, say).map((act) => (
                  <ActButton key={act.operation} act={act} className="button small" />
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function approvalActs(id: string, it: models.SquadSpendRequestOut, caller: string, say: Say): Act[] {
  const choices = (it.approvers ?? [caller]).map((value) => ({ value, label: value }));
  const member = {
    name: 'actor',
    label: squads.asMember,
    kind: 'CHOICE',
    isRequired: true,
    start: choices[0]?.value ?? caller,
    choices,
  } as const;
  const shared = { scope: 'service/squads', args: [id, it.spend_request_id] } as const;
  return [
    {
      ...shared,
      title: squads.approve,
      does: say(squads.approveDoes),
      call: 'squads.approveSpendRequest',
      operation: 'approveSpendRequest',
      fields: [member],
      confirm: decimalOf(it.amount.value, 2),
      body: ({ actor }) => ({ actor_account_id: actor }),
    },
    {
      ...shared,
      title: squads.reject,
      does: say(squads.rejectDoes),
      call: 'squads.rejectSpendRequest',
      operation: 'rejectSpendRequest',
      isDanger: true,
      fields: [member, reasonField()],
      body: (values) => ({ actor_account_id: values['actor'], ...reasonIn(values) }),
    },
  ];
}
