/** All that is outside of the service: the simulated sponsor, rails that misbehave on their way to it, and its mail. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  bindRail, mockRail, RailTimeout, RailUnreachable, SPONSOR, sponsorRails, type FoundPayment, type PayAnswer, type RailAdapter,
  type RailPayment, type Rails,
} from '../../src/domains/rails/index.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { addProvider, SECRET } from '../support/deliver.ts';
import type { TestService } from '../support/service.ts';
import { startSponsor, type TestSponsor } from '../support/sponsor.ts';
import type { RailAnswer } from './model-types.ts';

/** Ways in which a rail treats a call; `lost` was not carried out, `unanswered` was. */
export type Manner = 'does' | 'refuses' | 'unreachable' | 'lost' | 'unanswered';

/** Observer of each call to a rail, which also decides its outcome. */
export interface Watcher {
  manner(tenant: string, reference: string, call: 'pay' | 'expect' | 'find'): Manner;
  called(tenant: string, reference: string, call: 'pay' | 'expect', answer: RailAnswer, endToEnd?: string): void;
  found(tenant: string, reference: string, status: FoundPayment['status'], endToEnd?: string): void;
}

/** A delivery of the sponsor that waits to be brought to the service. */
export interface Letter {
  readonly providerId: string;
  readonly deliveryId: string;
  readonly body: string;
}

/** Nothing ends at the sponsor by itself. */
const NEVER_MS = 2 ** 31 - 1;

export class Outside {
  /** The sponsor's letters, oldest first. */
  readonly mail: Letter[] = [];
  /** The last number that each provider gave a letter. */
  readonly #numbers = new Map<string, number>();

  private constructor(readonly sponsor: TestSponsor, private readonly postOffice: Server) {}

  static async open(clock: Clock): Promise<Outside> {
    const postOffice = createServer();
    await new Promise<void>((resolve) => { postOffice.listen(0, '127.0.0.1', resolve); });
    const outside = new Outside(await startSponsor({ clock, settleAfterMs: NEVER_MS }), postOffice);
    postOffice.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const providerId = String(request.url).split('/').at(-1) ?? '';
        outside.mail.push(outside.write(providerId, Buffer.concat(chunks).toString()));
        response.setHeader('Content-Type', 'application/json').end('{}');
      });
    });
    return outside;
  }

  /** A letter of a provider, which numbers its letters. */
  write(providerId: string, body: string): Letter {
    this.#numbers.set(providerId, this.lastNumber(providerId) + 1);
    return { providerId, deliveryId: String(this.lastNumber(providerId)), body };
  }

  lastNumber(providerId: string): number {
    return this.#numbers.get(providerId) ?? 0;
  }

  /** Makes a provider give numbers from now on that it has given before. */
  restart(providerId: string): void {
    this.#numbers.delete(providerId);
  }

  async close(): Promise<void> {
    await this.sponsor.stop();
    this.postOffice.closeAllConnections();
    await new Promise((resolve) => { this.postOffice.close(resolve); });
  }

  /** Gives a tenant an account at the sponsor for each of two rails. */
  async connect(api: TestService, tenant: string): Promise<void> {
    for (const rail of ['PIX', 'ACH'] as const) {
      const providerId = providerOf(tenant, rail);
      const { port } = this.postOffice.address() as AddressInfo;
      await this.sponsor.control('providers', { provider_id: providerId, secret: SECRET, callback_url: `http://127.0.0.1:${port}` });
      await addProvider(api, providerId, { tenant, baseUrl: this.sponsor.url });
      await bindRail(api.service.contextFor(tenant), {
        rail, providerId, adapter: SPONSOR, priority: 1, capabilities: ['OUTBOUND', 'INBOUND', 'MANDATES'], isEnabled: true,
      });
    }
    await addProvider(api, `${tenant}-kyc`, { tenant, type: 'KYC_PROVIDER', adapter: 'sim_kyc_v1' });
    await addProvider(api, `${tenant}-unbound`, { tenant });
  }

  /** The adapters of the service, watched. */
  adapters(api: TestService, watcher: Watcher): ConstructorParameters<typeof Rails>[1] {
    const { service } = api;
    const sponsors = sponsorRails({
      clock: service.database.clock, account: (tenant, providerId) => service.contextFor(tenant).providers.connection(tenant, providerId),
      defaultUrl: undefined, ispb: '12345678', timeoutMs: 20_000,
    });
    const watched = (rail: RailAdapter) => new WatchedRail(rail, watcher, this.sponsor);
    return { mock: [watched(mockRail)], [SPONSOR]: sponsors.map(watched) };
  }
}

