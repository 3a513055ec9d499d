import { BadRow, requireEqual, type BooksCheck } from '../journal/index.ts';

/** The general ledger's days equal the sums of the entries, by type of account and asset. */
export function checkDays(): BooksCheck {
  const types = new Map<string, string>();
  const days = new Map<string, { debits: bigint; credits: bigint }>();
  return {
    async begin(em, tenant) {
      const rows = await em.execute<{ account_id: string; type: string }[]>(
        'select account_id, coalesce(gathered_as, type) as type from razao.accounts where tenant_id = ?', [tenant],
      );
      for (const { account_id, type } of rows) types.set(account_id, type);
    },

    entry({ accounting_day, postings }) {
      for (const { account_id, asset, amount } of postings) {
        const key = `${accounting_day} ${types.get(account_id) ?? ''} ${asset}`;
        let day = days.get(key);
        if (!day) days.set(key, (day = { debits: 0n, credits: 0n }));
        if (BigInt(amount) < 0n) day.debits -= BigInt(amount);
        else day.credits += BigInt(amount);
      }
    },

    async end(em, tenant) {
      const rows = await em.execute<{ key: string; debits: string; credits: string }[]>(
        `select concat_ws(' ', accounting_day, member_type, asset) as key, debits, credits from razao.gl_days where tenant_id = ? order by 1`, [
          tenant,
        ]);
      for (const { key, debits, credits } of rows) {
        const replayed = days.get(key) ?? { debits: 0n, credits: 0n };
        requireEqual(`day ${key}`, 'debits', debits, replayed.debits);
        requireEqual(`day ${key}`, 'credits', credits, replayed.credits);
        days.delete(key);
      }
      for (const [key] of days) throw new BadRow(`day ${key}`, 'is missing');
    },
  };
}
