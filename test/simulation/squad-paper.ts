/** The records of squads, and facts that follow from them alone. */
import { sum, there, type Currency, type Fate, type Rail } from './model-types.ts';

export interface Member {
  readonly account: number;
  role: 'OWNER' | 'SPENDER';
  quota: number;
  joinedSeq: number;
  isActive: boolean;
  fundedIn: number;
  /** In millionths of a cent. */
  rounding: number;
}

export interface Invitation {
  readonly account: number;
  inviter: number;
  state: 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'REVOKED';
}

export interface Share {
  readonly entrySeq: number;
  /** The number of the division it is of. */
  readonly dividedSeq: number;
  readonly place: number;
  readonly debtor: number;
  readonly creditor: number;
  readonly cents: number;
  readonly lost: number;
  state: 'OPEN' | 'SETTLED' | 'SIMPLIFIED' | 'OWN' | 'FORGIVEN' | 'REPLACED';
  /** The number of the settlement. */
  paidBy: number | null;
}

export interface SquadEntry {
  readonly seq: number;
  readonly kind: 'FUNDED' | 'ACCOUNTING' | 'SETTLEMENT' | 'SIMPLIFICATION' | 'SPEND' | 'SPEND_REQUEST' | 'GOAL_ACHIEVED';
  readonly amount: number;
  readonly actor: number | null;
}

/** Approval rules: the spends that wait, and for whose approval; `seconds` is how long. */
export interface Rules {
  readonly threshold: number;
  readonly required: number;
  readonly group: 'OWNERS' | 'MEMBERS';
  readonly seconds: number;
}

/** Spend from a pot; null means outside. */
export interface Spend {
  readonly rail: Rail;
  readonly to: number | null;
  readonly amount: number;
}

export interface Request extends Spend, Pick<Rules, 'required' | 'group'> {
  readonly seq: number;
  readonly author: number;
  approvals: number[];
  readonly until: number;
  state: 'PENDING_APPROVAL' | 'EXECUTED' | 'REJECTED' | 'EXPIRED' | 'FAILED';
  failedReason: string | null;
}

export interface Squad {
  readonly squadAccount: number;
  readonly currency: Currency;
  isClosed: boolean;
  isFrozen: boolean;
  seq: number;
  simplifiedSeq: number;
  fundedIn: number;
  goal: { readonly target: number; isAchieved: boolean } | null;
  rules: Rules | null;
  readonly members: Member[];
  readonly invitations: Invitation[];
  readonly entries: SquadEntry[];
  shares: Share[];
  readonly requests: Request[];
}

/** Division of an expense: among all members, or those named, in what proportion. */
export interface Division {
  readonly method: 'EQUAL' | 'QUOTA' | 'EXACT' | 'PERCENT';
  readonly named: readonly number[] | null;
  /** Of EXACT and PERCENT, one for each that is named. */
  readonly parts: readonly number[];
}

const MILLION = 1_000_000n;

export const activeIn = ({ members }: Squad): Member[] => members.filter(({ isActive }) => isActive).sort(
  (a, b) => a.joinedSeq - b.joinedSeq,
);
export const openIn = ({ shares }: Squad): Share[] => shares.filter(({ state }) => state === 'OPEN');
export const owedBy = (squad: Squad, account: number): number => centsOf(openIn(squad).filter(({ debtor }) => debtor === account));
export const owedTo = (squad: Squad, account: number): number => centsOf(openIn(squad).filter(({ creditor }) => creditor === account));

export function enter(squad: Squad, kind: SquadEntry['kind'], amount: number, actor: number | null): number {
  squad.seq += 1;
  squad.entries.push({ seq: squad.seq, kind, amount, actor });
  return squad.seq;
}

export function owners(squad: Squad): Member[] {
  return activeIn(squad).filter(({ role }) => role === 'OWNER');
}

export function refuseSpender({ role }: Member): Fate | undefined {
  return role === 'OWNER' ? undefined : 'INSUFFICIENT_ROLE';
}

/** True when rules bind a member: approval by OWNERS binds those who are not owners, approval by MEMBERS all. */
export function isBound({ group }: Pick<Rules, 'group'>, { role }: Member): boolean {
  return group === 'MEMBERS' || role === 'SPENDER';
}

