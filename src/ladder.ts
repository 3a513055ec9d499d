import type { EntitySchema } from '@mikro-orm/postgresql';
import { assert } from './platform/assert.ts';
import type { Config } from './platform/config.ts';
import type { Context } from './platform/context.ts';
import { sqlFunction, type DomainFunction } from './platform/db/functions.ts';
import type { RequestRefusals } from './platform/http/request-refusals.ts';
import type { ResourceKind } from './platform/http/resources.ts';
import type { Metric } from './platform/metrics/index.ts';
import type { Module, Parts, Recounts, Running } from './platform/module.ts';
import type { SealedTable } from './platform/vault/reencrypt.ts';
import type { EventHandlers, Receivers } from './platform/receiver/take-delivery.ts';
import type { CreditFollower, FollowingModule } from './domains/evidence/index.ts';
import { collectLedger, type BooksCheck, type CollectedLedger, type LedgerModule } from './domains/journal/index.ts';
import type { OpenCount } from './domains/lifecycle/index.ts';

/** Parts that several modules contribute to a domain below them, which takes them without knowing their owners. */
type CollectedParts = Partial<LedgerModule & FollowingModule & { readonly openOnAccounts: Readonly<Record<string, OpenCount>> }>;

/** Collected parts. */
export interface Collected {
  readonly ledger: CollectedLedger;
  readonly followers: readonly CreditFollower[];
  readonly openOnAccounts: Readonly<Record<string, OpenCount>>;
  /** Makes the modules' checks of their rows. */
  readonly checks: () => readonly BooksCheck[];
}

/** Running service: the context of operations, and the parts of its modules from the ground up. */
export interface Opened<Brought> {
  readonly context: Brought;
  readonly parts: readonly Parts[];
}

/**
 * The modules of a service from the ground up: each receives the context of those below it. `Ground` is the context below all of them,
 * `Brought` what they contribute together, `Needs` the context that their work requires; see `platform/module.ts`.
 */
export class Ladder<Ground extends object, Brought extends object = object, Needs extends Context = Context> {
  private constructor(
    readonly modules: readonly (Omit<Module<never, object, Needs>, 'open'> & CollectedParts)[],
    readonly open: (ground: Ground, running: Running<Needs>) => Promise<Opened<Brought>>,
  ) {}

  static on<Ground extends object>(): Ladder<Ground> {
    return new Ladder<Ground>([], async () => ({ context: {}, parts: [] }));
  }

  /** Adds the module above those that are present. */
  with<Brings extends object = object, More extends object = Context>(
    module: Module<Ground & Brought, Brings, More> & CollectedParts,
  ): Ladder<Ground, Brought & Brings, Needs & More> {
    return new Ladder<Ground, Brought & Brings, Needs & More>([...this.modules, module], async (ground, running) => {
      const below = await this.open(ground, running);
      const own = await module.open({ ...ground, ...below.context }, running);
      const twice = Object.keys(own.context).filter((name) => name in below.context);
      assert(twice.length === 0, `two modules bring ${twice.join()}`);
      return { context: { ...below.context, ...own.context }, parts: [...below.parts, own] };
    });
  }

  get entities(): EntitySchema[] {
    return this.modules.flatMap(({ entities }) => entities ?? []);
  }

  /** Postgres functions of the modules, in an order in which each can be created. */
  get functions(): DomainFunction[] {
    return this.modules.flatMap(({ domain, functions }) => (functions ?? []).map((sql) => ({ domain, ...sqlFunction(sql) })));
  }

  get resources(): Readonly<Record<string, ResourceKind>> {
    return joined(this.modules.map(({ resources }) => resources));
  }

  get refusals(): RequestRefusals {
    return joined(this.modules.map(({ refusals }) => refusals));
  }

  get events(): EventHandlers<Needs> {
    return joined(this.modules.map(({ events }) => events));
  }

  get receivers(): Receivers {
    return joined(this.modules.map(({ receivers }) => receivers));
  }

  get metrics(): Metric[] {
    const metrics = this.modules.flatMap((module) => module.metrics ?? []);
    const names = metrics.flatMap((it) => (it.kind === 'gauges' ? it.gauges.map(({ name }) => name) : [it.name]));
    assert(new Set(names).size === names.length, 'a metric belongs to one module');
    return metrics;
  }

  /** Statements that recount what quotas count. */
  get recounts(): Recounts {
    return joined(this.modules.map(({ recounts }) => recounts));
  }

  /** The tables with sealed columns. */
  get sealed(): SealedTable[] {
    return this.modules.flatMap(({ sealed }) => sealed ?? []);
  }

  /** Returns the modules' checks of their rows, for one verification of the journal. */
  checks(): BooksCheck[] {
    return this.modules.flatMap(({ ledger }) => ledger?.checks ?? []).map((open) => open());
  }

  /** Collects the parts that modules contribute to domains below them. */
  collect(config: Config): Collected {
    return {
      ledger: collectLedger(this.modules.flatMap(({ ledger }) => ledger ?? []), config),
      followers: this.modules.flatMap(({ followers }) => followers ?? []),
      openOnAccounts: joined(this.modules.map(({ openOnAccounts }) => openOnAccounts)),
      checks: () => this.checks(),
    };
  }
}

/** Joins records into one. */
function joined<T>(records: readonly (Readonly<Record<string, T>> | undefined)[]): Readonly<Record<string, T>> {
  const entries = records.flatMap((record) => Object.entries(record ?? {}));
  const all = Object.fromEntries(entries);
  assert(Object.keys(all).length === entries.length, 'a name belongs to one module');
  return all;
}
