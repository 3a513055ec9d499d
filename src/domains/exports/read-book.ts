import type { GlMemberType } from '../../../generated/models.ts';
import { accountingDay } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { readChart } from '../gl/index.ts';
import { obligationOf } from '../journal/index.ts';
import type { Cut, ExportedAccount, ExportedEntry, Group } from './book.ts';

/** Rows read at a time, unless an order says otherwise. */
const PAGE_ROWS = 5_000;

interface EntryRow {
  seq_no: string;
  accounting_day: string;
  effective_at: string | Date;
  committed_at: string | Date;
  entry_type: string;
  tx_id: string;
  obligation_id: string | null;
  entry_hash: string;
  asset: string | null;
  amount: string | null;
  debtor_account_id: string;
  creditor_account_id: string;
  debtor_type: GlMemberType;
  creditor_type: GlMemberType;
}

interface AccountRow {
  account_id: string;
  type: string;
  member_type: GlMemberType;
  currency: string;
  owner_party_id: string | null;
  owner_name: string | null;
  created_at: string | Date;
}

/** An entry that a cut names does not exist. */
export class NoSuchEntry extends Error {}

/** A tenant's books at one cut, read a page at a time, in transactions of their own: entries never change. */
export class Book {
  private constructor(
    private readonly database: Database, readonly cut: Cut, private readonly groups: ReadonlyMap<GlMemberType, Group>,
    private readonly pageRows: number,
  ) {}

  /**
   * Opens the books as they are after an entry.
   * @param asOfSeq the number of the last entry; the newest one when left out.
   * @throws NoSuchEntry where the journal does not reach it.
   */
  static async open(database: Database, tenant: string, asOfSeq?: number, pageRows = PAGE_ROWS): Promise<Book> {
    return database.forTenant(tenant).read(async (em) => {
      const [last] = await em.execute<{ seq_no: string; entry_hash: string; committed_at: string | Date }[]>(
        `select seq_no, entry_hash, committed_at from razao.journal_entries
          where tenant_id = ? and seq_no <= ? order by seq_no desc limit 1`,
        [tenant, asOfSeq ?? Number.MAX_SAFE_INTEGER]);
      const seqNo = Number(last?.seq_no ?? 0);
      if (asOfSeq !== undefined && seqNo !== asOfSeq) {
        throw new NoSuchEntry(`the journal of ${tenant} has ${seqNo} entries, not ${asOfSeq}`);
      }
      const [first] = await em.execute<{ day: string | null }[]>(
        `select least(
            min(e.accounting_day), (select min(l.accounting_day) from razao.late_postings l where l.tenant_id = e.tenant_id)
          )::text as day
          from razao.journal_entries e where e.tenant_id = ? and e.seq_no = 1 group by e.tenant_id`, [tenant]);
      const chart = await readChart(em, tenant);
      const committedAt = new Date(last?.committed_at ?? 0);
      return new Book(database, {
        tenant, seqNo, entryHash: last?.entry_hash ?? '0'.repeat(64), committedAt: committedAt.toISOString(),
        firstDay: first?.day ?? accountingDay(committedAt),
      }, new Map(chart.flatMap((group) => group.gathers.map((type) => [type, group] as const))), pageRows);
    });
  }

  /** Yields the accounts that existed at the cut, by id. */
  async* accounts(): AsyncGenerator<ExportedAccount[]> {
    for (let after = ''; ;) {
      const rows = await this.#execute<AccountRow>(
        `select a.account_id, a.type, coalesce(a.gathered_as, a.type) as member_type, a.currency, a.owner_party_id,
            p.display_name as owner_name, a.created_at
          from razao.accounts a left join razao.parties p on p.tenant_id = a.tenant_id and p.party_id = a.owner_party_id
          where a.tenant_id = ? and a.account_id > ? and a.created_at <= ? and a.type <> 'EXTERNAL'
          order by a.account_id limit ${this.pageRows}`,
        [this.cut.tenant, after, this.cut.committedAt]);
      if (rows.length > 0) yield rows.map((row) => this.#account(row));
      if (rows.length < this.pageRows) return;
      after = rows.at(-1)?.account_id ?? after;
    }
  }

  /** Yields the entries after one, up to the cut, in their order. */
  async* entries(after: number): AsyncGenerator<ExportedEntry[]> {
    for (let last = after; last < this.cut.seqNo;) {
      const rows = await this.#execute<EntryRow>(
        `select e.seq_no, e.accounting_day::text, e.effective_at, e.committed_at, e.entry_type, e.tx_id,
            ${obligationOf('e')} as obligation_id, e.entry_hash, e.asset, e.amount, e.debtor_account_id, e.creditor_account_id,
            coalesce(d.gathered_as, d.type) as debtor_type, coalesce(c.gathered_as, c.type) as creditor_type
          from razao.journal_entries e
          left join razao.accounts d on d.tenant_id = e.tenant_id and d.account_id = e.debtor_account_id
          left join razao.accounts c on c.tenant_id = e.tenant_id and c.account_id = e.creditor_account_id
          where e.tenant_id = ? and e.seq_no > ? and e.seq_no <= ? order by e.seq_no limit ${this.pageRows}`,
        [this.cut.tenant, last, this.cut.seqNo]);
      yield rows.map((row) => this.#entry(row));
      last = Number(rows.at(-1)?.seq_no ?? this.cut.seqNo);
    }
  }

  #execute<Row extends object>(sql: string, values: (string | number)[]): Promise<Row[]> {
    return this.database.forTenant(this.cut.tenant).read((em) => em.execute<Row[]>(sql, values));
  }

  #account(row: AccountRow): ExportedAccount {
    return {
      accountId: row.account_id, type: row.type, currency: row.currency, group: this.#group(row.member_type),
      ownerPartyId: row.owner_party_id, ownerName: row.owner_name, createdAt: new Date(row.created_at).toISOString(),
    };
  }

  #entry(row: EntryRow): ExportedEntry {
    return {
      seqNo: Number(row.seq_no), accountingDay: row.accounting_day, effectiveAt: new Date(row.effective_at).toISOString(),
      committedAt: new Date(row.committed_at).toISOString(), entryType: row.entry_type, txId: row.tx_id, obligationId: row.obligation_id,
      entryHash: row.entry_hash,
      move: row.amount === null || row.asset === null ? null : {
        debtor: { accountId: row.debtor_account_id, group: this.#group(row.debtor_type) },
        creditor: { accountId: row.creditor_account_id, group: this.#group(row.creditor_type) },
        currency: row.asset, amount: BigInt(row.amount),
      },
    };
  }

  #group(type: GlMemberType): Group {
    return this.groups.get(type) ?? { code: '9999', name: type, type: 'LIABILITY' };
  }
}
