import type { Context } from '../../../platform/context.ts';
import type { Consumer } from '../../../platform/worker/consumer.ts';
import type { PortalContext } from './context.ts';
import { requestBuild } from './build-requests.ts';
import { readBuildRequest } from './read-input.ts';

/** Builds again the clients that a tenant has fetched before, once its bindings have changed: they are there before they are requested. */
export function remakingConsumer(contextFor: (tenant: string) => Context & PortalContext): Consumer {
  return {
    name: 'clients',
    types: ['product.bound', 'product.lifecycle_changed'],
    handle: async ({ tenant }) => {
      const ctx = contextFor(tenant);
      const rows = await ctx.db.read((em) => em.execute<{ language: string }[]>(
        'select distinct language from razao.client_builds where tenant_id = ?', [tenant],
      ));
      for (const language of ctx.portal.languages.filter(({ name }) => rows.some((row) => row.language === name))) await requestBuild(
        ctx, await readBuildRequest(ctx, language),
      );
    },
  };
}
