import { present } from '../../../../platform/assert.ts';
import { failpoint } from '../../../../platform/failpoints.ts';
import { refusalOf } from '../../../chain/moves/index.ts';
import type { InstancesContext } from '../context.ts';
import { MoveEntity } from '../instance.entity.ts';
import { readInstance } from '../queries.ts';
import { indexingCommand, settlingCommand, type Ruling } from '../settle-move.ts';
import type { Sending, SendingStore } from './store.ts';

/** What the chain says of a transaction that stands in a block. */
export interface ChainWord {
  readonly id: string;
  /** False for one that a validator refused. */
  readonly valid: boolean;
  readonly trace: readonly string[];
  readonly reason: string | null;
}

/** Ends a sending by the chain's word: its move and its money, then its coin. Repeated, it changes nothing. */
export async function endSending(ctx: InstancesContext, store: SendingStore, sending: Sending, word: ChainWord): Promise<void> {
  if (sending.kind === 'MOVE') {
    failpoint('before-follow');
    await settleMove(ctx, sending.sendingId, rulingOf(word, sending));
    failpoint('after-follow');
  }
  await store.end(sending, word.valid);
}

function rulingOf({ id, valid, trace, reason }: ChainWord, { result }: Sending): Ruling {
  if (valid) return { outcome: 'ACCEPTED', txId: id, result: present(result, 'what was signed has a result') };
  return { outcome: 'REFUSED', txId: id, refusal: refusalOf(trace, reason ?? '') };
}

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
  failpoint('before-index');
  await ctx.journal.submitOnce(ctx, `index:${moveId}`, indexingCommand(instanceId, moveId));
}
