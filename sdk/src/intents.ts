import { IntentError } from './errors.ts';
import type { Kept } from './storage.ts';

/** A write that was or will be sent, and whose outcome is not settled. */
export interface Intent {
  readonly key: string;
  /** `createObligation` */
  readonly operation: string;
  /** SHA-256 of the operation and its arguments; the arguments themselves are not kept. */
  readonly digest: string;
  /** Time just before its first sending, in milliseconds since 1970. */
  readonly since: number;
  /** The unit of work it belongs to. */
  readonly work?: string | undefined;
  /** The key was given by the caller: no other call takes it over. */
  readonly named?: boolean | undefined;
}

/** Ways to recognise a repeated write: by its key alone, or by its content as well. */
export type Recognised = 'BY_KEY' | 'BY_CONTENT';

/** The key that a call is given: the caller's own or one of a unit of work. */
export interface Wanted {
  readonly key?: string | undefined;
  readonly work?: string | undefined;
}

const DAY_MS = 86_400_000;
/** The service keeps a key for seven days; an hour less leaves room for clocks and retries. */
const KEY_LIFE_MS = 7 * DAY_MS - 3_600_000;
/** Time during which an equal write counts as the one of unknown outcome, and not as a new one, in milliseconds. */
const OPEN_LIFE_MS = 600_000;
const PREFIX = 'intent:';

/**
 * The keys of writes, each stored before it is first sent.
 *
 * A repeated write is recognised in one of two ways. By its key, which the caller or a unit of work gives: a restarted client gives the
 * same, and one that the service may have forgotten is not sent again. By its content, if it moves money and has no key of the caller's:
 * for ten minutes, the same write again takes over the key of one whose outcome is unknown. Decision 34 has the reasons. Neither can double
 * anything: the service carries out a key once.
 */
export class Intents {
  /** Keys of calls that are under way: two equal calls at once are two intentions. */
  readonly #underWay = new Set<string>();

  constructor(private readonly kept: Kept) {}

  /**
   * The intent of a write, durable when this returns.
   * @throws IntentError CHANGED or EXPIRED: nothing must be sent.
   */
  async begin(operation: string, args: unknown, { key, work }: Wanted, recognised: Recognised): Promise<
    Intent & { readonly isOpen: boolean }
  > {
    const [digest] = await Promise.all([digestOf([operation, args]), this.kept.load()]);
    const known = key !== undefined ? this.#find(key) : recognised === 'BY_CONTENT' ? this.#leftOpen(operation, digest) : undefined;
    if (known) {
      this.#requireSame(known, operation, digest);
      this.#underWay.add(known.key);
      return { ...known, isOpen: true };
    }
    const intent: Intent = {
      key: key ?? crypto.randomUUID(), operation, digest, since: Date.now(),
      ...(work !== undefined && { work }), ...(key !== undefined && { named: true }),
    };
    this.#underWay.add(intent.key);
    await this.kept.write({ ...this.#past(), [PREFIX + intent.key]: JSON.stringify(intent) });
    return { ...intent, isOpen: false };
  }

  /**
   * Ends a call. An answered write is settled, but a unit of work keeps it until the whole unit is: a rerun must still know when its first
   * write was sent.
   */
  async end({ key, work }: Intent, outcome: 'ANSWERED' | 'REFUSED' | 'UNKNOWN'): Promise<void> {
    this.#underWay.delete(key);
    if (outcome === 'UNKNOWN' || (outcome === 'ANSWERED' && work !== undefined)) return;
    await this.kept.write({ [PREFIX + key]: null });
  }

  async list(): Promise<Intent[]> {
    await this.kept.load();
    return this.#all().filter((intent) => !isPast(intent));
  }

  /** Drops an intent by its key, or all of a unit of work. */
  async forget({ key, work }: Wanted): Promise<void> {
    const dropped = (await this.list()).filter((intent) => (key !== undefined ? intent.key === key : intent.work === work));
    if (dropped.length > 0) await this.kept.write(Object.fromEntries(dropped.map((intent) => [PREFIX + intent.key, null])));
  }

  #find(key: string): Intent | undefined {
    const value = this.kept.values.get(PREFIX + key);
    return value === undefined ? undefined : (JSON.parse(value) as Intent);
  }

  #all(): Intent[] {
    return [...this.kept.values].filter(([name]) => name.startsWith(PREFIX)).map(([, value]) => JSON.parse(value) as Intent);
  }

  /** The oldest equal write that nobody named, that is not under way and has no answer. */
  #leftOpen(operation: string, digest: string): Intent | undefined {
    return this.#all().find((intent) =>
      !intent.named && intent.operation === operation && intent.digest === digest && !this.#underWay.has(intent.key) && !isPast(intent));
  }

  /** The expired intents, as changes that remove them. */
  #past(): Record<string, null> {
    return Object.fromEntries(this.#all().filter((intent) => isPast(intent) && !this.#underWay.has(intent.key)).map(
      ({ key }) => [PREFIX + key, null],
    ));
  }

  #requireSame(known: Intent, operation: string, digest: string): void {
    if (known.operation !== operation || known.digest !== digest) {
      throw new IntentError(
        'CHANGED', operation, known.key, `the key ${known.key} is used for another ${known.operation}; a repetition must say the same`,
      );
    }
    if (Date.now() - known.since > KEY_LIFE_MS) {
      throw new IntentError(
        'EXPIRED', operation, known.key,
        `first sent ${new Date(known.since).toISOString()}: the service may have forgotten its key, and would do it again`,
      );
    }
  }
}

function isPast({ named, since }: Intent): boolean {
  return !named && Date.now() - since > OPEN_LIFE_MS;
}

/** SHA-256, in hex, of a value's JSON with its fields in order. */
async function digestOf(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value, ordered));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function ordered(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
