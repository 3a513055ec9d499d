import type { Server } from 'node:http';
import express from 'express';
import { systemClock, type Clock } from '../../src/platform/clock.ts';
import { limitedServer, listen } from '../../src/platform/http/server.ts';
import { TurnedClock } from '../../src/platform/control/turned-clock.ts';
import { adapterApi } from './adapter-api.ts';
import { Bank, type Customer } from './bank.ts';
import { Callbacks } from './callbacks.ts';
import { controlApi } from './control-api.ts';
import { Directory } from './directory.ts';
import { followPayments } from './follow-ups.ts';
import { Mandates } from './mandates.ts';
import { MedStub } from './med.ts';
import { payeeOf } from './payees.ts';
import { Returns } from './returns.ts';
import { Scripts } from '../../src/platform/control/scripts.ts';
import type { ScriptedOperation } from './scripts.ts';

export interface SponsorOptions {
  readonly clock?: Clock;
  /** The time from a payment's acceptance to its end, in milliseconds; a second unless given. */
  readonly settleAfterMs?: number;
}

const SETTLE_AFTER_MS = 1_000;

/** The simulated sponsor: a bank with books of its own; its control API sets its behaviour. */
export class Sponsor {
  readonly #clock: TurnedClock;
  readonly #customers = new Map<string, Customer>();
  readonly #bank: Bank;
  readonly #callbacks: Callbacks;
  readonly #directory: Directory;
  readonly #server: Server;

  constructor({ clock = systemClock, settleAfterMs = SETTLE_AFTER_MS }: SponsorOptions = {}) {
    this.#clock = new TurnedClock(clock);
    const scripts = new Scripts<ScriptedOperation>();
    this.#callbacks = new Callbacks(this.#clock, scripts);
    this.#bank = new Bank({
      clock: this.#clock, scripts, callbacks: this.#callbacks, customers: this.#customers, settleAfterMs,
      knowsKey: (key) => this.#directory.entry(key) !== undefined,
    });
    const returns = new Returns({ bank: this.#bank, scripts, clock: this.#clock });
    const mandates = new Mandates(this.#bank, this.#clock);
    const med = new MedStub({ bank: this.#bank, clock: this.#clock });
    followPayments({ bank: this.#bank, mandates, med });
    this.#directory = new Directory({ bank: this.#bank, clock: this.#clock, customers: this.#customers, answerAfterMs: settleAfterMs });
    this.#bank.payeeOf = (creditor) => payeeOf({ directory: this.#directory, customers: this.#customers, clock: this.#clock }, creditor);
    const parts = {
      bank: this.#bank, returns, mandates, med, directory: this.#directory, scripts, callbacks: this.#callbacks, customers: this.#customers,
      clock: this.#clock,
    };
    const app = express().disable('x-powered-by').disable('etag');
    app.use('/v1', adapterApi(parts));
    app.use('/_control', controlApi(parts));
    this.#server = limitedServer(app);
  }

  /** Listens; port 0 picks a free one. @returns the base URL. @throws when the port is taken. */
  listen(port: number, host = '127.0.0.1'): Promise<string> {
    return listen(this.#server, port, host);
  }

  /** Ends at once, even if callers still wait for an answer. */
  async stop(): Promise<void> {
    this.#directory.clear();
    this.#callbacks.stop();
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }
}
