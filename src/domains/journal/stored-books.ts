import type { EntityManager } from '@mikro-orm/postgresql';
import { BadRow, requireEqual } from './books-check.ts';
import { missing, type Replay } from './replay.ts';

/** Returns the last entry's number and hash, as the head has them. */
export async function readHead(em: EntityManager, tenant: string): Promise<{ seq_no: string; entry_hash: string } | undefined> {
  const [head] = await em.execute<{ seq_no: string; entry_hash: string }[]>(
    'select seq_no, entry_hash from razao.heads where tenant_id = ?', [tenant],
  );
  return head;
}

/** @throws BadRow where the head is not the last entry that was replayed. */
export async function checkHead(em: EntityManager, tenant: string, replay: Replay): Promise<void> {
  const head = await readHead(em, tenant);
  if (!head) throw new BadRow('head', `tenant ${tenant} has no head`);
  if (BigInt(head.seq_no) > replay.seqNo) missing(replay.seqNo + 1n, BigInt(head.seq_no), `: the head is at ${head.seq_no}`);
  requireEqual('head', 'seq_no', head.seq_no, replay.seqNo, `seq_no is ${head.seq_no}, the journal ends at ${replay.seqNo}`);
  requireEqual('head', 'entry_hash', head.entry_hash, replay.hash, 'entry_hash is not that of the last entry');
}

/** @throws BadRow where a live balance is not the sum of the entries. */
export async function checkBalances(em: EntityManager, tenant: string, replay: Replay): Promise<void> {
  const rows = await em.execute<{ account_id: string; asset: string; posted: string; held: string; blocked: string }[]>(
    `select account_id, asset, posted, held, blocked from razao.balances
     where tenant_id = ? order by account_id, asset`, [tenant]);
  const seen = new Set<string>();
  for (const row of rows) {
    const key = `${row.account_id} ${row.asset}`;
    seen.add(key);
    for (const name of ['posted', 'held', 'blocked'] as const) requireEqual(`balance ${key}`, name, row[name], replay[name].get(key) ?? 0n);
  }
  for (const [key, posted] of replay.posted) {
    if (posted !== 0n && !seen.has(key)) throw new BadRow(`balance ${key}`, `is missing, the journal says ${posted}`);
  }
}

/** @throws BadRow where the live balance of an account that a replay has met is not what its last entry left. */
export async function checkTouched(em: EntityManager, tenant: string, { posted }: Replay): Promise<void> {
  if (posted.size === 0) return; // holds and blocks alone
  const rows = await em.execute<{ key: string; posted: string }[]>(`
    select b.account_id || ' ' || b.asset as key, b.posted from razao.balances b
    where b.tenant_id = ? and b.account_id in (?)`, [tenant, [...new Set([...posted.keys()].map((key) => key.split(' ')[0]))]]);
  const stored = new Map(rows.map((row) => [row.key, row.posted]));
  for (const [key, derived] of posted) requireEqual(`balance ${key}`, 'posted', stored.get(key) ?? '0', derived);
}

/** @throws BadRow where a turnover is not all that the entries ever moved of the asset. */
export async function checkTurnovers(em: EntityManager, tenant: string, { moved }: Replay): Promise<void> {
  const rows = await em.execute<{ asset: string; moved: string }[]>(
    'select asset, moved from razao.turnovers where tenant_id = ?', [tenant],
  );
  const stored = new Map(rows.map((row) => [row.asset, row.moved]));
  for (const asset of new Set([...stored.keys(), ...moved.keys()])) {
    requireEqual(`turnover ${asset}`, 'moved', stored.get(asset) ?? '0', moved.get(asset) ?? 0n);
  }
}

const RESERVED = ['outgoing', 'incoming', 'held', 'blocked'] as const;

/** @throws BadRow where an account's last mark, from which its past balances are computed, is not its live balance. */
export async function checkMarks(em: EntityManager, tenant: string): Promise<void> {
  const [row] = await em.execute<Record<string, string>[]>(`
    select b.account_id || ' ' || b.asset as key, ${RESERVED.map((name) => `b.${name}, coalesce(m.${name}, 0) as mark_${name}`).join(', ')}
    from razao.balances b left join lateral (
      select * from razao.balance_marks k where k.tenant_id = b.tenant_id and k.account_id = b.account_id and k.asset = b.asset
      order by k.seq_no desc limit 1) m on true
    where b.tenant_id = ? and (${RESERVED.map((name) => `b.${name} <> coalesce(m.${name}, 0)`).join(' or ')})
    order by 1 limit 1`, [tenant]);
  if (row) for (const name of RESERVED) requireEqual(`balance mark ${row['key']}`, name, row[`mark_${name}`] ?? null, row[name] ?? null);
}

/** @throws BadRow where the late postings, from which balances at past instants are computed, are not those of the entries. */
export async function checkLate(em: EntityManager, tenant: string, replay: Replay): Promise<void> {
  const rows = await em.execute<{ key: string; count: string; cents: string; milliseconds: string }[]>(
    `select concat_ws(' ', account_id, asset, accounting_day, committed_day) as key, count(*) as count, sum(amount) as cents,
            sum((extract(epoch from effective_at) * 1000)::bigint) as milliseconds
     from razao.late_postings where tenant_id = ? group by 1 order by 1`, [tenant]);
  const left = new Map(replay.late);
  for (const { key, count, cents, milliseconds } of rows) {
    const replayed = left.get(key) ?? { count: 0n, cents: 0n, milliseconds: 0n };
    const compare = (column: string, stored: string, derived: bigint) => requireEqual(
      `late postings ${key}`, column, stored, derived, 'differ from the late entries of the journal',
    );
    compare('count', count, replayed.count);
    compare('amount', cents, replayed.cents);
    compare('effective_at', milliseconds, replayed.milliseconds);
    left.delete(key);
  }
  for (const [key] of left) throw new BadRow(`late postings ${key}`, 'are missing');
}
