/** The life of a payment: one line of everything that happened, from its creation to the last webhook. */
import type { ReactNode } from 'react';
import { Link, useParams } from '@tanstack/react-router';
import type { models } from '@razao/sdk';
import { useRead } from '../../data/queries.ts';
import { mayUse } from '../../data/session.ts';
import { useSettings } from '../../data/settings.ts';
import { durationText } from '../../format/time.ts';
import { ActButton } from '../../parts/act.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Answered, Facts, Page, Panel } from '../../parts/layout.tsx';
import { Timeline } from '../../parts/timeline.tsx';
import { Age, Copy, Id, Money, Time } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { payments } from '../../text/payments.ts';
import { useText } from '../../text/use-text.ts';
import { paymentActs } from './payment-acts.tsx';
import { isLate, stateOf } from './payment-columns.tsx';
import { Side } from './side.tsx';
import { useLife } from './use-life.tsx';
import { EntryVerdict, Hashes } from './verdict.tsx';

const EVERY_MS = 4_000;

export function View(): ReactNode {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const query = useRead(['payment', id], (client, options) => client.obligations.get(id, {}, options), { everyMs: EVERY_MS });
  return (
    <Answered query={query} lines={10} height={600}>
      {(payment) => <Life payment={payment} />}
    </Answered>
  );
}

function Life({ payment }: { readonly payment: models.ObligationResponse }): ReactNode {
  const say = useText();
  const { steps, journal, isLoading } = useLife(payment);
  const { amount } = payment;
  const missing = ['service/audit.read', 'service/webhooks.admin'].filter((scope) => !mayUse(scope));
  return (
    <Page
      over={
        <>
          {say(common.payment)} · {payment.rail}
        </>
      }
      title={<Money value={amount.value} currency={amount.currency} exponent={amount.currency_exponent} />}
      mark={
        <>
          <Badge code={stateOf(payment)} />
          {isLate(payment) && (
            <Badge code="STUCK" tone="bad">
              {say(payments.stuck)}
            </Badge>
          )}
          {payment.reason !== null && (
            <Badge code={payment.reason} tone="quiet">
              {payment.reason}
            </Badge>
          )}
        </>
      }
      about={
        <>
          <span className="id">{payment.obligation_id}</span> <Copy text={payment.obligation_id} />
        </>
      }
      actions={
        <>
          {paymentActs(payment, say).map((act) => (
            <ActButton key={act.operation} act={act} />
          ))}
          {payment.creditor.account_id !== undefined && (
            <Link className="button" to="/flow" search={{ follow: payment.obligation_id } as never}>
              {say(payments.followMoney)}
            </Link>
          )}
        </>
      }
    >
      <Panel>
        <div className="sides">
          <div className="side-box">
            <p>{say(common.payer)}</p>
            <p>
              <Side side={payment.debtor} counterparty={payment.counterparty} hasId />
            </p>
          </div>
          <span className="arrow" aria-hidden="true">
            →
          </span>
          <div className="side-box">
            <p>{say(common.payee)}</p>
            <p>
              <Side side={payment.creditor} counterparty={payment.counterparty} hasId />
            </p>
          </div>
        </div>
      </Panel>
      <div className="columns">
        <div className="span-8">
          <Panel title={say(payments.life)} aside={isLoading ? say(common.loading) : undefined}>
            <Timeline steps={steps} label={say(payments.life)} />
            {missing.length > 0 && <p className="quiet">{say(payments.sampleOf, { scopes: missing.join(', ') })}</p>}
          </Panel>
        </div>
        <div className="span-4">
          {payment.counterparty && <OtherSide counterparty={payment.counterparty} />}
          <PaymentFacts payment={payment} />
          {journal && <Proof entry={journal.consumption ?? journal.creation} />}
        </div>
      </div>
    </Page>
  );
}

/** Who is outside the ledger, as far as the service knows and masks it. */
function OtherSide({ counterparty }: { readonly counterparty: models.Counterparty }): ReactNode {
  const say = useText();
  const { name, tax_id: taxId, bank, account, pix_key: key, digest } = counterparty;
  return (
    <Panel title={say(common.otherSide)}>
      <Facts
        facts={[
          [say(common.name), name],
          [say(payments.taxId), taxId],
          [say(payments.bank), bank && [bank.name, bank.ispb].filter(Boolean).join(' · ')],
          [say(common.account), account],
          [say(payments.pixKey), key],
        ]}
      />
      {digest !== undefined && (
        <p>
          <Link to="/payments" search={{ counterparty: digest } as never}>
            {say(payments.othersOf)}
          </Link>
        </p>
      )}
    </Panel>
  );
}

function PaymentFacts({ payment }: { readonly payment: models.ObligationResponse }): ReactNode {
  const say = useText();
  const { language } = useSettings();
  const { expected_settlement: expected, match_keys: keys, metadata } = payment;
  return (
    <Panel title={say(payments.facts)}>
      <Facts
        facts={[
          [say(common.message), payment.description],
          [say(payments.externalReference), payment.external_reference],
          [say(payments.txId), <Id key="tx" id={payment.tx_id} hasCopy />],
          [say(common.created), <Time key="at" at={payment.created_at} form="LONG" />],
          [
            say(common.createdBy),
            <span key="by" className="id">
              {payment.created_by}
            </span>,
          ],
          [say(payments.resolved), payment.resolved_at === null ? undefined : <Time key="done" at={payment.resolved_at} form="LONG" />],
          [
            say(payments.expected),
            expected?.expected_at === undefined ? undefined : (
              <span key="due">
                <Time at={expected.expected_at} form="LONG" />, <Age at={expected.expected_at} isDeadline={payment.state !== 'FINAL'} />
                {expected.grace_seconds
                  ? `, ${say(payments.grace, { duration: durationText(expected.grace_seconds * 1000, language) })}`
                  : ''}
              </span>
            ),
          ],
          [
            say(payments.inException),
            payment.exception_cents ? (
              <Money
                key="exc"
                value={payment.exception_cents}
                currency={payment.amount.currency}
                exponent={payment.amount.currency_exponent}
              />
            ) : undefined,
          ],
          ...Object.entries(keys).map(
            ([name, value]) =>
              [
                name,
                <span key={name} className="id">
                  {value} <Copy text={value} />
                </span>,
              ] as const,
          ),
          ...Object.entries(metadata).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const),
        ]}
      />
    </Panel>
  );
}

function Proof({ entry }: { readonly entry: models.JournalEntry }): ReactNode {
  const say = useText();
  return (
    <Panel title={say(payments.proof)} aside={<EntryVerdict entry={entry} />}>
      <div className="hash-card">
        <p className="quiet">{say(payments.verifyHow)}</p>
        <Hashes entry={entry} />
      </div>
    </Panel>
  );
}
