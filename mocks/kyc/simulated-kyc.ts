import type { Server } from 'node:http';
import express from 'express';
import { systemClock, type Clock } from '../../src/platform/clock.ts';
import { limitedServer, listen } from '../../src/platform/http/server.ts';
import { TurnedClock } from '../../src/platform/control/turned-clock.ts';
import { Callbacks } from '../sponsor/callbacks.ts';
import { Scripts } from '../../src/platform/control/scripts.ts';
import { adapterApi } from './adapter-api.ts';
import { controlApi } from './control-api.ts';
import { KycProviderStub, type Customer, type Operation } from './kyc-provider-stub.ts';

export interface SimulatedKycOptions {
  readonly clock?: Clock;
  /** The time from a request to its end, in milliseconds; a second unless given. */
  readonly decideAfterMs?: number;
}

const DECIDE_AFTER_MS = 1_000;
const REFUSED_BY_DEFAULT = 'UNSUPPORTED_DOCUMENT';

/** The simulated KYC provider; its control API sets its behaviour. */
export class SimulatedKyc {
  readonly #customers = new Map<string, Customer>();
  readonly #callbacks: Callbacks;
  readonly #stub: KycProviderStub;
  readonly #server: Server;

  constructor({ clock: base = systemClock, decideAfterMs = DECIDE_AFTER_MS }: SimulatedKycOptions = {}) {
    const clock = new TurnedClock(base);
    const scripts = new Scripts<Operation>();
    this.#callbacks = new Callbacks(clock, scripts);
    this.#stub = new KycProviderStub({ clock, scripts, callbacks: this.#callbacks, decideAfterMs });
    const parts = { stub: this.#stub, scripts, callbacks: this.#callbacks, customers: this.#customers, clock };
    const app = express().disable('x-powered-by').disable('etag');
    app.use('/v1', adapterApi({ ...parts, refusalCode: REFUSED_BY_DEFAULT }));
    app.use('/_control', controlApi(parts));
    this.#server = limitedServer(app);
  }

  /** Listens; port 0 picks a free one. @returns the base URL. @throws when the port is taken. */
  listen(port: number, host = '127.0.0.1'): Promise<string> {
    return listen(this.#server, port, host);
  }

  /** Ends at once, even if callers still wait for an answer. */
  async stop(): Promise<void> {
    this.#callbacks.stop();
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }
}
