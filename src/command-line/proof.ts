import { readFileSync } from 'node:fs';
import { falsifiedFields, proofIn } from '../../sdk/src/receipt.ts';
import { ProofError } from '../../sdk/src/verify-proof.ts';
import { MalformedNote, readVerifierKey, verifyProof, type ProvenFact, type VerifierKey } from '../domains/transparency/index.ts';
import { UsageError } from './command-failed.ts';

/** Result of a verification: what is proven, or what is false. */
export type ProofVerdict = { readonly ok: true } & ProvenFact | { readonly ok: false; readonly problem: string };

/** Reads lines of keys. @throws UsageError for one that is malformed. */
export function readKeys(lines: readonly string[]): VerifierKey[] {
  return lines.map((line) => {
    try {
      return readVerifierKey(line);
    } catch (error) {
      if (error instanceof MalformedNote) throw new UsageError(`${error.message}: ${line}`);
      throw error;
    }
  });
}

/** Reads a file as text. @throws UsageError when it cannot be read. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read`);
  }
}

/** Verifies a proof, or a receipt with the proof that it carries, offline. @throws UsageError for a wrong option or file. */
export function verifyProofFile(
  file: string, { key, witness = [], quorum = '0' }: { key: string[]; witness?: string[]; quorum?: string },
): ProofVerdict {
  if (!/^\d{1,2}$/.test(quorum)) throw new UsageError(`"${quorum}" is not a number of witnesses`);
  const trust = { keys: readKeys(key), witnesses: readKeys(witness), quorum: Number(quorum) };
  const text = readText(file);
  try {
    const isReceipt = text.startsWith('<');
    const fact = verifyProof(isReceipt ? proofIn(text) : text, trust);
    const [wrong] = isReceipt ? falsifiedFields(text, fact.payload as Record<string, unknown>) : [];
    if (wrong) return { ok: false, problem: `${wrong.field}: the receipt shows "${wrong.shown}", the entry says "${wrong.entry}"` };
    return { ok: true, ...fact };
  } catch (error) {
    if (error instanceof MalformedNote || error instanceof ProofError) return { ok: false, problem: error.message };
    throw error;
  }
}

export function describeProof(verdict: ProofVerdict): string {
  if (!verdict.ok) return `the proof is false: ${verdict.problem}`;
  const cosigned = verdict.witnesses.length === 0 ? '' : `, cosigned by ${verdict.witnesses.join(' and ')}`;
  return `${verdict.origin} committed to entry ${verdict.seqNo} in its checkpoint of ${verdict.size} entries${cosigned}\n`
    + JSON.stringify(verdict.payload, null, 2);
}
