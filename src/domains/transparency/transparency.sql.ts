import { AS_OWNER, PLANNED_ONCE } from '../../platform/db/sql.ts';

/**
 * Functions of the logs: the guard of what was built and signed, its tiles, what is published, and the poll for what is to be built or was
 * signed lately.
 */
export const transparencyFunctions = [`
  create function razao.refuse_other_tile() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and tg_table_name = 'log_tiles' then
      if (new.tenant_id, new.level, new.index) = (old.tenant_id, old.level, old.index)
         and substr(new.hashes, 1, octet_length(old.hashes)) = old.hashes then
        return new;
      end if;
    end if;
    raise exception 'the log is append-only' using errcode = 'restrict_violation';
  end $$`, `
  create function razao.read_log_tiles(p_tenant text, p_levels int[], p_indexes bigint[])
  returns table (level int, index bigint, hashes bytea) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select t.level, t.index, t.hashes from unnest(p_levels, p_indexes) as r(level, index)
      join razao.log_tiles t on t.tenant_id = p_tenant and t.level = r.level and t.index = r.index;
  end $$`, `
  create function razao.published_checkpoint(p_tenant text, p_quorum int) returns table (size bigint, note text, lines text)
  language plpgsql ${PLANNED_ONCE} as $$
  #variable_conflict use_column
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select c.size, c.note, coalesce(s.lines, '') from razao.log_checkpoints c cross join lateral (
        select count(*) as count, string_agg(k.line || chr(10), '' order by k.witness) as lines
        from razao.log_cosignatures k where k.tenant_id = c.tenant_id and k.size = c.size) s
      where c.tenant_id = p_tenant and s.count >= p_quorum order by c.size desc limit 1;
  end $$`, `
  create function razao.logs_due(p_paced_after timestamptz) returns table (tenant_id text, is_behind boolean, note text)
  language sql stable ${AS_OWNER} as $$
    select h.tenant_id, h.seq_no > coalesce(l.signed_size, 0) and l.fault is null,
           (select c.note from razao.log_checkpoints c where c.tenant_id = l.tenant_id and c.size = l.signed_size)
    from razao.heads h left join razao.logs l on l.tenant_id = h.tenant_id
    where (h.seq_no > coalesce(l.signed_size, 0) and l.fault is null) or l.paced_at > p_paced_after
  $$`, `
  create function razao.logs_uncosigned(p_witness text) returns table (tenant_id text) language sql stable ${AS_OWNER} as $$
    select l.tenant_id from razao.logs l
    where l.signed_size > 0 and not exists (
      select from razao.log_cosignatures k where k.tenant_id = l.tenant_id and k.size = l.signed_size and k.witness = p_witness)
  $$`];
