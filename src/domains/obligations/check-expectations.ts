import { requireEqual, type BooksCheck } from '../journal/index.ts';

/** What balances show as in transit or expected is what open obligations say. */
export function checkExpectations(): BooksCheck {
  return {
    async end(em, tenant) {
      const [bad] = await em.execute<Record<'account_id' | 'asset' | 'outgoing' | 'incoming' | 'leaving' | 'arriving', string>[]>(
        `with open as (
           select debtor_account_id as account_id, currency as asset, amount as outgoing, 0 as incoming from razao.obligations
           where tenant_id = ? and state <> 'FINAL' and debtor_kind = 'account'
           union all
           select creditor_account_id, currency, 0, amount from razao.obligations
           where tenant_id = ? and state <> 'FINAL' and creditor_kind = 'account'
         ), sums as (select account_id, asset, sum(outgoing) as outgoing, sum(incoming) as incoming from open group by 1, 2)
         select coalesce(b.account_id, s.account_id) as account_id, coalesce(b.asset, s.asset) as asset,
           coalesce(b.outgoing, 0) as outgoing, coalesce(b.incoming, 0) as incoming,
           coalesce(s.outgoing, 0) as leaving, coalesce(s.incoming, 0) as arriving
         from (select * from razao.balances where tenant_id = ?) b
         full join sums s on s.account_id = b.account_id and s.asset = b.asset
         where coalesce(b.outgoing, 0) <> coalesce(s.outgoing, 0) or coalesce(b.incoming, 0) <> coalesce(s.incoming, 0)
         order by 1 limit 1`, [tenant, tenant, tenant]);
      if (!bad) return;
      const row = `balance ${bad.account_id} ${bad.asset}`;
      requireEqual(row, 'outgoing', bad.outgoing, bad.leaving, `outgoing is ${bad.outgoing}, the open obligations say ${bad.leaving}`);
      requireEqual(row, 'incoming', bad.incoming, bad.arriving, `incoming is ${bad.incoming}, the open obligations say ${bad.arriving}`);
    },
  };
}
