import type { EntitySchema } from '@mikro-orm/postgresql';
import type { RequestHandler } from 'express';
import type { Context } from './context.ts';
import type { WriteKey } from './db/command.ts';
import type { Dependencies } from './dependencies.ts';
import type { RequestRefusals } from './http/request-refusals.ts';
import type { ResourceKind } from './http/resources.ts';
import type { Job, WakeUp } from './jobs/jobs.ts';
import type { Metric } from './metrics/registry.ts';
import type { Consumer, PageConsumer } from './worker/consumer.ts';
import type { CountedQuota } from './quota.ts';
import type { EventHandlers, Receivers } from './receiver/take-delivery.ts';
import type { SealedTable } from './vault/reencrypt.ts';
import type { TimedWork } from './worker/timed-work.ts';
import type { Worker } from './worker/worker.ts';

/**
 * A domain as one value: `<domain>/module.ts`. `app.ts` puts them together in the order of the ladder.
 *
 * Its types, without a cast:
 * - `Given`: the argument of `open`, which is `Ground` and the context of the modules below. `ladder.ts` lets a module only onto
 *   a ladder that has it.
 * - `Brings`: the context that `open` adds. The modules above receive it, and it is part of every operation's context. The context
 *   of the service is the sum of what all modules bring.
 * - `Needs`: the context of the domain's own work. Jobs, consumers and events of providers begin without a request, and request
 *   it from `Running.contextFor`. It may name what a module above brings: that is a port, such as `payeeInside`, which
 *   obligations need and Pix brings. The ladder adds up all `Needs`, and `app.ts` compiles only when what was brought
 *   meets them.
 *
 * Thus nothing goes upward by import. A domain declares what it cannot know in the type of its context, and a module
 * above provides it. Where several may bring parts of the same, the domain below collects them: `ladder.ts` says which.
 */
export interface Module<Given = Dependencies, Brings extends object = object, Needs extends object = Context> {
  /** Its folder of `domains/` or `onchain/`; several modules may be of one. */
  readonly domain: string;
  /** Entities that it maps, wherever they are used. */
  readonly entities?: readonly EntitySchema[];
  /** Functions of Postgres, each the statement that makes it (`*.sql.ts`); one may call those of modules below. */
  readonly functions?: readonly string[];
  /** Rows that paths name, by the name that contracts give their kind. */
  readonly resources?: Readonly<Record<string, ResourceKind>>;
  /** Refusals that follow from a valid request alone: operations make them, and mocks by this list. */
  readonly refusals?: RequestRefusals;
  /** Statements that recount what quotas count for the tenant `?`, by the quota's name. */
  readonly recounts?: Recounts;
  /** Handlers of providers' events, by name. */
  readonly events?: EventHandlers<Needs>;
  /** Events that its receivers handle, by the operation. Others are kept, and change nothing. */
  readonly receivers?: Receivers;
  /** Its tables with sealed columns: re-encrypted under a new key. */
  readonly sealed?: readonly SealedTable[];
  /** Metrics of its work: those that it counts, and those that are read on demand. */
  readonly metrics?: readonly Metric[];
  /** Opens the part of a running service. `running` provides contexts once all modules are open, not before. */
  readonly open: (given: Given, running: Running<Needs>) => Parts<Brings> | Promise<Parts<Brings>>;
}

/** Statements that recount what quotas count; each answers one row, `used`. */
export type Recounts = Readonly<Partial<Record<CountedQuota, string>>>;

/** Opens a module that has nothing but what it declares. */
export const bringNothing = (): Parts => ({ context: {} });

/** Services that a module may use while it runs. */
export interface Running<Needs> {
  /** The context of work for a tenant; `actor` becomes `created_by` and is `system` unless given. */
  contextFor(tenant: string, actor?: string, command?: WriteKey): Needs;
  /** Schedules a wake-up at `at`, in place of the time set before under that key. */
  wakeAt(name: string, key: string, at: Date): Promise<void>;
}

/** Parts that a module adds to a running service. Jobs, wake-ups, consumers and workers run only in processes that work. */
export interface Parts<Brings extends object = object> {
  /** Context for the modules above and for operations, by names that no other module uses. */
  readonly context: Brings;
  /** Routes beside the contracts, without a token. */
  readonly routes?: RequestHandler;
  readonly jobs?: readonly Job[];
  readonly wakeUps?: readonly WakeUp[];
  readonly consumers?: readonly (Consumer | PageConsumer)[];
  readonly workers?: readonly Worker[];
  /** Workers of processes that check. */
  readonly checkers?: readonly Worker[];
  /** Work that waits for moments, beside that of jobs and workers. */
  readonly timed?: readonly TimedWork[];
  /** Releases its resources, after its work has stopped and before the databases close. */
  close?(): Promise<void> | void;
}
