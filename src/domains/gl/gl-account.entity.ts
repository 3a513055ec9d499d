import { defineEntity, p } from '@mikro-orm/postgresql';
import type { GlAccountType, GlMemberType, GlSide } from '../../../generated/models.ts';

/** An account that a tenant added to its chart. */
export const GlAccountEntity = defineEntity({
  name: 'GlAccount',
  tableName: 'gl_accounts',
  properties: {
    tenantId: p.string().primary(),
    glAccountId: p.string().primary(),
    code: p.string(),
    name: p.string(),
    type: p.string().$type<GlAccountType>(),
    normalSide: p.string().$type<GlSide>(),
    parentCode: p.string().nullable(),
    createdAt: p.datetime(),
    createdBy: p.string(),
  },
});

/** What an added account gathers: a kind of ledger accounts stands under one at most. */
export const GlMemberEntity = defineEntity({
  name: 'GlMember',
  tableName: 'gl_members',
  properties: {
    tenantId: p.string().primary(),
    memberType: p.string().$type<GlMemberType>().primary(),
    glAccountId: p.string(),
  },
});
