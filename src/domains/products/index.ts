/** All that other domains may use of products. */
export { bindArtifact } from './bind-artifact.ts';
export { countBatteriesOfDay } from './battery/queries.ts';
export type { ProductsContext } from './context.ts';
export { LIFECYCLE_MOVES } from './product.ts';
export { getProduct, listProducts, productResource } from './queries.ts';
export { operatorDrainProduct } from './drain/operator-drain-product.ts';
export { operatorPlanDrain } from './drain/operator-plan-drain.ts';
export type { InstancesContext } from './instances/context.ts';
