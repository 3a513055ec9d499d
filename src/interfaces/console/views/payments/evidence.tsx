/** One report of a provider about money, and what can be done where it fits nothing. */
import type { ReactNode } from 'react';
import { useParams } from '@tanstack/react-router';
import type { models } from '@razao/sdk';
import { useRead } from '../../data/queries.ts';
import { ActButton, type Act } from '../../parts/act.tsx';
import { reasonField, reasonIn } from '../../parts/act-field.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Answered, Facts, Page, Panel } from '../../parts/layout.tsx';
import { Timeline } from '../../parts/timeline.tsx';
import { Copy, Id, Money, Time } from '../../parts/values.tsx';
import { toneOf } from '../../text/codes.ts';
import { common } from '../../text/common.ts';
import { evidenceReasons, payments } from '../../text/payments.ts';
import { useCode } from '../../text/use-code.ts';
import { useText, type Say } from '../../text/use-text.ts';

export function View(): ReactNode {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const query = useRead(['evidence-one', id], (client, options) => client.evidence.get(id, {}, options), { everyMs: 5_000 });
  return (
    <Answered query={query} lines={10} height={600}>
      {(it) => <Evidence evidence={it} />}
    </Answered>
  );
}

function Evidence({ evidence: it }: { readonly evidence: models.EvidenceResponse }): ReactNode {
  const say = useText();
  const word = useCode();
  const why = it.reason_code === null ? undefined : evidenceReasons[it.reason_code];
  return (
    <Page
      over={
        <>
          {say(payments.evidence)} · {it.rail} · {word(it.kind)}
        </>
      }
      title={<Money value={it.amount.value} currency={it.amount.currency} exponent={it.amount.currency_exponent} />}
      mark={
        <>
          <Badge code={it.state} />
          {it.reason_code !== null && <Badge code={it.reason_code} tone="quiet" />}
        </>
      }
      about={
        <>
          <span className="id">{it.evidence_id}</span> <Copy text={it.evidence_id} />
        </>
      }
      actions={evidenceActs(it, say).map((act) => (
        <ActButton key={act.title.en} act={act} />
      ))}
    >
      {why && <p>{say(why)}</p>}
      <div className="columns">
        <div className="span-7">
          <Panel title={say(payments.history)}>
            <Timeline
              label={say(payments.history)}
              steps={it.history.map((change, place) => ({
                key: String(place),
                at: change.at,
                tone: toneOf(change.to_state),
                title: (
                  <>
                    <Badge code={change.to_state} />
                    <span className="quiet">{change.actor}</span>
                  </>
                ),
                body: (
                  <p>
                    {change.reason_code === null ? '' : word(change.reason_code)}{' '}
                    {change.obligation_id !== null && <Id id={change.obligation_id} />}
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
                [
                  say(payments.externalId),
                  <span key="ext" className="id">
                    {it.external_id} <Copy text={it.external_id} />
                  </span>,
                ],
                [say(common.provider), it.provider_id],
                [say(common.payer), it.counterparty?.name],
                [say(payments.taxId), it.counterparty?.tax_id],
                [say(payments.bank), it.counterparty?.bank?.name],
                [say(common.message), it.description],
                [say(payments.occurred), <Time key="at" at={it.occurred_at} form="LONG" />],
                [say(payments.attempts), String(it.attempts)],
                [say(common.payment), it.match === null ? undefined : <Id key="match" id={it.match.obligation_id} />],
                [
                  say(payments.inException),
                  it.exception_cents === 0 ? undefined : (
                    <Money key="exc" value={it.exception_cents} currency={it.amount.currency} exponent={it.amount.currency_exponent} />
                  ),
                ],
                ...Object.entries(it.match_keys).map(
                  ([name, value]) =>
                    [
                      name,
                      <span key={name} className="id">
                        {value}
                      </span>,
                    ] as const,
                ),
                [say(common.reason), it.resolution?.reason],
              ]}
            />
          </Panel>
        </div>
      </div>
    </Page>
  );
}

function evidenceActs({ evidence_id: id, state }: models.EvidenceResponse, say: Say): Act[] {
  if (state !== 'UNMATCHED' && state !== 'FAILED') return [];
  const shared = { scope: 'service/operator', call: 'evidence.resolve', operation: 'resolveEvidence', args: [id] } as const;
  return [
    {
      ...shared,
      title: payments.match,
      does: say(payments.matchDoes),
      fields: [{ name: 'obligation', label: payments.obligationId, kind: 'TEXT', isRequired: true, maxLength: 64 }, reasonField(true)],
      body: (values) => ({ action: 'MATCH', obligation_id: values['obligation'], ...reasonIn(values) }),
    },
    {
      ...shared,
      title: payments.credit,
      does: say(payments.creditDoes),
      fields: [{ name: 'account', label: payments.destination, kind: 'TEXT', isRequired: true, maxLength: 64 }, reasonField(true)],
      confirm: ({ account = '' }) => account.slice(-6),
      body: (values) => ({ action: 'CREDIT', destination_account_id: values['account'], ...reasonIn(values) }),
    },
    {
      ...shared,
      title: payments.dismiss,
      does: say(payments.dismissDoes),
      isDanger: true,
      fields: [reasonField(true)],
      body: (values) => ({ action: 'DISMISS', ...reasonIn(values) }),
    },
    {
      title: payments.again,
      does: say(payments.againDoes),
      scope: 'service/operator',
      call: 'evidence.retry',
      operation: 'retryEvidence',
      args: [id],
    },
  ];
}
