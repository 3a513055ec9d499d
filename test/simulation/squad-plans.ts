/** Acts of members on their squads, as requests and as steps of the model. */
import type { SquadDetailResponse } from '../../generated/models.ts';
import type { OperationId } from '../../generated/operations.ts';
import { shareReference } from '../../src/domains/squads/rules/divide.ts';
import { pick, sum, type Fate } from './model-types.ts';
import type { SquadDesk } from './model-squads.ts';
import { activeIn, openIn, owedBy, owedTo, type Division, type Share, type Squad } from './squad-paper.ts';
import type { SquadStep } from './squad-steps.ts';
import type { Planned, Tenant } from './tenant.ts';
import { outsider } from './world-steps.ts';

const ALL_BASIS_POINTS = 10_000;
/** The shortest that a request can wait. */
const WAIT_SECONDS = 3_600;

type Of<K extends SquadStep['kind']> = Extract<SquadStep, { kind: K }>;

export class Squads {
  constructor(private readonly tenant: Tenant) {}

  found(which: number): Planned {
    const account = this.tenant.number(which);
    const body = { actor_account_id: this.tenant.account(account), name: `Casa ${which}` };
    return { ...this.tenant.asking('createSquad', { body }, (model) => model.squads.found(account)), isOrdered: true };
  }

