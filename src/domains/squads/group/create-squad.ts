import type { CreateSquadRequest, SquadDetailResponse, SquadLocation, SquadLocationOut } from '../../../../generated/models.ts';
import { assert, present } from '../../../platform/assert.ts';
import type { QuotaDefaults } from '../../../platform/quota.ts';
import { newAccountKeys, type Account, type AccountKeys } from '../../accounts/index.ts';
import {
  countedRow, quotaId, refuseBeyond, type AccountState, type Decision, type JournalContext, type Ledger,
} from '../../journal/index.ts';
import { openedAccount } from '../../lifecycle/index.ts';
import { POLICY_ID, policyHashNow } from '../../../onchain/qbrl/index.ts';
import { actorOf } from '../access.ts';
import { SquadDraft } from '../draft.ts';
import { refuseMember } from '../members/refuse-member.ts';
import { presentSquad } from '../squad/present.ts';
import { squadsOf, type Squad } from '../squad.ts';

/** A wanted squad, before the ledger has seen it. */
interface Founding {
  readonly sqdId: string;
  readonly accountId: string;
  readonly keys: AccountKeys;
  readonly founder: Account;
  readonly settings: Pick<Squad, 'name' | 'description' | 'emoji' | 'imageUrl' | 'location' | 'template' | 'templateConfig'>;
  /** Calling client. */
  readonly createdBy: string;
  readonly quotas: QuotaDefaults;
}

/**
 * Founds a squad with an account of its own, the squad account, in the founder's currency. The founder is its first member, an OWNER, and
 * their party the squad account's holder of record. A repetition without a key founds another one.
 * @throws ApiError ACCOUNT_NOT_FOUND, MEMBER_NOT_ELIGIBLE, ACCOUNT_CLOSED, SQUAD_LIMIT_REACHED, QUOTA_EXCEEDED.
 */
export async function createSquad(ctx: JournalContext, body: CreateSquadRequest): Promise<SquadDetailResponse> {
  const location = readLocation(body.location ?? null);
  const founder = await actorOf(ctx, body.actor_account_id);
  const accountId = ctx.ids.next('acc');
  const founding: Founding = {
    sqdId: ctx.ids.next('sqd'), accountId, keys: newAccountKeys(ctx, accountId), founder, createdBy: ctx.actor,
    quotas: ctx.db.database.quotas,
    settings: {
      name: body.name, description: body.description ?? null, emoji: body.emoji ?? null, imageUrl: body.image_url ?? null, location,
      template: body.template ?? null, templateConfig: body.template_config ?? null,
    },
  };
  return ctx.journal.submit(ctx, {
    loads: { accounts: [founder.accountId], rows: [squadsOf(founder.accountId), POLICY_ID, quotaId('squads')] },
    decide: (ledger) => decideFounding(ledger, founding),
  });
}

/** A place as rows keep it. */
export function readLocation(location: SquadLocation | null): SquadLocationOut | null {
  if (!location) return null;
  const { label, latitude = null, longitude = null } = location;
  assert((latitude === null) === (longitude === null), 'latitude and longitude are given together');
  return { label, latitude, longitude };
}

function decideFounding(ledger: Ledger, founding: Founding): Decision<SquadDetailResponse> {
  const { accountId, keys, founder, createdBy, quotas } = founding;
  const account = present(ledger.account(founder.accountId), 'the founder');
  const refused = refuseMember(ledger, account) ?? refuseBeyond(ledger, quotas, 'squads');
  if (refused) return { refused };
  const draft = new SquadDraft(ledger, newSquad(founding, account, ledger), true);
  assert(account.ownerPartyId, 'a customer has an owner');
  draft.write(countedRow(ledger, 'squads', 1));
  draft.add(openedAccount({
    accountId, ownerPartyId: account.ownerPartyId, currency: account.currency, type: 'SQUAD', status: 'ACTIVE', isFrozen: false,
    address: keys.address,
    metadata: null, promotedToAccountId: null, version: 1n, createdAt: ledger.now, createdBy, updatedAt: ledger.now,
  }, keys, account.ownerStatus));
  const joinedSeq = draft.announce('squad.created', {
    account_id: accountId, actor_account_id: founder.accountId, currency: account.currency, state: 'OPEN',
  });
  draft.addMember({
    sqdId: founding.sqdId, accountId: founder.accountId, address: founder.address, partyId: account.ownerPartyId, role: 'OWNER',
    quota: 1, joinedSeq,
    joinedAt: ledger.now, invitedAt: null, invitedBy: null, leftAt: null, fundedIn: 0, owed: 0, owedTo: 0, rounding: 0, cyclePaid: 0,
    cycleBorne: 0,
  }, false);
  const view = { postings: [], expenses: [], consents: [] };
  return draft.outcome(presentSquad({ squad: draft.squad, view, balance: 0 }, founder.accountId));
}

function newSquad({ sqdId, accountId, keys, settings, founder }: Founding, { currency }: AccountState, ledger: Ledger): Squad {
  const { now } = ledger;
  return {
    sqdId, accountId, address: keys.address, currency, state: 'OPEN', isFrozen: false, ...settings,
    seq: 0, version: 0n, simplifiedSeq: 0, lastDebtSeq: 0, fundedIn: 0, goalCents: null, goalDate: null, goalAchievedAt: null,
    spendApproval: null,
    closesOnDay: null, openCycle: null, cycles: 0, lastClosedPeriod: null, recurrenceUpdatedAt: null, recurrenceUpdatedBy: null,
    pendingRequests: [], liveExpenses: [], nextAt: null, vqbrlPolicyHash: policyHashNow(ledger), createdAt: now,
    createdBy: founder.accountId, updatedAt: now,
    closedAt: null, closedBy: null, closeReason: null, members: [], invitations: [], cycle: null, accountVersion: 1n,
  };
}
