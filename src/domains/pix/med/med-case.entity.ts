import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import type { MedCaseDirection, MedCaseStatus } from '../../../../generated/models.ts';

/** A row of MED cases, as far as lists choose by it. The journal writer alone writes it, see record.ts. */
export const MedCaseEntity = defineEntity({
  name: 'MedCase',
  tableName: 'med_cases',
  readonly: true,
  properties: {
    tenantId: p.string().primary(),
    caseId: p.string().primary(),
    direction: p.string().$type<MedCaseDirection>(),
    status: p.string().$type<MedCaseStatus>(),
    accountId: p.string(),
  },
});

export type MedCaseRecord = InferEntity<typeof MedCaseEntity>;
