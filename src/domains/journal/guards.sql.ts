/** The triggers: entries are never changed, and the postings of an entry sum to zero per asset. */
export const guardFunctions = [`
  create function razao.refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the journal is append-only' using errcode = 'restrict_violation';
  end $$`, `
  create function razao.refuse_unbalanced() returns trigger language plpgsql as $$
  begin
    if exists (select from added group by tenant_id, seq_no, asset having sum(amount) <> 0) then
      raise exception 'postings do not sum to zero' using errcode = 'check_violation', constraint = 'postings_sum_to_zero';
    end if;
    return null;
  end $$`];
