import type { Database } from '../../../platform/db/database.ts';
import type { DueQuery } from '../../../platform/db/due-queries.ts';
import type { Log } from '../../../platform/log.ts';
import { Loop, untilNext } from '../../../platform/worker/loop.ts';
import type { Worker } from '../../../platform/worker/worker.ts';
import type { GivenPayment, RailFamily, Rails } from '../../rails/index.ts';
import { readPayoutStop } from './payouts.ts';

const POLL_EVERY_MS = 1_000;
/** After a rail that could not be asked. */
const ASK_AGAIN_MS = 10_000;
/** A provider counts by a clock of its own: so much earlier than the books end it is asked. What is known already is passed over. */
const MARGIN_MS = 3_600_000;
const FAMILIES = ['PIX', 'ACH', 'WIRE', 'SEPA', 'EFT_CA', 'MOCK'] as const satisfies readonly RailFamily[];
const LONGEST_REASON = 500;

const ASKING: DueQuery = { name: 'payouts-asking', text: 'select tenant, null::text from razao.payouts_asking() as tenant' };
const KEEP = { name: 'keep-forgotten-payments', text: 'select razao.keep_forgotten_payments($1, $2, $3)' };
const END = { name: 'end-asking-rails', text: 'select razao.end_asking_rails($1, $2, $3)' };

export interface AskRailsOptions {
  readonly database: Database;
  readonly rails: Rails;
  readonly log: Log;
}

/**
 * Asks the rails of a tenant whose books were restored what they were given that the books may have lost, and lets payments go when
 * all have said it. One that does not answer is asked again; until then nothing is paid. Several processes may ask: what they keep is
 * the same.
 */
export class AskRails implements Worker {
  readonly #askAgainAt = new Map<string, number>();
  readonly #loop = new Loop(async () => {
    await this.poll();
    return untilNext(POLL_EVERY_MS);
  }, (error) => { this.options.log.warn({ err: error }, 'the rails to ask could not be read'); });

  constructor(private readonly options: AskRailsOptions) {}

  start(): void {
    this.#loop.start();
  }

  stop(): Promise<void> {
    return this.#loop.stop();
  }

  /** Asks for all tenants whose turn it is. */
  async poll(): Promise<void> {
    for (const { tenant } of await this.options.database.dueQueries.find(ASKING)) {
      if ((this.#askAgainAt.get(tenant) ?? 0) <= this.#now().getTime()) await this.#ask(tenant);
    }
  }

  async #ask(tenant: string): Promise<void> {
    const since = (await readPayoutStop(this.options.database, tenant))?.forgottenSince ?? null;
    if (since === null) return;
    let waitsFor: string | null = null;
    try {
      await this.#askAll(tenant, since);
    } catch (error) {
      this.options.log.warn({ tenant, err: error }, 'payments out wait: a rail could not be asked for payments that the books may lack');
      this.#askAgainAt.set(tenant, this.#now().getTime() + ASK_AGAIN_MS);
      waitsFor = String(error).slice(0, LONGEST_REASON);
    }
    await this.options.database.query(END, [tenant, since, waitsFor]);
  }

  /** @throws what a rail throws, with the provider's name. */
  async #askAll(tenant: string, since: Date): Promise<void> {
    for (const rail of FAMILIES) {
      for (const { providerId, adapter: name } of await this.options.rails.bindings(tenant, rail)) {
        const adapter = this.options.rails.adapter(name, rail);
        if (!adapter?.given) continue;
        const given = adapter.given(tenant, new Date(since.getTime() - MARGIN_MS), new Date(this.#now().getTime() + MARGIN_MS), providerId);
        await this.#keep(tenant, providerId, given).catch(
          (error: unknown) => { throw new Error(`${providerId} (${rail}): ${String(error)}`, { cause: error }); },
        );
      }
    }
  }

  async #keep(tenant: string, providerId: string, given: AsyncIterable<GivenPayment>): Promise<void> {
    const found: object[] = [];
    for await (const { amount, status, ...payment } of given) {
      if (status !== 'FAILED') found.push({ ...payment, amount: String(amount) });
    }
    const [row] = await this.options.database.query<{ keep_forgotten_payments: string }>(KEEP, [tenant, providerId, JSON.stringify(found)]);
    this.options.log.info(
      { tenant, provider_id: providerId, asked: found.length, forgotten: Number(row?.keep_forgotten_payments) },
      'a rail listed the payments that it was given',
    );
  }

  #now(): Date {
    return this.options.database.clock.now();
  }
}