  plan(step: SquadStep): Planned | undefined {
    const { ids } = this.tenant;
    if (ids.squads.length === 0) return undefined;
    const which = step.squad % ids.squads.length;
    switch (step.kind) {
      case 'invite': {
        const accounts = step.accounts.map((it) => this.tenant.number(it));
        return this.#ask(
          'inviteToSquad', step, { invitee_account_ids: [...new Set(accounts)].map((it) => this.tenant.account(it)) },
          (desk, by) => desk.invite(which, by, accounts),
        );
      }
      case 'answer': return this.#answer(step, which);
      case 'revoke': case 'part': case 'role': case 'quota': return this.#onMember(step, which);
      case 'deposit': return this.#ask(
        'contributeToSquad', step, { kind: 'FUNDED', amount: this.#money(which, step.amount) },
        (desk, by) => desk.deposit(which, by, step.amount),
      );
      case 'expense': return this.#expense(step, which);
      case 'forgive': return this.#forgive(step, which);
      case 'resplit': return this.#resplit(step, which);
      case 'settle': return this.#settle(step, which);
      case 'simplify': return this.#ask('simplifySquadDebts', step, {}, (desk, by) => desk.simplify(which, by));
      case 'rules': return this.#rules(step, which);
      case 'spend': return this.#spend(step, which);
      case 'approve': case 'reject': return this.#decide(step, which);
      case 'freezeSquad': return this.#ask(
        step.isFrozen ? 'freezeSquad' : 'unfreezeSquad', step, {}, (desk, by) => desk.freeze(which, by, step.isFrozen),
      );
      case 'goal': return this.#goal(step, which);
      case 'closeSquad': return this.#ask('closeSquad', step, {}, (desk, by) => desk.close(which, by));
    }
  }

  /** A squad as a member reads it must be the one on paper. */
  async look(which: number): Promise<Fate> {
    const { tenant } = this;
    const squad = pick(tenant.model.squads.squads, which);
    const [reader] = squad ? activeIn(squad) : [];
    if (!squad || !reader) return 'nothing';
    const sqd_id = tenant.ids.squads[tenant.model.squads.squads.indexOf(squad)] ?? '';
    const read = await tenant.done<SquadDetailResponse>('getSquad', {
      path: { sqd_id }, query: { caller_account_id: tenant.ids.accounts[reader.account] ?? '' },
    });
    const [shown, wanted] = [shownOf(read), detailOf(squad, tenant)].map((it) => JSON.stringify(it));
    if (shown !== wanted) throw new Error(`squad ${which} shows ${shown}, not ${wanted}`);
    return 'done';
  }

  /** Makes a call on behalf of an account, mostly of a member's. */
  #ask(
    operation: OperationId, { squad, by }: { squad: number; by: number }, body: object, on: (desk: SquadDesk, by: number) => Fate,
    path: object = {},
  ): Planned {
    const which = squad % this.tenant.ids.squads.length;
    const actor = this.#person(which, by);
    return this.#askAs(actor, operation, which, body, (desk) => on(desk, actor), path);
  }

  #askAs(actor: number, operation: OperationId, which: number, body: object, on: (desk: SquadDesk) => Fate, path: object): Planned {
    const call = {
      path: { sqd_id: this.tenant.ids.squads[which] ?? '', ...path }, body: { actor_account_id: this.tenant.account(actor), ...body },
    };
    return this.tenant.asking(operation, call, (model) => on(model.squads));
  }

  #person(which: number, by: number): number {
    const member = by % 8 === 0 ? undefined : pick(activeIn(this.#squad(which)), by);
    return member?.account ?? this.tenant.model.followed(this.tenant.number(by));
  }

  #squad(which: number): Squad {
    return this.tenant.model.squads.squad(which);
  }

  #money(which: number, value: number): { currency: string; value: number } {
    return { currency: this.#squad(which).currency, value };
  }

  #answer({ account, accepts }: Of<'answer'>, which: number): Planned {
    const pending = this.#squad(which).invitations.filter(({ state }) => state === 'PENDING');
    const invitee = (account % 8 === 0 ? undefined : pick(pending, account)?.account) ?? this.tenant.number(account);
    const call = { path: { sqd_id: this.tenant.ids.squads[which] ?? '' }, body: { invitee_account_id: this.tenant.account(invitee) } };
    return this.tenant.asking(
      accepts ? 'acceptSquadInvitation' : 'declineSquadInvitation', call, (model) => model.squads.answer(which, invitee, accepts),
    );
  }

  #onMember(step: Of<'revoke' | 'part' | 'role' | 'quota'>, which: number): Planned {
    if (step.kind === 'revoke') {
      const account = pick(this.#squad(which).invitations, step.account)?.account ?? 0;
      return this.#ask('revokeSquadInvitation', step, {}, (desk, by) => desk.revoke(which, by, account), {
        invitee_account_id: this.tenant.account(account),
      });
    }
    const account = this.#person(which, step.kind === 'part' && step.isOwn ? step.by : step.account);
    const path = { member_account_id: this.tenant.account(account) };
    switch (step.kind) {
      case 'part': return this.#ask('removeSquadMember', step, {}, (desk, by) => desk.part(which, by, account), path);
      case 'role': return this.#ask('changeMemberRole', step, { role: step.role }, (desk, by) => desk.role(
        which, by, account, step.role,
      ), path);
      case 'quota': return this.#ask('changeMemberQuota', step, { quota: step.quota }, (desk, by) => desk.quota(
        which, by, account, step.quota,
      ), path);
    }
  }

  #expense(step: Of<'expense'>, which: number): Planned {
    const division = this.#division(step, which, step.amount);
    const body = { kind: 'ACCOUNTING', amount: this.#money(which, step.amount), ...this.#split(division) };
    return this.#ask('contributeToSquad', step, body, (desk, by) => desk.expense(which, by, step.amount, division));
  }

  /** An entry to forgive or divide again, mostly one with open shares. */
  #entry(which: number, place: number): number | undefined {
    const squad = this.#squad(which);
    return (place % 8 === 0 ? undefined : pick(openIn(squad), place)?.entrySeq) ?? pick(squad.entries, place)?.seq;
  }

  #forgive(step: Of<'forgive'>, which: number): Planned | undefined {
    const seq = this.#entry(which, step.which);
    if (seq === undefined) return undefined;
    const creditors = this.#squad(which).shares.filter(({ entrySeq }) => entrySeq === seq).map(({ creditor }) => creditor);
    const actor = (step.which % 4 === 0 ? undefined : pick(creditors, step.by)) ?? this.#person(which, step.by);
    return this.#askAs(actor, 'voidContribution', which, {}, (desk) => desk.forgive(which, actor, seq), { entry_seq: seq });
  }

  #resplit(step: Of<'resplit'>, which: number): Planned | undefined {
    const seq = this.#entry(which, step.which);
    if (seq === undefined) return undefined;
    const open = openIn(this.#squad(which)).filter(({ entrySeq }) => entrySeq === seq);
    const division = this.#division(step, which, Math.max(1, sum(open.map(({ cents }) => cents))));
    return this.#ask(
      'resplitExpense', step, this.#split(division), (desk, by) => desk.resplit(which, by, seq, division), { entry_seq: seq },
    );
  }

  #split({ method, named, parts }: Division): object {
    const ids = named?.map((it) => this.tenant.account(it));
    if (parts.length === 0) return { split: { method }, ...(ids && { members_snapshot: ids }) };
    const unit = method === 'EXACT' ? 'cents' : 'basis_points';
    return { split: { method, parts: parts.map((part, index) => ({ account_id: ids?.[index] ?? '', [unit]: part })) } };
  }

  /** Among all, or some; their parts differ, and mostly sum to the whole. */
  #division({ method, among, misses }: Pick<Of<'expense'>, 'method' | 'among' | 'misses'>, which: number, amount: number): Division {
    const some = [...new Set(among.map((it) => this.#person(which, it)))];
    const hasParts = method === 'EXACT' || method === 'PERCENT';
    const named = some.length > 0 ? some : hasParts ? activeIn(this.#squad(which)).map(({ account }) => account) : null;
    if (!hasParts || !named) return { method, named, parts: [] };
    const whole = method === 'EXACT' ? amount : ALL_BASIS_POINTS;
    const parts = named.map((_, index) => Math.floor((whole * (index + 1)) / (named.length * named.length)));
    return { method, named, parts: [...parts.slice(1), whole - sum(parts.slice(1)) - misses] };
  }

  #settle(step: Of<'settle'>, which: number): Planned | undefined {
    const squad = this.#squad(which);
    const actor = this.#person(which, step.by);
    const owed = openIn(squad).filter(({ debtor }) => debtor === actor);
    const from = step.isOwed && owed.length > 0 ? owed : squad.shares;
    const start = from.length === 0 ? 0 : step.which % from.length;
    const shares = from.slice(start, start + step.most);
    if (shares.length === 0) return undefined;
    const named = shares.map((share) => ({ entry_seq: share.entrySeq, share_utxo_ref: this.#reference(which, share) }));
    return this.#ask('settleSquadDebts', step, { shares: named }, (desk, by) => desk.settle(which, by, shares));
  }

  #reference(which: number, { dividedSeq, place }: Share): string {
    return shareReference(this.tenant.name, this.tenant.ids.squads[which] ?? '', dividedSeq, place);
  }

  #rules(step: Of<'rules'>, which: number): Planned {
    const { threshold, required, group } = step;
    if (group === null) return this.#ask('deleteSpendApprovalRules', step, {}, (desk, by) => desk.rule(which, by, null));
    const spend_approval = { threshold_amount: this.#money(which, threshold), approvals_required: required, approver_group:
      group, expires_in_seconds: WAIT_SECONDS };
    return this.#ask('setSpendApprovalRules', step, { spend_approval }, (desk, by) => desk.rule(which, by, {
      threshold, required, group, seconds: WAIT_SECONDS,
    }));
  }

  #spend(step: Of<'spend'>, which: number): Planned {
    const { rail, amount, wish } = step;
    const to = rail === 'NATIVE' ? this.tenant.number(step.to) : null;
    const recipient = to === null ? outsider(wish, rail) : { kind: 'account', account_id: this.tenant.account(to) };
    return this.#ask('spendFromSquad', step, { rail, amount: this.#money(which, amount), recipient }, (desk, by) => desk.spend(
      which, by, { rail, to, amount },
    ));
  }

  #decide(step: Of<'approve' | 'reject'>, which: number): Planned | undefined {
    const all = this.#squad(which).requests;
    const pending = all.filter(({ state }) => state === 'PENDING_APPROVAL');
    const request = pick(pending.length > 0 && step.which % 8 > 0 ? pending : all, step.which);
    if (!request) return undefined;
    const path = { spr_id: this.tenant.requestId(which, request.seq) };
    if (step.kind === 'approve') return this.#ask(
      'approveSpendRequest', step, {}, (desk, by) => desk.approve(which, by, request.seq), path,
    );
    return this.#ask('rejectSpendRequest', step, {}, (desk, by) => desk.reject(which, by, request.seq), path);
  }

  #goal(step: Of<'goal'>, which: number): Planned {
    const { target } = step;
    if (target === null) return this.#ask('deleteSquadGoal', step, {}, (desk, by) => desk.aim(which, by, null));
    return this.#ask('setSquadGoal', step, { target_amount: this.#money(which, target) }, (desk, by) => desk.aim(which, by, target));
  }
}