/** The members who may approve; never the author. */
export function approvers(squad: Squad, { group }: Pick<Rules, 'group'>, author: number): number[] {
  return (group === 'MEMBERS' ? activeIn(squad) : owners(squad)).map(({ account }) => account).filter((it) => it !== author);
}

export function isReachable(squad: Squad, rules: Rules): boolean {
  const group = rules.group === 'MEMBERS' ? activeIn(squad) : owners(squad);
  const bound = activeIn(squad).filter((member) => isBound(rules, member));
  return group.length >= rules.required && bound.every(({ account }) => approvers(squad, rules, account).length >= rules.required);
}

export interface Sharer {
  readonly member: Member;
  readonly weight: number;
}

/** Each bears a part of an amount, and owes it to who paid. */
export function share(
  squad: Squad, { amount, ...of }: Pick<Share, 'entrySeq' | 'dividedSeq' | 'creditor'> & { amount: number }, sharers: readonly Sharer[],
): void {
  for (const [place, { member, cents, lost }] of divided(amount, sharers).entries()) {
    const state = member.account === of.creditor ? 'OWN' : cents === 0 ? 'SETTLED' : 'OPEN';
    squad.shares.push({ ...of, place, debtor: member.account, cents, lost, state, paidBy: null });
    member.rounding += lost;
  }
}

/** Each part rounded down; a cent that is left over is borne by who has lost most so far, of equal ones by the first. */
function divided(amount: number, sharers: readonly Sharer[]): { member: Member; cents: number; lost: number }[] {
  const whole = BigInt(sum(sharers.map(({ weight }) => weight)));
  const parts = sharers.map(({ member, weight }) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { member, weight, cents: Number(exact / whole), lost: Number((exact % whole) * MILLION / whole) };
  });
  for (let left = amount - centsOf(parts); left > 0; left -= 1) {
    const free = parts.filter(({ weight, lost }) => weight > 0 && lost >= 0);
    const most = Math.max(...free.map(({ member, lost }) => member.rounding + lost));
    const bearer = there(free.find(({ member, lost }) => member.rounding + lost === most), 'bearer');
    Object.assign(bearer, { cents: bearer.cents + 1, lost: bearer.lost - Number(MILLION) });
  }
  return parts;
}

export function centsOf(shares: readonly { readonly cents: number }[]): number {
  return sum(shares.map(({ cents }) => cents));
}

interface Owed {
  readonly debtor: number;
  readonly creditor: number;
  readonly cents: number;
}

/**
 * Requires that simplified debts may replace the others: every net stays, nobody owes more than before, and no smaller set exists. The
 * search is its own, and shares nothing with the product's. @throws when they may not.
 */
export function requireFewest(before: readonly Owed[], after: readonly Owed[]): void {
  const [nets, keeps] = [netsOf(before), netsOf(after)];
  const owes = (debts: readonly Owed[], account: number): number => centsOf(debts.filter(({ debtor }) => debtor === account));
  for (const account of new Set([...nets.keys(), ...keeps.keys()])) {
    if ((nets.get(account) ?? 0) !== (keeps.get(account) ?? 0)) throw new Error(`the net of ${account} has changed`);
    if (owes(after, account) > owes(before, account)) throw new Error(`${account} owes more than before`);
  }
  const pairs = new Set(before.map(({ debtor, creditor }) => `${debtor} ${creditor}`)).size;
  const least = Math.min(pairs, fewestDebts([...nets.values()]));
  if (after.length !== least) throw new Error(`${after.length} debts instead of ${least}`);
}

function netsOf(debts: readonly Owed[]): Map<number, number> {
  const nets = new Map<number, number>();
  for (const { debtor, creditor, cents } of debts) {
    nets.set(debtor, (nets.get(debtor) ?? 0) - cents);
    nets.set(creditor, (nets.get(creditor) ?? 0) + cents);
  }
  return nets;
}

/** The first who is uneven has a debt with somebody of the other sign: all of them are tried. */
function fewestDebts(nets: readonly number[]): number {
  const [first, ...others] = nets.filter((net) => net !== 0);
  if (first === undefined) return 0;
  const ways = others.flatMap((other, at) => (Math.sign(other) === Math.sign(first) ? [] : [others.with(at, other + first)]));
  return 1 + Math.min(...ways.map(fewestDebts));
}
