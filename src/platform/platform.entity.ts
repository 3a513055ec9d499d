import { defineEntity, p } from '@mikro-orm/postgresql';
import { ActEntity } from './db/act.entity.ts';
import { SandboxClockEntity } from './db/sandbox-clock.entity.ts';
import { TextArray } from './db/text-array.ts';
import { QuotaChangeEntity, QuotaEntity } from './quotas/quota.entity.ts';
import { ProviderDeliveryEntity } from './receiver/delivery.entity.ts';
import { WaitingFactsEntity } from './receiver/waiting-facts.entity.ts';

/** A tenant's place in its journal, with the number of its last commit: the fence. */
export const HeadEntity = defineEntity({
  name: 'Head',
  tableName: 'heads',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    seqNo: p.bigint('bigint'),
    entryHash: p.text(),
    commitNo: p.bigint('bigint'),
    committedAt: p.datetime(),
    /**
     * Id of the commit, beside its number, and the Postgres on which it was written (`razao.timeline`); null
     * before the first commit that has them.
     */
    commitId: p.uuid().strictNullable(),
    timeline: p.text().strictNullable(),
    /** The last commit before the head came to another Postgres, until payments out ask their rails for what it may have forgotten. */
    forgottenSince: p.datetime().strictNullable(),
    /** True while the tenant's books differ from its entries, where the checker is set to refuse its writes. */
    refusesWrites: p.boolean(),
  },
});

/** Ids that a commit changed and writers remember, and the topics of its events. */
export const CommitEntity = defineEntity({
  name: 'Commit',
  tableName: 'commits',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    commitNo: p.bigint('bigint').primary(),
    committedAt: p.datetime(),
    touched: p.type(TextArray).$type<string[]>(),
    announced: p.type(TextArray).$type<string[]>(),
    /** The last entry that it wrote, and how many. */
    seqNo: p.bigint('bigint'),
    entries: p.integer(),
    commitId: p.uuid().strictNullable(),
  },
});

/** Write by its identity, with its answer; one that calls an outside party first is here as its intent. */
export const CommandEntity = defineEntity({
  name: 'Command',
  tableName: 'commands',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    commandId: p.text().primary(),
    createdAt: p.datetime(),
    /** The digest of the request. */
    digest: p.text().strictNullable(),
    /** The status of the answer, with its body; null while there is none. */
    status: p.smallint().strictNullable(),
    body: p.text().strictNullable(),
    intent: p.json<unknown>().columnType('json').strictNullable(),
    leasedUntil: p.datetime().strictNullable(),
    lease: p.bigint('string').strictNullable(),
    /** Source of an answer that is rebuilt from payments: its first entry, the number of entries, its form, and the warnings of limits. */
    entrySeq: p.bigint('bigint').strictNullable(),
    entries: p.integer().strictNullable(),
    shape: p.smallint().strictNullable(),
    warnings: p.text().strictNullable(),
  },
});

/** Event, at its place in the tenant's commits. A partition is a day. */
export const OutboxEntity = defineEntity({
  name: 'Outbox',
  tableName: 'outbox',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    commitNo: p.bigint('bigint').primary(),
    n: p.integer().primary(),
    occurredAt: p.datetime().primary(),
    eventId: p.text(),
    eventType: p.text(),
    entityId: p.text(),
    entityVersion: p.bigint('bigint'),
    body: p.text(),
    /** The payment that it belongs to, where that is not the entity itself. */
    obligationId: p.text().nullable(),
  },
});

/** Up to where a tenant's events are gone. */
export const OutboxFloorEntity = defineEntity({
  name: 'OutboxFloor',
  tableName: 'outbox_floors',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    commitNo: p.bigint('bigint'),
    n: p.integer(),
  },
});

/** Up to where a consumer has taken a tenant's events. */
export const OutboxCursorEntity = defineEntity({
  name: 'OutboxCursor',
  tableName: 'outbox_cursors',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    consumer: p.text().primary(),
    commitNo: p.bigint('bigint'),
    n: p.integer(),
    leasedUntil: p.datetime().strictNullable(),
    lease: p.bigint('string').strictNullable(),
  },
});

/** Secrets that the vault keeps in the database, sealed by itself. */
export const VaultSecretEntity = defineEntity({
  name: 'VaultSecret',
  tableName: 'vault_secrets',
  readonly: true,
  properties: {
    name: p.text().primary(),
    secret: p.blob(),
    kekId: p.text(),
    createdAt: p.datetime(),
  },
});

/** Tables that only SQL writes, described for the reader and for the test that compares descriptions with the tables. */
export const platformEntities = [
  ActEntity, SandboxClockEntity,
  HeadEntity, CommitEntity, CommandEntity, OutboxEntity, OutboxFloorEntity, OutboxCursorEntity, ProviderDeliveryEntity, WaitingFactsEntity,
  QuotaEntity, QuotaChangeEntity, VaultSecretEntity,
];
