import { isUnreachable } from './failures.ts';
import type { PostgresHost } from './postgres-url.ts';
import { noPrimary } from './unusable-server.ts';

/** Finds the server that takes writes: the first in their order that does, until it fails. Concurrent callers share a search. */
export class PrimarySearch {
  readonly #hosts: readonly PostgresHost[];
  readonly #probe: (host: PostgresHost) => Promise<void>;
  #found: Promise<PostgresHost> | undefined;

  /** @param probe fails where a server cannot be reached or takes no writes. */
  constructor(hosts: readonly PostgresHost[], probe: (host: PostgresHost) => Promise<void>) {
    this.#hosts = hosts;
    this.#probe = probe;
  }

  /**
   * Finds the server; one server needs no search. @throws UnusableServer when none takes writes; the
   * error of a server that refuses the login.
   */
  find(): Promise<PostgresHost> {
    const [first, ...others] = this.#hosts;
    if (first && others.length === 0) return Promise.resolve(first);
    return (this.#found ??= this.#search().catch((error: unknown) => {
      this.forget();
      throw error;
    }));
  }

  /** The server that was found is to be looked for again. */
  forget(): void {
    this.#found = undefined;
  }

  async #search(): Promise<PostgresHost> {
    const reasons: Error[] = [];
    for (const host of this.#hosts) {
      try {
        await this.#probe(host);
        return host;
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        reasons.push(error as Error);
      }
    }
    throw noPrimary(this.#hosts, reasons);
  }
}
