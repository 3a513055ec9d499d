import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import express from 'express';
import { systemClock, type Clock } from '../../src/platform/clock.ts';
import { TurnedClock } from '../../src/platform/control/turned-clock.ts';
import { limitedServer, listen } from '../../src/platform/http/server.ts';
import { PspApi } from './api.ts';
import { PspBooks } from './books.ts';
import { PspCallbacks } from './callbacks.ts';
import { tlsOf } from './certificates.ts';
import { pspControl } from './control-api.ts';
import { payloads } from './payloads.ts';
import { Scripts } from './scripts.ts';

export interface SimulatedPspOptions {
  readonly clock?: Clock;
  /** Time from a return or a payment to its end, in milliseconds; a second unless given. */
  readonly settleAfterMs?: number;
  /** Certificate that the PSP shows. */
  readonly certificate?: 'server' | 'ended-server';
  /** Serves API Pix without TLS: for a proxy that checks each message. */
  readonly isPlain?: boolean;
  /** Keys of the receiver's account; any unless given. */
  readonly keys?: readonly string[];
  readonly tokenSeconds?: number;
  /** Books of a PSP that ran before; new ones unless given. */
  readonly books?: PspBooks;
}

export const CLIENT_ID = 'recebedor-simulado';
export const CLIENT_SECRET = 'segredo-do-recebedor-simulado';
const SETTLE_AFTER_MS = 1_000;
const TOKEN_SECONDS = 300;

/** The simulated PSP: API Pix over mTLS, with books of its own; its control API plays payers and faults. */
export class SimulatedPsp {
  readonly books: PspBooks;
  readonly api: PspApi;
  readonly callbacks: PspCallbacks;
  readonly scripts = new Scripts();
  readonly #clock: TurnedClock;
  readonly #server: Server;
  readonly #control: Server;
  #address: string | undefined;

  constructor(options: SimulatedPspOptions = {}) {
    const { clock = systemClock, settleAfterMs = SETTLE_AFTER_MS, certificate = 'server', isPlain = false, keys,
      tokenSeconds = TOKEN_SECONDS } = options;
    this.#clock = new TurnedClock(clock);
    this.books = options.books ?? new PspBooks(this.#clock);
    this.callbacks = new PspCallbacks(this.#clock);
    const known = keys && new Set(keys);
    this.api = new PspApi({
      books: this.books, scripts: this.scripts, callbacks: this.callbacks, clock: this.#clock, settleAfterMs, tokenSeconds,
        keys: () => known,
      clientId: CLIENT_ID, clientSecret: CLIENT_SECRET,
    });
    const app = express().disable('x-powered-by').disable('etag').use(this.api.router);
    this.#server = isPlain ? createHttpServer(app)
      : createTlsServer({ ...tlsOf(certificate), requestCert: true, rejectUnauthorized: true, minVersion: 'TLSv1.2' }, app);
    const control = express().disable('x-powered-by').disable('etag');
    control.use('/_control', pspControl({
      api: this.api, books: this.books, scripts: this.scripts, callbacks: this.callbacks, clock: this.#clock,
      address: () => this.#address,
    }));
    control.use(payloads(this.books, this.#clock));
    this.#control = limitedServer(control);
  }

  /** Listens for API Pix. @returns the origin. @throws when the port is taken. */
  async listenApi(port: number, host = '127.0.0.1'): Promise<string> {
    const url = await listen(this.#server, port, host);
    this.#address = 'setSecureContext' in this.#server ? url.replace('http:', 'https:') : url;
    return this.#address;
  }

  /** Listens for the control API, and for readers of payloads. @returns the origin. @throws when the port is taken. */
  listen(port: number, host = '127.0.0.1'): Promise<string> {
    return listen(this.#control, port, host);
  }

  /** Ends at once. */
  async stop(): Promise<void> {
    this.callbacks.stop();
    this.#clock.clearTimers();
    await Promise.all([this.#server, this.#control].map((server) => new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    })));
  }
}
