import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import type {
  MatchKeys, Metadata, RailFamily, SideKind, TransferTemplateParameter, TransferTemplateStatus,
} from '../../../../generated/models.ts';

/** A transfer template of a tenant. Only retiring changes it. */
export const TransferTemplateEntity = defineEntity({
  name: 'TransferTemplate',
  tableName: 'transfer_templates',
  properties: {
    tenantId: p.text().primary(),
    templateId: p.text().primary(),
    name: p.text(),
    description: p.text().strictNullable(),
    status: p.text().$type<TransferTemplateStatus>(),
    rail: p.text().$type<RailFamily>(),
    currency: p.text(),
    /** Minor units; null where a parameter fills it. */
    amount: p.bigint('number').strictNullable(),
    debtorKind: p.text().$type<SideKind>(),
    /** The fixed account; null where a parameter fills the side. */
    debtorAccountId: p.text().strictNullable(),
    creditorKind: p.text().$type<SideKind>(),
    creditorAccountId: p.text().strictNullable(),
    matchKeys: p.json<MatchKeys>(),
    metadata: p.json<Metadata>(),
    /** In the order in which they were declared; values that name outside parties are sealed, as `sealExternalId` does. */
    parameters: p.json<TransferTemplateParameter[]>(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.text(),
    retiredAt: p.datetime().strictNullable(),
    retiredBy: p.text().strictNullable(),
    retiredReason: p.text().strictNullable(),
  },
});

export type TransferTemplate = InferEntity<typeof TransferTemplateEntity>;
