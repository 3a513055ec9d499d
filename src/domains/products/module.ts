import { LeasedJobs } from '../../platform/jobs/leased-jobs.ts';
import type { Ground, Module } from '../../platform/module.ts';
import { batteryFunctions } from './battery/batteries.sql.ts';
import { BatteryEntity } from './battery/battery.entity.ts';
import { fightBattery } from './battery/fight-battery.ts';
import { batteryResource } from './battery/queries.ts';
import type { FoundryChild } from '../foundry/index.ts';
import type { ProductsContext } from './context.ts';
import { ProductEntity, ProductVersionEntity } from './product.entity.ts';
import { productNameResource, productResource } from './queries.ts';
import { TemplateArtifacts } from './template-artifacts.ts';
import { SHIPPED, Templates } from './templates.ts';

/** Rules of a tenant's own for money: what is bound, and what was tried against it. */
export const productsModule: Module<Ground & { readonly foundryChild: FoundryChild }, Pick<ProductsContext, 'products'>, ProductsContext> = {
  domain: 'products',
  entities: [ProductEntity, ProductVersionEntity, BatteryEntity],
  functions: batteryFunctions,
  resources: { product: productResource, 'product.name': productNameResource, battery: batteryResource },
  recounts: { products: `select count(*)::int as used from razao.products where tenant_id = ? and lifecycle <> 'RETIRED'` },
  open: ({ config, database, log, foundryChild }, { contextFor }) => ({
    context: {
      products: { templates: Templates.read(SHIPPED), templateArtifacts: new TemplateArtifacts(foundryChild), isTrial: config.RAZAO_SANDBOX },
    },
    workers: [new LeasedJobs({
      database, log, work: 'battery', table: 'batteries', carryOut: (job) => fightBattery(contextFor(job.tenant), job),
    })],
  }),
};
