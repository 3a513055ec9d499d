import { hash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProductLifecycle, ProductManifest } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import type { PortalContext } from './context.ts';
import { describeProducts } from './description/describe-products.ts';
import { versionOf, type Binding, type DescribedProduct } from './description/described-product.ts';

/** A description as it is sent. */
export interface DescriptionText {
  /** JSON. */
  readonly text: string;
  /** Strong: of the bytes. Source: RFC 9110, 8.8.3. */
  readonly etag: string;
}

interface BindingRow {
  product_id: string;
  product_version: number;
  artifact_hash: string;
  lifecycle: ProductLifecycle;
}

/** What the caller's products are now, as an OpenAPI document. Where no binding has changed since it was read last, one query answers. */
export async function getTenantOpenapi({ db, tenant, portal }: Context & PortalContext): Promise<DescriptionText> {
  return db.read(async (em) => {
    const bindings = await readBindings(em, tenant);
    const version = versionOf(bindings);
    const known = portal.texts.get(tenant, version);
    if (known) return known;
    const text = JSON.stringify(describeProducts(tenant, await withManifests(em, tenant, bindings), portal.contracts()));
    return portal.texts.keep(tenant, version, { text, etag: `"${hash('sha256', text, 'base64url')}"` });
  }, { isolation: 'repeatable read' });
}

/** All that is bound and not RETIRED. */
async function readBindings(em: EntityManager, tenant: string): Promise<Binding[]> {
  const rows = await em.execute<BindingRow[]>(
    `select p.product_id, p.product_version, v.artifact_hash, p.lifecycle from razao.products p
     join razao.product_versions v using (tenant_id, product_id, product_version) where p.tenant_id = ? and p.lifecycle <> 'RETIRED'`, [tenant]);
  return rows.map((row) => ({ productId: row.product_id, productVersion: row.product_version, artifactHash: row.artifact_hash, lifecycle: row.lifecycle }));
}

/** Bindings with the manifests of all their versions, the newest first. */
async function withManifests(em: EntityManager, tenant: string, bindings: readonly Binding[]): Promise<DescribedProduct[]> {
  if (bindings.length === 0) return [];
  const rows = await em.execute<{ product_id: string; product_version: number; manifest: ProductManifest }[]>(
    `select product_id, product_version, manifest from razao.product_versions where tenant_id = ? and product_id in (?) order by product_version desc`,
    [tenant, bindings.map(({ productId }) => productId)]);
  return bindings.flatMap((binding) => {
    const manifests = rows.filter(({ product_id, product_version }) => product_id === binding.productId && product_version <= binding.productVersion).map(({ manifest }) => manifest);
    return manifests[0] ? [{ ...binding, manifest: manifests[0], manifests }] : [];
  });
}
