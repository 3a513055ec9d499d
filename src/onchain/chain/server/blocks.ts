import type { BlockHead } from './block.ts';
import type { Chain } from './chain.ts';

/** Makes a block at each tick when a transaction waits, unless blocks are held. */
export class Blocks {
  isHeld = false;
  #making: Promise<BlockHead | undefined> | undefined;
  readonly #timer: NodeJS.Timeout;

  /** @param chain undefined while the chain is not open. */
  constructor(private readonly chain: () => Chain | undefined, tickMs: number) {
    this.#timer = setInterval(() => this.#tick(), tickMs);
  }

  /** Number of transactions that the next block takes; 0 while blocks are held. */
  get waiting(): number {
    return this.isHeld ? 0 : this.chain()?.waiting ?? 0;
  }

  /** Makes one now. @returns undefined where no transaction waits, or the chain is not open. */
  async make(): Promise<BlockHead | undefined> {
    return this.chain()?.makeBlock();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Makes a block, unless the one before takes longer than a tick. The chain itself reports failures through `lost`. */
  #tick(): void {
    if (this.waiting === 0 || this.#making) return;
    this.#making = this.make().catch(() => undefined).finally(() => { this.#making = undefined; });
  }
}
