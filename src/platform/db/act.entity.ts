import { defineEntity, p } from '@mikro-orm/postgresql';
import { rowCodec } from './row.ts';

/**
 * An act of a person or client that restrains, releases, resolves or configures: who did it, when, why and from where. Written by the
 * transaction that does it, kept as long as the books, and never changed.
 */
export const ActEntity = defineEntity({
  name: 'Act',
  tableName: 'acts',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    actId: p.text().primary(),
    actedAt: p.datetime(),
    /** Client id; `cli:` and a name for the command line. */
    actor: p.text(),
    /** The tenant that the client belongs to; null for the command line. */
    actorTenant: p.text().strictNullable(),
    /** Person behind the request, as the request names it. */
    onBehalfOf: p.text().strictNullable(),
    /** The operation's name, or the command's. */
    operation: p.text(),
    /** Subject of the operation: ids by the names that the interface gives them. */
    subject: p.json<Readonly<Record<string, string>>>(),
    /** Reason, in the words of the request. */
    reason: p.text().strictNullable(),
    /** IP address of the request. */
    address: p.text().strictNullable(),
    requestId: p.text().strictNullable(),
  },
});

export const actCodec = rowCodec(ActEntity);
