import type { Database } from '../../../platform/db/database.ts';
import type { DueQuery } from '../../../platform/db/due-queries.ts';
import type { Log } from '../../../platform/log.ts';
import { Loop, untilNext } from '../../../platform/worker/loop.ts';
import type { Worker } from '../../../platform/worker/worker.ts';
import { BOUND_RAILS, IN_PROCESS, type GivenPayment, type RailBinding, type Rails } from '../../rails/index.ts';
import { readPayoutStop } from './payouts.ts';

const POLL_EVERY_MS = 1_000;
/** After a rail that could not be asked. */
const ASK_AGAIN_MS = 10_000;
/** A provider counts by a clock of its own: so much earlier than the books end it is asked. What is known already is passed over. */
const MARGIN_MS = 3_600_000;
const LONGEST_REASON = 500;

const ASKING: DueQuery = { name: 'payouts-asking', text: 'select tenant, null::text from razao.payouts_asking() as tenant' };
const KEEP = { name: 'keep-forgotten-payments', text: 'select razao.keep_forgotten_payments($1, $2, $3)' };
const END = { name: 'end-asking-rails', text: 'select razao.end_asking_rails($1, $2, $3)' };

export interface AskRailsOptions {
  readonly database: Database;
  readonly rails: Rails;
  readonly log: Log;
}

/** Bindings of a tenant whose rails have answered what they were given since then, by rail and provider. */
interface Answered {
  readonly since: number;
  readonly bindings: Set<string>;
}

/**
 * Asks the rails of a tenant whose books were restored, or came to another Postgres, what they were given that the books may have lost, and
 * lets payments go when all have said it. One that does not answer is asked again, and for one that cannot be asked a person decides
 * (`payouts start --without-asking`); until then nothing is paid. Several processes may ask: what they keep is the same.
 */
export class AskRails implements Worker {
  readonly #askAgainAt = new Map<string, number>();
  readonly #answered = new Map<string, Answered>();
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
    const stop = await readPayoutStop(this.options.database, tenant);
    if (stop?.state !== 'ASKING' || !stop.forgottenSince) return;
    const reasons = await this.#askAll(tenant, stop.forgottenSince);
    if (reasons.length > 0) {
      this.options.log.warn({ tenant, reasons }, 'payments out wait: a rail could not be asked for payments that the books may lack');
      this.#askAgainAt.set(tenant, this.#now().getTime() + ASK_AGAIN_MS);
    }
    const waitsFor = reasons.length > 0 ? reasons.join('; ').slice(0, LONGEST_REASON) : null;
    await this.options.database.query(END, [tenant, stop.forgottenSince, waitsFor]);
    if (waitsFor === null) this.#answered.delete(tenant);
  }

  /** Asks all rails that have not answered, those included that are bound meanwhile. @returns what payments wait for. */
  async #askAll(tenant: string, since: Date): Promise<string[]> {
    const answered = this.#answeredOf(tenant, since);
    const reasons = new Map<string, string>();
    for (;;) {
      const left = (await this.#bindings(tenant)).filter((it) => !answered.has(nameOf(it)) && !reasons.has(nameOf(it)));
      if (left.length === 0) return [...reasons.values()];
      for (const binding of left) {
        const reason = await this.#askOne(tenant, since, binding);
        if (reason === undefined) answered.add(nameOf(binding));
        else reasons.set(nameOf(binding), reason);
      }
    }
  }

  #answeredOf(tenant: string, since: Date): Set<string> {
    const known = this.#answered.get(tenant);
    if (known?.since === since.getTime()) return known.bindings;
    const bindings = new Set<string>();
    this.#answered.set(tenant, { since: since.getTime(), bindings });
    return bindings;
  }

  async #bindings(tenant: string): Promise<RailBinding[]> {
    const bound = await Promise.all(BOUND_RAILS.map((rail) => this.options.rails.bindings(tenant, rail)));
    return bound.flat().filter(({ adapter }) => adapter !== IN_PROCESS);
  }

  /** @returns why a rail has not said what it was given; undefined when it has. */
  async #askOne(tenant: string, since: Date, { rail, providerId, adapter: name }: RailBinding): Promise<string | undefined> {
    const adapter = this.options.rails.adapter(name, rail);
    if (!adapter?.given) return `${providerId} (${rail}): ${name} cannot be asked, see payouts start --without-asking`;
    const [from, to] = [new Date(since.getTime() - MARGIN_MS), new Date(this.#now().getTime() + MARGIN_MS)];
    try {
      await this.#keep(tenant, providerId, adapter.given(tenant, from, to, providerId));
      return undefined;
    } catch (error) {
      return `${providerId} (${rail}): ${String(error)}`;
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

function nameOf({ rail, providerId }: RailBinding): string {
  return `${rail} ${providerId}`;
}
