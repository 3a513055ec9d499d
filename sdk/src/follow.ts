import type { EventFeedItem } from '../generated/models.ts';
import type { Operations } from '../generated/operations.ts';
import { RazaoError } from './errors.ts';
import { sleep } from './retry.ts';
import type { Kept, Storage } from './storage.ts';
import type { RazaoEvent } from './webhooks.ts';

export interface FollowOptions {
  /** Yours: each name has its own position. */
  name: string;
  /** Storage of position and versions; the client's own when left out. */
  storage?: Storage | undefined;
  /** The start of the first run: the oldest event stored (the default), or the next one from now on. */
  from?: 'earliest' | 'now' | undefined;
  /** Types to hand over, `obligation.*` for all that begin so; all when left out. The others are read too, for the proof. */
  types?: readonly string[] | undefined;
  /** `head`: return when there is nothing more, instead of waiting for it. */
  until?: 'head' | undefined;
  /** Pause at the head, in milliseconds: 1 000 when left out. */
  pollMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** Counts of a run, with the proof that no event was missed. */
export interface FollowReport {
  /** Events given to `handle`. */
  handled: number;
  /** Events read, those of other types included. */
  read: number;
  /** Entities whose versions are known, from the first event read of each, to have no hole. */
  entities: number;
  /** Position at which the next run begins. */
  position: string | undefined;
}

/** Versions of an entity are missing: something happened that this reader did not receive. */
export class EventGapError extends RazaoError {
  override name = 'EventGapError';

  constructor(readonly entityId: string, readonly expectedVersion: number, readonly event: RazaoEvent) {
    super(`${entityId}: version ${event.entity.version} came where ${expectedVersion} was due`);
  }
}

const PAGE = 200;
const POLL_MS = 1_000;

/** Reads the feed in its order; position and versions are written together, so that they never disagree. */
export async function followEvents(
  razao: Pick<Operations, 'events'>, kept: Kept, options: FollowOptions, handle: (event: RazaoEvent) => unknown,
): Promise<FollowReport> {
  const { until, pollMs = POLL_MS, signal } = options;
  const reader = new Reader(kept, options, handle);
  await kept.load();
  if (options.from === 'now' && reader.position === undefined) await reader.beginAfter(await newest(razao, signal));
  for (;;) {
    const after = reader.position ?? 'earliest';
    for await (const event of razao.events.list({ after, limit: PAGE }, { signal })) {
      signal?.throwIfAborted();
      await reader.take(event);
    }
    await reader.save();
    if (until === 'head') return reader.report();
    await sleep(pollMs, signal);
  }
}

async function newest(razao: Pick<Operations, 'events'>, signal: AbortSignal | undefined): Promise<string | undefined> {
  const { items } = await razao.events.list({ limit: 1 }, { signal });
  return items[0]?.position;
}

class Reader {
  #handled = 0;
  #read = 0;
  /** State not yet written to the storage. */
  #unsaved: Record<string, string> = {};
  readonly #prefix: string;

  constructor(
    private readonly kept: Kept, private readonly options: FollowOptions, private readonly handle: (event: RazaoEvent) => unknown,
  ) {
    this.#prefix = `feed:${options.name}:`;
  }

  get position(): string | undefined {
    return this.#known('position');
  }

  async beginAfter(position: string | undefined): Promise<void> {
    if (position !== undefined) await this.kept.write({ [`${this.#prefix}position`]: position });
  }

  /** @throws EventGapError, and any error of `handle`; the event then counts as not read. */
  async take(event: EventFeedItem): Promise<void> {
    const { entity_id: id, version } = event.entity;
    const last = Number(this.#known(`v:${id}`) ?? version - 1);
    if (version > last + 1) {
      await this.save();
      throw new EventGapError(id, last + 1, event);
    }
    const isNew = version > last;
    const isWanted = isNew && this.#matches(event.event_type);
    if (isWanted) await this.handle(event);
    this.#read += 1;
    this.#unsaved[`${this.#prefix}position`] = event.position;
    if (isNew) this.#unsaved[`${this.#prefix}v:${id}`] = String(version);
    if (!isWanted) return;
    this.#handled += 1;
    await this.save();
  }

  async save(): Promise<void> {
    const changes = this.#unsaved;
    this.#unsaved = {};
    if (Object.keys(changes).length > 0) await this.kept.write(changes);
  }

  report(): FollowReport {
    const entities = [...this.kept.values.keys()].filter((key) => key.startsWith(`${this.#prefix}v:`)).length;
    return { handled: this.#handled, read: this.#read, entities, position: this.position };
  }

  #known(name: string): string | undefined {
    const key = this.#prefix + name;
    return this.#unsaved[key] ?? this.kept.values.get(key);
  }

  #matches(type: string): boolean {
    const { types } = this.options;
    return !types || types.some((wanted) => (wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted));
  }
}