export function providerOf(tenant: string, rail: 'MOCK' | 'PIX' | 'ACH' | 'NATIVE'): string {
  return rail === 'PIX' || rail === 'ACH' ? `${tenant}-${rail.toLowerCase()}` : 'mock';
}

/** Reports each call to the watcher, and loses some. The sponsor's own failures are scripted there. */
class WatchedRail implements RailAdapter {
  readonly family: RailAdapter['family'];
  readonly askAfterMs: number;
  readonly nameOf?: NonNullable<RailAdapter['nameOf']>;

  constructor(private readonly inner: RailAdapter, private readonly watcher: Watcher, private readonly sponsor: TestSponsor) {
    this.family = inner.family;
    this.askAfterMs = inner.askAfterMs ?? 60_000;
    if (inner.nameOf) this.nameOf = inner.nameOf;
  }

  pay(payment: RailPayment): Promise<PayAnswer> {
    return this.#hand('pay', payment, () => this.inner.pay(payment));
  }

  expect(payment: RailPayment): Promise<PayAnswer> {
    return this.#hand('expect', payment, () => (this.inner.expect ?? this.inner.pay)(payment));
  }

  async find(...asked: Parameters<RailAdapter['find']>): Promise<FoundPayment> {
    const [tenant, reference, { providerId }] = asked;
    const manner = this.watcher.manner(tenant, reference, 'find');
    if (manner === 'lost' || manner === 'unanswered') throw new RailTimeout('lost');
    if (manner === 'unreachable') await this.#script('find', 'unreachable', providerId);
    const found = await this.inner.find(...asked);
    this.watcher.found(tenant, reference, found.status, nameIn(found));
    return found;
  }

  statement(...asked: Parameters<RailAdapter['statement']>) {
    return this.inner.statement(...asked);
  }

  async #hand(call: 'pay' | 'expect', { tenant, reference, providerId }: RailPayment, work: () => Promise<PayAnswer>): Promise<PayAnswer> {
    const manner = this.watcher.manner(tenant, reference, call);
    try {
      if (manner === 'lost') throw new RailTimeout('lost on its way there');
      if (manner === 'unreachable') await this.#script('pay', 'unreachable', providerId);
      if (manner === 'refuses' && this.family !== 'MOCK') await this.#script('pay', 'refuse', providerId);
      const answer = await work();
      if (manner === 'unanswered') throw new RailTimeout('lost on its way back');
      this.watcher.called(tenant, reference, call, answer.status, nameIn(answer));
      return answer;
    } catch (error) {
      this.watcher.called(tenant, reference, call, error instanceof RailUnreachable ? 'unreachable' : 'timeout');
      throw error;
    }
  }

  /** Each rail of a tenant has an account of its own at the sponsor and one call at a time: so it is this call that goes so. */
  async #script(operation: 'pay' | 'find', outcome: 'refuse' | 'unreachable', provider_id: string): Promise<void> {
    if (this.family === 'MOCK') throw new RailUnreachable('nobody listens');
    await this.sponsor.script(operation, outcome, { provider_id });
  }
}

/** The rail's name of a payment, if its answer has one. */
function nameIn(answer: PayAnswer | FoundPayment): string | undefined {
  return 'endToEndId' in answer && typeof answer.endToEndId === 'string' ? answer.endToEndId : undefined;
}
