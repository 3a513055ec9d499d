import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  CreateTransferTemplateRequest, TransferTemplateParameter, TransferTemplateResponse, TransferTemplateSide,
} from '../../../../generated/models.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import { refusal, refusalError, type Refusal } from '../../../platform/errors.ts';
import { refuseCurrency, sealExternalId } from '../../accounts/index.ts';
import { refuseTerms, type ObligationsContext, type Side } from '../../obligations/index.ts';
import { presentTemplate, templateEvent } from './present.ts';
import { isKeyed, mapOutsiders, refuseShape, type TemplateShape } from './template.ts';
import { TransferTemplateEntity, type TransferTemplate } from './template.entity.ts';

/**
 * Stores a template of a repeated transfer. A template that could never be an obligation is refused; funds and limits are checked when one
 * is made.
 * @throws ApiError ACCOUNT_NOT_FOUND, TRANSFER_TEMPLATE_NAME_TAKEN, TRANSFER_TEMPLATE_INVALID, RAIL_NEEDS_ACCOUNTS, NO_ACCOUNT_SIDE,
 * SAME_ACCOUNT, RAIL_NOT_BOUND, INVALID_CURRENCY, ACCOUNT_CLOSED, CURRENCY_MISMATCH, ACCOUNT_OF_SQUAD.
 */
export async function operatorCreateTransferTemplate(
  ctx: ObligationsContext, body: CreateTransferTemplateRequest,
): Promise<TransferTemplateResponse> {
  const shape = readShape(body);
  const mismatch = await refuseSides(ctx, body);
  if (mismatch?.code === 'ACCOUNT_NOT_FOUND') throw refusalError(mismatch);
  return ctx.db.write(async ({ em, announce }) => {
    await lockHead(em, ctx.tenant); // names are given one by one
    const refused = (await refuseName(em, ctx.tenant, body.name)) ?? refuseShape(shape) ?? mismatch;
    if (refused) throw refusalError(refused);
    const template = em.create(TransferTemplateEntity, newRow(ctx, body, shape));
    em.persist(template);
    announce(templateEvent('created', template));
    return presentTemplate(ctx, template);
  });
}

/** @returns the refusal of a template for its shape or currency, whatever accounts there are; or undefined. */
export function refuseTemplate(body: CreateTransferTemplateRequest): Refusal | undefined {
  return refuseShape(readShape(body)) ?? refuseCurrency(body.amount.currency);
}

function readShape(body: CreateTransferTemplateRequest): TemplateShape {
  return { ...body, parameters: (body.parameters ?? []).map(readParameter) };
}

function readParameter(parameter: TransferTemplateParameter): TransferTemplateParameter {
  const { required = true } = parameter;
  return { ...parameter, required: required || !isKeyed(parameter) };
}

/** Refuses a template that no obligation could follow, as far as its sides are fixed. */
async function refuseSides(
  ctx: ObligationsContext, { rail, amount: { currency }, debtor, creditor }: CreateTransferTemplateRequest,
): Promise<Refusal | undefined> {
  const draft = { rail, currency, debtor: sideOf(debtor), creditor: sideOf(creditor) };
  return (await refuseTerms(ctx, { draft })) ?? refuseCurrency(currency);
}

function sideOf({ kind, account_id }: TransferTemplateSide): Side {
  return { kind, accountId: account_id ?? null, externalId: null };
}

async function refuseName(em: EntityManager, tenantId: string, name: string): Promise<Refusal | undefined> {
  const taken = await em.findOne(TransferTemplateEntity, { tenantId, name, status: 'ACTIVE' });
  if (!taken) return undefined;
  return refusal('TRANSFER_TEMPLATE_NAME_TAKEN', { name, template_id: taken.templateId }, `There is an active template ${name}.`);
}

function newRow(ctx: ObligationsContext, body: CreateTransferTemplateRequest, { parameters }: TemplateShape): TransferTemplate {
  const { name, description, rail, amount, debtor, creditor, match_keys = {}, metadata = {} } = body;
  return {
    tenantId: ctx.tenant, templateId: ctx.ids.next('tpl'), name, description: description ?? null, status: 'ACTIVE', rail,
    currency: amount.currency, amount: amount.value ?? null,
    debtorKind: debtor.kind, debtorAccountId: debtor.account_id ?? null, creditorKind: creditor.kind,
    creditorAccountId: creditor.account_id ?? null,
    matchKeys: match_keys, metadata, parameters: mapOutsiders(body, parameters, (value) => sealExternalId(ctx, value)),
    version: 1n, createdAt: ctx.clock.now(), createdBy: ctx.actor, retiredAt: null, retiredBy: null, retiredReason: null,
  };
}
