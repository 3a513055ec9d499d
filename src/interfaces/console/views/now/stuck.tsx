import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { useQueries } from '@tanstack/react-query';
import type { Razao } from '@razao/sdk';
import { api, mayUse } from '../../data/session.ts';
import { Empty, Panel, Skeleton } from '../../parts/layout.tsx';
import { Age, Money } from '../../parts/values.tsx';
import { now } from '../../text/now.ts';
import type { Text } from '../../text/text.ts';
import { useText } from '../../text/use-text.ts';

const EVERY_MS = 10_000;
/** Rows that are looked at of each kind: beyond them the count says "or more". */
const LOOKED_AT = 50;

interface Found {
  readonly count: number;
  readonly hasMore: boolean;
  /** The earliest instant among those looked at. */
  readonly oldest?: string | undefined;
  readonly isDeadline?: boolean;
  readonly amount?: { readonly value: number; readonly currency: string };
}

interface Kind {
  readonly name: string;
  readonly text: Text;
  readonly scope: string;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  find(client: Razao, signal: AbortSignal): Promise<Found>;
}

const KINDS: readonly Kind[] = [
  {
    name: 'overdue',
    text: now.overduePayments,
    scope: 'service/accounts.read',
    to: '/payments',
    search: { stuck: 'true' },
    find: async (client, signal) =>
      found(await client.obligations.list({ stuck: true, limit: LOOKED_AT }, { signal }), ({ created_at }) => created_at),
  },
  {
    name: 'dispatch',
    text: now.dispatchFailed,
    scope: 'service/accounts.read',
    to: '/payments',
    search: { state: 'DISPATCH_FAILED' },
    find: async (client, signal) =>
      found(await client.obligations.list({ state: 'DISPATCH_FAILED', limit: LOOKED_AT }, { signal }), ({ updated_at }) => updated_at),
  },
  ...(['UNMATCHED', 'FAILED'] as const).map((state): Kind => ({
    name: `evidence-${state}`,
    text: state === 'FAILED' ? now.evidenceFailed : now.unmatched,
    scope: 'service/accounts.read',
    to: '/payments',
    search: { tab: 'evidence', evidence: state },
    find: async (client, signal) =>
      found(await client.evidence.list({ state, limit: LOOKED_AT }, { signal }), ({ created_at }) => created_at),
  })),
  {
    name: 'exception',
    text: now.exceptionMoney,
    scope: 'service/gl',
    to: '/books',
    search: { tab: 'trial' },
    find: async (client, signal) => {
      const gathers = await client.glAccounts.list({ limit: 100 }, { signal });
      const codes = gathers.items.filter((it) => it.gathers.includes('EXCEPTION')).map(({ code }) => code);
      const { rows } = await client.glEntries.getTrialBalance({}, { signal });
      const row = rows.find(({ code, balance_cents }) => codes.includes(code) && balance_cents !== 0);
      return row
        ? { count: 1, hasMore: false, amount: { value: row.balance_cents, currency: row.currency } }
        : { count: 0, hasMore: false };
    },
  },
  {
    name: 'breaks',
    text: now.breaks,
    scope: 'service/gl',
    to: '/books',
    search: { tab: 'reconciliation' },
    find: async (client, signal) =>
      found(await client.reconciliation.listBreaks({ state: 'OPEN', limit: LOOKED_AT }, { signal }), ({ created_at }) => created_at),
  },
  {
    name: 'endpoints',
    text: now.deadEndpoints,
    scope: 'service/webhooks.admin',
    to: '/events',
    search: { tab: 'endpoints' },
    find: async (client, signal) => {
      const { items } = await client.webhooks.listEndpoints({ limit: LOOKED_AT }, { signal });
      const dead = items.filter(({ status }) => status === 'SUSPENDED');
      return { count: dead.length, hasMore: false, oldest: earliest(dead.map(({ suspended_at }) => suspended_at)) };
    },
  },
  {
    name: 'backlog',
    text: now.backlog,
    scope: 'service/webhooks.admin',
    to: '/events',
    search: { tab: 'endpoints' },
    find: async (client, signal) => {
      const { items } = await client.webhooks.listEndpoints({ limit: LOOKED_AT }, { signal });
      const deliveries = await client.events.listWebhookDeliveries({ state: 'PENDING', limit: 1 }, { signal });
      return { count: items.reduce((sum, it) => sum + it.backlog_count, 0), hasMore: false, oldest: deliveries.items[0]?.created_at };
    },
  },
  {
    name: 'med',
    text: now.medCases,
    scope: 'service/accounts.read',
    to: '/pix',
    search: { tab: 'med', status: 'OPEN' },
    find: async (client, signal) => {
      const { items, next_cursor } = await client.pix.listMedCases({ status: 'OPEN', limit: LOOKED_AT }, { signal });
      return {
        count: items.length,
        hasMore: next_cursor !== null,
        oldest: earliest(items.map((it) => it.analysis_due_at)),
        isDeadline: true,
      };
    },
  },
];

function found<T>(
  { items, next_cursor }: { readonly items: readonly T[]; readonly next_cursor: string | null },
  since: (item: T) => string,
): Found {
  return { count: items.length, hasMore: next_cursor !== null, oldest: earliest(items.map(since)) };
}

function earliest(instants: readonly (string | null)[]): string | undefined {
  return instants.filter((it) => it !== null).sort()[0];
}

export function Stuck(): ReactNode {
  const say = useText();
  const kinds = KINDS.filter(({ scope }) => mayUse(scope));
  const answers = useQueries({
    queries: kinds.map(({ name, find }) => ({
      queryKey: ['stuck', name],
      refetchInterval: EVERY_MS,
      queryFn: ({ signal }: { signal: AbortSignal }) => find(api(), signal),
    })),
  });
  const stuck = kinds.flatMap((kind, place) => {
    const data = answers[place]?.data;
    return data && data.count > 0 ? [{ kind, data }] : [];
  });
  const isLoading = answers.some(({ isLoading: it }) => it);
  return (
    <Panel title={say(now.stuck)} isFlush>
      {isLoading && stuck.length === 0 ? (
        <Skeleton lines={3} height={120} />
      ) : stuck.length === 0 ? (
        <Empty>{say(now.stuckNone)}</Empty>
      ) : (
        <table className="rows">
          <thead>
            <tr>
              <th scope="col">
                <span>{say(now.what)}</span>
              </th>
              <th scope="col" className="end">
                <span>{say(now.count)}</span>
              </th>
              <th scope="col" className="end">
                <span>{say(now.oldest)}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {stuck.map(({ kind, data }) => (
              <tr key={kind.name}>
                <td className="narrow-head">
                  <Link to={kind.to} search={kind.search as never}>
                    {say(kind.text)}
                  </Link>
                </td>
                <td className="end" data-label={say(now.count)}>
                  {data.amount ? <Money {...data.amount} /> : data.hasMore ? say(now.atLeast, { count: data.count }) : data.count}
                </td>
                <td className="end" data-label={say(now.oldest)}>
                  {data.oldest === undefined ? '–' : <Age at={data.oldest} {...(data.isDeadline && { isDeadline: true })} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
