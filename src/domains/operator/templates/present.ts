import type { TransferTemplateResponse, TransferTemplateSide } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import { exponentOf } from '../../../platform/currencies.ts';
import type { EventOf } from '../../../platform/outbox/event.ts';
import { openExternalId } from '../../accounts/index.ts';
import { bodyTemplate, mapOutsiders } from './template.ts';
import type { TransferTemplate } from './template.entity.ts';

/** A transfer template in the contract's form. */
export function presentTemplate(ctx: Pick<Context, 'tenant' | 'vault'>, it: TransferTemplate): TransferTemplateResponse {
  const sides = { debtor: presentSide(it.debtorKind, it.debtorAccountId), creditor: presentSide(it.creditorKind, it.creditorAccountId) };
  const shape = {
    amount: { currency: it.currency, ...(it.amount !== null && { value: it.amount }) }, ...sides, match_keys: it.matchKeys,
    metadata: it.metadata,
    parameters: mapOutsiders(sides, it.parameters, (value) => openExternalId(ctx, value)),
  };
  return {
    template_id: it.templateId, name: it.name, description: it.description, status: it.status, rail: it.rail, ...shape,
    currency_exponent: exponentOf(it.currency),
    execution: it.status === 'RETIRED' ? null : { method: 'POST', url: '/v1/obligations', body_template: bodyTemplate(it.rail, shape) },
    created_at: it.createdAt.toISOString(), created_by: it.createdBy,
    retired_at: it.retiredAt?.toISOString() ?? null, retired_by: it.retiredBy, retired_reason: it.retiredReason,
  };
}

function presentSide(kind: TransferTemplateSide['kind'], accountId: string | null): TransferTemplateSide {
  return { kind, ...(accountId !== null && { account_id: accountId }) };
}

/** Event of a template: it names no side. */
export function templateEvent(
  type: 'created' | 'retired', { templateId, name, status, rail, version }: TransferTemplate,
): EventOf<`transfer_template.${'created' | 'retired'}`> {
  return { type: `transfer_template.${type}`, entityId: templateId, version, data: { template_id: templateId, name, status, rail } };
}
