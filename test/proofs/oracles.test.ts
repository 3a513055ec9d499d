/**
 * Proofs, checkpoints, consistency and tiles as code of others judges them: golang.org/x/mod/sumdb, github.com/transparency-dev, and
 * @sigstore/verify. Each falsification is refused by theirs and by all of ours alike.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ProofError, verifyProof as verifyBySdk } from '../../sdk/src/verify-proof.ts';
import { isConsistent } from '../../src/domains/transparency/merkle/proofs.ts';
import { MalformedNote, readNote, readVerifierKey, signersOf, verifyProof } from '../../src/domains/transparency/notes/index.ts';
import { tilePath } from '../../src/domains/transparency/merkle/tiles.ts';
import { builtInGo, toolchain } from '../portal/harness.ts';
import { ALSO_RIGHT, FALSE, RIGHT, type Given } from './falsifications.ts';
import { sigstoreVerifier } from './sigstore.ts';
import { newSigner, SyntheticLog } from './synthetic-log.ts';

const ORACLE = join(import.meta.dirname, 'oracle');
const PYTHON = join(import.meta.dirname, '../../sdk/python');
const ALL: Readonly<Record<string, Given>> = { 'a right proof': RIGHT, ...ALSO_RIGHT, ...FALSE };
const isRight = (name: string): boolean => !(name in FALSE);

interface Verdict {
  readonly sumdb: string;
  readonly transparencyDev: string;
}

const byOurs = ({ proof, keys, witnesses, quorum }: Given) => verifyProof(proof, {
  keys: keys.map(readVerifierKey), witnesses: witnesses.map(readVerifierKey), quorum,
});

describe.each(Object.entries(ALL))('%s', (name, given) => {
  it('is judged by the service', () => {
    if (isRight(name)) expect(byOurs(given)).toMatchObject({ origin: 'ledger.example.com/aurora' });
    else expect(() => byOurs(given)).toThrow(MalformedNote);
  });

  it('is judged by the SDK', async () => {
    const { proof, ...trust } = given;
    if (isRight(name)) expect(await verifyBySdk(proof, trust)).toEqual(byOurs(given));
    else await expect(verifyBySdk(proof, trust)).rejects.toThrow(ProofError);
  });
});

it('numbers and hashes have one form', async () => {
  const { proof, ...trust } = RIGHT;
  for (const [right, other] of [[/^index (\d+)/m, 'index 0$1'], [/=\n/, '\n'], [/^extra /m, 'extra  ']] as const) {
    expect(() => byOurs({ ...RIGHT, proof: proof.replace(right, other) })).toThrow(MalformedNote);
    await expect(verifyBySdk(proof.replace(right, other), trust)).rejects.toThrow(ProofError);
  }
});

it('the example of the standard verifies, and another text under it does not', () => {
  const key = readVerifierKey('example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k');
  const note = 'This is an example message.\n\n— example.com/foo '
    + 'Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n';
  expect(signersOf(readNote(note), [key])).toEqual([key]);
  expect(() => signersOf(readNote(note.replace('an example', 'another')), [key])).toThrow(MalformedNote);
});

(toolchain('Python 3.9', ['python3']) === undefined ? describe.skip : describe)('in Python', () => {
  it('each is judged alike', () => {
    const program = `
import json, sys
sys.path.insert(0, ${JSON.stringify(PYTHON)})
from razao.proof import ProofError, verify_proof
said = []
for it in json.load(sys.stdin):
    try:
        said.append(verify_proof(it["proof"], it["keys"], witnesses=it["witnesses"], quorum=it["quorum"]).entry_hash)
    except ProofError:
        said.append(None)
print(json.dumps(said))`;
    const said = JSON.parse(execFileSync('python3', ['-c', program], { input: JSON.stringify(Object.values(ALL)), encoding: 'utf8' }));
    expect(said).toEqual(Object.entries(ALL).map(([name, given]) => (isRight(name) ? byOurs(given).entryHash : null)));
  });
});

/** Falsifications of what @sigstore/verify does not know: the form of a proof's first lines, and cosignatures of witnesses. */
const NOT_SIGSTORES = new Set([
  'the first line', 'a witness\'s signature', 'the time of a witness', 'too few witnesses', 'the same witness twice',
  // It cuts the last cosignature.
  'an end that is missing',
]);
describe('in @sigstore/verify', () => {
  it('each inclusion and each checkpoint is judged alike', async () => {
    const isProven = await sigstoreVerifier();
    const judged = Object.entries(ALL).filter(([name]) => !NOT_SIGSTORES.has(name));
    expect(judged.length).toBeGreaterThan(30);
    expect(Object.fromEntries(judged.map(([name, { proof, keys }]) => [name, isProven(proof, keys)]))).toEqual(
      Object.fromEntries(judged.map(([name]) => [name, isRight(name)])));
  });
});

