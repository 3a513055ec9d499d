import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../platform/context.ts';
import type { SdkLanguage } from '../clients/client-input.ts';

/** Requested client. */
export interface BuildRequest {
  readonly buildId: string;
  readonly language: SdkLanguage;
  /** Of the description. */
  readonly version: string;
}

/** Has a client made, unless it is made or on its way. However many wish for it, it is made once. */
export async function requestBuild(ctx: Context, wish: BuildRequest): Promise<void> {
  await ctx.db.write(async ({ em }) => { await insertBuildRequest(em, ctx.tenant, wish); });
}

export async function insertBuildRequest(em: EntityManager, tenant: string, { buildId, language, version }: BuildRequest): Promise<void> {
  await em.execute(
    `insert into razao.client_builds (tenant_id, build_id, language, version, failures, due_at, attempts, created_at)
     values (?, ?, ?, ?, 0, razao.clock(), 0, razao.clock()) on conflict do nothing`, [tenant, buildId, language, version]);
}
