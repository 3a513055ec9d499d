import type { ChangeMemberRoleRequest, ContributionRequest, SpendRequest } from '../../../generated/models.ts';
import type { Asked } from '../../platform/http/request-refusals.ts';
import type { Module } from '../../platform/module.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { LedgerModule } from '../journal/index.ts';
import type { OpenCount } from '../lifecycle/index.ts';
import { sealedSides } from '../accounts/index.ts';
import { requirePossibleObligation, type ObligationsContext } from '../obligations/index.ts';
import { ConsentEntity } from './consent.entity.ts';
import { consentResource } from './consents/queries.ts';
import { EntryEntity, ShareEntity, SourceEntity } from './entry.entity.ts';
import { refuseForeignDebit } from './gate.ts';
import { countOpenSquads } from './group/queries.ts';
import { squadJobs } from './jobs.ts';
import { InvitationEntity, MemberEntity } from './member.entity.ts';
import { invitationResource, memberResource } from './members/queries.ts';
import { squadResource } from './squad/queries.ts';
import { squadRows } from './record.ts';
import { CycleEntity, RecurringExpenseEntity, RecurringPostingEntity } from './recurrence.entity.ts';
import { recurringExpenseResource } from './recurrence/queries.ts';
import { spendConsumer } from './spends/consumer.ts';
import { spendRequestResource } from './spends/queries.ts';
import { SpendRequestEntity } from './spend-request.entity.ts';
import { SquadEntity } from './squad.entity.ts';
import { checkSquads } from './verify/verify-squads.ts';
import { squadFunctions } from './squads.sql.ts';
import { requireKind } from './expenses/contribute-to-squad.ts';
import { requireRole } from './members/change-member-role.ts';

/** Accounts that several share, and what they owe each other. */
export const squadsModule: Module<Dependencies, object, ObligationsContext> & LedgerModule & {
  readonly openOnAccounts: Readonly<Record<string, OpenCount>>;
} = {
  domain: 'squads',
  functions: squadFunctions,
  entities: [
    SquadEntity, MemberEntity, InvitationEntity, EntryEntity, ShareEntity, SourceEntity, SpendRequestEntity, CycleEntity,
    RecurringExpenseEntity,
    RecurringPostingEntity, ConsentEntity,
  ],
  resources: {
    squad: squadResource, squad_member: memberResource, squad_invitation: invitationResource, spend_request: spendRequestResource,
    recurring_expense: recurringExpenseResource, consent: consentResource,
  },
  sealed: [{
    table: 'squad_spend_requests', key: ['tenant_id', 'spend_request_id'], isBound: true, hasKekId: false,
    columns: { recipient: sealedSides('jsonb') },
  }, {
    table: 'squad_entries', key: ['tenant_id', 'sqd_id', 'entry_seq'], isBound: true, hasKekId: false,
    columns: { recipient: sealedSides('jsonb') },
  }],
  refusals: {
    contributeToSquad: ({ body }: Asked<ContributionRequest>) => requireKind(body.kind),
    changeMemberRole: ({ body }: Asked<ChangeMemberRoleRequest>) => void requireRole(body.role),
    spendFromSquad: ({ body: { actor_account_id: account_id, recipient, rail, amount } }: Asked<SpendRequest>) => {
      requirePossibleObligation({ rail, amount, debtor: { kind: 'account', account_id }, creditor: recipient }, ['body'], 'recipient');
    },
  },
  recounts: { squads: `select count(*)::int as used from razao.squads where tenant_id = ? and state = 'OPEN'` },
  openOnAccounts: { squads: countOpenSquads },
  ledger: { gates: [refuseForeignDebit], rows: squadRows, checks: [checkSquads] },
  open: ({ database, log }, { contextFor }) => ({
    context: {}, consumers: [spendConsumer(contextFor)], jobs: squadJobs(database, contextFor, log),
  }),
};
