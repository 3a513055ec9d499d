/** Squads in the model ledger. All refer by number; members' debts are the sum of their open shares, stored nowhere else. */
import { simplify } from '../../src/domains/squads/rules/simplify.ts';
import { sum, there, type Fate } from './model-types.ts';
import type { ModelLedger } from './model.ts';
import {
  activeIn, approvers, centsOf, enter, isBound, isReachable, openIn, owedBy, owedTo, owners, refuseSpender, requireFewest, share,
  type Division, type Invitation, type Member, type Request, type Rules, type Share, type Sharer, type Spend, type Squad, type SquadEntry,
} from './squad-paper.ts';

interface Demand {
  readonly who: 'OWNER' | 'MEMBER';
  readonly works: 'UNFROZEN' | 'OPEN' | 'ALWAYS';
  /** Further refusals of the person. */
  readonly person?: (squad: Squad, member: Member) => Fate | undefined;
}
type Step = (squad: Squad, member: Member) => Fate;

const ALL_BASIS_POINTS = 10_000;
const OWNER: Demand = { who: 'OWNER', works: 'OPEN' };
const MEMBER: Demand = { who: 'MEMBER', works: 'UNFROZEN' };

export class SquadDesk {
  squads: Squad[] = [];
  /** Squads of which a payment has ended since the last `follow`. */
  #heard = new Set<number>();

  constructor(private readonly ledger: ModelLedger) {}

  /** Becomes as another one. */
  take(other: SquadDesk): void {
    this.squads = structuredClone(other.squads);
    this.#heard = new Set(other.#heard);
  }

  isIn(account: number): boolean {
    return this.squads.some((squad) => !squad.isClosed && activeIn(squad).some((it) => it.account === account));
  }

  found(named: number): Fate {
    const [founder, { ledger }] = [this.ledger.followed(named), this];
    const refused = this.#refuseMember(founder);
    if (refused) return refused;
    const { currency } = ledger.account(founder);
    const squadAccount = ledger.accounts.push({
      currency, posted: 0, isFrozen: false, isClosed: false, isGuest: false, isPot: true, promotedTo: null,
    }) - 1;
    this.squads.push({
      squadAccount, currency, isClosed: false, isFrozen: false, seq: 1, simplifiedSeq: 0, fundedIn: 0, goal: null, rules: null,
      invitations: [],
      entries: [], shares: [],
      requests: [], members: [{ account: founder, role: 'OWNER', quota: 1, joinedSeq: 1, isActive: true, fundedIn: 0, rounding: 0 }],
    });
    return 'done';
  }

