import type { EntityManager } from '@mikro-orm/postgresql';
import { BadRow, requireEqual, type BooksCheck } from '../../journal/index.ts';
import { BLOCK } from '../blocks/block.ts';
import { HOLD } from '../hold.ts';

/** Each hold and block reserves the amount that the journal records, and no block waits for money that is available. */
export function checkReservations(): BooksCheck {
  /** The sums by hold or block, account and asset; those that reserve nothing are left out. */
  const reservations = new Map<string, bigint>();
  return {
    entry({ seq_no, reservations: changes = [] }) {
      for (const { reservation_id, account_id, asset, amount } of changes.filter(isOfHolds)) {
        const name = `${reservation_id} ${account_id} ${asset}`;
        const reserved = (reservations.get(name) ?? 0n) + BigInt(amount);
        if (reserved < 0n) throw new BadRow(`entry ${seq_no}`, `${reservation_id} gives back more than it reserves`);
        if (reserved === 0n) reservations.delete(name);
        else reservations.set(name, reserved);
      }
    },

    async end(em, tenant) {
      for (const { id, account_id, asset, amount } of await readReservations(em, tenant)) {
        const name = `${id} ${account_id} ${asset}`;
        const replayed = reservations.get(name) ?? 0n;
        const column = id.startsWith(`${HOLD.prefix}_`) ? 'amount' : 'secured';
        requireEqual(id, column, amount, replayed, `reserves ${amount}, the journal says ${replayed}`);
        reservations.delete(name);
      }
      for (const [name, replayed] of reservations) throw new BadRow(name, `reserves nothing, the journal says ${replayed}`);
      await refuseWaitingBlock(em, tenant);
    },
  };
}

/** Other domains reserve as well, and check that themselves. */
function isOfHolds({ reservation_id: id }: { readonly reservation_id: string }): boolean {
  return id.startsWith(`${HOLD.prefix}_`) || id.startsWith(`${BLOCK.prefix}_`);
}

function readReservations(em: EntityManager, tenant: string): Promise<{ id: string; account_id: string; asset: string; amount: string }[]> {
  return em.execute(
    `select hold_id as id, account_id, currency as asset, amount from razao.holds where tenant_id = ? and state = 'ACTIVE'
     union all
     select block_id, account_id, currency, secured from razao.blocks where tenant_id = ? and secured > 0
     order by 1`, [tenant, tenant]);
}

async function refuseWaitingBlock(em: EntityManager, tenant: string): Promise<void> {
  const [open] = await em.execute<{ block_id: string }[]>(
    `select o.block_id from razao.blocks o
     join razao.balances b on b.tenant_id = o.tenant_id and b.account_id = o.account_id and b.asset = o.currency
     where o.tenant_id = ? and o.state = 'ACTIVE' and o.secured < o.amount and b.posted - b.held - b.blocked > 0
     order by 1 limit 1`, [tenant]);
  if (open) throw new BadRow(open.block_id, 'waits for money while some is available');
}
