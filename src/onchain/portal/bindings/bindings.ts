import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProductLifecycle, ProductManifest } from '../../../../generated/models.ts';
import type { Binding, DescribedProduct } from '../description/described-product.ts';

interface BindingRow {
  product_id: string;
  product_version: number;
  artifact_hash: string;
  lifecycle: ProductLifecycle;
}

/** All that is bound and not RETIRED. */
export async function readBindings(em: EntityManager, tenant: string): Promise<Binding[]> {
  const rows = await em.execute<BindingRow[]>(
    `select p.product_id, p.product_version, v.artifact_hash, p.lifecycle from razao.products p
     join razao.product_versions v using (tenant_id, product_id, product_version) where p.tenant_id = ? and p.lifecycle <> 'RETIRED'`, [tenant]);
  return rows.map((row) => ({
    productId: row.product_id, productVersion: row.product_version, artifactHash: row.artifact_hash, lifecycle: row.lifecycle,
  }));
}

/** Bindings with the manifests of all their versions, the newest first. */
export async function withManifests(em: EntityManager, tenant: string, bindings: readonly Binding[]): Promise<DescribedProduct[]> {
  if (bindings.length === 0) return [];
  const rows = await em.execute<{ product_id: string; product_version: number; manifest: ProductManifest }[]>(
    `select product_id, product_version, manifest from razao.product_versions where tenant_id = ? and product_id in (?) order by product_version desc`,
    [tenant, bindings.map(({ productId }) => productId)]);
  return bindings.flatMap((binding) => {
    const manifests = rows.filter(({ product_id, product_version }) =>
      product_id === binding.productId && product_version <= binding.productVersion).map(({ manifest }) => manifest);
    return manifests[0] ? [{ ...binding, manifest: manifests[0], manifests }] : [];
  });
}
