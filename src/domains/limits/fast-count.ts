import type { LimitedLedger, Movement, FastCount } from '../journal/index.ts';
import type { Instant } from './instant.ts';
import { isExemptEntry, type OwnLimits, type SharedLimits } from './limits.ts';
import { MovementCount } from './movement-count.ts';
import type { PixLimitSettings } from './pix/pix-limits.ts';

/**
 * Checks and counts plain transfers, which only change counters. A transfer that would be refused or warned of, or that stores something
 * with its row, does not pass.
 */
export class FastTransferCount implements FastCount<SharedLimits, OwnLimits> {
  readonly #count: MovementCount;

  constructor(ledger: LimitedLedger<SharedLimits>, settings: PixLimitSettings, instant: Instant) {
    this.#count = new MovementCount(ledger, settings, instant);
  }

  passes({ account, amount, entryType }: Movement): boolean {
    if (isExemptEntry(entryType, undefined)) return true;
    const refused = this.#count.count({
      account, direction: amount < 0n ? 'DEBIT' : 'CREDIT', amount: Math.abs(Number(amount)), rail: 'NATIVE', obligationId: '', txId: '',
      productId: null, behind: undefined,
    });
    return !refused && this.#count.warnings.length + this.#count.uses.size === 0;
  }

  left() {
    return this.#count.left();
  }
}
