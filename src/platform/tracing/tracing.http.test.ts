/** One payment is one trace, from its caller to the last webhook: a collector holds all of it. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type ClientRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ObligationResponse } from '../../../generated/models.ts';
import { Receiver } from '../../../test/support/receiver.ts';
import { eventually, startTestService, type TestService } from '../../../test/support/service.ts';
import { startSponsor, type TestSponsor } from '../../../test/support/sponsor.ts';
import { traceIdOf } from '../http/trace-requests.ts';

interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status: { readonly code?: number };
}

/** Collector of OTLP spans, as JSON. */
class Collector {
  readonly spans: CollectedSpan[] = [];
  readonly #server: Server = createServer((request, response) => void this.#take(request, response));

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { resourceSpans } = await json(request) as { resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[] };
    this.spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans).flatMap(({ spans }) => spans));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  }

  /** @param port the one it had, to be there again. */
  async listen(port = 0): Promise<string> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${this.port}`;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  of(traceId: string): CollectedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

let collector: Collector;
let api: TestService;
let sponsor: TestSponsor;
let endpoint: Receiver;
let wallet: string;
beforeAll(async () => {
  process.env['OTEL_BSP_SCHEDULE_DELAY'] = '20';
  collector = new Collector();
  endpoint = await Receiver.start();
  api = await startTestService({
    withMongodb: true, env: { OTEL_EXPORTER_OTLP_ENDPOINT: await collector.listen(), RAZAO_WEBHOOK_ALLOW_LOOPBACK: '1' },
  });
  sponsor = await startSponsor();
  await sponsor.connect(api);
  wallet = await api.account(10_000);
  await api.ok('createWebhookEndpoint', { body: { url: endpoint.url(), event_types: ['obligation.*', 'hold.*'] } });
});
afterAll(async () => {
  delete process.env['OTEL_BSP_SCHEDULE_DELAY'];
  await sponsor?.stop();
  await api?.stop();
  await endpoint?.stop();
  await collector?.stop();
});

const TRACE = 'a'.repeat(31);
const traceparent = (n: number, flags = '01') => `00-${TRACE}${n}-00f067aa0ba902b7-${flags}`;
const SUPPLIER = { kind: 'external', external_id: 'pix_key:fornecedor@example.com' };
const pay = (rail: string, headers: Record<string, string>, creditor: object = SUPPLIER) =>
  api.ok<ObligationResponse>('createObligation', {
    headers, body: { rail, amount: { currency: 'BRL', value: 100 }, debtor: { kind: 'account', account_id: wallet }, creditor },
  });
const received = (type: string, id: string) =>
  endpoint.received.find(({ event }) => event.event_type === type && event.entity.entity_id === id);

describe('a Pix payment', () => {
  const called: string[] = [];
  const note = (message: unknown) => {
    const { request } = message as { request: ClientRequest };
    if (sponsor && request.host !== undefined && sponsor.url.endsWith(String(request.getHeader('host')).split(':')[1] ?? '-')) {
      called.push(String(request.getHeader('traceparent')));
    }
  };
  beforeAll(() => subscribe('http.client.request.start', note));
  afterAll(() => { unsubscribe('http.client.request.start', note); });

  it('is one trace: gateway, batch, dispatch, provider call and every webhook, also of what its bank told later', async () => {
    const { obligation_id } = await pay('PIX', { traceparent: traceparent(1) });
    await eventually(async () => received('obligation.settled', obligation_id) !== undefined);
    const tree = () => collector.of(`${TRACE}1`);
    const count = (name: string) => tree().filter((span) => span.name === name).length;
    await eventually(async () => count('webhook') >= 3 && count('createObligation') === 1);
    const spans = tree();
    const parentOf = (span: CollectedSpan | undefined) => spans.find(({ spanId }) => spanId === span?.parentSpanId);
    const named = (name: string) => spans.find((span) => span.name === name);

    expect(named('createObligation')?.parentSpanId).toBe('00f067aa0ba902b7');
    const batch = spans.find((span) => span.name === 'journal' && parentOf(span)?.name === 'createObligation');
    expect(batch?.attributes.map(({ key }) => key)).toEqual(['razao.batch', 'razao.commit']);
    expect(parentOf(named('dispatch'))).toBe(batch);
    expect(parentOf(named('provider call'))?.name).toBe('dispatch');
    const types = spans.filter(({ name }) => name === 'webhook').map(
      ({ attributes }) => attributes.find(({ key }) => key === 'razao.event_type')?.value['stringValue'],
    );
    expect(new Set(types)).toEqual(new Set(['obligation.created', 'obligation.dispatched', 'obligation.settled']));
    for (const span of spans) expect(parentOf(span) ?? span.name).not.toBe('webhook');
    for (const span of spans.filter(({ name }) => ['createObligation', 'dispatch', 'webhook'].includes(name))) {
      expect(span.attributes).toContainEqual({ key: 'razao.entity_id', value: { stringValue: obligation_id } });
    }
  });

  it('names the trace to the provider and to the webhook endpoint', () => {
    const settled = endpoint.received.find(({ event }) => event.event_type === 'obligation.settled');
    expect(traceIdOf(String(settled?.headers['traceparent']))).toBe(`${TRACE}1`);
    expect(called.map(traceIdOf)).toContain(`${TRACE}1`);
  });

  it('says nothing of the trace in its events and answers', async () => {
    const { items } = await api.ok<{ items: object[] }>('listEvents');
    expect(JSON.stringify([items, endpoint.received.map(({ body }) => body)])).not.toMatch(new RegExp(`trace|${TRACE}`));
  });
});

it('a command without a payment is a trace, too', async () => {
  const hold = await api.ok<{ hold_id: string }>('placeHold', {
    headers: { traceparent: traceparent(2) }, body: { account_id: wallet, amount_cents: 1, currency: 'BRL' },
  });
  await eventually(async () => received('hold.placed', hold.hold_id) !== undefined);
  await eventually(async () => collector.of(`${TRACE}2`).length >= 3);
  expect(collector.of(`${TRACE}2`).map(({ name }) => name).sort()).toEqual(['journal', 'placeHold', 'webhook']);
});

it('a refusal ends its trace with what was answered', async () => {
  await api.call('createObligation', { headers: { traceparent: traceparent(3) }, body: {
    rail: 'NATIVE', amount: { currency: 'BRL', value: 1_000_000 }, debtor: { kind: 'account', account_id: wallet },
    creditor: { kind: 'account', account_id: await api.account(0) },
  } });
  await eventually(async () => collector.of(`${TRACE}3`).length >= 2);
  const [request] = collector.of(`${TRACE}3`).filter(({ name }) => name === 'createObligation');
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 422 } });
  expect(request?.attributes).toContainEqual({ key: 'error.type', value: { stringValue: 'INSUFFICIENT_FUNDS' } });
});

it('a caller who does not sample is not collected, and one without a trace begins one', async () => {
  const quiet = await pay('PIX', { traceparent: traceparent(4, '00') });
  const own = await pay('PIX', {});
  await eventually(async () => received('obligation.settled', quiet.obligation_id) !== undefined && received(
    'obligation.settled', own.obligation_id,
  ) !== undefined);
  expect(collector.of(`${TRACE}4`)).toEqual([]);
  expect(received('obligation.created', quiet.obligation_id)?.headers['traceparent']).toBeUndefined();
  const begun = traceIdOf(String(received('obligation.settled', own.obligation_id)?.headers['traceparent']));
  await eventually(async () => collector.of(String(begun)).some(({ name }) => name === 'createObligation'));
});

it.each(
  ['', 'nonsense', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `ff-${TRACE}5-00f067aa0ba902b7-01`],
)('a traceparent that is none is passed over: %s', async (header) => {
  await api.ok('getAccount', { path: { account_id: wallet }, headers: { traceparent: header } });
});

it('a collector that is away costs spans, and no payment', async () => {
  const { port, spans: { length: before } } = collector;
  await collector.stop();
  const { obligation_id } = await pay('PIX', { traceparent: traceparent(6) });
  await eventually(async () => received('obligation.settled', obligation_id) !== undefined);
  expect(collector.spans).toHaveLength(before);
  await collector.listen(port);
});
