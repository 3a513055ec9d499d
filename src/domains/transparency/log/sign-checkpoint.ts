import type { Query } from '../../../platform/db/query.ts';
import type { SigningKeys } from '../../auth/index.ts';
import { foldPlan, isConsistent, planConsistency, planRoot } from '../merkle/proofs.ts';
import { readCheckpoint, type ReadCheckpoint } from '../notes/checkpoint.ts';
import { LogFault, type LockedLog } from './build-tree.ts';
import { signCheckpointNote } from './log-keys.ts';
import type { SignedMemory } from './signed-memory.ts';
import { hashesOf } from './stored-tree.ts';

/** Tools for signing, apart from the database. */
export interface SigningTools {
  readonly keys: SigningKeys;
  readonly memory: SignedMemory;
  readonly now: () => Date;
}

interface LastRow extends Record<string, unknown> {
  readonly size: string;
  readonly root: Buffer;
}

const LAST = {
  name: 'last-checkpoint', text: 'select size, root from razao.log_checkpoints where tenant_id = $1 order by size desc limit 1',
};
const KEEP = {
  name: 'keep-checkpoint',
  text: `insert into razao.log_checkpoints (tenant_id, size, root, note, signed_at) values ($1, $2, $3, $4, $5)
    on conflict (tenant_id, size) do nothing`,
};
const MOVE = {
  name: 'sign-log',
  text: `update razao.logs set origin = $2, signed_size = $3, lacks = null, paced_at = $4 where tenant_id = $1`,
};
const LACK = { name: 'log-lacks', text: 'update razao.logs set lacks = $2 where tenant_id = $1' };

/**
 * Signs the tree of a locked log, after a proof that it continues every checkpoint that is known to have been signed: the last one of the
 * database, and one that was seen elsewhere. Proof, checkpoint and record are one transaction; nobody sees the signature before.
 * @returns the checkpoint; undefined while the books lack entries of one that was signed.
 * @throws LogFault when the tree contradicts one: the log must not sign any more.
 */
export async function signCheckpoint(
  query: Query, tenant: string, log: LockedLog & { readonly origin: string }, tools: SigningTools,
): Promise<string | undefined> {
  const seen = newerOf(log.lacks === null ? undefined : readCheckpoint(log.lacks), tools.memory.newestOf(log.origin));
  if (seen && seen.size > log.size) {
    await query(LACK, [tenant, noteOf(seen)]);
    return undefined;
  }
  const [last] = await query<LastRow>(LAST, [tenant]);
  const root = await rootAfter(query, tenant, log.size, [
    ...last ? [{ size: Number(last.size), root: last.root }] : [], ...seen ? [seen] : [],
  ]);
  if (last && Number(last.size) === log.size) return undefined;
  if (seen && seen.size > Number(last?.size ?? 0)) await keep(query, tenant, seen, noteOf(seen), tools.now());
  const note = signCheckpointNote({ origin: log.origin, size: log.size, root }, tools.keys);
  await tools.memory.remember(note);
  await keep(query, tenant, { size: log.size, root }, note, tools.now());
  await query(MOVE, [tenant, log.origin, log.size, log.lockedAt]);
  return note;
}

/** A tree by its size and root. */
interface SizedRoot {
  readonly size: number;
  readonly root: Buffer;
}

/** Returns the root of the tree. @throws LogFault unless the tree continues each of those that were signed. */
async function rootAfter(query: Query, tenant: string, size: number, signed: readonly SizedRoot[]): Promise<Buffer> {
  const paths = signed.map((it) => (it.size === 0 ? [] : planConsistency(it.size, size)));
  const hashes = await hashesOf(query, tenant, [planRoot(size), ...paths.flat()]);
  const root = hashes.shift() ?? foldPlan([], () => Buffer.alloc(0));
  for (const [at, it] of signed.entries()) {
    const path = hashes.splice(0, paths[at]?.length ?? 0);
    if (!isConsistent(it.size, size, path, it.root, root)) {
      throw new LogFault(`the tree of ${size} entries does not continue the checkpoint of ${it.size} that was signed`);
    }
  }
  return root;
}

async function keep(query: Query, tenant: string, { size, root }: SizedRoot, note: string, at: Date): Promise<void> {
  await query(KEEP, [tenant, size, root, note, at]);
}

function newerOf(one: ReadCheckpoint | undefined, other: ReadCheckpoint | undefined): ReadCheckpoint | undefined {
  return (one?.size ?? 0) > (other?.size ?? 0) ? one : other;
}

/** The note of a checkpoint as it came. */
export function noteOf({ note: { text, signatures } }: ReadCheckpoint): string {
  return `${text}\n${signatures.map(({ line }) => `${line}\n`).join('')}`;
}
