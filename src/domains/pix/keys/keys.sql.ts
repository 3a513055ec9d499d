import { AS_OWNER, NO_WAIT, PLANNED_ONCE, nextMoment } from '../../../platform/db/sql.ts';

/** Time that a registration may go unanswered before it is requested again, in milliseconds. */
export const PATIENCE_MS = 120_000;

/**
 * Budgets of look-ups, as the directory keeps them: full at first, refilled as time goes by. `spend_lookup` takes
 * `p_cost` when at least `p_least` is there, gives back what is negative, and returns what is left. A debt is bounded by
 * the size of the budget. All look-ups of a payer wait for the row, each as long as the commit of the one before.
 */
const SPEND_LOOKUP = `
  create function razao.spend_lookup(
    p_tenant text, p_payer text, p_kind text, p_size numeric, p_per_minute numeric,
    p_cost numeric, p_least numeric
  ) returns table (granted boolean, tokens numeric) language plpgsql ${PLANNED_ONCE} as $$
  #variable_conflict use_column
  declare
    v_tokens numeric;
    v_now timestamptz := razao.clock();
  begin
    perform set_config('razao.tenant', p_tenant, true);
    ${NO_WAIT}
    insert into razao.pix_lookup_budgets values (p_tenant, p_payer, p_kind, p_size, v_now)
      on conflict (tenant_id, payer, kind) do nothing;
    select least(p_size, b.tokens + greatest(0, extract(epoch from v_now - b.filled_at)) / 60 * p_per_minute) into v_tokens
      from razao.pix_lookup_budgets b
      where b.tenant_id = p_tenant and b.payer = p_payer and b.kind = p_kind for update;
    if v_tokens < p_least then
      return query select false, v_tokens;
      return;
    end if;
    v_tokens := least(p_size, greatest(v_tokens - p_cost, -p_size));
    update razao.pix_lookup_budgets b set tokens = v_tokens, filled_at = greatest(b.filled_at, v_now)
      where b.tenant_id = p_tenant and b.payer = p_payer and b.kind = p_kind;
    return query select true, v_tokens;
  end $$`;

/** The worker's index of registrations that the directory has not answered for a while. Ids only. */
const KEYS_PENDING = `
  create function razao.pix_keys_pending(p_before timestamptz) returns table (tenant text, key_id text)
  language sql stable ${AS_OWNER} as $$
    select t.tenant_id, k.key_id from razao.tenants t
    cross join lateral (
      select key_id from razao.pix_keys where tenant_id = t.tenant_id and state = 'PENDING' and updated_at <= p_before
      order by updated_at limit 100
    ) k;
  $$`;

const KEYS_NEXT = nextMoment('pix_keys_next_due', {
  table: 'pix_keys', moment: `r.updated_at + interval '${PATIENCE_MS} milliseconds'`, where: `r.state = 'PENDING'`,
});

export const keyFunctions = [SPEND_LOOKUP, KEYS_PENDING, KEYS_NEXT];
