import type { CreateGlAccountRequest, GlAccountResponse } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import { lockHead } from '../../platform/db/lock-row.ts';
import { admitAccount, usualSide, type GlAccount } from './chart.ts';
import { GlAccountEntity, GlMemberEntity } from './gl-account.entity.ts';
import { presentGlAccount, readChart } from './read-chart.ts';

/**
 * Adds an account to the tenant's chart. Additions of one tenant wait for each other.
 * @throws ApiError GL_CODE_TAKEN, GL_ACCOUNT_NOT_FOUND, GL_PARENT_TYPE_MISMATCH, GL_MEMBER_TYPE_TAKEN.
 */
export function createGlAccount(ctx: Context, body: CreateGlAccountRequest): Promise<GlAccountResponse> {
  const { tenant: tenantId } = ctx;
  return ctx.db.write(async ({ em, announce }) => {
    await lockHead(em, tenantId);
    const account: GlAccount = {
      glAccountId: ctx.ids.next('gla'), code: body.code, name: body.name, type: body.type,
      normalSide: body.normal_side ?? usualSide(body.type),
      parentCode: body.parent_code ?? null, gathers: [...(body.gathers ?? [])].sort(), isBuiltIn: false, createdAt: ctx.clock.now(),
      createdBy: ctx.actor,
    };
    admitAccount(await readChart(em, tenantId), account);
    const { gathers, isBuiltIn: _, ...row } = account;
    em.persist(em.create(GlAccountEntity, { tenantId, ...row }));
    await em.flush();
    for (const memberType of gathers) em.persist(em.create(GlMemberEntity, { tenantId, memberType, glAccountId: account.glAccountId }));
    announce({
      type: 'gl_account.created', entityId: account.glAccountId, version: 1n,
      data: {
        gl_account_id: account.glAccountId, code: account.code, type: account.type, normal_side: account.normalSide,
        parent_code: account.parentCode, gathers: [...account.gathers],
      },
    });
    return presentGlAccount(account);
  });
}
