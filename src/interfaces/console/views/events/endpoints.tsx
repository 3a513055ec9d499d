import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { models } from '@razao/sdk';
import { serviceNow } from '../../data/clock.ts';
import { useList, useRead } from '../../data/queries.ts';
import { settings } from '../../data/settings.ts';
import { fieldOfInstant, instantOfField } from '../../format/time.ts';
import { ActButton, type Act } from '../../parts/act.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Empty, Facts, Failure, Panel, Skeleton } from '../../parts/layout.tsx';
import { Age, Copy } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { events } from '../../text/events.ts';
import { useText, type Say } from '../../text/use-text.ts';

/** Deliveries that an endpoint's figures are made of. */
const COUNTED = 200;

export function Endpoints(): ReactNode {
  const say = useText();
  const list = useList<models.WebhookEndpointResponse>(
    ['endpoints'],
    (client, page, options) => client.webhooks.listEndpoints(page, options),
    { everyMs: 5_000 },
  );
  return (
    <>
      <p className="row">
        <ActButton act={create(say)} className="button primary" />
      </p>
      {list.error && list.rows.length === 0 ? (
        <Failure error={list.error} retry={list.retry} />
      ) : list.isLoading ? (
        <Skeleton lines={6} height={300} />
      ) : list.rows.length === 0 ? (
        <Panel>
          <Empty>{say(events.endpointsNone)}</Empty>
        </Panel>
      ) : (
        list.rows.map((it) => <Endpoint key={it.endpoint_id} endpoint={it} />)
      )}
    </>
  );
}

export interface DeliveryFigures {
  readonly count: number;
  readonly succeeded: number;
  readonly median: number | undefined;
  readonly high: number | undefined;
  /** What the newest attempt that has ended was answered: a status of HTTP, or why there was none. */
  readonly last: string | undefined;
}

/** Success and latency of attempts that have ended. @param deliveries the newest first. */
export function figuresOf(
  deliveries: readonly Pick<models.WebhookDelivery, 'state' | 'duration_ms' | 'response_status' | 'error'>[],
): DeliveryFigures {
  const ended = deliveries.filter(({ state }) => state === 'SUCCEEDED' || state === 'FAILED');
  const times = ended.flatMap(({ duration_ms: ms }) => (ms === null ? [] : [ms])).sort((a, b) => a - b);
  const at = (part: number): number | undefined => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  return {
    count: ended.length,
    succeeded: ended.filter(({ state }) => state === 'SUCCEEDED').length,
    median: at(0.5),
    high: at(0.95),
    last: ended[0] && (ended[0].response_status === null ? (ended[0].error ?? undefined) : `HTTP ${ended[0].response_status}`),
  };
}

function Endpoint({ endpoint: it }: { readonly endpoint: models.WebhookEndpointResponse }): ReactNode {
  const say = useText();
  const { data } = useRead(
    ['figures', it.endpoint_id],
    async (client, options) =>
      figuresOf((await client.events.listWebhookDeliveries({ endpoint_id: it.endpoint_id, limit: COUNTED }, options)).items),
    { everyMs: 10_000 },
  );
  return (
    <Panel
      title={
        <span className="row">
          <span className="id">{it.url}</span>
          <Badge code={it.status} tone={it.status === 'SUSPENDED' ? 'bad' : it.status === 'ACTIVE' ? 'good' : 'quiet'} />
        </span>
      }
      aside={endpointActs(it, say).map((act) => (
        <ActButton key={act.title.en} act={act} className="button small" />
      ))}
    >
      <Facts
        facts={[
          [
            say(events.rate),
            data &&
              (data.count === 0 ? (
                '–'
              ) : (
                <span key="rate">
                  {Math.round((data.succeeded / data.count) * 1000) / 10} %{' '}
                  <span className="quiet">{say(events.rateHow, { count: data.count })}</span>
                </span>
              )),
          ],
          [
            say(events.latency),
            data?.median === undefined ? '–' : say(events.latencyHow, { median: data.median, high: data.high ?? data.median }),
          ],
          [say(events.lastAnswer), data?.last ?? '–'],
          [
            say(events.backlog),
            <Link key="backlog" to="/events" search={{ tab: 'deliveries', endpoint: it.endpoint_id } as never}>
              {it.backlog_count}
            </Link>,
          ],
          [say(events.failures), String(it.consecutive_failures)],
          [
            say(common.state),
            it.suspended_at === null ? (
              it.status_reason
            ) : (
              <span key="suspended">
                <Age at={it.suspended_at} /> {it.status_reason}
              </span>
            ),
          ],
          [
            say(events.eventTypes),
            it.event_types.length === 0 || it.event_types.includes('*') ? say(events.allEvents) : it.event_types.join(', '),
          ],
          [say(common.description), it.description],
          [
            say(common.id),
            <span key="id" className="id">
              {it.endpoint_id} <Copy text={it.endpoint_id} />
            </span>,
          ],
        ]}
      />
    </Panel>
  );
}

