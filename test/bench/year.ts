/**
 * A year of a tenant's books, made by command: `node --import tsx test/bench/year.ts --database-url URL [--entries N]`.
 * Entries are decided, numbered and hashed by the journal's own code and written by the service's own function, without
 * events and stored answers; so they verify, and are read, like any others.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { planBatch } from '../../src/domains/journal/batch.ts';
import type { Head, Member } from '../../src/domains/journal/batch-members.ts';
import { GENESIS_HASH } from '../../src/domains/journal/entry.ts';
import { BatchState, NO_ENCUMBRANCES, type AccountState, type LedgerCommand, type SystemRole } from '../../src/domains/journal/index.ts';
import { batchValues, commitBatch } from '../../src/domains/journal/commit-batch.ts';
import { systemKey } from '../../src/domains/journal/state.ts';
import { decideCreation } from '../../src/domains/obligations/create-obligation.ts';
import { decideResolution } from '../../src/domains/obligations/resolve-obligation.ts';
import type { ObligationDraft, Side } from '../../src/domains/obligations/obligation.ts';
import { reservationRules } from '../../src/domains/holds/index.ts';
import type { Query } from '../../src/platform/db/query.ts';
import { FixedClock, systemClock } from '../../src/platform/clock.ts';
import { idSource, type IdSource } from '../../src/platform/id.ts';
import { randomIntegers } from './sample.ts';

const BATCH = 200;
const YEAR_MS = 365 * 86_400_000;
const ROLES: readonly SystemRole[] = ['faucet', 'transit', 'clearing', 'exception'];
const FUNDS = 1_000_000_000n;
/** Number of commands in a hundred that go to or from the outside, and how many of those are reported late. */
const OUTSIDE = 8;
const LATE = 4;
/** Number of transfers in a hundred that pay the busy account. */
const BUSY = 10;

export interface Year {
  readonly tenant: string;
  /** The busy account, then the others. */
  readonly accounts: readonly string[];
  readonly entries: number;
  readonly seconds: number;
}

/** Makes the tenant, its accounts and about `entries` entries. `admin` is the owner's connection to a migrated database. */
export async function makeYear(admin: pg.Client, tenant: string, entries: number, end: Date, people = 1_000): Promise<Year> {
  const begin = performance.now();
  const clock = new FixedClock(new Date(end.getTime() - YEAR_MS));
  const ids = idSource(clock);
  await admin.query('set synchronous_commit = off');
  const accounts = await makeAccounts(admin, tenant, ids, clock.now(), people);
  const maker = new Maker(admin, tenant, clock, ids, accounts);
  await maker.fund();
  const batches = Math.max(1, Math.ceil((entries - 2 * people) / BATCH));
  for (let n = 0; n < batches; n += 1) {
    await maker.batch();
    clock.advance(Math.floor((YEAR_MS - 1) / batches));
  }
  await admin.query('set synchronous_commit = on');
  return { tenant, accounts: maker.people, entries: Number(maker.head.seqNo), seconds: (performance.now() - begin) / 1000 };
}

export async function makeAccounts(admin: pg.Client, tenant: string, ids: IdSource, at: Date, people: number): Promise<AccountState[]> {
  await admin.query('insert into razao.tenants values ($1, $2)', [tenant, at]);
  await admin.query('insert into razao.heads (tenant_id, committed_at) values ($1, $2)', [tenant, at]);
  const party = ids.next('pty');
  await admin.query(
    `insert into razao.parties (tenant_id, party_id, type, status, display_name, country, search_text, created_at, created_by, updated_at)
     values ($1, $2, 'individual', 'ACTIVE', 'Ana Souza', 'BR', 'ana souza', $3, 'bench', $3)`, [tenant, party, at]);
  const account = (systemRole: SystemRole | null): AccountState => ({
    accountId: ids.next('acc'), currency: 'BRL', type: systemRole?.toUpperCase() ?? 'CUSTOMER', status: 'ACTIVE',
    isFrozen: false, systemRole,
    ownerPartyId: systemRole === null ? party : null, ownerStatus: systemRole === null ? 'ACTIVE' : null, balances: new Map(),
    encumbrances: NO_ENCUMBRANCES, promotedTo: null,
  });
  const accounts = [...ROLES.map(account), ...Array.from({ length: people }, () => account(null))];
  await admin.query(
    `insert into razao.accounts (tenant_id, account_id, owner_party_id, currency, type, status, system_role, address, public_key, private_key, kek_id, created_at, created_by, updated_at)
     select $1, a.id, a.owner, 'BRL', a.type, 'ACTIVE', a.role, repeat('0', 40), '\\x00', '\\x00', 'bench', $6, 'bench', $6
     from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as a(id, owner, type, role)`,
    [
      tenant, accounts.map((it) => it.accountId), accounts.map((it) => it.ownerPartyId), accounts.map((it) => it.type),
      accounts.map((it) => it.systemRole), at,
    ]);
  return accounts;
}

const outside: Side = { kind: 'external', accountId: null, externalId: 'silent' };

class Maker {
  head: Head;
  readonly people: readonly string[];
  readonly #accounts: Map<string, AccountState>;
  readonly #systems: ReadonlyMap<string, string>;
  readonly #random = randomIntegers(7);
  readonly #query: Query;
  #open: string[] = [];
  #rows = new Map<string, unknown>();

