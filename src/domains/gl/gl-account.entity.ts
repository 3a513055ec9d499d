import { defineEntity, p } from '@mikro-orm/postgresql';
import type { GlAccountType, GlMemberType, GlSide } from '../../../generated/models.ts';

/** An account that a tenant added to its chart. */
export const GlAccountEntity = defineEntity({
  name: 'GlAccount',
  tableName: 'gl_accounts',
  properties: {
    tenantId: p.text().primary(),
    glAccountId: p.text().primary(),
    code: p.text(),
    name: p.text(),
    type: p.text().$type<GlAccountType>(),
    normalSide: p.text().$type<GlSide>(),
    parentCode: p.text().nullable(),
    createdAt: p.datetime(),
    createdBy: p.text(),
  },
});

/** Kinds that an added account collects: at most one account collects a kind of ledger accounts. */
export const GlMemberEntity = defineEntity({
  name: 'GlMember',
  tableName: 'gl_members',
  properties: {
    tenantId: p.text().primary(),
    memberType: p.text().$type<GlMemberType>().primary(),
    glAccountId: p.text(),
  },
});
