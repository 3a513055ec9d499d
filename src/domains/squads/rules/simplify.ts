/** Debt of one member to another, in cents. */
export interface Debt {
  readonly debtor: string;
  readonly creditor: string;
  readonly cents: number;
}

/** Debts before and after, largest first. */
export interface Simplification {
  readonly before: readonly Debt[];
  /** The debts of `before` themselves unless there are fewer. */
  readonly after: readonly Debt[];
  readonly wouldReduce: boolean;
}

/** Claims of a member less their debts, in cents; never zero. */
interface Net {
  readonly account: string;
  readonly cents: number;
}

/** Up to so many members the debts are the fewest there can be. The search takes a millisecond, and doubles with each member. */
const EXACT_MEMBERS = 16;

/**
 * Replaces the debts of a squad by fewer that leave every member's net as it is. Who owes on balance owes just that, who is owed
 * owes nothing: nobody owes more than before. The debts are the fewest there can be while at most 16 members are uneven once
 * those with opposite equal nets are paired, and at most one less than the uneven members beyond that.
 * The same debts give the same result, in whatever order their rows come.
 * @param joined all members who owe or are owed, in the order of joining, which decides between equals.
 * @param shares open shares, each from a member to another; together less than 2^53 cents, so that every sum of nets is exact.
 */
export function simplify(joined: readonly string[], shares: readonly Debt[]): Simplification {
  const bySize = largestFirst(joined);
  const before = summed(shares).sort(bySize);
  const after = fewest(netsOf(joined, before));
  const wouldReduce = after.length < before.length;
  return { before, after: wouldReduce ? after.sort(bySize) : before, wouldReduce };
}

/** The shares between the same two members, in the same direction, as one debt. */
function summed(shares: readonly Debt[]): Debt[] {
  const owed = new Map<string, Map<string, number>>();
  for (const { debtor, creditor, cents } of shares) {
    const to = owed.get(debtor) ?? new Map<string, number>();
    owed.set(debtor, to.set(creditor, cents + (to.get(creditor) ?? 0)));
  }
  return [...owed].flatMap(([debtor, to]) => [...to].map(([creditor, cents]) => ({ debtor, creditor, cents })));
}

function largestFirst(joined: readonly string[]): (a: Debt, b: Debt) => number {
  const place = new Map(joined.map((account, index) => [account, index]));
  const placeOf = (account: string): number => place.get(account) ?? joined.length;
  return (a, b) => b.cents - a.cents || placeOf(a.debtor) - placeOf(b.debtor) || placeOf(a.creditor) - placeOf(b.creditor);
}

function netsOf(joined: readonly string[], debts: readonly Debt[]): Net[] {
  const nets = new Map(joined.map((account) => [account, 0]));
  for (const { debtor, creditor, cents } of debts) {
    nets.set(debtor, (nets.get(debtor) ?? 0) - cents);
    nets.set(creditor, (nets.get(creditor) ?? 0) + cents);
  }
  return uneven([...nets].map(([account, cents]) => ({ account, cents })));
}

function fewest(nets: readonly Net[]): Debt[] {
  const debts: Debt[] = [];
  let rest = payOpposites(nets, debts);
  while (rest.length > EXACT_MEMBERS) rest = payOpposites(payLargest(rest, debts), debts);
  for (let group of evenGroups(rest)) {
    while (group.length > 0) group = payLargest(group, debts);
  }
  return debts;
}

/** Two members with opposite equal nets need one debt between them; taking them first never costs one elsewhere. */
function payOpposites(nets: readonly Net[], debts: Debt[]): readonly Net[] {
  const amounts = new Set(nets.map(({ cents }) => cents));
  let rest = nets;
  for (const debtor of nets.filter(({ cents }) => cents < 0 && amounts.has(-cents))) {
    const creditor = rest.find(({ cents }) => cents === -debtor.cents);
    if (creditor) rest = pay(debtor, creditor, rest, debts);
  }
  return rest;
}

/** The largest debtor pays the largest creditor: one of them at least is even then. */
function payLargest(nets: readonly Net[], debts: Debt[]): readonly Net[] {
  const debtor = nets.reduce((most, net) => (net.cents < most.cents ? net : most));
  const creditor = nets.reduce((most, net) => (net.cents > most.cents ? net : most));
  return pay(debtor, creditor, nets, debts);
}

function pay(debtor: Net, creditor: Net, nets: readonly Net[], debts: Debt[]): readonly Net[] {
  const cents = Math.min(-debtor.cents, creditor.cents);
  debts.push({ debtor: debtor.account, creditor: creditor.account, cents });
  return uneven(nets.map((net) => {
    if (net === debtor) return { ...net, cents: net.cents + cents };
    return net === creditor ? { ...net, cents: net.cents - cents } : net;
  }));
}

function uneven(nets: readonly Net[]): Net[] {
  return nets.filter(({ cents }) => cents !== 0);
}

/**
 * Divides members into the most groups whose nets sum to zero. A group of k is settled by k - 1 debts, so the most groups make the
 * fewest debts. A set of members is the bits of a number; the groups of a set are those of the set without one member, and one
 * more where the set itself is even.
 */
function evenGroups(nets: readonly Net[]): (readonly Net[])[] {
  const sums = sumsOfSets(nets);
  const most = new Uint8Array(sums.length);
  for (let set = 1; set < most.length; set += 1) {
    let groups = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const withoutOne = most[set & ~(rest & -rest)] ?? 0;
      if (withoutOne > groups) groups = withoutOne;
    }
    most[set] = sums[set] === 0 ? groups + 1 : groups;
  }
  return readGroups(nets, sums, most);
}

function sumsOfSets(nets: readonly Net[]): Float64Array {
  const sums = new Float64Array(2 ** nets.length);
  for (const [member, { cents }] of nets.entries()) {
    const size = 2 ** member;
    for (let set = 0; set < size; set += 1) sums[size + set] = (sums[set] ?? 0) + cents;
  }
  return sums;
}

/** Takes members out of the whole, one by one, so that no group is lost; what lies between two even sets is a group. */
function readGroups(nets: readonly Net[], sums: Float64Array, most: Uint8Array): (readonly Net[])[] {
  const groups: Net[][] = [];
  let set = sums.length - 1;
  while (set > 0) {
    const isEven = sums[set] === 0;
    if (isEven) groups.push([]);
    const wanted = (most[set] ?? 0) - (isEven ? 1 : 0);
    const member = nets.findIndex((_, index) => (set & (1 << index)) !== 0 && most[set & ~(1 << index)] === wanted);
    groups.at(-1)?.push(...nets.slice(member, member + 1));
    set &= ~(1 << member);
  }
  return groups;
}
