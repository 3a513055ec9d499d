/** All that other domains may import of lifecycle. */
export type { LifecycleContext, OpenCount } from './close-account.ts';
export { lifecycleFunctions } from './lifecycle.sql.ts';
export type { PromotionContext } from './promote-account.ts';
export { loadPromotions, promotionDerived } from './record.ts';
