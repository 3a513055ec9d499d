/** Documents of the product-artifact store that certify a product, as runs leave them. */
import { randomUUID } from 'node:crypto';
import type {
  BatteryReportCard, CertificationEvidence, CertificationEvidenceKind, CertificationEvidenceRef, ConformanceTranscript, GateReport,
  ProductResponse,
} from '../../generated/models.ts';
import { storeDocument } from '../../src/onchain/foundry/index.ts';
import { PASSED } from './foundry-child.ts';
import { TENANT, type TestService } from './service.ts';

const AT = '2026-03-02T13:37:08.420Z';

/** Differences in a document. */
export type Over = Partial<ConformanceTranscript & BatteryReportCard & GateReport>;

/** A document of a kind about the bound version, which passed. */
function documentOf(
  kind: CertificationEvidenceKind, { product_id, product_version, artifact: { script_hash, artifact_hash } }: ProductResponse,
): object {
  const of = { product_id, product_version, script_hash };
  switch (kind) {
    case 'conformance': return {
      transcript_version: 1, run_id: 'cfr_01KJQC40HYZ8VXSBAQAE92J483', ...of, parties: [], steps: [], verdict: 'PASSED', finished_at: AT,
    };
    case 'battery': return {
      ...PASSED, report_version: 1, battery_id: 'bat_01KJQC3M4NW1T6VQMGN0JYDQAV', ...of, attack_set: 1, seed: 1, rounds: 3, reported_at: AT,
    };
    default: return {
      report_version: 1, compile_id: 'cmp_01KJQC00S97WVFVZ1EA470EAK3', product_id, bundle_hash: '0'.repeat(64), artifact_hash,
      toolchain: 'helios 0.17.32', verdict: 'PASSED',
      gates: [], reported_at: AT,
    };
  }
}

/** Stores a document. @returns its key and hash. */
export async function storedEvidence(api: TestService, kind: CertificationEvidenceKind, product: ProductResponse, over: Over = {}, tenant =
  TENANT): Promise<CertificationEvidenceRef> {
  const ctx = api.service.contextFor(tenant);
  const key = `${product.product_id}/${product.product_version}/${kind}/${randomUUID()}.json`;
  const { hash } = await ctx.db.write(async ({ em }) => storeDocument(em, ctx, key, { ...documentOf(kind, product), ...over }));
  return { hash, key };
}

/** All three documents of the bound version, stored. */
export async function allEvidence(api: TestService, product: ProductResponse, tenant = TENANT): Promise<Required<CertificationEvidence>> {
  const of = (kind: CertificationEvidenceKind) => storedEvidence(api, kind, product, {}, tenant);
  return { conformance: await of('conformance'), battery: await of('battery'), gate_report: await of('gate_report') };
}
