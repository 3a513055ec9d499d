import type { LimitRules } from '../journal/index.ts';
import { ChangeCount } from './count.ts';
import type { OwnLimits, SharedLimits } from './limits.ts';
import type { PixLimitSettings } from './pix/pix-limits.ts';
import { isSharedId, loadOwn, loadShared, ownRow, sharedRows } from './record.ts';

/** How limits act on every movement, for the journal. */
export function limitRules(settings: PixLimitSettings): LimitRules<SharedLimits, OwnLimits> {
  return {
    loadShared, loadOwn, isShared: isSharedId, ownRow, sharedRows,
    count: (change, ledger) => (change.entries.length === 0 ? undefined : new ChangeCount(change, ledger, settings).run()),
  };
}
