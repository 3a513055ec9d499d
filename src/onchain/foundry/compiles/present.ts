import type { CompileResponse, CompileSummary, GateReport } from '../../../../generated/models.ts';
import { PLUTUS_VERSION } from '../toolchain.ts';
import type { EventOf } from '../../../platform/outbox/event.ts';
import type { Compile } from './compile.entity.ts';

/** A compile job in the contract's form. @param report of one that has SUCCEEDED or was REJECTED. */
export function presentCompile(it: Compile, report: GateReport | null): CompileResponse {
  return {
    compile_id: it.compileId, product_id: it.productId, state: it.state, bundle_hash: it.bundleHash, signing_pubkey_fpr: it.fingerprint,
    artifact: artifactOf(it), gate_report: report,
    gate_report_evidence: it.reportHash !== null && it.reportKey !== null ? { hash: it.reportHash, key: it.reportKey } : null,
    failure_reason: it.failureReason, created_at: it.createdAt.toISOString(), created_by: it.createdBy,
    started_at: it.startedAt?.toISOString() ?? null, finished_at: it.finishedAt?.toISOString() ?? null,
  };
}

/** A compile job in short. */
export function summarizeCompile(it: Compile): CompileSummary {
  return {
    compile_id: it.compileId, product_id: it.productId, state: it.state, bundle_hash: it.bundleHash, artifact_hash: it.artifactHash,
    created_at: it.createdAt.toISOString(), created_by: it.createdBy, finished_at: it.finishedAt?.toISOString() ?? null,
  };
}

/** Event of a job: submitted, or ended. @param failed the gates that a REJECTED one failed. */
export function compileEvent(
  { compileId, productId, state, bundleHash, artifactHash }: Compile, failed: readonly string[] = [],
): EventOf<`compile.${'submitted' | 'succeeded' | 'rejected' | 'failed'}`> {
  const name = state === 'QUEUED' ? 'submitted' as const : state.toLowerCase() as 'succeeded' | 'rejected' | 'failed';
  return {
    type: `compile.${name}`, entityId: compileId, version: state === 'QUEUED' ? 1n : 2n,
    data: {
      compile_id: compileId, product_id: productId, state, bundle_hash: bundleHash,
      ...(artifactHash !== null && { artifact_hash: artifactHash }),
      ...(state === 'REJECTED' && { failed_gates: [...failed] }),
    },
  };
}

function artifactOf({ artifactHash, artifactKey, scriptHash, scriptBytes }: Compile): CompileResponse['artifact'] {
  if (artifactHash === null || artifactKey === null || scriptHash === null || scriptBytes === null) return null;
  return {
    artifact_hash: artifactHash, key: artifactKey, script_hash: scriptHash, script_size_bytes: scriptBytes, plutus_version: PLUTUS_VERSION,
  };
}
