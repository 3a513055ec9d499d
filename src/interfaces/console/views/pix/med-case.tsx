import type { ReactNode } from 'react';
import { useParams } from '@tanstack/react-router';
import type { models } from '@razao/sdk';
import { useRead } from '../../data/queries.ts';
import { decimalOf } from '../../format/money.ts';
import { AccountName } from '../../parts/account-name.tsx';
import { ActButton, type Act } from '../../parts/act.tsx';
import { reasonField, reasonIn } from '../../parts/act-field.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Answered, Facts, Page, Panel } from '../../parts/layout.tsx';
import { Timeline } from '../../parts/timeline.tsx';
import { Age, Copy, Id, Money } from '../../parts/values.tsx';
import { toneOf } from '../../text/codes.ts';
import { common } from '../../text/common.ts';
import { pix } from '../../text/pix.ts';
import { payments } from '../../text/payments.ts';
import { useCode } from '../../text/use-code.ts';
import { useText, type Say } from '../../text/use-text.ts';

export function View(): ReactNode {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const query = useRead(['med-case', id], (client, options) => client.pix.getMedCase(id, {}, options), { everyMs: 5_000 });
  return (
    <Answered query={query} lines={10} height={600}>
      {(it) => <MedCase case={it} />}
    </Answered>
  );
}

function MedCase({ case: it }: { readonly case: models.MedCaseDetailResponse }): ReactNode {
  const say = useText();
  const word = useCode();
  const money = (amount: models.AmountDetail | null) =>
    amount && <Money value={amount.value} currency={amount.currency} exponent={amount.currency_exponent} />;
  return (
    <Page
      over={
        <>
          {say(pix.medCase)} · {word(it.direction)} · {word(it.reason_code)}
        </>
      }
      title={money(it.amount)}
      mark={
        <>
          <Badge code={it.status} />
          {it.overdue && <Badge code="DOWN">{say(pix.overdue)}</Badge>}
        </>
      }
      about={
        <>
          <span className="id">{it.case_id}</span> <Copy text={it.case_id} />
        </>
      }
      actions={medActs(it, say).map((act) => (
        <ActButton key={act.title.en} act={act} />
      ))}
    >
      <div className="columns">
        <div className="span-7">
          <Panel title={say(pix.history)}>
            <Timeline
              label={say(pix.history)}
              steps={it.history.map((change, place) => ({
                key: String(place),
                at: change.at,
                tone: toneOf(change.status),
                title: (
                  <>
                    {word(change.event)} <Badge code={change.status} />
                  </>
                ),
                body: (
                  <p>
                    {change.actor}
                    {change.reason === null ? '' : ` · ${change.reason}`} {change.amount && <>· {money(change.amount)}</>}
                  </p>
                ),
              }))}
            />
          </Panel>
        </div>
        <div className="span-5">
          <Panel title={say(payments.facts)}>
            <Facts
              facts={[
                [say(common.account), <AccountName key="acc" id={it.account_id} />],
                [say(common.payment), <Id key="obl" id={it.original_obligation_id} />],
                [
                  say(pix.due),
                  it.analysis_due_at === null ? undefined : <Age key="due" at={it.analysis_due_at} isDeadline={it.closed_at === null} />,
                ],
                [
                  say(pix.returnDue),
                  it.return_due_at === null ? undefined : <Age key="rdue" at={it.return_due_at} isDeadline={it.closed_at === null} />,
                ],
                [say(pix.secured), money(it.secured_amount)],
                [say(pix.returned), money(it.returned_amount)],
                [say(pix.hop), String(it.hop)],
                [say(pix.report), it.report_id],
                [
                  'end_to_end_id',
                  <span key="e2e" className="id">
                    {it.original_end_to_end_id}
                  </span>,
                ],
                [say(common.provider), it.provider_id],
                [say(common.reason), it.resolution_reason],
              ]}
            />
          </Panel>
        </div>
      </div>
    </Page>
  );
}

function medActs(it: models.MedCaseDetailResponse, say: Say): Act[] {
  if (it.direction !== 'INBOUND' || it.status !== 'OPEN') return [];
  const shared = {
    scope: 'service/operator',
    call: 'pix.resolveMedCase',
    operation: 'resolveMedCase',
    args: [it.case_id],
    fields: [{ name: 'actor', label: pix.actor, kind: 'TEXT', isRequired: true, maxLength: 100 }, reasonField()],
  } as const;
  return [
    {
      ...shared,
      title: pix.resolveReturn,
      does: say(pix.resolveReturnDoes),
      isDanger: true,
      confirm: decimalOf(it.amount.value, it.amount.currency_exponent ?? 2),
      body: (values) => ({ action: 'RETURN', actor: values['actor'], ...reasonIn(values) }),
    },
    {
      ...shared,
      title: pix.resolveRelease,
      does: say(pix.resolveReleaseDoes),
      confirm: decimalOf(it.amount.value, it.amount.currency_exponent ?? 2),
      body: (values) => ({ action: 'RELEASE', actor: values['actor'], ...reasonIn(values) }),
    },
  ];
}
