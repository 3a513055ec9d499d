import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import type { ProductLifecycle, ProductManifest, ProductScenario, ProductSourceKind } from '../../../generated/models.ts';
import type { RowOf } from '../../platform/db/row.ts';

/** A product of a tenant: its name, its lifecycle, and which of its versions is bound. Its name is taken for ever. */
export const ProductEntity = defineEntity({
  name: 'Product',
  tableName: 'products',
  properties: {
    tenantId: p.text().primary(),
    productId: p.text().primary(),
    /** The version that is bound. */
    productVersion: p.integer(),
    displayName: p.text(),
    lifecycle: p.text().$type<ProductLifecycle>(),
    /** Reason for which an operator last changed the lifecycle. */
    lifecycleReason: p.text().strictNullable(),
    /** Of its events. */
    version: p.bigint('bigint'),
    updatedAt: p.datetime(),
  },
});
export type Product = RowOf<typeof ProductEntity>;

/** A version of a product: what was bound, kept with its script for good. Never changed. */
export const ProductVersionEntity = defineEntity({
  name: 'ProductVersion',
  tableName: 'product_versions',
  properties: {
    tenantId: p.text().primary(),
    productId: p.text().primary(),
    productVersion: p.integer().primary(),
    sourceKind: p.text().$type<ProductSourceKind>(),
    templateId: p.text().strictNullable(),
    templateVersion: p.integer().strictNullable(),
    compileId: p.text().strictNullable(),
    /** SHA-256 of the artifact as canonical JSON, and where that document lies. */
    artifactHash: p.text(),
    artifactKey: p.text(),
    /** The validator with the tenant's constants: its hash, address and CBOR. It is never compiled again. */
    scriptHash: p.text(),
    scriptAddress: p.text(),
    script: p.blob().$type<Buffer>().lazy(),
    network: p.text(),
    /** The minting policy of the tenant's qBRL that the script knows. */
    mintingPolicy: p.text(),
    manifest: p.json<ProductManifest>(),
    scenarios: p.json<readonly ProductScenario[]>(),
    boundAt: p.datetime(),
    boundBy: p.text(),
  },
});
export type ProductVersion = InferEntity<typeof ProductVersionEntity>;

/** A product with the version that is bound. */
export interface BoundProduct {
  readonly product: Product;
  readonly bound: ProductVersion;
}
