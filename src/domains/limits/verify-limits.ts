import type { EntityManager } from '@mikro-orm/postgresql';
import type { RailFamily } from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import type { Database } from '../../platform/db/database.ts';
import { BadRow, type BooksCheck } from '../journal/index.ts';
import type { PostgresRow, RowOf } from '../../platform/db/row.ts';
import { isExemptEntry, isExemptType, ownSubject, type LimitUse } from './limits.ts';
import { pixCounter, pixDayStart } from './pix/pix-limits.ts';
import { deviceCounter } from './pix/payment-limits.ts';
import { policyCodec, type LimitPolicyEntity } from './policies/limit-policy.entity.ts';
import { PolicyBook, type EnforcedPolicy } from './policies/policy-book.ts';
import { coversLevel } from './policies/policy.ts';
import { countedBy, plus, usageOf } from './counters/usage.ts';
import { DAY_MS, windowAt } from './counters/windows.ts';

/** Result of a recount of a tenant's limits: the number of counters that are right, or the first that is wrong. */
export type LimitsVerdict =
  | { readonly ok: true; readonly counters: number; readonly movements: number }
  | {
    readonly ok: false; readonly counters: number; readonly counter: string; readonly problem: string; readonly stored: number;
    readonly used: number;
  };

interface MovementRow {
  seq_no: string;
  entry_type: string;
  committed_at: string | Date;
  evidence_id: string | null;
  product_id: string | null;
  account_id: string;
  amount: string;
  type: string;
  currency: string;
  rail: RailFamily | null;
  resolution_outcome: string | null;
  limit_use: LimitUse | null;
}

type StoredPolicy = RowOf<typeof LimitPolicyEntity>;

const PAGE = 5_000;
/** No window is longer. */
const REACH_MS = 31 * DAY_MS;

/**
 * Recounts the usage of limits from the journal, the obligations and the history of policies, and compares every stored counter with it.
 * Reads one snapshot, so the service may go on writing.
 */
export function verifyLimits(database: Database, tenant: string): Promise<LimitsVerdict> {
  return database.forTenant(tenant).read((em) => recountLimits(em, tenant), { isolation: 'repeatable read' });
}

/** Each counter of limits holds what was used in its window. */
export function checkLimits(): BooksCheck {
  return {
    async end(em, tenant) {
      const verdict = await recountLimits(em, tenant);
      if (verdict.ok) return;
      const { counter, problem, stored, used } = verdict;
      throw new BadRow(`counter ${counter}`, problem, { column: 'counters', stored: String(stored), derived: String(used) });
    },
  };
}

async function recountLimits(em: EntityManager, tenant: string): Promise<LimitsVerdict> {
  const recount = new Recount(await readPolicies(em, tenant));
  const stored = await readCounters(em, tenant);
  const [head] = await em.execute<{ seq_no: string; committed_at: string | Date }[]>(
    'select seq_no, committed_at from razao.heads where tenant_id = ?', [tenant]);
  const from = new Date(head?.committed_at ?? 0).getTime() - REACH_MS;
  const [first] = await em.execute<{ seq: string }[]>('select razao.seq_at(?, ?) as seq', [tenant, new Date(from)]);
  for (let after = Number(first?.seq ?? 0); after < Number(head?.seq_no ?? 0); after += PAGE) {
    for (const row of await readMovements(em, tenant, after)) recount.add(row);
  }
  return compare(stored, recount, from);
}

/** Counters by subject and name, each of its newest window. */
type Counters = Map<string, { start: number; used: number }>;

function compare(stored: Counters, recount: Recount, from: number): LimitsVerdict {
  for (const [counter, { start, used }] of stored) {
    const found = recount.used.get(`${counter} ${start}`) ?? 0;
    if (start > from && found !== used) {
      return {
        ok: false, counters: stored.size, counter, stored: used, used: found,
        problem: `holds ${used} since ${new Date(start).toISOString()}, and ${found} were used`,
      };
    }
  }
  for (const [name, used] of recount.used) {
    const [counter, start] = [name.slice(0, name.lastIndexOf(' ')), Number(name.slice(name.lastIndexOf(' ') + 1))];
    if (start > from && used !== 0 && !((stored.get(counter)?.start ?? 0) >= start)) {
      return {
        ok: false, counters: stored.size, counter, stored: 0, used,
        problem: `is missing: ${used} were used since ${new Date(start).toISOString()}`,
      };
    }
  }
  return { ok: true, counters: stored.size, movements: recount.movements };
}

/** Recounts movements by the policies that were enforced when they were made. */
class Recount {
  readonly used = new Map<string, number>();
  movements = 0;
  readonly #lives: ReadonlyMap<string, { after: number; until: number }>;
  readonly #currencies: readonly string[];
  readonly #shared: PolicyBook;
  readonly #own: ReadonlyMap<string, PolicyBook>;

