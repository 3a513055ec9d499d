import type {
  Metadata, ProductInstanceResponse, ProductManifest, ProductMoveKind, ProductParameterValues,
} from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { presentCurrency } from '../../../platform/currencies.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import { noAccount } from '../../../domains/accounts/index.ts';
import { NotBuildable, effectOf, type Effect, type Held, type Move } from '../../chain/moves/index.ts';
import {
  countedRow, paysNothing, quotaId, refuseBeyond, type Decision, type EntryDraft, type Ledger, type Loads, type RowWrite,
} from '../../../domains/journal/index.ts';
import { QbrlDraft, qbrlLoads } from '../../qbrl/index.ts';
import type { BoundProduct, ProductVersion } from '../product.entity.ts';
import { acceptsInstances } from '../product.ts';
import { versionOf } from '../versions.ts';
import type { InstancesContext } from './context.ts';
import {
  INSTANCE, MOVE, STAKE, accountsOf, instanceEvent, lockIdOf, moveEvent, moveIdOf, readValues, stakeIdOf, storedValues,
  type MoveOrigin, type ProductInstance, type ProductMove, type ProductStake,
} from './instance.ts';
import {
  accountsNamed, partiesOf, readMoveParameters, readPartyAccounts, refuseParties, type PartyAccount, type ReadMove,
} from './parties.ts';
import { drawIds, paymentsOf, recordPayments, type DrawnIds } from './payments.ts';
import { presentInstance } from './present.ts';
import { readTimeline } from './queries.ts';
import { PRODUCT, instanceRow, moveRow, productIdOf, stakeRow, wantedRow } from './record.ts';

/** Requested creation. */
interface CreationRequest {
  readonly accountId: string;
  readonly parameters: ProductParameterValues;
  readonly metadata: Metadata;
  readonly origin: MoveOrigin;
}

/** Requested move of an existing instance. */
export interface MoveRequest {
  readonly kind: Exclude<ProductMoveKind, 'CREATE'>;
  readonly action: string | null;
  readonly accountId: string;
  readonly parameters: ProductParameterValues;
  readonly reason?: string | undefined;
  readonly origin: MoveOrigin;
  /** True for frozen accounts and blocked parties to sign too: a drain gives back what they cannot request. */
  readonly isForced?: boolean;
}

/** Work that is decided, recorded and answered together with a move, in one commit. */
export interface SideEffect<T> {
  /** Ids of the rows that it reads. */
  readonly loads: readonly string[];
  /** @param moved the instance and its move, as they are recorded. */
  decide(ledger: Ledger, moved: { readonly instance: ProductInstance; readonly move: ProductMove }): {
    readonly rows: readonly RowWrite[]; readonly answer: T;
  } | Refusal;
}

/** Inputs of a command's decision that never change. */
interface MoveContext {
  readonly ctx: Pick<InstancesContext, 'actor' | 'products' | 'db'>;
  readonly version: Omit<ProductVersion, 'scenarios'>;
  readonly accounts: ReadonlyMap<string, PartyAccount>;
  readonly ids: readonly DrawnIds[];
  readonly read: ReadMove | Refusal;
  readonly origin: MoveOrigin;
  readonly beside?: SideEffect<unknown> | undefined;
}

/**
 * The command that begins an instance: its record and its money, and a transaction that a submitter is to send.
 * @throws what the decision refuses: ACCOUNT_NOT_FOUND, PRODUCT_NOT_OPEN, PRODUCT_PARAMETER_INVALID, PRODUCT_ACCOUNT_NOT_ELIGIBLE,
 *   CURRENCY_MISMATCH, QUOTA_EXCEEDED, QBRL_NOT_ISSUED, QBRL_CAP_EXCEEDED, and what gates, limits and funds refuse of a debit.
 */
export async function recordCreation<T = ProductInstanceResponse>(
  ctx: InstancesContext, { bound }: Pick<BoundProduct, 'bound'>, request: CreationRequest, beside?: SideEffect<T>,
): Promise<T> {
  const { manifest } = bound;
  const move = { kind: 'CREATE' as const, action: null };
  const named = [request.accountId, ...accountsNamed(manifest, move, request.parameters)];
  const accounts = await ctx.db.read((em) => readPartyAccounts(em, ctx.tenant, named));
  const context: MoveContext = {
    ctx, version: bound, accounts, ids: drawIds(ctx.ids, manifest, null),
    read: readMoveParameters(manifest, move, request, accounts), origin: request.origin,
    beside,
  };
  const instanceId = ctx.ids.next('pin');
  const rows = [productIdOf(bound.productId), quotaId('product_instances'), ...beside?.loads ?? []];
  return ctx.journal.submit(ctx, {
    loads: joined({ accounts: [...accounts.keys()], systems: [['transit', manifest.currency]], rows }, qbrlLoads([
      lockIdOf(moveIdOf(instanceId, 1)),
    ])),
    decide: (ledger) => decideCreation(ledger, context, instanceId, request, ctx.ids.next('txn')) as Decision<T>,
  });
}

