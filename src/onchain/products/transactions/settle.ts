import { present } from '../../../platform/assert.ts';
import type { Query } from '../../../platform/db/query.ts';
import { failpoint } from '../../../platform/failpoints.ts';
import { refusalOf } from '../../chain/moves/index.ts';
import type { InstancesContext } from '../instances/context.ts';
import type { ProductInstance, ProductMove } from '../instances/instance.ts';
import { loadInstances, loadMoves } from '../instances/record.ts';
import { indexingCommand, settlingCommand, type Ruling } from '../instances/settle-move.ts';
import type { OutboundTransaction, OutboundTransactionStore } from './store.ts';

/** What the chain says of a transaction that stands in a block. */
interface ChainOutcome {
  readonly id: string;
  /** False for one that a validator refused. */
  readonly valid: boolean;
  readonly trace: readonly string[];
  readonly reason: string | null;
}

/** Ends a transaction by the chain's word: its move and its money, then its coin. Repeated, it changes nothing. */
export async function endTransaction(
  ctx: InstancesContext, store: OutboundTransactionStore, transaction: OutboundTransaction, word: ChainOutcome,
): Promise<void> {
  if (transaction.kind === 'MOVE') {
    failpoint('before-follow');
    await settleMove(ctx, transaction.sendingId, rulingOf(word, transaction));
    failpoint('after-follow');
  }
  await store.end(transaction, word.valid);
}

function rulingOf({ id, valid, trace, reason }: ChainOutcome, { result }: OutboundTransaction): Ruling {
  if (valid) return { outcome: 'ACCEPTED', txId: id, result: present(result, 'what was signed has a result') };
  return { outcome: 'REFUSED', txId: id, refusal: refusalOf(trace, reason ?? '') };
}

/** A move that was recorded, and its instance. */
export async function moveWithInstance({ db, tenant }: Pick<InstancesContext, 'db' | 'tenant'>, moveId: string): Promise<{
  move: ProductMove; instance: ProductInstance;
}> {
  const query: Query = (statement, values) => db.database.query(statement, values);
  const move = present((await loadMoves(query, tenant, [moveId])).get(moveId), 'a move that was recorded');
  return {
    move, instance: present((await loadInstances(query, tenant, [move.instanceId])).get(move.instanceId), 'the instance of a move'),
  };
}

/** Books the chain's result of a move. Repetitions of the same result change nothing. */
export async function settleMove(ctx: InstancesContext, moveId: string, ruling: Ruling): Promise<void> {
  const { move, instance } = await moveWithInstance(ctx, moveId);
  await ctx.journal.submitOnce(ctx, `chain:${ruling.txId ?? moveId}`, settlingCommand(instance, move, ruling, ctx.ids.next('txn')));
}

/** Marks the outputs of an accepted move as spendable: the index lag has passed (`RAZAO_INDEX_LAG_SECONDS`). */
export async function indexMove(ctx: InstancesContext, instanceId: string, moveId: string): Promise<void> {
  failpoint('before-index');
  await ctx.journal.submitOnce(ctx, `index:${moveId}`, indexingCommand(instanceId, moveId));
}