  constructor(policies: readonly StoredPolicy[]) {
    this.#lives = new Map(policies.map((it) => [it.policyId, {
      after: Number(it.afterSeq), until: it.untilSeq === null ? Infinity : Number(it.untilSeq),
    }]));
    this.#currencies = [...new Set(policies.map(({ currency }) => currency))];
    const own = policies.filter(({ scopeType }) => scopeType === 'ACCOUNT');
    this.#shared = new PolicyBook(policies.filter(({ scopeType }) => scopeType !== 'ACCOUNT'));
    this.#own = new Map([...Map.groupBy(own, ({ scopeId }) => String(scopeId))].map(([id, mine]) => [id, new PolicyBook(mine)]));
  }

  add(row: MovementRow): void {
    const direction = row.amount.startsWith('-') ? 'DEBIT' : 'CREDIT';
    const mine = ownSubject(row.account_id, direction);
    const isGivenBack =
      row.entry_type === 'OBLIGATION_CREATED' && (row.resolution_outcome === 'FAILED' || row.resolution_outcome === 'CANCELED');
    const correlation = row.evidence_id === null ? undefined : { evidence_id: row.evidence_id };
    if (isGivenBack || isExemptType(row.type) || isExemptEntry(row.entry_type, correlation)) return;
    this.movements += 1;
    const amount = Math.abs(Number(row.amount));
    const at = new Date(row.committed_at).getTime();
    const counted = new Set<string>();
    for (const policy of this.#covering(row, direction, at)) {
      const window = windowAt(policy.window, policy.activeBetween, at);
      if (!window || policy.counter === null) continue;
      if (policy.countsAccount) counted.add(`${mine} ${policy.counter} ${window.start}`);
      if (policy.sharedSubject !== null) counted.add(`${policy.sharedSubject} ${policy.counter} ${window.start}`);
    }
    if (direction === 'DEBIT' && row.rail === 'PIX') {
      counted.add(`${mine} ${pixCounter(at)} ${pixDayStart(at)}`);
      for (const [counter, start] of deviceCounter(row.limit_use?.initiation, at)) counted.add(`${mine} ${counter} ${start}`);
    }
    for (const name of counted) {
      const counter = present(name.split(' ')[1], 'the counter in a name');
      this.used.set(name, plus(this.used.get(name) ?? 0, countedBy(counter, amount)));
    }
  }

  #covering(row: MovementRow, direction: 'DEBIT' | 'CREDIT', at: number): EnforcedPolicy[] {
    const seqNo = Number(row.seq_no);
    const level = row.limit_use?.levels?.[direction] ?? Infinity;
    const books = [this.#own.get(row.account_id), this.#shared].filter((book) => book !== undefined);
    const covering = this.#currencies.flatMap((currency) =>
      books.flatMap((book) => book.covering(currency, row.type, row.rail ?? 'NATIVE', direction, row.product_id).policies));
    return covering.filter((policy) => {
      const { after, until } = this.#lives.get(policy.policyId) ?? { after: Infinity, until: 0 };
      return policy.currency === row.currency && after < seqNo && seqNo <= until && coversLevel(policy, level) && windowAt(
        policy.window, policy.activeBetween, at,
      ) !== undefined;
    });
  }
}

async function readPolicies(em: EntityManager, tenant: string): Promise<StoredPolicy[]> {
  return (await em.execute<PostgresRow[]>('select * from razao.limit_policies where tenant_id = ?', [tenant])).map(policyCodec.read);
}

async function readCounters(em: EntityManager, tenant: string): Promise<Counters> {
  const rows = await em.execute<{ subject: string; counters: string }[]>(
    'select subject, counters from razao.limit_counters where tenant_id = ?', [tenant],
  );
  const stored: Counters = new Map();
  for (const { subject, counters } of rows) usageOf(counters).forEach(
    (name, start, used) => { stored.set(`${subject} ${name}`, { start, used }); },
  );
  return stored;
}

/**
 * Reads the movements of parties' accounts in a page of entries; those of one account in an entry are one. Movements of a promoted account
 * count for the account it became, as its limits do.
 */
function readMovements(em: EntityManager, tenant: string, after: number): Promise<MovementRow[]> {
  return em.execute<MovementRow[]>(`
    select m.*, case when m.is_payment then 'NATIVE' else o.rail end as rail, case when m.is_payment then 'SETTLED' else o.resolution_outcome end as resolution_outcome,
           case when m.is_payment then m.used else o.limit_use end as limit_use from (
      select e.seq_no, e.entry_type, e.committed_at, e.correlation ->> 'evidence_id' as evidence_id, e.correlation ->> 'product_id' as product_id,
             e.obligation_id, e.created_by is not null as is_payment, e.limit_use as used, coalesce(a.promoted_to_account_id, a.account_id) as account_id, a.type, a.currency, p.amount::text as amount
      from razao.journal_entries e
      cross join lateral (values (e.debtor_account_id, -e.amount), (e.creditor_account_id, e.amount)) as p(account_id, amount)
      join razao.accounts a on a.tenant_id = e.tenant_id and a.account_id = p.account_id and a.system_role is null
      where e.tenant_id = ? and e.seq_no > ? and e.seq_no <= ?
    ) m left join razao.obligations o on o.tenant_id = ? and o.obligation_id = m.obligation_id
    order by m.seq_no`, [tenant, after, after + PAGE, tenant]);
}
