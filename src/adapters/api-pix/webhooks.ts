import type { Log } from '../../platform/log.ts';
import type { Bank } from './bank.ts';

const WATCH_EVERY_MS = 60 * 60_000;
const RETRY_MS = 60_000;

/** Keeps the PSP told where callbacks go, for each key: a PSP may drop a webhook by itself. */
export class Webhooks {
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  readonly faults = new Map<string, string>();

  constructor(
    private readonly options: { readonly bank: Bank; readonly keys: readonly string[]; readonly url: string; readonly log: Log },
  ) {}

  start(): void {
    this.#next(0);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Registers the address for each key that has another, or none. Faults are kept in `faults`; polls go on without callbacks. */
  async ensure(): Promise<void> {
    for (const key of this.options.keys) {
      const fault = await this.#ensureFor(key).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
      const name = masked(key);
      if (fault !== undefined && this.faults.get(name) !== fault) this.options.log.warn(
        { key: name, fault }, 'no callbacks come for a key: its Pix are found by polls alone',
      );
      if (fault === undefined) this.faults.delete(name);
      else this.faults.set(name, fault);
    }
  }

  /** @returns what is wrong. @throws NotSent, OutcomeUnknown. */
  async #ensureFor(key: string): Promise<string | undefined> {
    const { bank, url, log } = this.options;
    if (await bank.findWebhook(key) === url) return undefined;
    const refused = await bank.putWebhook(key, url);
    if (!refused) log.info({ key: masked(key) }, 'callbacks of a key come here');
    return refused && `the PSP refuses the webhook: ${refused.problem}`;
  }

  #next(afterMs: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      void this.ensure().finally(() => this.#next(this.faults.size > 0 ? RETRY_MS : WATCH_EVERY_MS));
    }, afterMs);
    this.#timer.unref();
  }
}

/** A key as logs show it: its end. */
export function masked(key: string): string {
  return `***${key.slice(-4)}`;
}
