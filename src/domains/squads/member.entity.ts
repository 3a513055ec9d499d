import { defineEntity, p } from '@mikro-orm/postgresql';
import type { SquadInvitationState, SquadRole } from '../../../generated/models.ts';
import { rowCodec } from '../../platform/db/row.ts';

/** An account that belongs to a squad, or did. Amounts in cents. */
export const MemberEntity = defineEntity({
  name: 'SquadMember',
  tableName: 'squad_members',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    sqdId: p.text().primary(),
    accountId: p.text().primary(),
    /** Of the account, which never changes. */
    address: p.text(),
    /** Of the account, who can become the holder of record. */
    partyId: p.text(),
    role: p.text().$type<SquadRole>(),
    quota: p.integer(),
    /** The number at which it joined last: the order of joining. */
    joinedSeq: p.bigint('number'),
    joinedAt: p.datetime(),
    invitedAt: p.datetime().strictNullable(),
    invitedBy: p.text().strictNullable(),
    /** Null for an active member. */
    leftAt: p.datetime().strictNullable(),
    /** All it ever deposited. */
    fundedIn: p.bigint('number'),
    /** Open shares it owes. */
    owed: p.bigint('number'),
    /** Open shares it is owed. */
    owedTo: p.bigint('number'),
    /** The sum of what its shares lost by rounding, in millionths of a cent. */
    rounding: p.bigint('number'),
    /** Expenses of the open cycle it paid, and its parts of those. */
    cyclePaid: p.bigint('number'),
    cycleBorne: p.bigint('number'),
  },
});

/** Invitation of an account: it has one in a squad, which is renewed. */
export const InvitationEntity = defineEntity({
  name: 'SquadInvitation',
  tableName: 'squad_invitations',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    sqdId: p.text().primary(),
    accountId: p.text().primary(),
    /** Of the account. */
    address: p.text(),
    inviterAccountId: p.text(),
    state: p.text().$type<SquadInvitationState>(),
    /** Time of the last invitation, and its number in the squad. */
    createdAt: p.datetime(),
    createdSeq: p.bigint('number'),
    updatedAt: p.datetime(),
  },
});

export const memberCodec = rowCodec(MemberEntity);
export const invitationCodec = rowCodec(InvitationEntity);
