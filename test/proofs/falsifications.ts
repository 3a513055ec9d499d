/** Ways to falsify a proof, each of which every verifier must refuse. */
import { newSigner, SyntheticLog, type Signer } from './synthetic-log.ts';

export interface Given {
  readonly proof: string;
  readonly keys: readonly string[];
  readonly witnesses: readonly string[];
  readonly quorum: number;
}

const SIZE = 300;
const SEQ_NO = 42;
const log = new SyntheticLog(SIZE, newSigner('ledger.example.com/aurora'));
const [one, two, three] = ['w1', 'w2', 'w3'].map((name) => newSigner(`witness.example/${name}`, 'WITNESS')) as [Signer, Signer, Signer];

/** A proof that is right, with two witnesses of three. */
export const RIGHT: Given = {
  proof: log.proof(SEQ_NO, SIZE, [one, two]), keys: [log.signer.vkey.line],
  witnesses: [one, two, three].map(({ vkey }) => vkey.line), quorum: 2,
};

/** Other proofs that are right. */
export const ALSO_RIGHT: Readonly<Record<string, Given>> = {
  'the first entry': { ...RIGHT, proof: log.proof(1, SIZE, [one, two]) },
  'the last entry': { ...RIGHT, proof: log.proof(SIZE, SIZE, [two, three]) },
  'the only entry': { ...RIGHT, proof: log.proof(1, 1), witnesses: [], quorum: 0 },
  'an older tree': { ...RIGHT, proof: log.proof(5, 255, [one, two]) },
  'a full tile': { ...RIGHT, proof: log.proof(256, 256, [one, three]) },
  'a key that is to come, beside the one that signed': {
    ...RIGHT, keys: [newSigner('ledger.example.com/aurora').vkey.line, ...RIGHT.keys],
  },
  'witnesses that nobody asked for': { ...RIGHT, witnesses: [], quorum: 0 },
};

const lines = RIGHT.proof.split('\n');
const blank = lines.indexOf('');
const edited = (change: (lines: string[]) => void): Given => {
  const copy = [...lines];
  change(copy);
  return { ...RIGHT, proof: copy.join('\n') };
};
const withLine = (at: number, change: (line: string) => string): Given => edited((copy) => { copy[at] = change(copy[at] ?? ''); });
const withEntry = (change: (entry: string) => string): Given => withLine(1, (line) =>
  `extra ${Buffer.from(change(Buffer.from(line.slice(6), 'base64').toString())).toString('base64')}`);
const flipped = (encoded: string, at: number): string => {
  const bytes = Buffer.from(encoded, 'base64');
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes.toString('base64');
};
const signature = blank + 5;
const flippedSignature = (line: number, at: number): Given => withLine(line, (it) => {
  const [dash, name, encoded = ''] = it.split(' ');
  return `${dash} ${name} ${flipped(encoded, at)}`;
});
const ofFalseLog = (change: (payload: Record<string, unknown>) => void): Given => {
  const other = new SyntheticLog(SIZE, log.signer, change);
  return { ...RIGHT, proof: other.proof(SEQ_NO, SIZE, [one, two]) };
};

/** False proofs by what is false. */
export const FALSE: Readonly<Record<string, Given>> = {
  'the first line': withLine(0, () => 'c2sp.org/tlog-proof@v2'),
  'the amount': withEntry((entry) => entry.replace(`"amount":${SEQ_NO}`, `"amount":${SEQ_NO}0`)),
  'who was paid': withEntry((entry) => entry.replace('acc_b', 'acc_c')),
  'a space in the entry': withEntry((entry) => entry.replace('{', '{ ')),
  'the hash before': withEntry((entry) => `${'a'.repeat(64)}${entry.slice(64)}`),
  'no entry': edited((copy) => { copy.splice(1, 1); }),
  'the index': withLine(2, () => `index ${SEQ_NO}`),
  'an index beyond the tree': withLine(2, () => `index ${SIZE}`),
  'no index': edited((copy) => { copy.splice(2, 1); }),
  'a hash of the path': withLine(4, (line) => flipped(line, 3)),
  'a hash that is missing': edited((copy) => { copy.splice(4, 1); }),
  'a hash too many': edited((copy) => { copy.splice(blank, 0, lines[4] ?? ''); }),
  'two hashes in the place of each other': edited((copy) => { [copy[3], copy[4]] = [lines[4] ?? '', lines[3] ?? '']; }),
  'a hash that is too short': withLine(4, () => Buffer.alloc(31).toString('base64')),
  'the name of the log': withLine(blank + 1, () => 'ledger.example.com/outra'),
  'the size of the tree': withLine(blank + 2, () => String(SIZE + 1)),
  'the root': withLine(blank + 3, (line) => flipped(line, 0)),
  'the log\'s signature': flippedSignature(signature, 20),
  'the id of its key': flippedSignature(signature, 0),
  'no signature of the log': edited((copy) => { copy.splice(signature, 1); }),
  'a key of the same name': { ...RIGHT, keys: [newSigner('ledger.example.com/aurora').vkey.line] },
  'a key of another log': { ...RIGHT, keys: [newSigner('ledger.example.com/outra').vkey.line] },
  'a checkpoint of another tree': { ...RIGHT, proof: `${lines.slice(0, blank + 1).join('\n')}\n${log.checkpoint(200, [one, two])}` },
  'a witness\'s signature': flippedSignature(signature + 1, 40),
  'the time of a witness': flippedSignature(signature + 1, 11),
  'too few witnesses': { ...RIGHT, proof: log.proof(SEQ_NO, SIZE, [one]) },
  'the same witness twice': { ...RIGHT, proof: log.proof(SEQ_NO, SIZE, [one]), quorum: 2 },
  'an end that is missing': { ...RIGHT, proof: RIGHT.proof.slice(0, -30) },
  'no checkpoint': { ...RIGHT, proof: lines.slice(0, blank).join('\n') },
  'an entry that says another number': ofFalseLog((payload) => { payload['seq_no'] = Number(payload['seq_no']) + 1; }),
  'an entry of another tenant': ofFalseLog((payload) => { payload['tenant'] = 'outra'; }),
};
