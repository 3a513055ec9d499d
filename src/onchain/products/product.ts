import type { ProductLifecycle } from '../../../generated/models.ts';
import { refusal, type Refusal } from '../../platform/errors.ts';
import type { BoundProduct } from './product.entity.ts';
import type { Template } from './templates.ts';

/** The one chain there is. */
export const NETWORK = 'razao-local';

/** Transitions of a product's lifecycle that an operator may make. Binding makes it DRAFT. */
export const LIFECYCLE_MOVES: Readonly<Record<ProductLifecycle, readonly ProductLifecycle[]>> = {
  DRAFT: ['CERTIFIED', 'RETIRED'],
  CERTIFIED: ['LIVE', 'RETIRED'],
  LIVE: ['SUSPENDED'],
  SUSPENDED: ['LIVE', 'RETIRED'],
  RETIRED: [],
};

/** True when an instance may be created now. */
export function acceptsInstances(lifecycle: ProductLifecycle, isTrial: boolean): boolean {
  return lifecycle === 'LIVE' || (isTrial && (lifecycle === 'DRAFT' || lifecycle === 'CERTIFIED'));
}

/** Result of binding: nothing where it is bound already, another version where a product has the name, else a new product. */
export type Binding = 'BOUND_ALREADY' | 'NEXT_VERSION' | 'NEW_PRODUCT';

/** @returns PRODUCT_ALREADY_BOUND. */
export function bindingOfTemplate(found: BoundProduct | undefined, { templateId, templateVersion }: Template): Binding | Refusal {
  if (!found) return 'NEW_PRODUCT';
  const { product: { productId, lifecycle }, bound } = found;
  if (lifecycle !== 'DRAFT' || bound.templateId !== templateId) {
    const isOther = bound.templateId !== templateId;
    const message =
      isOther ? undefined : `The product is bound already, and is ${lifecycle}: another version takes its place only while it is a DRAFT.`;
    return refusal('PRODUCT_ALREADY_BOUND', { product_id: productId, lifecycle }, message);
  }
  return bound.templateVersion === templateVersion ? 'BOUND_ALREADY' : 'NEXT_VERSION';
}

/** @returns PRODUCT_LIFECYCLE_CONFLICT. */
export function bindingOfArtifact(found: BoundProduct | undefined, artifactHash: string): Binding | Refusal {
  if (!found) return 'NEW_PRODUCT';
  const { product: { lifecycle }, bound } = found;
  if (bound.artifactHash === artifactHash && lifecycle !== 'RETIRED') return 'BOUND_ALREADY';
  if (lifecycle !== 'LIVE' && lifecycle !== 'RETIRED') return 'NEXT_VERSION';
  const details = { lifecycle, requested: 'DRAFT', allowed: LIFECYCLE_MOVES[lifecycle] };
  return refusal('PRODUCT_LIFECYCLE_CONFLICT', details, `Nothing is bound in the place of a ${lifecycle} product.`);
}
