import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock, type Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import { signedCentsOf } from './amounts.ts';
import { CallbackServer } from './callbacks.ts';
import { Charges } from './charges.ts';
import type { AdapterConfig, Address } from './config.ts';
import { Credits } from './credits.ts';
import { OutcomeUnknown } from './errors.ts';
import { Follower } from './follower.ts';
import { Keys } from './keys.ts';
import { OrderFlow } from './order-flow.ts';
import { Orders } from './orders.ts';
import { Outbox } from './outbox.ts';
import { PayoutCalls } from './payouts.ts';
import { Poller } from './poller.ts';
import { memberAt } from './profile.ts';
import type { PspClient } from './psp-client.ts';
import { connectPsp } from './psp-connection.ts';
import { RazaoApi } from './razao-api.ts';
import { ReturnCalls } from './returns.ts';
import { Statement } from './statement.ts';
import { Store } from './store.ts';
import { ALERT_DAYS, WatchedCertificate } from './tls-files.ts';
import { Webhooks } from './webhooks.ts';

const REFRESH_MS = 5_000;

export interface RunningAdapter {
  /** Base URL for Razao. */
  readonly url: string;
  /** URL at which callbacks arrive; undefined where none do. */
  readonly callbackUrl: string | undefined;
  readonly poller: Poller;
  health(): object;
  stop(): Promise<void>;
}

/** The adapter between Razao and a PSP that speaks API Pix. */
export class ApiPixAdapter {
  readonly #clock: Clock;
  readonly #store: Store;
  readonly #client: PspClient;
  readonly #certificate: WatchedCertificate | undefined;
  readonly #callbackCertificate: WatchedCertificate | undefined;
  readonly #outbox: Outbox;
  readonly #follower: Follower;
  readonly #poller: Poller;
  readonly #webhooks: Webhooks | undefined;
  readonly #callbacks: CallbackServer | undefined;
  readonly #api: RazaoApi;
  #refresh: NodeJS.Timeout | undefined;

  /** @throws Error when a certificate cannot be read, or another process has the store. */
  constructor(private readonly config: AdapterConfig, { clock = systemClock, log }: { clock?: Clock; log: Log }) {
    this.#clock = clock;
    const { profile, callback, razao } = config;
    this.#certificate = config.certificate && new WatchedCertificate('certificate', config.certificate, {
      clock, log, changed: (it) => this.#client.exchange(it),
    });
    this.#callbackCertificate = callback?.certificate && new WatchedCertificate('callback.certificate', callback.certificate, {
      clock, log, changed: (it) => this.#callbacks?.exchange(it),
    });
    const store = this.#store = new Store(config.store);
    const { client, bank } = connectPsp(config, this.#certificate?.current, clock);
    this.#client = client;
    const outbox = this.#outbox = new Outbox({ store, clock, log, razao });
    const orders = new Orders({ store, outbox, clock, log });
    const credits = new Credits({ store, outbox, orders, clock, log, start: config.start });
    const calls = { RETURN: new ReturnCalls(bank, clock), PAYMENT: new PayoutCalls(this.#client, profile.payout) };
    const flow = new OrderFlow({ store, orders, clock, log, calls });
    this.#follower = new Follower({ store, flow, log });
    const charges = new Charges({ bank, store, outbox, clock });
    this.#poller = new Poller({ bank, credits, charges, store, profile, clock, log, start: config.start });
    this.#webhooks = callback && new Webhooks({ bank, keys: config.keys, url: callback.url.href, log });
    this.#callbacks = callback && new CallbackServer({
      config: callback, certificate: this.#callbackCertificate?.current, bank, credits, outbox, store, log,
    });
    this.#api = new RazaoApi({
      ...razao, flow, charges, keys: new Keys(store, config.keys),
      statement: new Statement({ bank, store, profile }), balance: this.#balance(), paysOut: profile.payout !== undefined,
      participant: config.participant, recipient: config.recipient, health: () => this.#health(), clock, log,
    });
  }

  /** Listens, registers the callbacks and begins to poll. @throws when a port is taken. */
  async start(): Promise<RunningAdapter> {
    const { callback, listen } = this.config;
    const url = await listenOn(this.#api.server, listen, 'http');
    const callbackUrl = this.#callbacks && callback && await listenOn(
      this.#callbacks.server as Server, callback.listen, callback.certificate ? 'https' : 'http',
    );
    this.#refresh = setInterval(() => { this.#certificate?.refresh(); this.#callbackCertificate?.refresh(); }, REFRESH_MS);
    this.#outbox.start();
    this.#follower.start();
    this.#poller.start();
    this.#webhooks?.start();
    return { url, callbackUrl, poller: this.#poller, health: () => this.#health(), stop: () => this.#stop() };
  }

  async #stop(): Promise<void> {
    clearInterval(this.#refresh);
    this.#webhooks?.stop();
    for (const server of [this.#api.server, this.#callbacks?.server]) {
      server?.close();
      server?.closeAllConnections();
    }
    this.#outbox.stop();
    await Promise.all([this.#poller.stop(), this.#follower.stop()]);
    this.#client.close();
    this.#store.close();
  }

  #balance(): (() => Promise<number>) | undefined {
    const { balance } = this.config.profile;
    return balance && (async () => {
      const { body, problem } = await this.#client.own(balance, {});
      const cents = signedCentsOf(memberAt(body, balance.amount));
      if (problem !== undefined || cents === undefined) throw new OutcomeUnknown('the PSP answered with no balance');
      return cents;
    });
  }

  /** State for who runs it: no keys, no money, no names. */
  #health(): object {
    const certificates = { certificate: this.#certificate, callback_certificate: this.#callbackCertificate };
    const shown = Object.entries(certificates).flatMap(([name, it]) => (it ? [[name, {
      expires_at: it.current.expiresAt.toISOString(), days_left: it.daysLeft,
    }]] : []));
    const alerts = [
      ...Object.entries(certificates).flatMap(([name, it]) => (it && it.daysLeft < ALERT_DAYS[0]
        ? [`${name} ends in ${it.daysLeft} days`] : [])),
      ...[...this.#webhooks?.faults.entries() ?? []].map(([key, fault]) => `no callbacks for ${key}: ${fault}`),
      ...this.#store.unreadable().map(({ endToEndId, reason }) => `${endToEndId} cannot be read: ${reason}`),
    ];
    return {
      profile: this.config.profile.name, now: this.#clock.now().toISOString(), polled_until: this.#poller.polledUntil ?? null,
      events_waiting: this.#store.countWaiting(), orders_open: this.#store.openOrders().length,
      paused_ms: Math.round(this.#client.pausedMs), ...Object.fromEntries(shown), alerts,
    };
  }
}

async function listenOn(server: Server, { host, port }: Address, scheme: 'http' | 'https'): Promise<string> {
  await new Promise<void>((resolve, reject) => { server.once('error', reject).listen(port, host, () => resolve()); });
  const { port: actual } = server.address() as AddressInfo;
  return `${scheme}://${host.includes(':') ? `[${host}]` : host}:${actual}`;
}
