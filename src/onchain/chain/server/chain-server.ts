import type { Server } from 'node:http';
import express from 'express';
import { systemClock, type Clock } from '../../../platform/clock.ts';
import { limitedServer, listen } from '../../../platform/http/server.ts';
import { TurnedClock } from '../../../platform/control/turned-clock.ts';
import { BadCall } from '../../../platform/control/calls.ts';
import { Scripts } from '../../../platform/control/scripts.ts';
import { Blocks } from './blocks.ts';
import { Chain } from './chain.ts';
import { controlApi } from './control-api.ts';
import { httpApi } from './http-api.ts';
import { Reads } from './reads.ts';
import type { Operation, ScriptedOutcome } from './scripts.ts';
import { ChainFailed } from './store.ts';

interface ChainServerOptions {
  /** Of an account that may create the chain's role and schema, or for which both were made. */
  readonly databaseUrl: string;
  /** Time from block to block, in milliseconds. */
  readonly tickMs: number;
  /** True when the control API may make it misbehave. */
  readonly hasControl: boolean;
  readonly clock?: Clock;
  /** The time of its clock at its start, where that is another. */
  readonly startsAt?: Date | undefined;
  /** Called when the chain cannot go on: stored and recomputed state differ, or another process has taken it over. */
  failed(error: Error): void;
}

const REOPEN_MS = 1_000;

/** The chain process: the ledger, its interface, and the ticks by which blocks are made. */
export class ChainServer {
  readonly #clock: TurnedClock;
  readonly #reads: Reads;
  readonly #blocks: Blocks;
  readonly #server: Server;
  #chain: Chain | undefined;
  #url: string | undefined;
  #isStopped = false;

  constructor(private readonly options: ChainServerOptions) {
    this.#clock = new TurnedClock(options.clock ?? systemClock);
    this.#clock.turnTo(options.startsAt);
    this.#reads = new Reads(options.databaseUrl);
    this.#blocks = new Blocks(() => this.#chain, options.tickMs);
    const scripts = new Scripts<Operation, ScriptedOutcome>();
    const app = express().disable('x-powered-by').disable('etag');
    app.use('/v1', httpApi({ chain: () => this.#atWork(), reads: this.#reads, scripts }));
    if (options.hasControl) app.use('/_control', controlApi({ scripts, clock: this.#clock, blocks: this.#blocks }));
    this.#server = limitedServer(app);
  }

  /**
   * Opens the chain and listens; port 0 picks a free one.
   * @returns the base URL.
   * @throws ChainFailed when another process has the chain, or the stored state differs from the replayed one.
   */
  async listen(port: number, host = '127.0.0.1'): Promise<string> {
    try {
      await this.#open();
      this.#url = await listen(this.#server, port, host);
      await this.#atWork().sayAddress(this.#url);
      return this.#url;
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#blocks.stop();
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
    await this.#chain?.close();
    await this.#reads.close();
  }

  async #open(): Promise<void> {
    const { databaseUrl } = this.options;
    this.#chain = await Chain.open({ databaseUrl, clock: this.#clock, lost: () => void this.#reopen() });
  }

  /** Postgres became unreachable: answered transactions are there when it is reachable again. */
  async #reopen(): Promise<void> {
    const lost = this.#chain;
    this.#chain = undefined;
    await lost?.close().catch(() => undefined);
    while (!this.#isStopped && !this.#chain) {
      try {
        await this.#open();
        if (this.#url !== undefined) await this.#atWork().sayAddress(this.#url);
      } catch (error) {
        if (error instanceof ChainFailed) return this.options.failed(error);
        await new Promise((resolve) => { setTimeout(resolve, REOPEN_MS); });
      }
    }
  }

  #atWork(): Chain {
    if (!this.#chain) throw new BadCall(503, 'UNAVAILABLE', 'the chain is not running');
    return this.#chain;
  }
}
