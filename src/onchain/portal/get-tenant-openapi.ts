import { hash } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { readBindings, withManifests } from './bindings/bindings.ts';
import type { DescriptionText, PortalContext } from './making/context.ts';
import { publishedProducts } from './description/describe-products.ts';
import { versionOf } from './description/described-product.ts';

/** Describes the caller's current products as an OpenAPI document. Where no binding has changed since the last read, one query answers. */
export async function getTenantOpenapi({ db, tenant, portal }: Context & PortalContext): Promise<DescriptionText> {
  return db.read(async (em) => {
    const bindings = await readBindings(em, tenant);
    const version = versionOf(bindings);
    const known = portal.texts.get(tenant, version);
    if (known) return known;
    const text = JSON.stringify(publishedProducts(tenant, await withManifests(em, tenant, bindings), portal.contracts()));
    return portal.texts.keep(tenant, version, { text, etag: `"${hash('sha256', text, 'base64url')}"` });
  }, { isolation: 'repeatable read' });
}
