/** All that other domains may use of products. */
export { bindArtifact } from './binding/bind-artifact.ts';
export { bindProductTemplate } from './binding/bind-product-template.ts';
export type { ChainState } from './chain-health.ts';
export { countBatteriesOfDay } from './battery/queries.ts';
export { certifyProduct } from './certification/certify-product.ts';
export { getCertification } from './certification/queries.ts';
export type { ProductsContext } from './context.ts';
export type { BoundProduct } from './product.entity.ts';
export { operatorSetProductLifecycle } from './binding/operator-set-product-lifecycle.ts';
export { getProduct, listProducts } from './binding/queries.ts';
export { productResource } from './find-product.ts';
export { operatorDrainProduct } from './drain/operator-drain-product.ts';
export { operatorPlanDrain } from './drain/operator-plan-drain.ts';
export type { InstancesContext } from './instances/context.ts';
