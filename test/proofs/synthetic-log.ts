/** A log of entries that never were, with keys of its own, for proofs and what can be false about them. */
import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { canonicalJson, sha256 } from '../../src/platform/canonical.ts';
import { foldPlan, planConsistency, planInclusion, planRoot, type HashPlan } from '../../src/domains/transparency/merkle/proofs.ts';
import { TileSet, TreeEdge, type Tile } from '../../src/domains/transparency/merkle/tiles.ts';
import { checkpointText } from '../../src/domains/transparency/notes/checkpoint.ts';
import { cosignNote, signNote, verifierKey, type VerifierKey } from '../../src/domains/transparency/notes/note.ts';
import { proofText } from '../../src/domains/transparency/notes/proof.ts';

export interface Signer {
  readonly vkey: VerifierKey;
  readonly key: KeyObject;
}

export function newSigner(name: string, type: 'LOG' | 'WITNESS' = 'LOG'): Signer {
  const key = generateKeyPairSync('ed25519').privateKey;
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return { key, vkey: verifierKey(name, type, Buffer.from(x, 'base64url')) };
}

interface Entry {
  readonly payload: string;
  readonly prevHash: string;
  readonly hash: string;
}

export class SyntheticLog {
  readonly tiles: readonly Tile[];
  readonly #entries: Entry[] = [];
  readonly #set: TileSet;

  /** @param change alters the payload of an entry before it is chained: the log itself is false then. */
  constructor(readonly size: number, readonly signer: Signer, change: (payload: Record<string, unknown>) => void = () => undefined) {
    let prevHash = '0'.repeat(64);
    for (let seq_no = 1; seq_no <= size; seq_no += 1) {
      const content = {
        accounting_day: '2026-03-02', entry_type: 'TRANSFER', postings: [
          { account_id: 'acc_a', amount: -seq_no, asset: 'BRL' }, { account_id: 'acc_b', amount: seq_no, asset: 'BRL' },
        ], seq_no, tenant: 'aurora',
      };
      change(content);
      const payload = canonicalJson(content);
      const hash = sha256(prevHash + sha256(payload));
      this.#entries.push({ payload, prevHash, hash });
      prevHash = hash;
    }
    const edge = new TreeEdge(0, []);
    edge.append(Buffer.from(this.#entries.map(({ hash }) => hash).join(''), 'hex'));
    this.tiles = edge.changed();
    this.#set = TileSet.of(this.tiles);
  }

  entry(seqNo: number): Entry {
    return this.#entries[seqNo - 1] as Entry;
  }

  root(size = this.size): Buffer {
    return this.#hash(planRoot(size));
  }

  consistency(old: number, size = this.size): Buffer[] {
    return planConsistency(old, size).map((plan) => this.#hash(plan));
  }

  /** A signed checkpoint, with cosignatures of the witnesses. */
  checkpoint(size = this.size, witnesses: readonly Signer[] = [], origin = this.signer.vkey.name): string {
    const text = checkpointText({ origin, size, root: this.root(size) });
    const lines = [signNote(text, this.signer.vkey, this.signer.key), ...witnesses.map((it) =>
      cosignNote(text, it.vkey, it.key, 1_772_467_200))];
    return `${text}\n${lines.map((line) => `${line}\n`).join('')}`;
  }

  proof(seqNo: number, size = this.size, witnesses: readonly Signer[] = []): string {
    return proofText({
      entry: this.entry(seqNo), index: seqNo - 1, path: planInclusion(seqNo - 1, size).map((plan) => this.#hash(plan)),
      checkpoint: this.checkpoint(size, witnesses),
    });
  }

  #hash(plan: HashPlan): Buffer {
    return foldPlan(plan, (node) => this.#set.hashOf(node));
  }
}
