import type {
  CertificationEvidenceKind, CertificationEvidenceRecord, CertificationEvidenceSet, CertificationLiveBlocker, CertificationResponse,
  CertificationStaleReason,
  ProductLifecycle,
} from '../../../../generated/models.ts';
import { canonicalJson, sha256 } from '../../../platform/canonical.ts';
import type { ProductsContext } from '../context.ts';
import type { ProductVersion } from '../product.entity.ts';
import type { Certification } from './certification.entity.ts';

/** The order in which evidence is judged and shown. */
export const KINDS: readonly CertificationEvidenceKind[] = ['conformance', 'battery', 'gate_report'];

/** The documents of a certification, by kind; none for one that was not given. */
export function recordsOf(evidence: CertificationEvidenceSet): readonly (readonly [
  CertificationEvidenceKind, CertificationEvidenceRecord,
])[] {
  return KINDS.flatMap((kind) => {
    const record = evidence[kind];
    return record === null ? [] : [[kind, record] as const];
  });
}

/** One number for all that was certified. Source: the contract's `envelope_hash`. */
export function envelopeHashOf(it: Pick<
  Certification, 'productId' | 'productVersion' | 'artifactHash' | 'scriptHash' | 'evidence' | 'certifiedAt' | 'certifiedBy'
>): string {
  return sha256(canonicalJson({
    product_id: it.productId, product_version: it.productVersion, artifact_hash: it.artifactHash, script_hash: it.scriptHash,
    evidence: it.evidence,
    certified_at: it.certifiedAt.toISOString(), certified_by: it.certifiedBy,
  }));
}

/** Current standing of a certification. */
export interface CertificationStanding {
  readonly staleReasons: readonly CertificationStaleReason[];
  readonly liveBlockers: readonly CertificationLiveBlocker[];
}

/** Current state of a certification's documents in the store. */
export interface Documents {
  /** Kinds whose bytes have another hash, or are not there. */
  readonly changed: ReadonlySet<CertificationEvidenceKind>;
  /** The attack set that the battery fought with. */
  readonly attackSet: number;
}

/** Computes the standing of a certification against what is bound. Pure. @param newestAttacks the attack set of today. */
export function standingOf(
  it: Certification, bound: Pick<ProductVersion, 'artifactHash' | 'scriptHash'>, documents: Documents, newestAttacks: number,
): CertificationStanding {
  const staleReasons: CertificationStaleReason[] = [
    ...(bound.artifactHash === it.artifactHash ? [] : ['ARTIFACT_CHANGED' as const]),
    ...(bound.artifactHash === it.artifactHash && bound.scriptHash !== it.scriptHash ? ['SCRIPT_CHANGED' as const] : []),
    ...(documents.attackSet < newestAttacks ? ['BATTERY_OUTDATED' as const] : []),
    ...(documents.changed.size > 0 ? ['DOCUMENT_CHANGED' as const] : []),
  ];
  return {
    staleReasons,
    liveBlockers: [
      ...(staleReasons.length > 0 ? ['STALE' as const] : []), ...(it.evidence.battery.inherited ? ['BATTERY_INHERITED' as const] : []),
    ],
  };
}

/** True when any of its evidence is inherited. */
export function isInherited({ evidence }: Pick<Certification, 'evidence'>): boolean {
  return recordsOf(evidence).some(([, { inherited }]) => inherited);
}

/** Type of an attestation, in its header. */
export const ATTESTATION_TYPE = 'razao-certification+jwt';
/** Validity of an attestation, in seconds: a product that is suspended or goes stale can show an old one for so long, and no longer. */
const ATTESTATION_SECONDS = 7 * 86_400;

/** A certification in the contract's form, as it is now, with what the installation vouches for. */
export async function presentCertification(
  { auth, tenant }: Pick<ProductsContext, 'auth' | 'tenant'>, it: Certification, { staleReasons, liveBlockers }: CertificationStanding,
  lifecycle: ProductLifecycle,
): Promise<CertificationResponse> {
  const shown = {
    product_id: it.productId, product_version: it.productVersion, artifact_hash: it.artifactHash, script_hash: it.scriptHash,
    envelope_hash: it.envelopeHash,
    evidence: it.evidence, inherited: isInherited(it), stale: staleReasons.length > 0, stale_reasons: [...staleReasons],
    live_eligible: liveBlockers.length === 0,
    live_blockers: [...liveBlockers], certified_at: it.certifiedAt.toISOString(), certified_by: it.certifiedBy,
  };
  const {
    product_id, product_version, artifact_hash, script_hash, envelope_hash, evidence, certified_at, certified_by, stale, live_eligible,
  } = shown;
  const claims = {
    sub: `${tenant}/${product_id}`, tenant,
    envelope: { product_id, product_version, artifact_hash, script_hash, evidence, certified_at, certified_by }, envelope_hash,
    lifecycle, stale, live_eligible,
  };
  return { ...shown, attestation: await auth.attest(ATTESTATION_TYPE, claims, ATTESTATION_SECONDS) };
}
