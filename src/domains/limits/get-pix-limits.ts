import type { PixLimitsResponse } from '../../../generated/models.ts';
import { readLimits } from './read-limits.ts';
import type { PixLimitsContext } from './pix/context.ts';
import { initialValues, valuesAt } from './pix/pix-limits.ts';
import { valuesIn, PixLimitsEntity } from './pix/pix-limits.entity.ts';
import { presentPixLimits } from './pix/present.ts';

/** Returns the current Pix limits of an account, even where the worker has not activated them yet. */
export async function getPixLimits(ctx: PixLimitsContext, accountId: string): Promise<PixLimitsResponse> {
  const { tenant: tenantId, pixLimits: settings } = ctx;
  const [row, { own }] = await Promise.all([
    ctx.db.read((em) => em.findOne(PixLimitsEntity, { tenantId, accountId })), readLimits(ctx, accountId),
  ]);
  const now = ctx.clock.now();
  const { values } = valuesAt(row ? valuesIn(row) : initialValues(settings), now);
  return presentPixLimits(accountId, row ?? undefined, values, own.used, now, settings);
}
