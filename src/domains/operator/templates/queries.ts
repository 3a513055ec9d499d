import type { FilterQuery } from '@mikro-orm/postgresql';
import type { TransferTemplateListResponse, TransferTemplateResponse, TransferTemplateStatus } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import type { ResourceKind } from '../../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../../platform/http/pages.ts';
import { presentTemplate } from './present.ts';
import { TransferTemplateEntity, type TransferTemplate } from './template.entity.ts';

const TEMPLATE_ID = /^tpl_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Loads the transfer template that a path names. */
export const transferTemplateResource: ResourceKind<TransferTemplate> = {
  missing: 'TRANSFER_TEMPLATE_NOT_FOUND',
  find: async (ctx, templateId) => {
    if (!TEMPLATE_ID.test(templateId)) return undefined;
    return (await ctx.db.read((em) => em.findOne(TransferTemplateEntity, { tenantId: ctx.tenant, templateId }))) ?? undefined;
  },
};

export interface TransferTemplateFilters {
  status?: TransferTemplateStatus | undefined;
  name?: string | undefined;
}

/**
 * Lists the tenant's transfer templates, newest first, with the retired ones.
 * @throws ApiError INVALID_CURSOR.
 */
export async function operatorListTransferTemplates(
  ctx: Context, { status, name }: TransferTemplateFilters, query: PageQuery,
): Promise<TransferTemplateListResponse> {
  const page = new Page<string>(ctx, 'operatorListTransferTemplates', { status, name }, query);
  const where: FilterQuery<TransferTemplate> = {
    tenantId: ctx.tenant,
    ...(page.after !== undefined && { templateId: { $lt: page.after } }),
    ...(status !== undefined && { status }),
    ...(name !== undefined && { name }),
  };
  const rows = await ctx.db.read((em) => em.find(TransferTemplateEntity, where, { orderBy: { templateId: 'desc' }, limit: page.take }));
  const { data, next_cursor } = page.close(rows, ({ templateId }) => templateId, (row) => presentTemplate(ctx, row));
  return { items: data, next_cursor };
}

/** One transfer template. */
export function operatorGetTransferTemplate(ctx: Pick<Context, 'tenant' | 'vault'>, template: TransferTemplate): TransferTemplateResponse {
  return presentTemplate(ctx, template);
}
