import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import type { ProductInstanceListResponse, ProductInstanceResponse, ProductInstanceStatus } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import type { Context } from '../../../platform/context.ts';
import type { ResourceKind } from '../../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../../platform/http/pages.ts';
import { joinedAccounts, type AccountRecord } from '../../../domains/accounts/index.ts';
import { InstanceEntity, MoveEntity, StakeEntity } from './instance.entity.ts';
import { CURRENCY, type ProductInstance, type ProductMove } from './instance.ts';
import { presentInstance, presentSummary } from './present.ts';
import { loadInstances } from './record.ts';
import { OutboundTransactionEntity } from './outbound-transaction.entity.ts';

const INSTANCE_ID = /^pin_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Loads the instance in a path, of the product in the path, for the gateway. */
export const instanceResource: ResourceKind<ProductInstance> = {
  missing: 'PRODUCT_INSTANCE_NOT_FOUND',
  find: async ({ db, tenant }, instanceId, path) => {
    const found = INSTANCE_ID.test(instanceId) ? await db.lookUp(
      'product-instances', instanceId, (query, ids) => loadInstances(query, tenant, ids),
    ) : undefined;
    return found?.productId === path?.['product_id'] ? found : undefined;
  },
};

/** One instance, in a transaction that reads more; of a certain product, where one is given. */
export async function readInstance(em: EntityManager, tenantId: string, instanceId: string, productId?: string): Promise<ProductInstance
  | undefined> {
  return (await em.findOne(InstanceEntity, { tenantId, instanceId, ...(productId !== undefined && { productId }) })) ?? undefined;
}

/** All moves of an instance, in their order. What is on its way is shown with the transaction that was signed for it. */
export async function readTimeline(em: EntityManager, tenantId: string, instanceId: string): Promise<ProductMove[]> {
  return withTransactions(em, tenantId, await em.find(MoveEntity, { tenantId, instanceId }, { orderBy: { sequence: 'asc' } }));
}

/** Moves by their names, in any order. What is on its way is shown with the transaction that was signed for it. */
export async function readMoves(em: EntityManager, tenantId: string, moveIds: readonly string[]): Promise<ProductMove[]> {
  return moveIds.length === 0 ? [] : withTransactions(em, tenantId, await em.find(MoveEntity, { tenantId, moveId: { $in: [...moveIds] } }));
}

async function withTransactions(em: EntityManager, tenantId: string, moves: readonly ProductMove[]): Promise<ProductMove[]> {
  const onTheirWay = moves.flatMap(({ outcome, moveId }) => (outcome === 'SUBMITTED' ? [moveId] : []));
  if (onTheirWay.length === 0) return [...moves];
  const transactions = await em.find(OutboundTransactionEntity, { tenantId, sendingId: { $in: onTheirWay } }, { fields: ['txId'] });
  const signed = new Map(transactions.map(({ sendingId, txId }) => [sendingId, txId]));
  return moves.map((move) => (move.outcome === 'SUBMITTED' ? { ...move, chainTxId: signed.get(move.moveId) ?? null } : move));
}

/** One instance with its timeline. */
export async function getProductInstance(
  ctx: Context, { instanceId }: Pick<ProductInstance, 'instanceId'>,
): Promise<ProductInstanceResponse> {
  return ctx.db.read(async (em) => {
    const instance = present(await readInstance(em, ctx.tenant, instanceId), 'an instance is never deleted');
    return presentInstance(instance, await readTimeline(em, ctx.tenant, instanceId), CURRENCY);
  }, { isolation: 'repeatable read' });
}

/** Filter of a list of a product's instances. */
interface InstanceFilter {
  readonly account_id?: string | undefined;
  readonly status?: ProductInstanceStatus | undefined;
  readonly state?: string | undefined;
}

/**
 * The instances of a product in all its versions, newest first.
 * @throws ApiError INVALID_CURSOR.
 */
export async function listProductInstances(
  ctx: Context, productId: string, { account_id, status, state }: InstanceFilter, query: PageQuery,
): Promise<ProductInstanceListResponse> {
  const page = new Page<string>(ctx, 'listProductInstances', { productId, account_id, status, state }, query);
  return ctx.db.read(async (em) => {
    const party = account_id === undefined ? undefined : await joinedAccounts(em, ctx.tenant, account_id);
    return list(em, ctx, page, { productId, ...(status !== undefined && { status }), ...(state !== undefined && { state }) }, party);
  });
}

/**
 * The instances, of any product, that an account is a party of, newest first.
 * @throws ApiError INVALID_CURSOR.
 */
export async function listAccountProductInstances(
  ctx: Context, { accountId }: Pick<AccountRecord, 'accountId'>,
  { product_id, status }: { product_id?: string | undefined; status?: ProductInstanceStatus | undefined }, query: PageQuery,
): Promise<ProductInstanceListResponse> {
  const page = new Page<string>(ctx, 'listAccountProductInstances', { accountId, product_id, status }, query);
  return ctx.db.read(async (em) => list(
    em, ctx, page, { ...(product_id !== undefined && { productId: product_id }), ...(status !== undefined && { status }) },
    await joinedAccounts(em, ctx.tenant, accountId)));
}

async function list(
  em: EntityManager, { tenant: tenantId }: Context, page: Page<string>, filter: FilterQuery<ProductInstance>,
  parties: readonly string[] | undefined,
): Promise<ProductInstanceListResponse> {
  const before = page.after === undefined ? {} : { instanceId: { $lt: page.after } };
  const ofParties = parties === undefined ? {} : {
    instanceId: { $in: em.createQueryBuilder(StakeEntity, 's').select('instanceId').where({ tenantId, accountId: { $in: [...parties] } }) },
  };
  const rows: ProductInstance[] = await em.find(InstanceEntity, { $and: [{ tenantId }, filter as object, before, ofParties] }, {
    orderBy: { instanceId: 'desc' }, limit: page.take,
  });
  const { data, next_cursor } = page.close(rows, ({ instanceId }) => instanceId, (row) => presentSummary(row, CURRENCY));
  return { items: data, next_cursor };
}

/** Counts the instances that have not ended in which these accounts are parties. */
export async function countOpenInstances(em: EntityManager, tenantId: string, accountIds: readonly string[]): Promise<number> {
  return em.count(StakeEntity, { tenantId, accountId: { $in: [...accountIds] }, isOpen: true });
}
