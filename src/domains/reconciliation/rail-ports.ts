import type { Database } from '../../platform/db/database.ts';
import { BOUND_RAILS, IN_PROCESS, type RailFamily, type Rails } from '../rails/index.ts';
import type { Books, KnownEvidence, ReconciliationPorts } from './ports.ts';

/** Every provider of today keeps its books in this currency. */
const CURRENCY = 'BRL';

interface EvidenceRow {
  evidence_id: string;
  provider_id: string;
  rail: RailFamily;
  obligation_id: string | null;
  names: string[];
}

const EVIDENCE = { name: 'reconciliation-evidence', text: 'select * from razao.read_evidence_of($1, $2, $3, $4)' };

/** Ports of reconciliation, implemented by the rails of this installation and the evidence that came in by them. */
export function railPorts(database: Database, rails: Rails): ReconciliationPorts {
  const adapterOf = async (tenant: string, rail: RailFamily, providerId: string) => {
    const binding = (await rails.bindings(tenant, rail)).find((it) => it.providerId === providerId);
    return binding && binding.adapter !== IN_PROCESS ? rails.adapter(binding.adapter, rail) : undefined;
  };
  return {
    carries: (tenant, rail, providerId) => (rail === 'NATIVE' ? Promise.resolve(false) : rails.isServedBy(tenant, rail, providerId)),
    statementOf: async (tenant, rail, providerId) => {
      const adapter = await adapterOf(tenant, rail, providerId);
      return adapter && ((from, to) => adapter.statement(tenant, from, to, providerId));
    },
    balanceOf: async (tenant, { rail, providerId, currency }) =>
      (await adapterOf(tenant, rail, providerId))?.balance?.(tenant, providerId, currency),
    booksOf: async (tenant) => {
      const bindings = await Promise.all(BOUND_RAILS.map((rail) => rails.bindings(tenant, rail)));
      return bindings.flat().filter((it) => it.isEnabled && it.adapter !== IN_PROCESS)
        .map(({ providerId, rail }): Books => ({ providerId, rail, currency: CURRENCY }));
    },
    evidenceFor: async (tenant, { obligationIds = [], evidenceIds = [], names = [] }) => {
      if (obligationIds.length + evidenceIds.length + names.length === 0) return [];
      const rows = await database.query<EvidenceRow>(EVIDENCE, [tenant, obligationIds, evidenceIds, names]);
      return rows.map((row): KnownEvidence => ({
        evidenceId: row.evidence_id, providerId: row.provider_id, rail: row.rail, obligationId: row.obligation_id, names: row.names,
      }));
    },
  };
}
