/** Membership of a squad: invitations, answers, roles, quotas, leaving; and the squad account's holder of record. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  AccountInvitationListResponse, AccountResponse, SquadDetailResponse, SquadInvitationListResponse, SquadInvitationOut,
  SquadMemberListResponse,
  SquadMemberOut,
} from '../../../../generated/models.ts';
import { startTestService, TENANT, type Answer, type TestService } from '../../../../test/support/service.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { RAZAO_ROLES: 'api' } });
});
afterAll(async () => {
  expect(await verifyJournal(service.service.database, TENANT)).toMatchObject({ ok: true });
  await service.stop();
});

interface House {
  readonly sqd_id: string;
  readonly squadAccount: string;
  readonly owner: string;
}
async function house(): Promise<House> {
  const owner = await service.account(1000);
  const { sqd_id, account_id = '' } = await service.ok<SquadDetailResponse>('createSquad', {
    body: { actor_account_id: owner, name: 'Casa' },
  });
  return { sqd_id, squadAccount: account_id, owner };
}
const read = (sqd_id: string, caller_account_id: string) =>
  service.ok<SquadDetailResponse>('getSquad', { path: { sqd_id }, query: { caller_account_id } });
const invite = (sqd_id: string, actor_account_id: string, ...invitee_account_ids: string[]): Promise<Answer<SquadInvitationListResponse>> =>
  service.call('inviteToSquad', { path: { sqd_id }, body: { actor_account_id, invitee_account_ids } });
const accept = (sqd_id: string, invitee_account_id: string): Promise<Answer<SquadMemberOut>> =>
  service.call('acceptSquadInvitation', { path: { sqd_id }, body: { invitee_account_id } });
const decline = (sqd_id: string, invitee_account_id: string): Promise<Answer<SquadInvitationOut>> =>
  service.call('declineSquadInvitation', { path: { sqd_id }, body: { invitee_account_id } });
const revoke = (sqd_id: string, invitee_account_id: string, actor_account_id: string): Promise<Answer<SquadInvitationOut>> =>
  service.call('revokeSquadInvitation', { path: { sqd_id, invitee_account_id }, body: { actor_account_id } });
const remove = (sqd_id: string, member_account_id: string, actor_account_id: string): Promise<Answer<SquadMemberListResponse>> =>
  service.call('removeSquadMember', { path: { sqd_id, member_account_id }, body: { actor_account_id } });
const setRole = (sqd_id: string, member_account_id: string, actor_account_id: string, role: string): Promise<Answer<SquadMemberOut>> =>
  service.call('changeMemberRole', { path: { sqd_id, member_account_id }, body: { actor_account_id, role } });
const setQuota = (sqd_id: string, member_account_id: string, actor_account_id: string, quota: number): Promise<Answer<SquadMemberOut>> =>
  service.call('changeMemberQuota', { path: { sqd_id, member_account_id }, body: { actor_account_id, quota } });
async function joined({ sqd_id, owner }: House): Promise<string> {
  const account = await service.account(1000);
  expect((await invite(sqd_id, owner, account)).status).toBe(201);
  expect((await accept(sqd_id, account)).status).toBe(200);
  return account;
}
const holderOf = async (account_id: string) => (await service.ok<AccountResponse>('getAccount', { path: { account_id } })).owner_party_id;
const error = (status: number, code: string, details = {}) => ({
  status, body: { error: code, ...(Object.keys(details).length > 0 && { details }) },
});

describe('an invitation', () => {
  it('is sent, listed and accepted: the account joins as a SPENDER', async () => {
    const home = await house();
    const { sqd_id, owner } = home;
    const [ana, bia] = [await service.account(), await service.account()];
    const sent = await invite(sqd_id, owner, ana, bia);
    expect(sent).toMatchObject({
      status: 201,
      body: { invitations: [{ invitee_account_id: ana, state: 'PENDING', inviter_account_id: owner }, { invitee_account_id: bia }] },
    });
    const list = await service.ok<SquadInvitationListResponse>('listSquadInvitations', {
      path: { sqd_id }, query: { caller_account_id: owner },
    });
    expect(list.invitations.map((it) => it.invitee_account_id)).toEqual([bia, ana]);
    const own = await service.ok<AccountInvitationListResponse>('listAccountInvitations', { path: { acc_id: ana } });
    expect(own.invitations).toMatchObject([
      { sqd_id, name: 'Casa', state: 'PENDING', members: [{ role: 'OWNER' }, { role: 'INVITED', status: 'PENDING' }, { role: 'INVITED' }] },
    ]);
    expect(await accept(sqd_id, ana)).toMatchObject({
      status: 200,
      body: { member_account_id: ana, role: 'SPENDER', status: 'ACTIVE', quota: 1, invited_by_account_id: owner, auto_collect: [] },
    });
    expect(await read(sqd_id, ana)).toMatchObject({
      last_event_seq: 5, members: [
        { member_account_id: owner, auto_collect: null }, { member_account_id: ana, auto_collect: [] },
        { member_account_id: bia, role: 'INVITED' },
      ],
    });
    const members = await service.ok<SquadMemberListResponse>('listSquadMembers', { path: { sqd_id }, query: { caller_account_id: ana } });
    expect(members.members.map((it) => it.member_account_id)).toEqual([owner, ana]);
    expect((await service.ok<AccountInvitationListResponse>('listAccountInvitations', { path: { acc_id: ana } })).invitations).toEqual([]);
  });

  it('answered again in the same way changes nothing, in another way is refused', async () => {
    const { sqd_id, owner } = await house();
    const ana = await service.account();
    await invite(sqd_id, owner, ana);
    const first = await accept(sqd_id, ana);
    expect(await accept(sqd_id, ana)).toMatchObject({ status: 200, body: first.body });
    expect(await decline(sqd_id, ana)).toMatchObject(error(409, 'SQUAD_INVITATION_NOT_PENDING', {
      invitee_account_id: ana, state: 'ACCEPTED',
    }));
    expect(await revoke(sqd_id, ana, owner)).toMatchObject(error(409, 'SQUAD_INVITATION_NOT_PENDING'));
    const bia = await service.account();
    await invite(sqd_id, owner, bia);
    expect([(await decline(sqd_id, bia)).body.state, (await decline(sqd_id, bia)).body.state]).toEqual(['DECLINED', 'DECLINED']);
    expect(await accept(sqd_id, bia)).toMatchObject(error(409, 'SQUAD_INVITATION_NOT_PENDING', { state: 'DECLINED' }));
    expect((await invite(sqd_id, owner, bia)).body.invitations).toMatchObject([{ state: 'PENDING' }]);
    expect([(await revoke(sqd_id, bia, owner)).body.state, (await revoke(sqd_id, bia, owner)).body.state]).toEqual(['REVOKED', 'REVOKED']);
    expect((await read(sqd_id, owner)).last_event_seq).toBe(8);
  });

  it('invites all or none, and a pending one stays as it is', async () => {
    const { sqd_id, owner } = await house();
    const [ana, guest] = [await service.account(), await service.account(0, { type: 'GUEST' })];
    const dollars = await service.account(0, { currency: 'USD' });
    const refused: [string[], object][] = [
      [[ana, 'acc_none'], error(404, 'ACCOUNT_NOT_FOUND')],
      [[ana, owner], error(409, 'ALREADY_A_SQUAD_MEMBER', { account_id: owner })],
      [[ana, guest], error(422, 'MEMBER_NOT_ELIGIBLE', { account_id: guest, type: 'GUEST' })],
      [[ana, dollars], error(422, 'CURRENCY_MISMATCH')],
    ];
    for (const [ids, expected] of refused) expect(await invite(sqd_id, owner, ...ids)).toMatchObject(expected);
    expect((await read(sqd_id, owner)).last_event_seq).toBe(1);
    const [first, again] = [await invite(sqd_id, owner, ana), await invite(sqd_id, owner, ana)];
    expect(again.body).toEqual(first.body);
  });

  it('an account that was never invited has none', async () => {
    const { sqd_id, owner } = await house();
    const ana = await service.account();
    for (const answer of [
      await accept(sqd_id, ana), await decline(sqd_id, ana), await revoke(sqd_id, ana, owner), await accept(sqd_id, owner),
    ]) {
      expect(answer).toMatchObject(error(404, 'SQUAD_INVITATION_NOT_FOUND'));
    }
  });

  it('and its revocation have one order', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { sqd_id, owner } = await house();
      const ana = await service.account();
      await invite(sqd_id, owner, ana);
      const [accepted, revoked] = await Promise.all([accept(sqd_id, ana), revoke(sqd_id, ana, owner)]);
      expect([[200, 409], [409, 200]]).toContainEqual([accepted.status, revoked.status]);
      expect((await read(sqd_id, owner)).members).toHaveLength(accepted.status === 200 ? 2 : 1);
    }
  });
});

describe('roles and quotas', () => {
  it('are an OWNER\'s to give; the same again changes nothing', async () => {
    const home = await house();
    const { sqd_id, owner } = home;
    const ana = await joined(home);
    const seq = (await read(sqd_id, owner)).last_event_seq;
    expect((await setQuota(sqd_id, ana, owner, 3)).body).toMatchObject({ quota: 3, auto_collect: null });
    expect((await setQuota(sqd_id, ana, owner, 3)).body).toMatchObject({ quota: 3 });
    expect((await setQuota(sqd_id, owner, owner, 2)).body).toMatchObject({ quota: 2, auto_collect: [] });
    expect((await setRole(sqd_id, ana, owner, 'owner')).body).toMatchObject({ role: 'OWNER' });
    expect((await setRole(sqd_id, ana, owner, 'OWNER')).body).toMatchObject({ role: 'OWNER' });
    expect((await read(sqd_id, owner)).last_event_seq).toBe(seq + 3);
  });

  it('are refused to others', async () => {
    const home = await house();
    const { sqd_id, owner } = home;
    const [ana, stranger] = [await joined(home), await service.account()];
    expect(await setQuota(sqd_id, ana, ana, 2)).toMatchObject(error(403, 'INSUFFICIENT_ROLE', {
      account_id: ana, role: 'SPENDER', required: 'OWNER',
    }));
    expect(await setRole(sqd_id, ana, stranger, 'OWNER')).toMatchObject(error(403, 'NOT_A_SQUAD_MEMBER'));
    expect(await setRole(sqd_id, owner, owner, 'SPENDER')).toMatchObject(error(422, 'OWN_ROLE'));
    expect(await setRole(sqd_id, ana, owner, 'ADMIN')).toMatchObject(error(422, 'INVALID_ROLE', {
      role: 'ADMIN', allowed: ['OWNER', 'SPENDER'],
    }));
    expect(await setRole(sqd_id, stranger, owner, 'OWNER')).toMatchObject(error(404, 'SQUAD_MEMBER_NOT_FOUND'));
    await service.ok('closeSquad', { path: { sqd_id }, body: { actor_account_id: owner } });
    expect(await setRole(sqd_id, owner, owner, 'SPENDER')).toMatchObject(error(422, 'OWN_ROLE'));
    expect(await setRole(sqd_id, ana, owner, 'OWNER')).toMatchObject(error(422, 'SQUAD_CLOSED'));
  });

  it('of two OWNERs who demote each other one stays', async () => {
    for (let round = 0; round < 6; round += 1) {
      const home = await house();
      const { sqd_id, owner } = home;
      const ana = await joined(home);
      await setRole(sqd_id, ana, owner, 'OWNER');
      const answers = await Promise.all([setRole(sqd_id, ana, owner, 'SPENDER'), setRole(sqd_id, owner, ana, 'SPENDER')]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
      expect((await read(sqd_id, owner)).members?.filter(({ role }) => role === 'OWNER')).toHaveLength(1);
    }
  });
});

describe('leaving', () => {
  it('every member may, an OWNER removes any; who comes back keeps what they paid in', async () => {
    const home = await house();
    const { sqd_id, owner } = home;
    const [ana, bia] = [await joined(home), await joined(home)];
    const body = { kind: 'FUNDED', actor_account_id: ana, amount: { currency: 'BRL', value: 70 } };
    await service.ok('contributeToSquad', { path: { sqd_id }, body });
    expect(await remove(sqd_id, ana, bia)).toMatchObject(error(403, 'INSUFFICIENT_ROLE'));
    expect((await remove(sqd_id, ana, ana)).body.members).toMatchObject([{ member_account_id: owner }, { member_account_id: bia }]);
    expect(await remove(sqd_id, ana, ana)).toMatchObject(error(403, 'NOT_A_SQUAD_MEMBER'));
    expect((await remove(sqd_id, ana, owner)).body.members).toHaveLength(2);
    expect((await remove(sqd_id, bia, owner)).body.members).toHaveLength(1);
    expect(await service.call('getSquad', { path: { sqd_id }, query: { caller_account_id: ana } })).toMatchObject(
      error(403, 'NOT_A_SQUAD_MEMBER'),
    );
    expect(await accept(sqd_id, ana)).toMatchObject(error(409, 'SQUAD_INVITATION_NOT_PENDING', { state: 'ACCEPTED' }));
    await invite(sqd_id, owner, ana);
    await accept(sqd_id, ana);
    expect((await read(sqd_id, ana)).ledger_summary).toMatchObject({
      total_funded_in: { value: 70 }, positions: [{ funded_in_cents: 0 }, { member_account_id: ana, funded_in_cents: 70 }],
    });
  });

  it('the last OWNER cannot', async () => {
    const home = await house();
    await joined(home);
    expect(await remove(home.sqd_id, home.owner, home.owner)).toMatchObject(error(409, 'LAST_OWNER', { account_id: home.owner }));
  });

  it('of the holder of record passes the pot to the OWNER who joined first', async () => {
    const home = await house();
    const { sqd_id, squadAccount, owner } = home;
    const [ana, bia] = [await joined(home), await joined(home)];
    for (const member of [bia, ana]) await setRole(sqd_id, member, owner, 'OWNER');
    expect(await holderOf(squadAccount)).toBe(await holderOf(owner));
    await setRole(sqd_id, owner, bia, 'SPENDER');
    expect(await holderOf(squadAccount)).toBe(await holderOf(ana));
    await remove(sqd_id, ana, ana);
    expect(await holderOf(squadAccount)).toBe(await holderOf(bia));
    await service.ok('contributeToSquad', {
      path: { sqd_id }, body: { kind: 'FUNDED', actor_account_id: owner, amount: { currency: 'BRL', value: 5 } },
    });
    expect(await service.available(squadAccount)).toBe(5);
  });
});
