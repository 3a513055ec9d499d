import { AS_OWNER } from '../../platform/db/sql.ts';

/** How much longer than others right books without a new entry wait for their next whole check. */
const UNCHANGED_REST_SECONDS = 10;

/** Functions of the checker: its polls, what it records, and the refusal of writes. */
export const checkerFunctions = [`
  create function razao.refuse_write() returns trigger language plpgsql as $$
  begin
    raise exception 'the books of this tenant differ from its entries: nothing is written until they agree'
      using errcode = 'read_only_sql_transaction';
  end $$`, `
  create function razao.books_unchecked() returns table (tenant_id text, seq_no bigint, entry_hash text)
  language sql stable ${AS_OWNER} as $$
    select h.tenant_id, coalesce(c.seq_no, 0), c.entry_hash
    from razao.heads h left join razao.book_checks c on c.tenant_id = h.tenant_id
    where h.seq_no > coalesce(c.seq_no, 0) and c.difference is null
  $$`, `
  create function razao.next_whole_check(p_begun_before timestamptz) returns table (tenant_id text, entries bigint, began_at timestamptz)
  language sql stable ${AS_OWNER} as $$
    select c.tenant_id, h.seq_no, c.whole_began_at
    from razao.book_checks c join razao.heads h on h.tenant_id = c.tenant_id
    where c.whole_began_at < p_begun_before
      and (h.seq_no is distinct from c.whole_seq_no or c.difference is not null
        or c.whole_began_at < p_begun_before - interval '${UNCHANGED_REST_SECONDS} seconds')
    order by c.whole_began_at limit 1
  $$`, `
  create function razao.begin_whole_check(p_tenant text, p_began_at timestamptz) returns boolean language plpgsql as $$
  declare
    v_now timestamptz := clock_timestamp();
  begin
    perform set_config('razao.tenant', p_tenant, true);
    update razao.book_checks set whole_began_at = v_now where tenant_id = p_tenant and whole_began_at = p_began_at;
    return found;
  end $$`, `
  create function razao.record_books_checked(p_tenant text, p_seq_no bigint, p_entry_hash text, p_is_level boolean) returns void
  language plpgsql as $$
  declare
    v_now timestamptz := clock_timestamp();
  begin
    perform set_config('razao.tenant', p_tenant, true);
    insert into razao.book_checks as c (tenant_id, seq_no, entry_hash, level_at) values (p_tenant, p_seq_no, p_entry_hash, v_now)
      on conflict (tenant_id) do update set seq_no = excluded.seq_no, entry_hash = excluded.entry_hash,
        level_at = case when p_is_level then v_now else c.level_at end
      where c.seq_no <= excluded.seq_no;
  end $$`, `
  create function razao.record_whole_check(p_tenant text, p_seq_no bigint) returns boolean language plpgsql as $$
  declare
    mended boolean;
    v_now timestamptz := clock_timestamp();
  begin
    perform set_config('razao.tenant', p_tenant, true);
    select difference is not null into mended from razao.book_checks where tenant_id = p_tenant for update;
    update razao.book_checks set whole_seq_no = p_seq_no, whole_checked_at = v_now, difference = null, found_at = null
      where tenant_id = p_tenant;
    if mended then
      update razao.heads set refuses_writes = false where tenant_id = p_tenant and refuses_writes;
    end if;
    return mended;
  end $$`, `
  create function razao.record_books_differ(p_tenant text, p_entry_hash text, p_difference json, p_is_read_only boolean) returns boolean
  language plpgsql as $$
  declare
    is_new boolean;
    v_now timestamptz := razao.clock();
  begin
    perform set_config('razao.tenant', p_tenant, true);
    insert into razao.book_checks (tenant_id, entry_hash) values (p_tenant, p_entry_hash) on conflict do nothing;
    select difference::text is distinct from p_difference::text into is_new from razao.book_checks where tenant_id = p_tenant for update;
    update razao.book_checks set difference = p_difference, found_at = coalesce(found_at, v_now) where tenant_id = p_tenant;
    if p_is_read_only then
      update razao.heads set refuses_writes = true where tenant_id = p_tenant and not refuses_writes;
    end if;
    return is_new;
  end $$`, `
  create function razao.count_book_checks() returns table (tenant_id text, behind float8, differing int, whole_checked_at float8)
  language sql stable ${AS_OWNER} as $$
    select h.tenant_id,
      case when h.seq_no <= c.seq_no then 0 else least(
        extract(epoch from clock_timestamp() - coalesce(c.level_at, t.created_at)),
        (select extract(epoch from razao.clock() - e.committed_at) from razao.journal_entries e
         where e.tenant_id = h.tenant_id and e.seq_no = coalesce(c.seq_no, 0) + 1)) end,
      (c.difference is not null)::int, extract(epoch from coalesce(c.whole_checked_at, t.created_at))
    from razao.heads h join razao.tenants t on t.tenant_id = h.tenant_id
    left join razao.book_checks c on c.tenant_id = h.tenant_id
    where h.seq_no > 0
  $$`];