function endpointActs(it: models.WebhookEndpointResponse, say: Say): Act[] {
  const shared = { scope: 'service/webhooks.admin', args: [it.endpoint_id] } as const;
  const values = { url: it.url };
  const { zone } = settings();
  const hourAgo = fieldOfInstant(serviceNow() - 3_600_000, zone);
  return [
    {
      ...shared,
      title: events.test,
      does: say(events.testDoes, values),
      call: 'webhooks.testEndpoint',
      operation: 'testWebhookEndpoint',
      answer: (data) => <TestAnswer answer={data as models.WebhookTestResponse} />,
    },
    {
      ...shared,
      title: events.recover,
      does: say(events.recoverDoes, values),
      call: 'webhooks.recoverEndpoint',
      operation: 'recoverWebhookEndpoint',
      fields: [{ name: 'since', label: events.recoverSince, kind: 'INSTANT', isRequired: true, start: hourAgo, hint: zone }],
      body: ({ since = '' }) => ({ since: instantOfField(since, zone) }),
      answer: (data) => <Queued answer={data as models.WebhookRecoveryResponse} />,
    },
    it.enabled
      ? {
          ...shared,
          title: events.disable,
          does: say(events.disableDoes, values),
          call: 'webhooks.updateEndpoint',
          operation: 'updateWebhookEndpoint',
          body: () => ({ enabled: false }),
        }
      : {
          ...shared,
          title: events.enable,
          does: say(events.enableDoes, values),
          call: 'webhooks.updateEndpoint',
          operation: 'updateWebhookEndpoint',
          body: () => ({ enabled: true }),
        },
    {
      ...shared,
      title: events.remove,
      does: say(events.removeDoes, values),
      call: 'webhooks.deleteEndpoint',
      operation: 'deleteWebhookEndpoint',
      isDanger: true,
      confirm: hostOf(it.url),
    },
  ];
}

function TestAnswer({ answer: it }: { readonly answer: models.WebhookTestResponse }): ReactNode {
  const say = useText();
  return (
    <p>
      {it.delivered
        ? say(events.delivered, { status: it.response_status ?? '', ms: it.duration_ms ?? '' })
        : say(events.notDelivered, { error: it.error ?? it.response_status ?? '' })}
    </p>
  );
}

function Queued({ answer }: { readonly answer: models.WebhookRecoveryResponse }): ReactNode {
  const say = useText();
  return <p>{say(events.queued, { count: answer.queued_count })}</p>;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

function create(say: Say): Act {
  return {
    title: events.create,
    does: say(events.createDoes),
    scope: 'service/webhooks.admin',
    call: 'webhooks.createEndpoint',
    operation: 'createWebhookEndpoint',
    fields: [
      { name: 'url', label: events.url, kind: 'TEXT', isRequired: true },
      { name: 'description', label: common.description, kind: 'TEXT', maxLength: 140 },
    ],
    body: ({ url = '', description = '' }) => ({ url: url.trim(), ...(description !== '' && { description }) }),
    answer: (data) => <Secret secret={(data as models.WebhookEndpointCreatedResponse).secret} />,
  };
}

function Secret({ secret }: { readonly secret: string }): ReactNode {
  const say = useText();
  return (
    <p>
      {say(events.secret)}: <code>{secret}</code> <Copy text={secret} />
    </p>
  );
}
