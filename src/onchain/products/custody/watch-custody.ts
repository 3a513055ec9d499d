import type { WriteUnit } from '../../../platform/db/database.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import type { EventOf } from '../../../platform/outbox/event.ts';
import type { ChainNode } from '../../chain/building/index.ts';
import type { InstancesContext } from '../instances/context.ts';
import { nameOf, type CustodySums, type Difference } from './custody.ts';
import { verifyCustody, type CustodyVerdict } from './verify-custody.ts';

/**
 * Verifies the custody of a tenant and keeps the result. A difference is announced once, and an instance that differs moves no more
 * until it agrees again.
 */
export async function watchCustody(ctx: InstancesContext, node: ChainNode): Promise<CustodyVerdict> {
  const verdict = await verifyCustody(ctx.db, node);
  const known = await ctx.db.read((em) => readKnown(em, ctx.tenant));
  const isAsBefore = JSON.stringify(known?.differences ?? []) === JSON.stringify(verdict.differences);
  if (isAsBefore) await ctx.db.database.query(SEEN, [
    ctx.tenant, verdict.height, String(verdict.sums.held), String(verdict.sums.on_chain), ctx.clock.now(),
  ]);
  else await ctx.db.write((unit) => keep(unit, ctx, verdict));
  return verdict;
}

const SEEN = { name: 'see-product-custody', text: 'select razao.see_product_custody($1, $2, $3, $4, $5)' };

interface Known {
  readonly differences: readonly Difference[];
  readonly version: string;
}

async function readKnown(em: WriteUnit['em'], tenant: string): Promise<Known | undefined> {
  const [row] = await em.execute<Known[]>('select differences, version from razao.product_custody where tenant_id = ?', [tenant]);
  return row;
}

async function keep({ em, announce }: WriteUnit, { tenant, clock }: InstancesContext, verdict: CustodyVerdict): Promise<void> {
  const { height, sums, differences } = verdict;
  await lockHead(em, tenant); // no move begins between the proof and its consequence
  const known = await readKnown(em, tenant);
  const before = new Set(known?.differences.map(nameOf));
  let version = BigInt(known?.version ?? 0);
  const fresh = differences.filter((it) => !before.has(nameOf(it)));
  const told = fresh.length > 0 && supplyDiffers(sums) ? [...fresh.map((it) => mismatchOf(verdict, it)), supplyOf(verdict)] : fresh.map(
    (it) => mismatchOf(verdict, it),
  );
  for (const it of told) {
    version += 1n;
    announce({ ...it, entityId: `custody:${tenant}`, version });
  }
  await em.execute(
    `insert into razao.product_custody (tenant_id, height, held, on_chain, differences, version, checked_at) values (?, ?, ?, ?, ?, ?, ?)
     on conflict (tenant_id) do update set height = excluded.height, held = excluded.held, on_chain = excluded.on_chain, differences = excluded.differences,
       version = excluded.version, checked_at = excluded.checked_at`,
    [tenant, height, sums.held, sums.on_chain, JSON.stringify(differences), version, clock.now()]);
  const stopped = new Map(differences.flatMap(({ name, of }) => (of?.startsWith('pin_') === true ? [[of, name] as const] : [])));
  await em.execute('update razao.product_instances set mismatch = null where tenant_id = ? and mismatch is not null', [tenant]);
  for (const [instanceId, name] of stopped) {
    await em.execute('update razao.product_instances set mismatch = ? where tenant_id = ? and instance_id = ?', [name, tenant, instanceId]);
  }
}

type Told = Pick<EventOf<'product_custody.mismatch' | 'qbrl_policy.supply_differs'>, 'type' | 'data'>;

function mismatchOf({ tenant, height }: CustodyVerdict, { name, of, books, chain }: Difference): Told {
  return {
    type: 'product_custody.mismatch',
    data: { tenant, height, name, instance_id: of?.startsWith('pin_') === true ? of : null, subject: of, books, chain },
  };
}

/** True when the supply differs. A payout that is not burnt yet is on the chain, and not outstanding any more. */
function supplyDiffers({ on_chain, outstanding, at_payees }: CustodySums): boolean {
  return on_chain !== outstanding + at_payees;
}

function supplyOf({ tenant, seqNo, sums }: CustodyVerdict): Told {
  return {
    type: 'qbrl_policy.supply_differs',
    data: {
      tenant, outstanding_cents: Number(sums.outstanding), under_way_cents: Number(sums.at_payees), chain_cents: Number(sums.on_chain),
      as_of_seq: seqNo,
    },
  };
}
