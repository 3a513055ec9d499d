import type {
  CertificationEvidenceKind, CertificationEvidenceRecord, CertificationEvidenceSet, CertificationLiveBlocker, CertificationResponse, CertificationStaleReason,
} from '../../../../generated/models.ts';
import { canonicalJson, sha256 } from '../../../platform/canonical.ts';
import type { ProductVersion } from '../product.entity.ts';
import type { Certification } from './certification.entity.ts';

/** The order in which evidence is judged and shown. */
export const KINDS: readonly CertificationEvidenceKind[] = ['conformance', 'battery', 'gate_report'];

/** The documents of a certification, by kind; none for one that was not given. */
export function recordsOf(evidence: CertificationEvidenceSet): readonly (readonly [CertificationEvidenceKind, CertificationEvidenceRecord])[] {
  return KINDS.flatMap((kind) => {
    const record = evidence[kind];
    return record === null ? [] : [[kind, record] as const];
  });
}

/** One number for all that was certified. Source: the contract's `envelope_hash`. */
export function envelopeHashOf(it: Pick<Certification, 'productId' | 'productVersion' | 'artifactHash' | 'scriptHash' | 'evidence' | 'certifiedAt' | 'certifiedBy'>): string {
  return sha256(canonicalJson({
    product_id: it.productId, product_version: it.productVersion, artifact_hash: it.artifactHash, script_hash: it.scriptHash, evidence: it.evidence,
    certified_at: it.certifiedAt.toISOString(), certified_by: it.certifiedBy,
  }));
}

/** How a certification stands now. */
export interface Standing {
  readonly staleReasons: readonly CertificationStaleReason[];
  readonly liveBlockers: readonly CertificationLiveBlocker[];
}

/** What the store has now of the documents of a certification. */
export interface Documents {
  /** Kinds whose bytes have another hash, or are not there. */
  readonly changed: ReadonlySet<CertificationEvidenceKind>;
  /** The attack set that the battery fought with. */
  readonly attackSet: number;
}

/** Pure: whether a certification still speaks of what is bound. @param newestAttacks the attack set of today. */
export function standingOf(it: Certification, bound: Pick<ProductVersion, 'artifactHash' | 'scriptHash'>, documents: Documents, newestAttacks: number): Standing {
  const staleReasons: CertificationStaleReason[] = [
    ...(bound.artifactHash === it.artifactHash ? [] : ['ARTIFACT_CHANGED' as const]),
    ...(bound.artifactHash === it.artifactHash && bound.scriptHash !== it.scriptHash ? ['SCRIPT_CHANGED' as const] : []),
    ...(documents.attackSet < newestAttacks ? ['BATTERY_OUTDATED' as const] : []), ...(documents.changed.size > 0 ? ['DOCUMENT_CHANGED' as const] : []),
  ];
  return {
    staleReasons,
    liveBlockers: [...(staleReasons.length > 0 ? ['STALE' as const] : []), ...(it.evidence.battery.inherited ? ['BATTERY_INHERITED' as const] : [])],
  };
}

/** Whether any of its evidence is inherited. */
export function isInherited({ evidence }: Pick<Certification, 'evidence'>): boolean {
  return recordsOf(evidence).some(([, { inherited }]) => inherited);
}

/** A certification in the contract's form, as it stands now. */
export function presentCertification(it: Certification, { staleReasons, liveBlockers }: Standing): CertificationResponse {
  return {
    product_id: it.productId, product_version: it.productVersion, artifact_hash: it.artifactHash, script_hash: it.scriptHash, envelope_hash: it.envelopeHash,
    evidence: it.evidence, inherited: isInherited(it), stale: staleReasons.length > 0, stale_reasons: [...staleReasons], live_eligible: liveBlockers.length === 0,
    live_blockers: [...liveBlockers], certified_at: it.certifiedAt.toISOString(), certified_by: it.certifiedBy,
  };
}
