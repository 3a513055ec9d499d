import type { Context } from '../../../platform/context.ts';
import { readBindings, withManifests } from '../bindings/bindings.ts';
import type { ClientInput, ClientLanguage } from '../clients/client-input.ts';
import { clientInput } from '../clients/make-input.ts';
import type { PortalContext } from './context.ts';
import { versionOf } from '../description/described-product.ts';
import { buildIdOf } from './build-id.ts';
import type { BuildRequest } from './build-requests.ts';

/** Reads the build id of a client in this language for the current products. Where no binding has changed since, one query answers. */
export async function readBuildRequest({ db, tenant, portal }: Context & PortalContext, language: ClientLanguage): Promise<BuildRequest> {
  return db.read(async (em) => {
    const bindings = await readBindings(em, tenant);
    const version = versionOf(bindings);
    const known = portal.buildRequests.get(tenant, version)?.get(language.name);
    if (known) return known;
    const input = clientInput(tenant, await withManifests(em, tenant, bindings), portal.contracts());
    const request = { buildId: buildIdOf(input, language), language: language.name, version };
    (portal.buildRequests.get(tenant, version) ?? portal.buildRequests.keep(tenant, version, new Map())).set(language.name, request);
    return request;
  }, { isolation: 'repeatable read' });
}

/** Reads the input of a client for the current products, with the version of the description. */
export async function readInput({ db, tenant, portal }: Context & PortalContext): Promise<{
  readonly input: ClientInput; readonly version: string;
}> {
  return db.read(async (em) => {
    const bindings = await readBindings(em, tenant);
    return { input: clientInput(tenant, await withManifests(em, tenant, bindings), portal.contracts()), version: versionOf(bindings) };
  }, { isolation: 'repeatable read' });
}
