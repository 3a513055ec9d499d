import { present } from '../../../../platform/assert.ts';
import type { InstancesContext } from '../context.ts';
import { MoveEntity } from '../instance.entity.ts';
import { readInstance } from '../queries.ts';
import { indexingCommand, settlingCommand, type Ruling } from '../settle-move.ts';

/** Makes the chain's word the ledger's, once however often it is heard. */
export async function settleMove(ctx: InstancesContext, moveId: string, ruling: Ruling): Promise<void> {
  const { move, instance } = await ctx.db.read(async (em) => {
    const found = await em.findOneOrFail(MoveEntity, { tenantId: ctx.tenant, moveId });
    return { move: found, instance: present(await readInstance(em, ctx.tenant, found.instanceId), 'the instance of a move') };
  });
  await ctx.journal.submitOnce(ctx, `chain:${ruling.txId ?? moveId}`, settlingCommand(instance, move, ruling, ctx.ids.next('txn')));
}

/** Makes what an accepted move left spendable. */
export async function indexMove(ctx: InstancesContext, instanceId: string, moveId: string): Promise<void> {
  await ctx.journal.submitOnce(ctx, `index:${moveId}`, indexingCommand(instanceId, moveId));
}
