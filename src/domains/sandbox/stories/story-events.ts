import type { Event } from '../../../../generated/models.ts';
import type { OperationCalls } from './operation-calls.ts';

type Placed = Event & { readonly position: string };

const ID = /"([a-z]{2,5}_[0-9A-HJKMNP-TV-Z]{26}|[a-z]{2,5}_[0-9a-f]{32})"/g;

/** Follows the tenant's feed, and keeps the events of resources that a story has made. */
export class StoryEvents {
  readonly #ids = new Set<string>();
  readonly #counts = new Map<string, number>();
  #foreign: Placed[] = [];
  #position: string | undefined;

  constructor(private readonly calls: OperationCalls, private readonly baseUrl: string) {}

  /** Begins after the newest event. */
  async begin(): Promise<void> {
    const { body } = await this.calls.call(this.baseUrl, { operation: 'listEvents', query: { limit: 1 } });
    this.#position = (body as { items: Placed[] }).items[0]?.position;
  }

  /** Takes the ids in an answer for the story's own. */
  own(answer: unknown): void {
    for (const [, id = ''] of (JSON.stringify(answer) ?? '').matchAll(ID)) this.#ids.add(id);
  }

  /** Counts the story's events so far, by type. */
  async count(): Promise<Readonly<Record<string, number>>> {
    const news = await this.calls.list<Placed>(this.baseUrl, 'listEvents', { query: { after: this.#position ?? 'earliest' } });
    this.#position = news.at(-1)?.position ?? this.#position;
    this.#take([...this.#foreign, ...news]);
    return Object.fromEntries([...this.#counts].toSorted());
  }

  /** An event belongs to the story by its entity or by an id in its data; then its entity does too, so that more events may follow. */
  #take(events: readonly Placed[]): void {
    const left: Placed[] = [];
    for (const event of events) {
      if (!this.#isOwn(event)) left.push(event);
      else {
        this.#ids.add(event.entity.entity_id);
        this.#counts.set(event.event_type, (this.#counts.get(event.event_type) ?? 0) + 1);
      }
    }
    this.#foreign = left;
    if (left.length < events.length && left.length > 0) this.#take(left);
  }

  #isOwn({ entity, data }: Placed): boolean {
    return this.#ids.has(entity.entity_id) || [...JSON.stringify(data).matchAll(ID)].some(([, id = '']) => this.#ids.has(id));
  }
}
