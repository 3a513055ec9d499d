import type { RailCapability } from '../../../generated/models.ts';
import type { Database } from '../../platform/db/database.ts';
import type { PostgresRow, RowOf } from '../../platform/db/row.ts';
import { serverMemory } from '../../platform/db/server-memory.ts';
import { bindingCodec, type RailBindingEntity } from './binding.entity.ts';
import { BOUND_RAILS, PAYMENTS, type RailAdapter, type RailDirection, type RailFamily } from './rail.ts';

/** A provider bound to a rail of a tenant, and the name of its adapter. */
export type RailBinding = Omit<RowOf<typeof RailBindingEntity>, 'bindingId' | 'version' | 'createdAt' | 'createdBy' | 'updatedAt'>;

/** Provider and adapter of a payment. */
export interface Route {
  readonly providerId: string;
  readonly adapterName: string;
  readonly adapter: RailAdapter;
}

/** The adapters of an installation by name; one name may serve several families. */
export type Adapters = Readonly<Record<string, readonly RailAdapter[]>>;

/** The name of an adapter that serves every tenant without a binding, as long as no other is bound: the sandbox's. */
export const IN_PROCESS = 'mock';

const READ = { name: 'read-rail-bindings', text: `select ${bindingCodec.columns.join(', ')} from razao.read_rail_bindings($1, $2)` };

/** Tenant, rail and provider of bindings that were found: a binding is changed, never deleted. */
const served = serverMemory(() => new Set<string>());

/** Connections to the outside: the adapters of this installation, and the bindings of tenants' rails to providers. */
export class Rails {
  #adapters: Adapters;

  constructor(private readonly database: Database, adapters: Adapters) {
    this.#adapters = adapters;
  }

  /** Adds adapters of a domain above; an existing one of the same name stays. */
  register(adapters: Adapters): void {
    this.#adapters = { ...adapters, ...this.#adapters };
  }

  /** Bindings of a tenant's rail, in order of priority. */
  async bindings(tenant: string, rail: RailFamily): Promise<readonly RailBinding[]> {
    const { database } = this;
    const found = await database.lookUp('rail_bindings', tenant, rail, async (rails) => Map.groupBy(
      (await database.query<PostgresRow>(READ, [tenant, rails])).map(bindingCodec.read), (binding) => binding.rail as string));
    return found ?? [];
  }

  /**
   * Providers that have the capability on the tenant's rail, in order of priority: enabled bindings with the capability, whose adapter
   * this installation has and can do it. New work goes to the first; work that was begun with one stays with it.
   */
  async able(tenant: string, rail: RailFamily, capability: RailCapability): Promise<readonly RailBinding[]> {
    return (await this.bindings(tenant, rail)).filter(({ adapter, capabilities, isEnabled }) =>
      isEnabled && capabilities.includes(capability) && this.abilities(adapter, rail).includes(capability));
  }

  /**
   * Returns all capabilities that providers of an adapter can be bound for on a rail; empty where this installation has no such adapter.
   */
  abilities(adapterName: string, rail: RailFamily): readonly RailCapability[] {
    const adapter = this.adapter(adapterName, rail);
    return adapter ? adapter.capabilities ?? PAYMENTS : [];
  }

  /**
   * Returns the route of a new payment; undefined when the rail is not bound for the tenant in that direction.
   * @param only the one provider that it can go to, where it is not any.
   */
  async route(tenant: string, rail: RailFamily, direction: RailDirection, only?: string): Promise<Route | undefined> {
    const bound = (await this.able(tenant, rail, direction)).find(({ providerId }) => only === undefined || providerId === only);
    const found = bound && this.adapter(bound.adapter, rail);
    if (found) return { providerId: bound.providerId, adapterName: bound.adapter, adapter: found };
    const own = this.adapter(IN_PROCESS, rail);
    return own && { providerId: IN_PROCESS, adapterName: IN_PROCESS, adapter: own };
  }

  /** Returns the route to a provider on a rail, whether it gets new work or not; undefined where it was never bound. */
  async routeTo(tenant: string, rail: RailFamily, providerId: string): Promise<Route | undefined> {
    const binding = (await this.bindings(tenant, rail)).find((it) => it.providerId === providerId);
    const adapter = binding && this.adapter(binding.adapter, rail);
    return adapter && { providerId, adapterName: binding.adapter, adapter };
  }

  /** True when a rail is available to the tenant. NATIVE is the ledger itself. */
  async isBound(tenant: string, rail: RailFamily, direction: RailDirection): Promise<boolean> {
    return rail === 'NATIVE' || (await this.route(tenant, rail, direction)) !== undefined;
  }

  /** True when this provider serves, or has served, the tenant on the rail; ANY for at least one rail. */
  async isServedBy(tenant: string, rail: RailFamily | 'ANY', providerId: string): Promise<boolean> {
    if (providerId === IN_PROCESS) return rail !== 'ANY' && this.adapter(IN_PROCESS, rail) !== undefined;
    const [known, name] = [served(this.database), `${tenant} ${rail} ${providerId}`];
    if (known.has(name)) return true;
    const bindings = await Promise.all((rail === 'ANY' ? BOUND_RAILS : [rail]).map((it) => this.bindings(tenant, it)));
    const isServed = bindings.flat().some((binding) => binding.providerId === providerId);
    if (isServed) known.add(name);
    return isServed;
  }

  /** Returns the adapter of this name for a rail; undefined when this installation has none. */
  adapter(name: string, rail: RailFamily): RailAdapter | undefined {
    return this.#adapters[name]?.find(({ family }) => family === rail);
  }
}
