import { LeasedJobs } from '../../platform/jobs/leased-jobs.ts';
import type { Module } from '../../platform/module.ts';
import type { Worker } from '../../platform/worker/worker.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { FoundryChild } from '../foundry/index.ts';
import type { LedgerModule } from '../../domains/journal/index.ts';
import type { OpenCount } from '../../domains/lifecycle/index.ts';
import type { QbrlContext } from '../qbrl/index.ts';
import { batteryFunctions } from './battery/batteries.sql.ts';
import { BatteryEntity } from './battery/battery.entity.ts';
import { runBatteryJob } from './battery/run-battery-job.ts';
import { batteryResource } from './battery/queries.ts';
import { CertificationEntity } from './certification/certification.entity.ts';
import { RunEntity, StepEntity } from './conformance/conformance.entity.ts';
import { conformanceFunctions } from './conformance/conformance.sql.ts';
import { expiryJob } from './conformance/expire-runs.ts';
import { conformanceConsumer } from './conformance/decide-run.ts';
import { conformanceRows, runResource } from './conformance/queries.ts';
import { chainHealth, readChainSupply } from './chain-health.ts';
import { CustodyEntity } from './custody/custody.entity.ts';
import { custodyFunctions } from './custody/custody.sql.ts';
import { drainConsumer } from './drain/continue-drain.ts';
import { DrainEntity } from './drain/drain.entity.ts';
import { drainFunctions, drainRows } from './drain/record.ts';
import type { InstancesContext } from './instances/context.ts';
import { ChainWork } from './transactions/chain-work.ts';
import { InstanceEntity, MoveEntity, StakeEntity } from './instances/instance.entity.ts';
import { instanceFunctions } from './instances/instances.sql.ts';
import { countOpenInstances, instanceResource } from './instances/queries.ts';
import { instanceRows } from './instances/record.ts';
import {
  CoinEntity, FollowEntity, PayoutEntity, ReferenceEntity, OutboundTransactionEntity, WalletEntity,
} from './instances/outbound-transaction.entity.ts';
import type { ProductsContext } from './context.ts';
import { ProductEntity, ProductVersionEntity } from './product.entity.ts';
import { productNameResource, productResource } from './find-product.ts';
import { productMetrics } from './metrics.ts';
import { TemplateArtifacts } from './template-artifacts.ts';
import { SHIPPED, Templates } from './templates.ts';

/** Rules of a tenant's own for money: what is bound, what was tried against it, and the instances that hold money by it. */
export const productsModule: Module<
  Dependencies & { readonly foundryChild: FoundryChild },
  Pick<ProductsContext, 'products' | 'chainHealth'> & Pick<QbrlContext, 'chainSupply'>, InstancesContext
>
  & LedgerModule & { readonly openOnAccounts: Readonly<Record<string, OpenCount>> } = {
  domain: 'products',
  entities: [
    ProductEntity, ProductVersionEntity, BatteryEntity, InstanceEntity, MoveEntity, StakeEntity, OutboundTransactionEntity, CoinEntity,
    PayoutEntity, ReferenceEntity, RunEntity,
    StepEntity, DrainEntity, CertificationEntity, CustodyEntity, WalletEntity, FollowEntity,
  ],
  functions: [...batteryFunctions, ...instanceFunctions, ...custodyFunctions, ...conformanceFunctions, ...drainFunctions],
  resources: {
    product: productResource, 'product.name': productNameResource, battery: batteryResource, product_instance: instanceResource,
    conformance_run: runResource,
  },
  recounts: {
    products: `select count(*)::int as used from razao.products where tenant_id = ? and lifecycle <> 'RETIRED'`,
    product_instances: `select count(*)::int as used from razao.product_instances where tenant_id = ? and status in ('PENDING', 'OPEN')`,
  },
  openOnAccounts: { product_instances: countOpenInstances },
  metrics: productMetrics,
  ledger: { rows: [...instanceRows, ...conformanceRows, ...drainRows] },
  open: ({ config, database, log, clock, ids, foundryChild }, { contextFor }) => {
    const battery: Worker = new LeasedJobs({
      database, log, work: 'battery', table: 'batteries', runJob: (job) => runBatteryJob(contextFor(job.tenant), job),
    });
    return {
      context: {
        chainSupply: readChainSupply,
        chainHealth: chainHealth(config.RAZAO_CHAIN_URL),
        products: {
          templates: Templates.read(SHIPPED), templateArtifacts: new TemplateArtifacts(foundryChild), isTrial: config.RAZAO_SANDBOX,
        },
      },
      consumers: [conformanceConsumer(contextFor), drainConsumer(contextFor)],
      jobs: [expiryJob(database, contextFor)],
      workers: [battery, ...(config.RAZAO_CHAIN_URL === undefined ? [] : [new ChainWork({
        database, log, clock, ids, contextFor, url: config.RAZAO_CHAIN_URL, timeoutMs: config.RAZAO_CHAIN_TIMEOUT_SECONDS * 1000,
        indexLagMs: config.RAZAO_INDEX_LAG_SECONDS * 1000,
      })])],
    };
  },
};
