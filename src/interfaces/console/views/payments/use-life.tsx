/** Gathers what is known of a payment, each part by its own operation, and puts it in one line by time. */
import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { models } from '@razao/sdk';
import { useRead } from '../../data/queries.ts';
import { api, mayUse } from '../../data/session.ts';
import { Badge } from '../../parts/badge.tsx';
import type { TimelineStep } from '../../parts/timeline.tsx';
import { Age, Id, Money } from '../../parts/values.tsx';
import { codes, toneOf } from '../../text/codes.ts';
import { payments } from '../../text/payments.ts';
import { useCode } from '../../text/use-code.ts';
import { useText, type Say } from '../../text/use-text.ts';
import { Deliveries } from './deliveries.tsx';
import { isLate } from './payment-columns.tsx';
import { EntryVerdict, Postings } from './verdict.tsx';

const EVERY_MS = 4_000;
const MOST = 50;

export interface LifeOfPayment {
  readonly steps: readonly TimelineStep[];
  readonly journal: models.JournalObligationResponse | undefined;
  readonly isLoading: boolean;
}

export function useLife(payment: models.ObligationResponse): LifeOfPayment {
  const say = useText();
  const word = useCode();
  const { obligation_id: id, version } = payment;
  const isOpen = payment.state !== 'FINAL';
  const every = { ...(isOpen && { everyMs: EVERY_MS }) };
  const mayRead = mayUse('service/accounts.read');
  const journal = useRead(['journal-of', id, version], (client, options) => client.journal.getObligation(id, {}, options), {
    enabled: mayUse('service/audit.read'),
    keepsPrevious: true,
  });
  const events = useRead(['events-of', id, version], (client, options) => client.events.list({ entity_id: id, limit: MOST }, options), {
    enabled: mayRead,
    keepsPrevious: true,
    ...every,
  });
  const evidence = useRead(
    ['evidence-of', id, version],
    (client, options) => client.evidence.list({ obligation_id: id, limit: MOST }, options),
    { enabled: mayRead, keepsPrevious: true, ...every },
  );
  const account = payment.creditor.account_id ?? payment.debtor.account_id;
  const med = useRead(
    ['med-of', id, version],
    async (client, options) => {
      const { items } = await client.pix.listMedCases({ ...(account !== undefined && { account_id: account }), limit: MOST }, options);
      return items.filter((it) => it.original_obligation_id === id || it.devolution_obligation_id === id);
    },
    { enabled: mayRead && payment.rail === 'PIX', keepsPrevious: true },
  );
  const deliveries = useDeliveries(events.data?.items);
  const acts = useRead(
    ['acts-of', id, version],
    async (client, options) => {
      const { acts: page } = await client.journal.listEntries({ record: 'ACTS', limit: 200 }, options);
      return (page?.items ?? []).filter(({ subject }) => Object.values(subject).includes(id));
    },
    { enabled: mayUse('service/audit.read'), keepsPrevious: true },
  );
  const steps = useMemo(() => {
    const found: TimelineStep[] = [
      createdStep(payment, say),
      ...entrySteps(journal.data, say, word),
      ...(events.data?.items ?? []).toReversed().map((event) => eventStep(event, deliveries.get(event.event_id), say)),
      ...(evidence.data?.items ?? []).map((it) => evidenceStep(it, say, word)),
      ...(med.data ?? []).map((it) => medStep(it, say)),
      ...(acts.data ?? []).map((it) => actStep(it, say)),
    ];
    const sorted = found
      .map((step, place) => ({ step, place }))
      .sort((a, b) => (a.step.at ?? '').localeCompare(b.step.at ?? '') || a.place - b.place)
      .map(({ step }) => step);
    return isOpen ? [...sorted, waitingStep(payment, say)] : sorted;
  }, [payment, journal.data, events.data, evidence.data, med.data, acts.data, deliveries, isOpen, say, word]);
  return { steps, journal: journal.data, isLoading: [journal, events, evidence].some(({ isLoading }) => isLoading) };
}

/** The deliveries of each event, asked for one event at a time: the newest 20 events at most. */
function useDeliveries(events: readonly models.EventFeedItem[] | undefined): ReadonlyMap<string, readonly models.WebhookDelivery[]> {
  const asked = mayUse('service/webhooks.admin') ? (events ?? []).slice(0, 20) : [];
  return useQueries({
    queries: asked.map(({ event_id }) => ({
      queryKey: ['deliveries-of', event_id],
      refetchInterval: 10_000,
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        await api().events.listWebhookDeliveries({ event_id, limit: MOST }, { signal }),
    })),
    combine: (answers) =>
      new Map(
        asked.flatMap(({ event_id }, place) => {
          const { data } = answers[place] ?? {};
          return data ? [[event_id, data.items] as const] : [];
        }),
      ),
  });
}

