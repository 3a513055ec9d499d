import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { IdSource } from '../../../platform/id.ts';
import type { Log } from '../../../platform/log.ts';
import type { Worker } from '../../../platform/worker/worker.ts';
import type { InstancesContext } from '../instances/context.ts';
import type { TransactionSubmitter } from './transaction-submitter.ts';
import type { BlockIndexer } from './block-indexer.ts';

interface ChainWorkOptions {
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
  #opening: Promise<{ submitter: TransactionSubmitter; indexer: BlockIndexer }> | undefined;

  constructor(options: ChainWorkOptions) {
    this.#options = options;
  }

  /** Both workers, for who takes single steps. */
  open(): Promise<{ submitter: TransactionSubmitter; indexer: BlockIndexer }> {
    return this.#opening ??= this.#load();
  }

  start(): void {
    this.open().then(({ submitter, indexer }) => {
      submitter.start();
      indexer.start();
    }, (error: unknown) => this.#options.log.error({ err: error }, 'work with the chain failed'));
  }

  async stop(): Promise<void> {
    const opened = await this.#opening?.catch(() => undefined);
    await Promise.all([opened?.submitter.stop(), opened?.indexer.stop()]);
  }

  async #load() {
    const [
      { ChainNode }, { TransactionSubmitter: Submitter }, { BlockIndexer: Indexer }, { OutboundTransactionStore },
    ] = await Promise.all([
      import('../../chain/building/index.ts'), import('./transaction-submitter.ts'), import('./block-indexer.ts'), import('./store.ts'),
    ]);
    const { url, timeoutMs, ...options } = this.#options;
    const shared = { ...options, store: new OutboundTransactionStore(options.database), node: new ChainNode({ url, timeoutMs }) };
    return { submitter: new Submitter(shared), indexer: new Indexer(shared) };
  }
}