/**
 * The command that requests a move of an instance. The validator decides on it.
 * @throws what the decision refuses: PRODUCT_ACTION_NOT_FOUND, ACCOUNT_NOT_FOUND, INSTANCE_CLOSED, INSTANCE_NOT_INDEXED, PRODUCT_RETIRED,
 *   INSTANCE_NOT_CLOSABLE, NOT_A_PARTY_OF_INSTANCE, PRODUCT_PARAMETER_INVALID, ACCOUNT_FROZEN, PARTY_BLOCKED, QBRL_NOT_ISSUED,
 *   QBRL_CAP_EXCEEDED, and what gates, limits and funds refuse of a debit.
 */
export async function recordMove<T = ProductInstanceResponse>(
  ctx: InstancesContext, instance: ProductInstance, request: MoveRequest, beside?: SideEffect<T>,
): Promise<T> {
  const { instanceId, productId, productVersion } = instance;
  const version = await versionOf(ctx.db, productId, productVersion);
  const named = [request.accountId, ...accountsNamed(version.manifest, request, request.parameters), ...accountsOf(instance)];
  const [timeline, accounts] = await ctx.db.read(
    async (em) => [await readTimeline(em, ctx.tenant, instanceId), await readPartyAccounts(em, ctx.tenant, named)] as const,
    { isolation: 'repeatable read' });
  const last = timeline.length;
  const context: MoveContext = {
    ctx, version, accounts, ids: drawIds(ctx.ids, version.manifest, request.action),
    read: readMoveParameters(version.manifest, request, request, accounts), origin: request.origin, beside,
  };
  const moves = [moveIdOf(instanceId, last), moveIdOf(instanceId, last + 1)];
  const stakes = accountsOf(instance).map((accountId) => stakeIdOf(instanceId, accountId));
  return ctx.journal.submit(ctx, {
    loads: joined(
      {
        accounts: [...accounts.keys()], systems: [['transit', version.manifest.currency]],
        rows: [productIdOf(productId), instanceId, ...moves, ...stakes, ...beside?.loads ?? []],
      },
      qbrlLoads([lockIdOf(moveIdOf(instanceId, last + 1))])),
    decide: (ledger) => decideMove(ledger, context, instanceId, timeline, request, ctx.ids.next('txn')) as Decision<T>,
  });
}

/** Joins the loads of two parts of a command. */
export function joined(one: Loads, other: Loads): Loads {
  return {
    accounts: [...one.accounts, ...other.accounts], systems: [...one.systems ?? [], ...other.systems ?? []],
    rows: [...one.rows ?? [], ...other.rows ?? []],
    accountsOf: (rows) => [...one.accountsOf?.(rows) ?? [], ...other.accountsOf?.(rows) ?? []],
  };
}