  constructor(
    admin: pg.Client, private readonly tenant: string, private readonly clock: FixedClock, private readonly ids: IdSource,
    accounts: readonly AccountState[],
  ) {
    this.head = { seqNo: 0n, entryHash: GENESIS_HASH, commitNo: 0n, commitId: null, committedAt: clock.now() };
    this.#accounts = new Map(accounts.map((it) => [it.accountId, it]));
    this.#systems = new Map(accounts.flatMap((it) => (it.systemRole === null ? [] : [
      [systemKey(it.systemRole, 'BRL'), it.accountId] as const,
    ])));
    this.people = accounts.filter((it) => it.systemRole === null).map((it) => it.accountId);
    this.#query = async (statement, values) => (await admin.query({ ...statement, values })).rows;
  }

  /** Brings money in for everybody. */
  async fund(): Promise<void> {
    for (let n = 0; n < this.people.length; n += BATCH) {
      await this.#write(this.people.slice(n, n + BATCH).map((id) => this.#creates('MOCK', outside, inside(id), FUNDS)));
      await this.#write(this.#settleOpen());
    }
  }

  /** Settles what is open, and adds transfers and payments. */
  async batch(): Promise<void> {
    const commands = this.#settleOpen();
    while (commands.length < BATCH) commands.push(this.#any());
    await this.#write(commands);
  }

  #any(): LedgerCommand<unknown> {
    const from = this.#pick(1);
    const amount = BigInt(1 + this.#random(5_000));
    if (this.#random(100) < OUTSIDE) {
      return this.#random(2) === 0 ? this.#creates('MOCK', inside(from), outside, amount) : this.#creates(
        'MOCK', outside, inside(from), amount,
      );
    }
    const to = this.#random(100) < BUSY ? 0 : this.#pick(1, from);
    return this.#creates('NATIVE', inside(from), inside(this.people[Number(to)] ?? String(to)), amount);
  }

  #pick(least: number, not?: string): string {
    for (;;) {
      const id = this.people[least + this.#random(this.people.length - least)] ?? '';
      if (id !== not) return id;
    }
  }

  #creates(rail: 'NATIVE' | 'MOCK', debtor: Side, creditor: Side, amount: bigint): LedgerCommand<unknown> {
    const draft: ObligationDraft = {
      obligationId: this.ids.next('obl'), txId: this.ids.next('txn'), rail, amount, currency: 'BRL', debtor, creditor,
      expectedAt: null, graceSeconds: null, matchKeys: {}, metadata: {}, createdBy: 'bench',
    };
    if (rail === 'MOCK') this.#open.push(draft.obligationId);
    return { loads: { accounts: [] }, decide: (ledger) => decideCreation(ledger, {
      draft: { ...draft, isNamedLate: rail === 'NATIVE' },
    }, () => true) };
  }

  #settleOpen(): LedgerCommand<unknown>[] {
    return this.#open.splice(0).map((id) => ({
      loads: { accounts: [] },
      decide: (ledger) => {
        const decided = decideResolution(ledger, id, { outcome: 'SETTLED', reason: null, destinationAccountId: null, mayDoAll: true });
        if ('refused' in decided || this.#random(100) >= LATE) return decided;
        const effectiveAt = new Date(ledger.now.getTime() - this.#random(2 * 86_400_000));
        return { ...decided, entries: decided.entries.map((entry) => ({ ...entry, effectiveAt })) };
      },
    }));
  }

  async #write(commands: readonly LedgerCommand<unknown>[]): Promise<void> {
    const state = new BatchState(
      this.clock.now(), { accounts: this.#accounts, systems: this.#systems, rows: this.#rows }, reservationRules,
    );
    const members: Member[] = commands.map((command, n) => ({ key: { id: String(n), digest: null, status: 201 }, command }));
    const plan = planBatch(this.tenant, this.head, members, state, []);
    const failed = plan.verdicts.find((it) => !('outcome' in it));
    if (failed) throw new Error(
      `a command of the year was refused: ${JSON.stringify('refused' in failed ? failed.refused : String('failed' in failed && failed.failed))}`,
    );
    const rows = new Map([...plan.rows].filter(([table]) => table !== 'dispatches'));
    if (!(await commitBatch(this.#query, batchValues({ ...plan, rows, events: [], verdicts: [], touched: [] }, systemClock.now()))))
      throw new Error('somebody else writes');
    this.head = plan.head;
    for (const it of state.changedAccounts.values()) this.#accounts.set(it.accountId, it);
    this.#rows = new Map([...plan.rows.values()].flat().flatMap(
      (row) => (this.#open.includes(row.id) ? [[row.id, row.value] as const] : []),
    ));
  }
}

function inside(accountId: string): Side {
  return { kind: 'account', accountId, externalId: null };
}

if (import.meta.filename === process.argv[1]) {
  const { values } = parseArgs({ options: { 'database-url': { type: 'string' }, entries: {
    type: 'string', default: '1000000',
  }, tenant: { type: 'string', default: 'year' } } });
  const admin = new pg.Client({ connectionString: values['database-url'] });
  await admin.connect();
  const year = await makeYear(admin, values.tenant, Number(values.entries), new Date(Date.now()));
  process.stdout.write(`${JSON.stringify({ ...year, accounts: year.accounts.length, busy: year.accounts[0] })}\n`);
  await admin.end();
}