function createdStep(payment: models.ObligationResponse, say: Say): TimelineStep {
  const warnings = payment.limit_warnings ?? [];
  return {
    key: 'created',
    at: payment.created_at,
    tone: 'info',
    title: say(payments.created),
    body: (
      <>
        <p>{say(payments.createdHow, { who: payment.created_by })}</p>
        {warnings.map((it) => (
          <p key={it.policy_id} className="warn">
            {say(payments.limitWarning)}: {it.policy_key ?? it.policy_id}
          </p>
        ))}
      </>
    ),
  };
}

function entrySteps(journal: models.JournalObligationResponse | undefined, say: Say, word: (code: string) => string): TimelineStep[] {
  if (!journal) return [];
  const entries =
    journal.consumption && journal.consumption.seq_no !== journal.creation.seq_no
      ? [journal.creation, journal.consumption]
      : [journal.creation];
  return entries.map((entry) => ({
    key: `entry-${entry.seq_no}`,
    at: entry.committed_at,
    tone: 'good',
    title: (
      <>
        <Link to="/books" search={{ tab: 'journal', entry: String(entry.seq_no) } as never}>
          {say(payments.entryTitle, { entry: entry.seq_no })}
        </Link>
        <span className="quiet">{word(entry.entry_type)}</span>
        <EntryVerdict entry={entry} />
      </>
    ),
    body: <Postings entry={entry} />,
  }));
}

function eventStep(event: models.EventFeedItem, deliveries: readonly models.WebhookDelivery[] | undefined, say: Say): TimelineStep {
  return {
    key: event.event_id,
    at: event.published_at,
    tone: 'quiet',
    title: (
      <>
        <Id id={event.event_id} label={event.event_type} />
        <span className="quiet">{say(payments.eventSaid)}</span>
      </>
    ),
    ...(deliveries && { body: <Deliveries deliveries={deliveries} /> }),
  };
}

function evidenceStep(it: models.EvidenceResponse, say: Say, word: (code: string) => string): TimelineStep {
  return {
    key: it.evidence_id,
    at: it.created_at,
    tone: toneOf(it.state),
    title: (
      <>
        <Id id={it.evidence_id} label={say(payments.evidenceTitle)} />
        <Badge code={it.state} />
        <Money value={it.amount.value} currency={it.amount.currency} exponent={it.amount.currency_exponent} />
      </>
    ),
    body: (
      <p>
        {it.provider_id} · {word(it.kind)} · <span className="id">{it.external_id}</span>
        {it.reason_code === null ? '' : ` · ${word(it.reason_code)}`}
      </p>
    ),
  };
}

function medStep(it: models.MedCaseResponse, say: Say): TimelineStep {
  return {
    key: it.case_id,
    at: it.created_at,
    tone: toneOf(it.status),
    title: (
      <>
        <Id id={it.case_id} label={say(payments.medTitle)} />
        <Badge code={it.status} />
        <Badge code={it.reason_code} tone="quiet" />
      </>
    ),
    ...(it.analysis_due_at !== null && it.closed_at === null && { body: <Age at={it.analysis_due_at} isDeadline /> }),
  };
}

function actStep(it: models.JournalAct, say: Say): TimelineStep {
  return {
    key: it.act_id,
    at: it.acted_at,
    tone: 'warn',
    title: (
      <>
        {say(payments.actTitle)} <code>{it.operation}</code>
      </>
    ),
    body: (
      <p>
        {it.actor}
        {it.reason === null ? '' : ` · ${it.reason}`}
      </p>
    ),
  };
}

function waitingStep(payment: models.ObligationResponse, say: Say): TimelineStep {
  const due = payment.expected_settlement?.expected_at;
  return {
    key: 'waiting',
    at: null,
    tone: isLate(payment) || payment.state === 'DISPATCH_FAILED' ? 'bad' : 'warn',
    title: payment.state === 'DISPATCH_FAILED' ? say(codes['DISPATCH_FAILED'] ?? payments.waiting) : say(payments.waiting),
    body: (
      <>
        <p>{payment.reason ?? say(payments.waitingHow)}</p>
        {due !== undefined && (
          <p>
            <Age at={due} isDeadline />
          </p>
        )}
      </>
    ),
  };
}
