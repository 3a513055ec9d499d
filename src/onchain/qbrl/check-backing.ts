import type { EntityManager } from '@mikro-orm/postgresql';
import { BadRow, type BooksCheck } from '../../domains/journal/index.ts';
import { POLICY_ID } from './policy.ts';

interface PolicyRow {
  outstanding: string;
  under_way: string;
  issued: string;
  account: string | null;
  locked: string;
  counted: string;
}

/**
 * The outstanding amount equals the reservation on the account of the version in force, and no other account has one; the locks equal the
 * counted amounts.
 */
export function checkBacking(): BooksCheck {
  /** By account, in centavos. */
  const reserved = new Map<string, bigint>();
  return {
    entry({ reservations: changes = [] }) {
      for (const { reservation_id, account_id, amount } of changes) {
        if (reservation_id === POLICY_ID) reserved.set(account_id, (reserved.get(account_id) ?? 0n) + BigInt(amount));
      }
    },

    async end(em, tenant) {
      const policy = await readPolicy(em, tenant);
      for (const [account, cents] of reserved) {
        const outstanding = account === policy?.account ? BigInt(policy.outstanding) : 0n;
        if (cents !== outstanding) throw new BadRow(POLICY_ID, `${cents} are reserved on ${account}, and ${outstanding} outstanding`);
      }
      if (policy && !reserved.has(policy.account ?? '') && policy.outstanding !== '0') throw new BadRow(
        POLICY_ID, `${policy.outstanding} are outstanding, and nothing reserved`,
      );
      if (policy && policy.locked !== policy.under_way) throw new BadRow(
        POLICY_ID, `${policy.under_way} are under way, the locks say ${policy.locked}`,
      );
      if (policy && policy.counted !== policy.issued) throw new BadRow(
        POLICY_ID, `${policy.issued} were issued, the locks say ${policy.counted}`,
      );
    },
  };
}

async function readPolicy(em: EntityManager, tenant: string): Promise<PolicyRow | undefined> {
  const [row] = await em.execute<PolicyRow[]>(
    `select q.outstanding::text, q.under_way::text, q.issued::text,
            (select v.redemption_account_id from razao.qbrl_versions v where v.tenant_id = q.tenant_id and v.status = 'IN_FORCE') as account,
            (select coalesce(sum(l.amount), 0)::text from razao.qbrl_locks l where l.tenant_id = q.tenant_id and l.state = 'UNDER_WAY') as locked,
            (select coalesce(sum(l.amount), 0)::text from razao.qbrl_locks l
             where l.tenant_id = q.tenant_id and l.counted_on = q.issued_on and l.state <> 'REFUSED') as counted
     from razao.qbrl_policies q where q.tenant_id = ?`, [tenant]);
  return row;
}
