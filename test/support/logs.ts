/** A log as its tables have it, and the root of its tree computed by the definition of RFC 6962 alone. */
import { createHash } from 'node:crypto';
import { expect } from '@jest/globals';
import pg from 'pg';
import { readCheckpoint } from '../../src/domains/transparency/index.ts';

export interface LogRow {
  readonly size: number;
  readonly signed_size: number;
  readonly lacks: string | null;
  readonly fault: string | null;
}

/** Runs one statement with the owner's rights. */
export async function asOwner<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    return (await owner.query<Row>(text, values)).rows;
  } finally {
    await owner.end();
  }
}

/** The log of a tenant; undefined before it has one. */
export async function logOf(url: string, tenant = 'demo'): Promise<LogRow | undefined> {
  const [row] = await asOwner<LogRow>(
    url, 'select size::int, signed_size::int, lacks, fault from razao.logs where tenant_id = $1', [tenant]);
  return row;
}

/** All checkpoints of a tenant, the oldest first. */
export async function checkpointsOf(url: string, tenant = 'demo'): Promise<string[]> {
  const rows = await asOwner<{ note: string }>(url, 'select note from razao.log_checkpoints where tenant_id = $1 order by size', [tenant]);
  return rows.map(({ note }) => note);
}

/** Each checkpoint that was signed has the root of the entries as they are: no two disagree. */
export async function expectOneHistory(url: string, signed: readonly string[] = [], tenant = 'demo'): Promise<void> {
  const rows = await asOwner<{ entry_hash: string }>(
    url, 'select entry_hash from razao.journal_entries where tenant_id = $1 order by seq_no', [tenant]);
  const leaves = rows.map(({ entry_hash }) => sha256(Buffer.of(0), Buffer.from(entry_hash, 'hex')));
  for (const note of [...await checkpointsOf(url, tenant), ...signed]) {
    const { size, root } = readCheckpoint(note);
    expect(root.toString('hex')).toBe(rootOf(leaves.slice(0, size)).toString('hex'));
  }
}

/** MTH of RFC 6962, 2.1, over hashes of leaves. */
export function rootOf(leaves: readonly Buffer[]): Buffer {
  if (leaves.length <= 1) return leaves[0] ?? sha256();
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return sha256(Buffer.of(1), rootOf(leaves.slice(0, split)), rootOf(leaves.slice(split)));
}

function sha256(...parts: Buffer[]): Buffer {
  return createHash('sha256').update(Buffer.concat(parts)).digest();
}
