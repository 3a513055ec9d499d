import type { RetireTemplateRequest, TransferTemplateResponse } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import { lockRow } from '../../../platform/db/lock-row.ts';
import { presentTemplate, templateEvent } from './present.ts';
import { TransferTemplateEntity, type TransferTemplate } from './template.entity.ts';

/** Retires a template permanently, which frees its name. Retiring a retired one changes nothing. */
export async function operatorRetireTransferTemplate(
  ctx: Context, templateId: string, { status, reason }: RetireTemplateRequest,
): Promise<TransferTemplateResponse> {
  return ctx.db.write(async ({ em, announce }) => {
    await lockRow(em, 'transfer_templates', { tenant_id: ctx.tenant, template_id: templateId });
    const row: unknown = await em.findOneOrFail(TransferTemplateEntity, { tenantId: ctx.tenant, templateId });
    const template = row as TransferTemplate;
    if (template.status === status) return presentTemplate(ctx, template);
    Object.assign(template, {
      status, retiredAt: ctx.clock.now(), retiredBy: ctx.actor, retiredReason: reason ?? null, version: template.version + 1n,
    });
    announce(templateEvent('retired', template));
    return presentTemplate(ctx, template);
  });
}
