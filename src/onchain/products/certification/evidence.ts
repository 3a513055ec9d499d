import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  BatteryReportCard, CertificationEvidence, CertificationEvidenceKind, CertificationEvidenceRecord, CertificationEvidenceRef,
  CertificationEvidenceSet,
  ConformanceTranscript, GateReport,
} from '../../../../generated/models.ts';
import { sha256 } from '../../../platform/canonical.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import { readDocument } from '../../foundry/index.ts';
import type { ProductVersion } from '../product.entity.ts';
import { KINDS } from './certification.ts';

/** Contents of a document about itself. */
interface Said {
  readonly productId: string;
  /** Null where it is none of this kind. */
  readonly verdict: string | null;
  /** The applied script that it is about; null for a gate report. */
  readonly scriptHash: string | null;
  /** The artifact that it is about; null where it is about an applied script. */
  readonly artifactHash: string | null;
  readonly producedAt: string;
}

type Reader = (document: Partial<ConformanceTranscript & BatteryReportCard & GateReport>) => Said | undefined;

const READERS: Readonly<Record<CertificationEvidenceKind, Reader>> = {
  conformance: ({ transcript_version, product_id, script_hash, verdict, finished_at }) => (transcript_version === undefined ? undefined
    : {
      productId: product_id ?? '', verdict: verdict ?? null, scriptHash: script_hash ?? '', artifactHash: null,
      producedAt: finished_at ?? '',
    }),
  battery: ({ battery_id, product_id, script_hash, verdict, reported_at }) => (battery_id === undefined ? undefined
    : {
      productId: product_id ?? '', verdict: verdict ?? null, scriptHash: script_hash ?? '', artifactHash: null,
      producedAt: reported_at ?? '',
    }),
  gate_report: ({ compile_id, product_id, artifact_hash, verdict, reported_at }) => (compile_id === undefined ? undefined
    : {
      productId: product_id ?? '', verdict: verdict ?? null, scriptHash: null, artifactHash: artifact_hash ?? '',
      producedAt: reported_at ?? '',
    }),
};

/**
 * Reads and judges the documents that are to certify what is bound: their bytes at their keys, hashed again.
 * @returns CERTIFICATION_EVIDENCE_NOT_FOUND, EVIDENCE_HASH_MISMATCH, EVIDENCE_NOT_APPLICABLE, EVIDENCE_VERDICT_FAILED; for the first
 *   document that is not as it must be, and of what is wrong of it the first in this order.
 */
export async function verifyEvidence(em: EntityManager, tenant: string, bound: ProductVersion, given: CertificationEvidence): Promise<
  CertificationEvidenceSet | Refusal
> {
  const records: Partial<Record<CertificationEvidenceKind, CertificationEvidenceRecord>> = {};
  const contents = new Map<CertificationEvidenceKind, string>();
  for (const kind of KINDS) {
    const content = given[kind] && (await readDocument(em, tenant, given[kind].key))?.content;
    if (given[kind] && content === undefined) return refusal('CERTIFICATION_EVIDENCE_NOT_FOUND', { kind });
    if (content !== undefined) contents.set(kind, content);
  }
  for (const [kind, content] of contents) {
    const record = judgeDocument(kind, content, given[kind] as CertificationEvidenceRef, bound);
    if ('code' in record) return record;
    records[kind] = record;
  }
  const { conformance, battery, gate_report = null } = records;
  return conformance && battery ? { conformance, battery, gate_report } : refusal('CERTIFICATION_EVIDENCE_NOT_FOUND');
}

function judgeDocument(
  kind: CertificationEvidenceKind, content: string, { hash, key, inherited = false }: CertificationEvidenceRef, bound: ProductVersion,
): CertificationEvidenceRecord | Refusal {
  const computed = sha256(content);
  if (computed !== hash) return refusal('EVIDENCE_HASH_MISMATCH', { kind, computed });
  const said = READERS[kind](JSON.parse(content) as object);
  const isOther = said?.scriptHash !== null && said?.scriptHash !== bound.scriptHash;
  const isApplicable =
    said?.productId === bound.productId && (said.artifactHash === null ? !isOther || inherited : said.artifactHash === bound.artifactHash);
  if (!said || !isApplicable) return refusal('EVIDENCE_NOT_APPLICABLE', {
    kind, product_id: bound.productId, product_version: bound.productVersion,
  });
  if (said.verdict !== 'PASSED') return refusal('EVIDENCE_VERDICT_FAILED', { kind, verdict: said.verdict });
  return { hash, key, inherited: isOther, script_hash: said.scriptHash, produced_at: said.producedAt };
}