const oracle = builtInGo(ORACLE, 'golang.org/x/mod, github.com/transparency-dev');
(oracle === undefined ? describe.skip : describe)('in Go', () => {
  const ask = (trials: readonly object[]): Verdict[] => JSON.parse(
    execFileSync(oracle ?? '', { input: JSON.stringify(trials), encoding: 'utf8', maxBuffer: 1e8 })) as Verdict[];

  it('each is judged alike by both', () => {
    const verdicts = ask(Object.values(ALL).map((given) => ({ kind: 'proof', ...given })));
    const said = verdicts.map(({ sumdb, transparencyDev }) => [sumdb === 'ok', transparencyDev === 'ok']);
    expect(Object.fromEntries(Object.keys(ALL).map((name, at) => [name, said[at]]))).toEqual(
      Object.fromEntries(Object.keys(ALL).map((name) => [name, [isRight(name), isRight(name)]])));
  });

  it('trees continue each other, or do not, for both as for ours', () => {
    const log = new SyntheticLog(600, newSigner('ledger.example.com/aurora'));
    const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
    const pairs = [[1, 2], [1, 600], [2, 3], [255, 256], [256, 257], [300, 600], [511, 512], [512, 600], [599, 600]] as const;
    const right = pairs.map(([old, size]) => ({
      kind: 'consistency', old, size, oldRoot: text(log.root(old)), root: text(log.root(size)), path: log.consistency(old, size).map(text),
    }));
    const wrong = right.flatMap((it) => [
      { ...it, oldRoot: it.root }, { ...it, root: it.oldRoot }, { ...it, path: it.path.slice(1) }, { ...it, path: [...it.path, it.root] },
      { ...it, path: it.path.map(() => it.root) },
    ]);
    const trials = [...right, ...wrong];
    const ours = trials.map(({ old, size, path, oldRoot, root }) => isConsistent(
      old, size, path.map((it) => Buffer.from(it, 'base64')), Buffer.from(oldRoot, 'base64'), Buffer.from(root, 'base64')));
    expect(ours).toEqual(trials.map((_trial, at) => at < right.length));
    const verdicts = ask(trials);
    expect(verdicts.map(({ sumdb, transparencyDev }) => [sumdb === 'ok', transparencyDev === 'ok'])).toEqual(
      ours.map((it) => [it, it]));
  });

  it('checkpoints and tiles of a tree with three levels are taken', () => {
    const log = new SyntheticLog(66_000, newSigner('ledger.example.com/aurora'));
    const tiles = Object.fromEntries(log.tiles.map(({ level, index, hashes }) => [
      `tile/${level}/${tilePath(index)}${hashes.length < 8192 ? `.p/${hashes.length / 32}` : ''}`, hashes.toString('base64'),
    ]));
    const verdicts = ask([
      { kind: 'tiles', size: log.size, root: log.root().toString('base64'), tiles },
      { kind: 'note', note: log.checkpoint(), keys: [log.signer.vkey.line] },
      { kind: 'note', note: log.checkpoint().replace('66000', '66001'), keys: [log.signer.vkey.line] },
    ]);
    expect(verdicts.map(({ sumdb, transparencyDev }) => [sumdb === 'ok', transparencyDev === 'ok'])).toEqual(
      [[true, true], [true, true], [false, false]]);
  });
});
