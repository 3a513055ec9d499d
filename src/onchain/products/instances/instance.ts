import type { EventData } from '../../../../generated/events.ts';
import type { ProductInstanceDatum } from '../../../../generated/models.ts';
import type { RowOf } from '../../../platform/db/row.ts';
import type { EventDraft } from '../../../platform/outbox/event.ts';
import type { ChainValue } from '../../chain/moves/index.ts';
import { rowKind } from '../../../domains/journal/index.ts';
import type { InstanceEntity, MoveEntity, MoveOriginKind, StakeEntity, StoredValue } from './instance.entity.ts';

export type ProductInstance = RowOf<typeof InstanceEntity>;
export type ProductMove = RowOf<typeof MoveEntity>;
export type ProductStake = RowOf<typeof StakeEntity>;

export const INSTANCE = rowKind<ProductInstance>('pin');
export const MOVE = rowKind<ProductMove>('pmv');
export const STAKE = rowKind<ProductStake>('pst');

/** The one currency of products (the foundry's gate `manifest`). */
export const CURRENCY = 'BRL';

/** Requester of a move: a client, or a process of the service. */
export interface MoveOrigin {
  readonly kind: MoveOriginKind;
  readonly id: string | null;
}

export const BY_CLIENT: MoveOrigin = { kind: 'CLIENT', id: null };

/** The id of a move, by which the journal finds it. */
export function moveIdOf(instanceId: string, sequence: number): string {
  return `${MOVE.prefix}_${instanceId.slice(INSTANCE.prefix.length + 1)}_${sequence}`;
}

/** The id of what an account has in an instance. */
export function stakeIdOf(instanceId: string, accountId: string): string {
  return `${STAKE.prefix}_${instanceId.slice(INSTANCE.prefix.length + 1)}_${accountId}`;
}

/** The accounts that hold its keys, each once: in a scenario one may play two. */
export function accountsOf({ parties }: Pick<ProductInstance, 'parties'>): string[] {
  return [...new Set(parties.flatMap(({ account_id }) => account_id ?? []))];
}

/** The lock of the qBRL that a move takes; each move locks once at most. */
export function lockIdOf(moveId: string): string {
  return `qlk_${moveId}`;
}

export function storedValues(values: ReadonlyMap<string, ChainValue>): Record<string, StoredValue> {
  return Object.fromEntries([...values].map(([name, value]) => [name, stored(value)]));
}

function stored(value: ChainValue): StoredValue {
  if (typeof value === 'boolean') return value;
  return typeof value === 'bigint' ? `i:${value}` : `x:${value}`;
}

export function readValues(values: Readonly<Record<string, StoredValue>>): Map<string, ChainValue> {
  return new Map(Object.entries(values).map(([name, value]) => [name, typeof value === 'boolean' ? value : read(value)]));
}

function read(value: string): ChainValue {
  return value.startsWith('i:') ? BigInt(value.slice(2)) : value.slice(2);
}

/** A record as clients read it: whole numbers, which the manifest bounds to what JSON carries exactly; bytes as hex. */
export function datumOf(fields: Readonly<Record<string, StoredValue>>): ProductInstanceDatum {
  return Object.fromEntries([...readValues(fields)].map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]));
}

type EventOf = Pick<ProductMove, 'sequence' | 'kind' | 'action' | 'outcome' | 'originKind'>;

/** Topic of the events of a move that no client requested: its conformance run or drain continues after it. */
export function topicOf({ originKind }: Pick<ProductMove, 'originKind'>): Pick<EventDraft, 'topic'> {
  return originKind === 'CLIENT' ? {} : { topic: TOPICS[originKind] };
}

export const TOPICS: Readonly<Record<Exclude<MoveOriginKind, 'CLIENT'>, string>> = { CONFORMANCE: 'conformance', DRAIN: 'drain' };

/** Event of a move of an instance. */
export function moveEvent(
  type: 'move_submitted' | 'move_accepted' | 'move_refused', instance: ProductInstance, move: EventOf & Pick<ProductMove, 'refusal'>,
): EventDraft {
  const { sequence, kind, action, outcome } = move;
  const event = instanceEvent(type, instance, {
    sequence, kind, action, outcome,
    ...(type === 'move_accepted' && { state: instance.state, status: instance.status }),
    ...(type === 'move_refused' && { code: move.refusal?.code ?? null }),
  });
  return { ...event, ...topicOf(move) };
}

type InstanceEventType = 'created' | 'move_submitted' | 'move_accepted' | 'move_refused' | 'indexed' | 'drain_stopped' | 'closed';

/** An event of an instance, as its last version. */
export function instanceEvent<T extends InstanceEventType>(
  type: T, { instanceId, productId, version }: ProductInstance,
  data: Omit<EventData[`product_instance.${T}`], 'instance_id' | 'product_id'>,
): EventDraft {
  return {
    type: `product_instance.${type}`, entityId: instanceId, version, data: { instance_id: instanceId, product_id: productId, ...data },
  };
}