function shownOf(
  { state, frozen, balance, ledger_summary: it, pending_spend_requests, goal, last_event_seq }: SquadDetailResponse,
): unknown[] {
  return [
    state, frozen, balance.value, it.total_funded_in.value, it.total_funded_out.value, it.total_open_debt_cents, last_event_seq,
    it.positions.map(({ owed_cents, owed_to_cents, net_cents }) => [owed_cents, owed_to_cents, net_cents]),
    pending_spend_requests?.count, goal && [goal.target_amount.value, goal.achieved_at !== null],
  ];
}

/** The expected detail. */
function detailOf(squad: Squad, { model }: Tenant): unknown[] {
  const { posted } = model.account(squad.squadAccount);
  const positions = activeIn(squad).map(({ account }) => [
    owedBy(squad, account), owedTo(squad, account), owedTo(squad, account) - owedBy(squad, account),
  ]);
  return [
    squad.isClosed ? 'CLOSED' : 'OPEN', squad.isFrozen, posted, squad.fundedIn, squad.fundedIn - posted,
    sum(openIn(squad).map(({ cents }) => cents)), squad.seq,
    positions, squad.requests.filter(({ state }) => state === 'PENDING_APPROVAL').length,
    squad.goal && [squad.goal.target, squad.goal.isAchieved],
  ];
}
