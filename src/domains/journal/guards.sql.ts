/** The trigger: entries are never changed. */
export const guardFunctions = [`
  create function razao.refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the journal is append-only' using errcode = 'restrict_violation';
  end $$`];
