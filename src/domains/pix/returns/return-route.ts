import type { Rails, Route } from '../../rails/index.ts';

/** The name under which the returns of an adapter are registered, beside its payments. */
export function returnsOf(adapterName: string): string {
  return `${adapterName}/returns`;
}

/** Route for a return: the provider that brought the credit, if it takes returns. */
export async function returnRoute(rails: Rails, tenant: string, providerId: string): Promise<Route | undefined> {
  const binding = (await rails.able(tenant, 'PIX', 'RETURNS')).find((it) => it.providerId === providerId);
  const adapterName = binding && returnsOf(binding.adapter);
  const adapter = adapterName === undefined ? undefined : rails.adapter(adapterName, 'PIX');
  return adapterName !== undefined && adapter ? { providerId, adapterName, adapter } : undefined;
}