function decideCreation(
  ledger: Ledger, context: MoveContext, instanceId: string, request: CreationRequest, backingTx: string,
): Decision<unknown> {
  const { ctx, version: { productId, productVersion, manifest }, accounts, read, origin } = context;
  const actor = accounts.get(request.accountId);
  if (!actor) return { refused: noAccount(request.accountId) };
  const lifecycle = present(ledger.row(PRODUCT, productIdOf(productId)), 'a product is never deleted').lifecycle;
  const isPlayed = origin.kind === 'CONFORMANCE';
  if (isPlayed && lifecycle === 'RETIRED') return { refused: refusal('PRODUCT_RETIRED') };
  if (!isPlayed && !acceptsInstances(lifecycle, ctx.products.isTrial)) return { refused: refusal('PRODUCT_NOT_OPEN', { lifecycle }) };
  if ('code' in read) return { refused: read };
  const parties = partiesOf(manifest, actor.accountId, read);
  const mismatch =
    refuseActor(ledger, actor, manifest) ?? refuseParties(manifest, parties, accounts, isPlayed) ?? refuseClosedParties(ledger, parties)
    ?? refuseSigner(ledger, actor.accountId) ?? refuseBeyond(ledger, ctx.db.database.quotas, 'product_instances');
  if (mismatch) return { refused: mismatch };
  const effect = effectOrNone(manifest, null, { kind: 'CREATE', action: null, parameters: read.fills, signer: actor.keyHash });
  const { now } = ledger;
  const begun: ProductInstance = {
    instanceId, productId, productVersion, status: 'PENDING', state: null, sequence: 1, awaitingIndex: true,
    accountId: actor.accountId, held: 0n,
    pending: effect.locked, parties, fields: {}, token: null, homeTx: null, homeLovelace: null, mismatch: null, metadata: request.metadata,
    version: 2n,
    createdAt: now, createdBy: ctx.actor, updatedAt: now, closedAt: null,
  };
  return recorded(ledger, context, begun, { kind: 'CREATE', action: null, signedBy: actor.accountId, reason: null }, effect, [], backingTx);
}

function decideMove(
  ledger: Ledger, context: MoveContext, instanceId: string, timeline: readonly ProductMove[], request: MoveRequest, backingTx: string,
): Decision<unknown> {
  const { version: { productId, manifest }, accounts, read } = context;
  const instance = present(ledger.row(INSTANCE, instanceId), 'an instance is never deleted');
  if (request.kind === 'ACTION' && !manifest.actions.some(({ name }) => name === request.action)) {
    return { refused: refusal('PRODUCT_ACTION_NOT_FOUND', { actions: manifest.actions.map(({ name }) => name) }) };
  }
  const signer = accounts.get(request.accountId);
  if (!signer) return { refused: noAccount(request.accountId) };
  const { status, state, sequence } = instance;
  if (status === 'CLOSED' || status === 'REFUSED') return { refused: refusal('INSTANCE_CLOSED', { status, state }) };
  if (instance.awaitingIndex || instance.mismatch !== null || sequence !== timeline.length) return {
    refused: refusal('INSTANCE_NOT_INDEXED', { instance_id: instanceId, sequence }),
  };
  const { lifecycle } = present(ledger.row(PRODUCT, productIdOf(productId)), 'a product is never deleted');
  if (lifecycle === 'RETIRED' && request.kind === 'ACTION') return { refused: refusal('PRODUCT_RETIRED') };
  if (request.kind === 'CLOSE' && manifest.closing === null) return { refused: refusal('INSTANCE_NOT_CLOSABLE') };
  const holds = instance.parties.some(({ account_id }) => account_id === signer.accountId);
  if (!holds) return { refused: refusal('NOT_A_PARTY_OF_INSTANCE', { account_id: signer.accountId }) };
  if ('code' in read) return { refused: read };
  const stopped = request.isForced === true ? undefined : refuseSigner(ledger, signer.accountId);
  if (stopped) return { refused: stopped };
  const held: Held = { fields: readValues(instance.fields), value: instance.held };
  const effect = effectOrNone(
    manifest, held, { kind: request.kind, action: request.action, parameters: read.fills, signer: signer.keyHash },
  );
  const moved: ProductInstance = {
    ...instance, sequence: sequence + 1, awaitingIndex: true, version: instance.version + 1n, updatedAt: ledger.now,
  };
  const before = [...timeline.slice(0, -1), present(ledger.row(MOVE, moveIdOf(instanceId, sequence)), 'the last move of an instance')];
  return recorded(
    ledger, context, moved,
    { kind: request.kind, action: request.action, signedBy: signer.accountId, reason: request.reason ?? null }, effect,
    before, backingTx,
  );
}

/** Nothing for a move that no transaction can be made of: its submitter refuses it. @param held null for a creation. */
function effectOrNone(manifest: ProductManifest, held: Held | null, move: Move): Pick<Effect, 'locked' | 'payouts'> {
  try {
    return effectOf(manifest, held, move, 0);
  } catch (error) {
    if (error instanceof NotBuildable) return { locked: 0n, payouts: [] };
    throw error;
  }
}