  invite(which: number, by: number, named: readonly number[]): Fate {
    return this.#ask(which, by, OWNER, (squad, { account: inviter }) => {
      const invitees = [...new Set(named.map((it) => this.ledger.followed(it)))];
      const refused = this.#refuseInvitees(squad, invitees);
      if (refused) return refused;
      for (const account of invitees) {
        const before = squad.invitations.find((it) => it.account === account);
        if (before?.state === 'PENDING') continue;
        if (before) Object.assign(before, { inviter, state: 'PENDING' });
        else squad.invitations.push({ account, inviter, state: 'PENDING' });
        squad.seq += 1;
      }
      return 'done';
    });
  }

  answer(which: number, named: number, accepts: boolean): Fate {
    const [squad, account] = [this.squad(which), this.ledger.followed(named)];
    const invitation = squad.invitations.find((it) => it.account === account);
    if (!invitation) return 'SQUAD_INVITATION_NOT_FOUND';
    if (accepts && squad.isClosed) return 'SQUAD_CLOSED';
    const isIn = activeIn(squad).some((it) => it.account === account);
    if (accepts ? isIn && invitation.state === 'ACCEPTED' : invitation.state === 'DECLINED') return 'done';
    if (invitation.state !== 'PENDING') return 'SQUAD_INVITATION_NOT_PENDING';
    if (accepts) return this.#join(squad, invitation);
    Object.assign(invitation, { state: 'DECLINED' });
    squad.seq += 1;
    return 'done';
  }

  #join(squad: Squad, invitation: Invitation): Fate {
    const { account } = invitation;
    const refused = this.#refuseMember(account);
    if (refused) return refused;
    invitation.state = 'ACCEPTED';
    squad.seq += 2;
    const joined = { role: 'SPENDER', quota: 1, joinedSeq: squad.seq, isActive: true } as const;
    const before = squad.members.find((it) => it.account === account);
    if (before) Object.assign(before, joined);
    else squad.members.push({ account, ...joined, fundedIn: 0, rounding: 0 });
    return 'done';
  }

  revoke(which: number, by: number, account: number): Fate {
    const invitation = this.squad(which).invitations.find((it) => it.account === account);
    if (!invitation) return 'SQUAD_INVITATION_NOT_FOUND';
    const person: Demand['person'] = (_, member) => (invitation.inviter === member.account ? undefined : refuseSpender(member));
    return this.#ask(which, by, { who: 'MEMBER', works: 'OPEN', person }, (squad) => {
      if (invitation.state === 'REVOKED') return 'done';
      if (invitation.state !== 'PENDING') return 'SQUAD_INVITATION_NOT_PENDING';
      invitation.state = 'REVOKED';
      squad.seq += 1;
      return 'done';
    });
  }

  /** A member leaves, or is removed. */
  part(which: number, by: number, account: number): Fate {
    const leaver = this.squad(which).members.find((it) => it.account === account);
    if (!leaver) return 'SQUAD_MEMBER_NOT_FOUND';
    const person: Demand['person'] = (_, member) => (member.account === account ? undefined : refuseSpender(member));
    return this.#ask(which, by, { who: 'MEMBER', works: 'OPEN', person }, (squad) => {
      if (!leaver.isActive) return 'done';
      if (leaver.role === 'OWNER' && owners(squad).length === 1) return 'LAST_OWNER';
      if (owedBy(squad, account) + owedTo(squad, account) > 0) return 'MEMBER_NOT_SETTLED';
      leaver.isActive = false;
      squad.seq += 1;
      this.#followMembers(squad);
      return 'done';
    });
  }

  role(which: number, by: number, account: number, role: Member['role']): Fate {
    const person: Demand['person'] = (_, member) => (member.account === account ? 'OWN_ROLE' : undefined);
    return this.#onMember(which, by, account, { ...OWNER, person }, (squad, member) => {
      if (member.role === role) return 'done';
      member.role = role;
      squad.seq += 1;
      this.#followMembers(squad);
      return 'done';
    });
  }

  quota(which: number, by: number, account: number, quota: number): Fate {
    return this.#onMember(which, by, account, OWNER, (squad, member) => {
      if (member.quota === quota) return 'done';
      member.quota = quota;
      squad.seq += 1;
      return 'done';
    });
  }

  /** Does something to another member, who is one still. */
  #onMember(which: number, by: number, account: number, demand: Demand, act: Step): Fate {
    const member = this.squad(which).members.find((it) => it.account === account);
    if (!member) return 'SQUAD_MEMBER_NOT_FOUND';
    return this.#ask(which, by, demand, (squad) => (member.isActive ? act(squad, member) : 'SQUAD_MEMBER_NOT_FOUND'));
  }

  deposit(which: number, by: number, amount: number): Fate {
    return this.#ask(which, by, MEMBER, (squad, member) => {
      const refused = this.ledger.refuseDebit(member.account, amount, 'NATIVE', squad.squadAccount);
      if (refused) return refused;
      this.ledger.pay({ rail: 'NATIVE', from: member.account, to: squad.squadAccount, amount, currency: squad.currency });
      member.fundedIn += amount;
      squad.fundedIn += amount;
      enter(squad, 'FUNDED', amount, member.account);
      this.#noteBalance(squad);
      return 'done';
    });
  }

  expense(which: number, by: number, amount: number, division: Division): Fate {
    return this.#ask(which, by, MEMBER, (squad, { account: payer }) => {
      const sharers = this.#sharers(squad, amount, division, null);
      if (typeof sharers === 'string') return sharers;
      const entrySeq = enter(squad, 'ACCOUNTING', amount, payer);
      share(squad, { entrySeq, dividedSeq: entrySeq, creditor: payer, amount }, sharers);
      return 'done';
    });
  }

  /** A creditor forgives the open part of an expense, or of a simplification. */
  forgive(which: number, by: number, entrySeq: number): Fate {
    const { kind, actor } = this.entry(which, entrySeq);
    const claimsOf = ({ shares }: Squad, creditor: number): Share[] => shares.filter(
      (it) => it.entrySeq === entrySeq && it.creditor === creditor,
    );
    const person: Demand['person'] = (squad, { account }) => {
      if (kind === 'ACCOUNTING') return actor === account ? undefined : 'NOT_THE_CREDITOR';
      return kind !== 'SIMPLIFICATION' ? 'ENTRY_NOT_ACCOUNTING' : claimsOf(squad, account).length > 0 ? undefined : 'NOT_THE_CREDITOR';
    };
    return this.#ask(which, by, { ...MEMBER, person }, (squad, { account }) => {
      const claims = claimsOf(squad, account);
      const open = claims.filter(({ state }) => state === 'OPEN');
      const isForgiven = claims.some(({ state }) => state === 'FORGIVEN') && !claims.some(({ state }) => state === 'SIMPLIFIED');
      if (open.length === 0) return isForgiven ? 'done' : 'SQUAD_ENTRY_NOT_OPEN';
      for (const claim of open) claim.state = 'FORGIVEN';
      squad.seq += 1;
      return 'done';
    });
  }

  /** Divides again the open part of an expense; without names, among its debtors. */
  resplit(which: number, by: number, entrySeq: number, division: Division): Fate {
    return this.#ask(which, by, { ...OWNER, works: 'UNFROZEN' }, (squad) => {
      const { kind, actor: creditor } = this.entry(which, entrySeq);
      if (kind !== 'ACCOUNTING' || creditor === null) return 'ENTRY_NOT_ACCOUNTING';
      const open = openIn(squad).filter((it) => it.entrySeq === entrySeq);
      if (open.length === 0) return 'SQUAD_ENTRY_NOT_OPEN';
      const amount = centsOf(open);
      const sharers = this.#sharers(squad, amount, division, open.map(({ debtor }) => debtor));
      if (typeof sharers === 'string') return sharers;
      squad.seq += 1;
      for (const replaced of open) {
        replaced.state = 'REPLACED';
        there(squad.members.find(({ account }) => account === replaced.debtor), 'debtor').rounding -= replaced.lost;
      }
      share(squad, { entrySeq, dividedSeq: squad.seq, creditor, amount }, sharers);
      return 'done';
    });
  }

  /**
   * The members who bear an amount, with their proportions, or the reason that it cannot be divided so. @param unnamed the default; null
   * for all.
   */
  #sharers(squad: Squad, amount: number, { method, named, parts }: Division, unnamed: readonly number[] | null): Sharer[] | Fate {
    const active = activeIn(squad);
    const ids = named?.map((it) => this.ledger.followed(it));
    if (ids?.some((id) => !active.some(({ account }) => account === id))) return 'SPLIT_MEMBER_NOT_ACTIVE';
    if (parts.length > 0 && sum(parts) !== (method === 'EXACT' ? amount : ALL_BASIS_POINTS)) return 'SPLIT_INVALID';
    const places = new Map(ids?.map((id, index) => [id, index]));
    if (parts.length > 0) {
      return active.filter(({ account }) => places.has(account)).map((member) => ({
        member, weight: parts[places.get(member.account) ?? -1] ?? 0,
      }));
    }
    const chosen = ids ? ids.map((id) => there(active.find(({ account }) => account === id), `member ${id}`))
      : active.filter(({ account }) => unnamed?.includes(account) ?? true);
    return chosen.map((member) => ({ member, weight: method === 'QUOTA' ? member.quota : 1 }));
  }

  settle(which: number, by: number, named: readonly Pick<Share, 'dividedSeq' | 'place'>[]): Fate {
    const sharesOf = ({ shares }: Squad): Share[] =>
      named.map((it) => there(shares.find(({ dividedSeq, place }) => dividedSeq === it.dividedSeq && place === it.place), 'share'));
    const person: Demand['person'] = (squad, { account }) => (sharesOf(squad).some(({ debtor }) =>
      debtor !== account) ? 'NOT_THE_DEBTOR' : undefined);
    return this.#ask(which, by, { ...MEMBER, person }, (squad, { account: debtor }) => {
      const shares = sharesOf(squad);
      if (shares.some(({ state }) => state !== 'OPEN')) return 'SHARE_NOT_OPEN';
      const payments = [...Map.groupBy(shares, ({ creditor }) => creditor)];
      const refused = this.#refusePayments(debtor, payments.map(([creditor, paid]) => ({ to: creditor, amount: centsOf(paid) })));
      if (refused) return refused;
      for (const [creditor, paid] of payments) {
        this.ledger.pay({ rail: 'NATIVE', from: debtor, to: creditor, amount: centsOf(paid), currency: squad.currency });
        const seq = enter(squad, 'SETTLEMENT', centsOf(paid), debtor);
        for (const share of paid) Object.assign(share, { state: 'SETTLED', paidBy: seq });
      }
      return 'done';
    });
  }

  /** All or none: limits are held to each payment, funds to all of them. */
  #refusePayments(from: number, payments: readonly { to: number; amount: number }[]): Fate | undefined {
    if (this.ledger.account(from).isFrozen) return 'ACCOUNT_FROZEN';
    const isTooMuch = payments.some(
      ({ to, amount }) => this.ledger.isTooMuch(from, 'DEBIT', amount) || this.ledger.isTooMuch(to, 'CREDIT', amount),
    );
    if (isTooMuch) return 'LIMIT_EXCEEDED';
    return this.ledger.available(from) < sum(payments.map(({ amount }) => amount)) ? 'INSUFFICIENT_FUNDS' : undefined;
  }

  /** Of several ways to have the fewest debts the paper takes that of the rule, and holds it against a search of its own. */
  simplify(which: number, by: number): Fate {
    return this.#ask(which, by, { ...OWNER, works: 'UNFROZEN' }, (squad, { account }) => {
      const open = openIn(squad);
      const { after, wouldReduce } = simplify(
        activeIn(squad).map((it) => String(it.account)), open.map((it) => ({
          debtor: String(it.debtor), creditor: String(it.creditor), cents: it.cents,
        })));
      requireFewest(open, after.map(({ debtor, creditor, cents }) => ({ debtor: Number(debtor), creditor: Number(creditor), cents })));
      if (!wouldReduce) return 'done';
      for (const share of open) share.state = 'SIMPLIFIED';
      const entrySeq = enter(squad, 'SIMPLIFICATION', centsOf(after), account);
      squad.simplifiedSeq = entrySeq;
      squad.shares.push(...after.map(({ debtor, creditor, cents }, place): Share => (
        {
          entrySeq, dividedSeq: entrySeq, place, debtor: Number(debtor), creditor: Number(creditor), cents, lost: 0, state: 'OPEN',
          paidBy: null,
        })));
      return 'done';
    });
  }

  /** @param rules null takes them away. */
  rule(which: number, by: number, rules: Rules | null): Fate {
    return this.#ask(which, by, OWNER, (squad) => {
      if (rules && !isReachable(squad, rules)) return 'APPROVALS_UNREACHABLE';
      if (JSON.stringify(rules) === JSON.stringify(squad.rules)) return 'done';
      squad.rules = rules;
      squad.seq += 1;
      return 'done';
    });
  }

  spend(which: number, by: number, spend: Spend): Fate {
    return this.#ask(which, by, MEMBER, (squad, member) => {
      const { rules } = squad;
      const waits = rules !== null && spend.amount >= rules.threshold && isBound(rules, member);
      const refused = this.#refuseSides(squad, spend) ?? (waits && approvers(squad, rules, member.account).length < rules.required
        ? 'APPROVALS_UNREACHABLE'
        : undefined)
        ?? this.#refuseActor(member) ?? this.#refusePay(squad, spend);
      if (refused) return refused;
      if (!waits) return this.#pay(squad, spend, member.account);
      const { required, group, seconds } = rules;
      const seq = enter(squad, 'SPEND_REQUEST', spend.amount, member.account);
      squad.requests.push({
        ...spend, seq, author: member.account, required, group, approvals: [], until: this.ledger.now + seconds * 1000,
        state: 'PENDING_APPROVAL', failedReason: null,
      });
      return 'done';
    });
  }

  approve(which: number, by: number, seq: number): Fate {
    const request = this.request(which, seq);
    const person: Demand['person'] = (_, member) =>
      (request.group === 'OWNERS' ? refuseSpender(member) : undefined) ?? (member.account === request.author
        ? 'OWN_SPEND_REQUEST'
        : undefined);
    return this.#ask(which, by, { ...MEMBER, person }, (squad, member) => {
      if (request.state !== 'PENDING_APPROVAL') return 'SPEND_REQUEST_NOT_PENDING';
      const refused = this.#refuseActor(member);
      if (refused) return refused;
      if (request.approvals.includes(member.account)) return 'done';
      request.approvals.push(member.account);
      if (request.approvals.length >= request.required) this.#execute(squad, request);
      return 'done';
    });
  }

  #execute(squad: Squad, request: Request): void {
    const refused = this.#refuseSides(squad, request) ?? this.#refusePay(squad, request);
    if (refused) Object.assign(request, { state: 'FAILED', failedReason: refused });
    else {
      this.#pay(squad, request, request.author);
      request.state = 'EXECUTED';
    }
  }

  reject(which: number, by: number, seq: number): Fate {
    const request = this.request(which, seq);
    const person: Demand['person'] = (_, member) =>
      (member.account === request.author || request.group === 'MEMBERS' ? undefined : refuseSpender(member));
    return this.#ask(which, by, { who: 'MEMBER', works: 'OPEN', person }, () => {
      if (request.state === 'REJECTED') return 'done';
      if (request.state !== 'PENDING_APPROVAL') return 'SPEND_REQUEST_NOT_PENDING';
      request.state = 'REJECTED';
      return 'done';
    });
  }

  freeze(which: number, by: number, isFrozen: boolean): Fate {
    return this.#ask(which, by, OWNER, (squad) => {
      if (squad.isFrozen !== isFrozen) squad.seq += 1;
      squad.isFrozen = isFrozen;
      return 'done';
    });
  }

  /** @param target null takes the goal away. */
  aim(which: number, by: number, target: number | null): Fate {
    return this.#ask(which, by, OWNER, (squad) => {
      const before = squad.goal;
      if (before?.target !== target && (before !== null || target !== null)) squad.seq += 1;
      squad.goal = target === null ? null : { target, isAchieved: before?.isAchieved ?? false };
      this.#noteBalance(squad);
      return 'done';
    });
  }

  close(which: number, by: number): Fate {
    return this.#ask(which, by, { who: 'OWNER', works: 'ALWAYS' }, (squad) => {
      if (squad.isClosed) return 'done';
      const { ledger } = this;
      const { posted } = ledger.account(squad.squadAccount);
      if (posted + ledger.outgoing(squad.squadAccount) + centsOf(openIn(squad)) > 0) return 'SQUAD_NOT_EMPTY';
      for (const request of squad.requests) if (request.state === 'PENDING_APPROVAL') request.state = 'REJECTED';
      for (const invitation of squad.invitations.filter(({ state }) => state === 'PENDING')) {
        invitation.state = 'REVOKED';
        squad.seq += 1;
      }
      Object.assign(squad, { isClosed: true, isFrozen: false });
      squad.seq += 1;
      ledger.account(squad.squadAccount).isClosed = true;
      return 'done';
    });
  }

  /** A payment of a squad, or the return of one, has ended. */
  hear(squadAccount: number): void {
    const which = this.squads.findIndex((squad) => squad.squadAccount === squadAccount);
    if (which >= 0) this.#heard.add(which);
  }

  /** Applies returned payments, which may reach the goal. */
  follow(): void {
    for (const which of this.#heard) this.#noteBalance(this.squad(which));
    this.#heard.clear();
  }

  /** Expires the requests that were not decided in time. */
  expire(): void {
    for (const { requests } of this.squads) {
      for (const request of requests) if (request.state === 'PENDING_APPROVAL' && request.until <= this.ledger.now)
        request.state = 'EXPIRED';
    }
  }

  squad(which: number): Squad {
    return there(this.squads[which], `squad ${which}`);
  }

  entry(which: number, seq: number): SquadEntry {
    return there(this.squad(which).entries.find((it) => it.seq === seq), `entry ${seq}`);
  }

  request(which: number, seq: number): Request {
    return there(this.squad(which).requests.find((it) => it.seq === seq), `request ${seq}`);
  }

  /** Checks in order: the caller, then the person, then the squad's state, then the request. */
  #ask(which: number, by: number, { who, works, person }: Demand, act: Step): Fate {
    const squad = this.squad(which);
    const member = activeIn(squad).find(({ account }) => account === this.ledger.followed(by));
    if (!member) return 'NOT_A_SQUAD_MEMBER';
    const refused = (who === 'OWNER' ? refuseSpender(member) : undefined) ?? person?.(squad, member);
    if (refused) return refused;
    if (squad.isClosed && works !== 'ALWAYS') return 'SQUAD_CLOSED';
    return squad.isFrozen && works === 'UNFROZEN' ? 'SQUAD_FROZEN' : act(squad, member);
  }

  #refuseMember(account: number): Fate | undefined {
    const { isGuest, isPot, isClosed } = this.ledger.account(account);
    if (isGuest || isPot) return 'MEMBER_NOT_ELIGIBLE';
    return isClosed ? 'ACCOUNT_CLOSED' : undefined;
  }

  #refuseInvitees(squad: Squad, invitees: readonly number[]): Fate | undefined {
    const accounts = invitees.map((it) => this.ledger.account(it));
    if (activeIn(squad).some(({ account }) => invitees.includes(account))) return 'ALREADY_A_SQUAD_MEMBER';
    if (accounts.some(({ isGuest, isPot }) => isGuest || isPot)) return 'MEMBER_NOT_ELIGIBLE';
    if (accounts.some(({ currency }) => currency !== squad.currency)) return 'CURRENCY_MISMATCH';
    return accounts.some(({ isClosed }) => isClosed) ? 'ACCOUNT_CLOSED' : undefined;
  }

  #refuseActor({ account }: Member): Fate | undefined {
    return this.ledger.account(account).isFrozen ? 'ACCOUNT_FROZEN' : undefined;
  }

  #refuseSides({ squadAccount, currency }: Squad, { rail, to: named }: Spend): Fate | undefined {
    const to = named === null ? null : this.ledger.followed(named);
    if (to === squadAccount) return 'SAME_ACCOUNT';
    if (rail === 'PIX' && currency !== 'BRL') return 'INVALID_CURRENCY';
    if (this.ledger.account(squadAccount).isClosed) return 'ACCOUNT_CLOSED';
    return to === null ? undefined : this.ledger.refuseAccount(to, currency);
  }

  #refusePay({ squadAccount }: Squad, { rail, to, amount }: Spend): Fate | undefined {
    return this.ledger.refuseDebit(squadAccount, amount, rail, rail === 'NATIVE' && to !== null ? this.ledger.followed(to) : null);
  }

  #pay(squad: Squad, { rail, to, amount }: Spend, author: number): Fate {
    this.ledger.pay({
      rail, from: squad.squadAccount, to: to === null ? null : this.ledger.followed(to), amount, currency: squad.currency,
    });
    enter(squad, 'SPEND', amount, author);
    return 'done';
  }

  #noteBalance(squad: Squad): void {
    const { goal } = squad;
    if (!goal || goal.isAchieved || this.ledger.account(squad.squadAccount).posted < goal.target) return;
    goal.isAchieved = true;
    enter(squad, 'GOAL_ACHIEVED', goal.target, null);
  }

  /** Rejects the requests of members who left, and drops the approvals of those who may no longer approve. */
  #followMembers(squad: Squad): void {
    for (const request of squad.requests.filter(({ state }) => state === 'PENDING_APPROVAL')) {
      const still = approvers(squad, request, request.author);
      if (!activeIn(squad).some(({ account }) => account === request.author)) request.state = 'REJECTED';
      else request.approvals = request.approvals.filter((it) => still.includes(it));
    }
  }
}
