import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { IdSource } from '../../../../platform/id.ts';
import type { Log } from '../../../../platform/log.ts';
import type { Worker } from '../../../../platform/module.ts';
import type { InstancesContext } from '../context.ts';
import type { Courier } from './courier.ts';
import type { Follower } from './follower.ts';

export interface ChainWorkOptions {
  readonly database: Database;
  readonly contextFor: (tenant: string) => InstancesContext;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly log: Log;
  /** Where the chain's node is. */
  readonly url: string;
  /** Longest that a call of it may take. */
  readonly timeoutMs: number;
  readonly indexLagMs: number;
}

/** What takes moves to the chain and its word back. The chain's libraries are loaded by who works, and by no other process. */
export class ChainWork implements Worker {
  readonly #options: ChainWorkOptions;
  #opening: Promise<{ courier: Courier; follower: Follower }> | undefined;

  constructor(options: ChainWorkOptions) {
    this.#options = options;
  }

  /** Both workers, for who takes single steps. */
  open(): Promise<{ courier: Courier; follower: Follower }> {
    return this.#opening ??= this.#load();
  }

  start(): void {
    this.open().then(({ courier, follower }) => {
      courier.start();
      follower.start();
    }, (error: unknown) => this.#options.log.error({ err: error }, 'the chain cannot be worked with'));
  }

  async stop(): Promise<void> {
    const opened = await this.#opening?.catch(() => undefined);
    await Promise.all([opened?.courier.stop(), opened?.follower.stop()]);
  }

  async #load() {
    const [{ ChainNode }, { Courier: CourierOf }, { Follower: FollowerOf }, { SendingStore }] = await Promise.all([
      import('../../../chain/building/index.ts'), import('./courier.ts'), import('./follower.ts'), import('./store.ts'),
    ]);
    const { url, timeoutMs, ...options } = this.#options;
    const shared = { ...options, store: new SendingStore(options.database), node: new ChainNode({ url, timeoutMs }) };
    return { courier: new CourierOf(shared), follower: new FollowerOf(shared) };
  }
}
