import { defineEntity, p } from '@mikro-orm/postgresql';

/** The log of a tenant: how far its tree is built and signed, and why it signs nothing, where that is so. */
export const LogEntity = defineEntity({
  name: 'Log',
  tableName: 'logs',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    /** Name of the log; set with the first checkpoint, and kept. */
    origin: p.text().nullable(),
    /** Entries in the tree. */
    size: p.bigint('bigint'),
    /** Hash of the last of them, in lowercase hex. */
    lastHash: p.text(),
    /** Entries in the tree of the newest checkpoint; 0 before the first. */
    signedSize: p.bigint('bigint'),
    /** Time of the machine at which it last signed: it signs once a second at most. */
    pacedAt: p.datetime().nullable(),
    /** A checkpoint that this log has signed, and whose entries these books do not have. */
    lacks: p.text().nullable(),
    /** How the entries differ from what was built or signed: the log signs nothing any more. */
    fault: p.text().nullable(),
  },
});

/** A tile of the tree: up to 256 hashes of 32 bytes. */
export const LogTileEntity = defineEntity({
  name: 'LogTile',
  tableName: 'log_tiles',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    level: p.integer().primary(),
    index: p.bigint('bigint').primary(),
    hashes: p.blob(),
  },
});

/** A checkpoint that the log has signed. */
export const LogCheckpointEntity = defineEntity({
  name: 'LogCheckpoint',
  tableName: 'log_checkpoints',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    size: p.bigint('bigint').primary(),
    root: p.blob(),
    /** The signed note. */
    note: p.text(),
    signedAt: p.datetime(),
  },
});

/** A witness's signature on a checkpoint. */
export const LogCosignatureEntity = defineEntity({
  name: 'LogCosignature',
  tableName: 'log_cosignatures',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    size: p.bigint('bigint').primary(),
    /** Name of the witness's key. */
    witness: p.text().primary(),
    /** The signature line, without its end. */
    line: p.text(),
    cosignedAt: p.datetime(),
  },
});

export const transparencyEntities = [LogEntity, LogTileEntity, LogCheckpointEntity, LogCosignatureEntity];
