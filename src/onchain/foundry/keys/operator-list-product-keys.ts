import type { FilterQuery } from '@mikro-orm/postgresql';
import type { ProductKeyListResponse, ProductKeyStatus } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import { Page, type PageQuery } from '../../../platform/http/pages.ts';
import { presentProductKey } from './present.ts';
import { ProductKeyEntity, type ProductKey } from './product-key.entity.ts';

interface ProductKeyFilters {
  author?: string | undefined;
  status?: ProductKeyStatus | undefined;
}

/** Position of a page: time of enrolment, and the fingerprint among keys of that time. */
interface Place {
  readonly at: string;
  readonly fingerprint: string;
}

/**
 * The keys of the tenant, newest first, the superseded ones among them.
 * @throws ApiError INVALID_CURSOR.
 */
export async function operatorListProductKeys(
  ctx: Context, { author, status }: ProductKeyFilters, query: PageQuery,
): Promise<ProductKeyListResponse> {
  const page = new Page<Place>(ctx, 'operatorListProductKeys', { author, status }, query);
  const where: FilterQuery<ProductKey> = {
    tenantId: ctx.tenant, ...(author !== undefined && { author }), ...(status !== undefined && { status }),
    ...(page.after && {
      $or: [{ enrolledAt: { $lt: page.after.at } }, { enrolledAt: page.after.at, fingerprint: { $lt: page.after.fingerprint } }],
    }),
  };
  const rows = await ctx.db.read((em) => em.find(ProductKeyEntity, where, {
    orderBy: { enrolledAt: 'desc', fingerprint: 'desc' }, limit: page.take,
  }));
  const { data, next_cursor } = page.close(
    rows, ({ enrolledAt, fingerprint }) => ({ at: enrolledAt.toISOString(), fingerprint }), presentProductKey,
  );
  return { items: data, next_cursor };
}
