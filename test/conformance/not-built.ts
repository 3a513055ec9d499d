import type { OperationId } from '../../generated/operations.ts';

/**
 * Operations that are described but not built: each answers 501 `NOT_BUILT`. Whoever builds one takes it out here and
 * takes `x-status: preview` out of its contract. The list only shrinks, and ends empty.
 */
export const notBuilt: readonly OperationId[] = [
  // command: Foundry
  'getCompile',
  'getFoundryQuota',
  'listCompiles',
  'submitCompile',
  // command: Operator
  'operatorBindProduct',
  'operatorCertifyProduct',
  'operatorDrainProduct',
  'operatorEnrollProductKey',
  'operatorGetCertification',
  'operatorGetCompile',
  'operatorGetCompileSource',
  'operatorGetProduct',
  'operatorListCompiles',
  'operatorListProductKeys',
  'operatorListProducts',
  'operatorPlanDrain',
  'operatorSetProductLifecycle',
  'operatorSubmitCompile',
  // command: Products
  'bindProductTemplate',
  'certifyProduct',
  'closeProductInstance',
  'createProductInstance',
  'driveProductAction',
  'getBattery',
  'getCertification',
  'getCertificationEvidence',
  'getConformanceRun',
  'getTenantOpenapi',
  'getTenantSdk',
  'listProductScenarios',
  'openConformanceRun',
  'runBattery',
  'runConformanceStep',
  // core: Products
  'getProduct',
  'getProductInstance',
  'listAccountProductInstances',
  'listProductInstances',
  'listProducts',
];
