import type { FilterQuery, InferEntity } from '@mikro-orm/postgresql';
import type { EvidenceListResponse, EvidenceResponse } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import type { PostgresRow } from '../../platform/db/row.ts';
import type { ResourceKind } from '../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../platform/http/pages.ts';
import { openPersonal } from '../obligations/index.ts';
import { evidenceCodec, EvidenceEntity, type Evidence, type EvidenceKind, type EvidenceState } from './evidence.entity.ts';
import { presentEvidence } from './present.ts';
import { findByReportKeys } from './record.ts';

const EVIDENCE_ID = /^evd_[0-9A-HJKMNP-TV-Z]{26}$/;
const READ = { name: 'read-evidence', text: `select ${evidenceCodec.columns.join(', ')} from razao.read_evidence($1, $2)` };

/** The tenant's evidence of this id; a missing and a foreign one are alike undefined. */
export async function findEvidence(ctx: Pick<Context, 'tenant' | 'db'>, evidenceId: string): Promise<Evidence | undefined> {
  if (!EVIDENCE_ID.test(evidenceId)) return undefined;
  const { tenant } = ctx;
  return ctx.db.lookUp('evidence', evidenceId, async (query, ids) => {
    const found = (await query<PostgresRow>(READ, [tenant, ids])).map(evidenceCodec.read);
    return new Map(found.map((evidence) => [evidence.evidenceId, evidence]));
  });
}

/** The evidence of a payment of any kind, by the rail's own name for it: none of another rail. */
export async function findEvidenceByName(
  { tenant, db: { database } }: Pick<Context, 'tenant' | 'db'>, rail: Evidence['rail'], endToEndId: string,
): Promise<Evidence[]> {
  const reports = KINDS.map((kind) => `${rail}:${kind}:${endToEndId}`);
  return findByReportKeys((statement, values) => database.query(statement, values), tenant, reports);
}

const KINDS: readonly EvidenceKind[] = ['INBOUND_CREDIT', 'SETTLEMENT', 'FAILURE'];
const FIND_OF = { name: 'find-evidence-of', text: `select ${evidenceCodec.columns.join(', ')} from razao.find_evidence_of($1, $2)` };

/** The evidence of an obligation, the oldest first. */
export async function findEvidenceOf(ctx: Pick<Context, 'tenant' | 'db'>, obligationId: string): Promise<Evidence[]> {
  return (await ctx.db.database.query<PostgresRow>(FIND_OF, [ctx.tenant, obligationId])).map(evidenceCodec.read);
}

/** The resource by which the gateway loads the evidence that a path names. */
export const evidenceResource: ResourceKind<Evidence> = { missing: 'EVIDENCE_NOT_FOUND', find: findEvidence };

/** The rail's name of the payment that settled an obligation; null where no evidence tells it. */
export async function endToEndIdOf({ tenant, db }: Pick<Context, 'tenant' | 'db'>, obligationId: string): Promise<string | null> {
  const [row] = await db.read((em) => em.execute<{ id: string }[]>(
    `select match_keys ->> 'end_to_end_id' as id from razao.evidence
     where tenant_id = ? and obligation_id = ? and kind = 'SETTLEMENT' and match_keys ->> 'end_to_end_id' is not null
     order by evidence_id limit 1`,
    [tenant, obligationId]));
  return row?.id ?? null;
}

/** One piece of evidence, as the API answers it. */
export function getEvidence(ctx: Pick<Context, 'tenant' | 'vault'>, evidence: Evidence): EvidenceResponse {
  return presentEvidence(evidence, openPersonal(ctx, evidence));
}

/** Filters of a list of evidence. */
export interface EvidenceFilters {
  state?: EvidenceState | undefined;
  kind?: EvidenceKind | undefined;
  rail?: Evidence['rail'] | undefined;
  provider_id?: string | undefined;
  external_id?: string | undefined;
  obligation_id?: string | undefined;
}

/**
 * The tenant's evidence, newest first.
 * @throws ApiError INVALID_CURSOR.
 */
export async function listEvidence(ctx: Context, filters: EvidenceFilters, query: PageQuery): Promise<EvidenceListResponse> {
  const page = new Page<string>(ctx, 'listEvidence', filters, query);
  const where: FilterQuery<InferEntity<typeof EvidenceEntity>> = {
    tenantId: ctx.tenant,
    ...(page.after !== undefined && { evidenceId: { $lt: page.after } }),
    ...(filters.state !== undefined && { state: filters.state }),
    ...(filters.kind !== undefined && { kind: filters.kind }),
    ...(filters.rail !== undefined && { rail: filters.rail }),
    ...(filters.provider_id !== undefined && { providerId: filters.provider_id }),
    ...(filters.external_id !== undefined && { externalId: filters.external_id }),
    ...(filters.obligation_id !== undefined && { obligationId: filters.obligation_id }),
  };
  const rows = await ctx.db.read((em) => em.find(EvidenceEntity, where, { orderBy: { evidenceId: 'desc' }, limit: page.take }));
  const { data, next_cursor } = page.close(rows, ({ evidenceId }) => evidenceId, (it) => getEvidence(ctx, it));
  return { items: data, next_cursor };
}