/** @param instance as the move leaves it until the chain has spoken. @param before the moves before it. */
function recorded(
  ledger: Ledger, context: MoveContext, instance: ProductInstance, asked: Pick<ProductMove, 'kind' | 'action' | 'signedBy' | 'reason'>,
  effect: Pick<Effect, 'locked' | 'payouts'>, before: readonly ProductMove[], backingTx: string,
): Decision<unknown> {
  const { ctx, version, ids, origin, beside } = context;
  const { instanceId, sequence } = instance;
  const { currency } = version.manifest;
  const read = context.read as ReadMove;
  const moveId = moveIdOf(instanceId, sequence);
  const qbrl = new QbrlDraft(ledger, backingTx);
  const paid = recordPayments(ledger, qbrl, { instance, move: { moveId, sequence }, currency, createdBy: ctx.actor }, paymentsOf(
    instance, asked.signedBy, effect,
  ), ids);
  if ('refused' in paid) return paid;
  const move: ProductMove = {
    ...asked, moveId, instanceId, sequence, parameters: read.parameters, fills: storedValues(read.fills), fromState: instance.state,
    toState: null,
    outcome: 'SUBMITTED', refusal: null, payments: paid.payments, chainTxId: null, held: instance.held + effect.locked,
    originKind: origin.kind, originId: origin.id, submittedAt: ledger.now, resolvedAt: null, indexedAt: null,
  };
  const besides = beside?.decide(ledger, { instance, move });
  if (besides && 'code' in besides) return { refused: besides };
  const isNew = asked.kind === 'CREATE';
  const locked = qbrl.change;
  const first = isNew ? [instanceEvent('created', { ...instance, version: 1n }, {
    product_version: instance.productVersion, account_id: instance.accountId, status: instance.status,
    locked_value: Number(instance.pending), ...presentCurrency(currency),
  })] : [];
  return {
    entries: [...locked.entries, ...paid.entries] as readonly EntryDraft[],
    rows: [
      ...locked.rows, ...paid.rows, instanceRow(instance, isNew), moveRow(move, true), wantedRow(moveId, 'MOVE', instance, ledger.now),
      ...stakesAfter(ledger, instance, asked.signedBy, effect.locked, isNew),
      ...(isNew ? [countedRow(ledger, 'product_instances', 1)] : []),
      ...besides?.rows ?? [],
    ],
    events: [...locked.events, ...paid.events, ...first, moveEvent('move_submitted', instance, move)],
    ...(locked.backs && { backs: locked.backs }),
    answer: besides ? besides.answer : presentInstance(instance, [...before, move], currency),
  };
}

/** Stakes of the parties after the move: the signer's grows by what the move locks. */
function stakesAfter(ledger: Ledger, instance: ProductInstance, signedBy: string, locked: bigint, isNew: boolean): RowWrite[] {
  const { instanceId, productId } = instance;
  if (isNew) {
    return accountsOf(instance).map((accountId) => stakeRow(
      {
        stakeId: stakeIdOf(instanceId, accountId), accountId, instanceId, productId, cents: accountId === signedBy ? locked : 0n,
        isOpen: true,
      }, true));
  }
  const stake: ProductStake = present(ledger.row(STAKE, stakeIdOf(instanceId, signedBy)), 'a party has a stake');
  return locked === 0n ? [] : [stakeRow({ ...stake, cents: stake.cents + locked })];
}

function refuseActor(ledger: Ledger, { accountId, currency }: PartyAccount, manifest: ProductManifest): Refusal | undefined {
  if (ledger.account(accountId)?.status === 'CLOSED') return refusal('ACCOUNT_CLOSED', { account_id: accountId });
  return currency === manifest.currency ? undefined
    : refusal('CURRENCY_MISMATCH', { account_id: accountId, account_currency: currency, currency: manifest.currency });
}

function refuseClosedParties(ledger: Ledger, parties: ProductInstance['parties']): Refusal | undefined {
  const closed = parties.find(({ account_id }) => account_id !== null && ledger.account(account_id)?.status === 'CLOSED');
  return closed && refusal('ACCOUNT_CLOSED', { account_id: closed.account_id });
}

/** A frozen account and a blocked party sign no move, also where none of their money moves. */
function refuseSigner(ledger: Ledger, accountId: string): Refusal | undefined {
  const account = present(ledger.account(accountId), 'the account that signs');
  if (account.status === 'CLOSED') return refusal('ACCOUNT_CLOSED', { account_id: accountId });
  if (account.isFrozen) return refusal('ACCOUNT_FROZEN', { account_id: accountId });
  return paysNothing(account) ? refusal('PARTY_BLOCKED', { party_id: account.ownerPartyId }) : undefined;
}
