import { readFileSync, statSync } from 'node:fs';
import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet } from 'jose';
import type { CertificationEvidenceSet } from '../../generated/models.ts';
import { bundleOfFolder, runGatesInChild } from '../onchain/foundry/index.ts';
import { ATTESTATION_TYPE } from '../onchain/products/certification/certification.ts';
import { canonicalJson, sha256 } from '../platform/canonical.ts';
import { CommandFailed, UsageError } from './command-failed.ts';
import { EXIT } from './exit-codes.ts';

/** Files of a certification, and of the keys and evidence that verify it. */
export interface ShownCertification {
  /** File with a certification as the API answers it, or with its attestation alone. */
  readonly file: string;
  /** File with the keys of the installation, as `/.well-known/jwks.json` has them. */
  readonly jwks: string;
  /** Files with documents of the evidence, each as the API answers it or alone. */
  readonly evidence: readonly string[];
  /** Folder with the bundle of the product. */
  readonly artifact: string | undefined;
}

/** Result: each check, and whether it holds. */
export interface CertificationCheck {
  readonly ok: boolean;
  readonly product: string;
  readonly lifecycle: string;
  readonly live_eligible: boolean;
  readonly checks: readonly { readonly of: string; readonly ok: boolean }[];
}

interface Claims {
  readonly sub: string;
  readonly envelope: { readonly artifact_hash: string; readonly evidence: CertificationEvidenceSet };
  readonly envelope_hash: string;
  readonly lifecycle: string;
  readonly live_eligible: boolean;
}

/**
 * Verifies a certification offline: signature, kind and time of the attestation, the envelope's hash, the documents that are given, and
 * the artifact that the bundle becomes when it is compiled again.
 * @param judge what compiles and judges the bundle.
 * @throws CommandFailed for a file that cannot be read, and for an attestation that is not the installation's, has expired, or is none.
 */
export async function verifyCertification({ file, jwks, evidence, artifact }: ShownCertification, judge =
  runGatesInChild): Promise<CertificationCheck> {
  const claims = await readAttestation(file, jwks);
  const recorded = new Set(
    [claims.envelope.evidence.conformance, claims.envelope.evidence.battery, claims.envelope.evidence.gate_report].map((it) => it?.hash),
  );
  const checks = [
    { of: 'envelope', ok: sha256(canonicalJson(claims.envelope)) === claims.envelope_hash },
    ...evidence.map((path) => ({ of: path, ok: recorded.has(sha256(canonicalJson(readDocument(path)))) })),
    ...(artifact === undefined ? [] : await checkArtifact(artifact, claims.envelope.artifact_hash, judge)),
  ];
  const { sub: product, lifecycle, live_eligible } = claims;
  return { ok: checks.every(({ ok }) => ok), product, lifecycle, live_eligible, checks };
}

/** Lines for people. */
export function describeCertification({ product, lifecycle, live_eligible, checks }: CertificationCheck): string {
  return [
    `${product}: ${lifecycle}${live_eligible ? '' : ', not sufficient for LIVE'}`,
    ...checks.map(({ of, ok }) => `${ok ? 'agrees' : 'DIFFERS'}  ${of}`),
  ].join('\n');
}

async function readAttestation(file: string, jwks: string): Promise<Claims> {
  const text = readText(file).trim();
  const attestation = text.startsWith('{') ? String((JSON.parse(text) as { attestation?: string }).attestation) : text;
  try {
    const { payload } = await jwtVerify(attestation, createLocalJWKSet(readJson(jwks) as JSONWebKeySet), {
      typ: ATTESTATION_TYPE, issuer: 'razao', requiredClaims: ['exp'],
    });
    return payload as unknown as Claims;
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new CommandFailed(
      `${file} holds no attestation of this installation that is valid now: ${error.message}`, EXIT.WRONG,
    );
    throw error;
  }
}

async function checkArtifact(folder: string, hash: string, judge: typeof runGatesInChild): Promise<CertificationCheck['checks']> {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw new UsageError(`${folder} is not a folder with a bundle`);
  const { artifact } = await judge(bundleOfFolder(folder));
  return [{ of: `${folder}, compiled again`, ok: artifact !== null && sha256(canonicalJson(artifact)) === hash }];
}

/** Returns the document inside an answer of the API, which the hash covers. */
function readDocument(path: string): object {
  const read = readJson(path) as { readonly document?: object; readonly hash?: string };
  return read.document !== undefined && read.hash !== undefined ? read.document : read;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`${path} cannot be read`);
  }
}

function readJson(path: string): object {
  try {
    return JSON.parse(readText(path)) as object;
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${path} is not valid JSON`);
    throw error;
  }
}
