import type { OpenapiDocument } from '../../../../generated/models.ts';
import type { Contracts } from './contracts.ts';
import { componentsOf, type Document, type Schemas } from './document.ts';
import { inOrder, versionOf, type DescribedProduct } from './described-product.ts';
import { Names } from './names.ts';
import { describeProduct } from './operations.ts';

const SCOPE = 'service/products';
const TITLE = 'Products of ';

/**
 * The description of a tenant's products: the contracts' generic operations with each product written into them (interface.md 8). The same
 * products give the same description, in any process.
 * @param products those that are described, none of them RETIRED.
 */
export function describeProducts(tenant: string, products: readonly DescribedProduct[], contracts: Contracts): OpenapiDocument {
  const sorted = inOrder(products).map((product) => withPlainTexts(product));
  const names = new Names(sorted, Object.keys(contracts.schemas));
  const parts = sorted.map((product) => describeProduct(product, names, contracts));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { path, method, operation } of parts.flatMap(({ operations }) => operations)) (paths[path] ??= {})[method] = operation;
  const own: Schemas = Object.assign({}, ...parts.map(({ schemas }) => schemas)) as Schemas;
  return {
    openapi: '3.0.3',
    info: { title: `${TITLE}${tenant}`, version: versionOf(sorted), description: `Generated from the products bound to ${tenant}.` },
    tags: sorted.map(({ productId, productVersion, lifecycle, manifest }) => ({
      name: productId, description: `${manifest.title}, version ${productVersion}, ${lifecycle}.`,
    })),
    paths,
    components: {
      ...componentsOf(paths, { ...contracts.components, schemas: { ...contracts.schemas, ...own } }),
      securitySchemes: securityOf(contracts.components),
    },
  };
}

/** The description as it is given to its tenant, for any tools. */
export function publishedProducts(tenant: string, products: readonly DescribedProduct[], contracts: Contracts): OpenapiDocument {
  return describeProducts(tenant, products, contracts.published);
}

/** Tenant whose products a document describes; undefined for a document that is not such a description. */
export function tenantOf(document: unknown): string | undefined {
  const { info: { title = '' } = {} } = document as { info?: { title?: string } };
  return title.startsWith(TITLE) ? title.slice(TITLE.length) : undefined;
}

/** Security scheme of the description: a token from the host that the description came from, for products only. */
function securityOf({ securitySchemes = {} }: NonNullable<Document['components']>): object {
  const { oauth } = securitySchemes;
  if (!oauth || '$ref' in oauth || oauth.type !== 'oauth2' || !oauth.flows.clientCredentials) throw new Error(
    'the contracts have no client credentials',
  );
  const { tokenUrl, scopes } = oauth.flows.clientCredentials;
  return { oauth: { ...oauth, flows: { clientCredentials: { tokenUrl, scopes: { [SCOPE]: scopes[SCOPE] ?? '' } } } } };
}

/** Begin of an HTML element, which Markdown lets through. */
const ELEMENT = /<(?=[a-z/!?])/gi;
const TEXTS: ReadonlySet<string> = new Set(['title', 'description']);

/**
 * A manifest whose texts are nothing but text: a description of OpenAPI is Markdown, and who writes a manifest is not who reads it. Who
 * reads it sees what was written.
 */
function withPlainTexts<T>(manifest: T): T {
  return plain(manifest) as T;
}

function plain(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(plain);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) =>
    [key, TEXTS.has(key) && typeof value === 'string' ? value.replace(ELEMENT, '&lt;') : plain(value)]));
}
