import { AS_OWNER, nextMoment } from '../../../platform/db/sql.ts';

/** How far back a tenant's own past is looked at. */
const PAST = `interval '28 days'`;
/** Hours with payments, of the same part of the day, below which the past says nothing and the floor alone bounds. */
const LEAST_HOURS = 12;
/** By which the median absolute deviation of normal values is their standard deviation. */
const SIGMA = 1.4826;

/** Whether a brake stops payments out of a tenant over a rail: an expression. */
export function isBraked(tenant: string, rail: string): string {
  return `exists (select from razao.payout_brakes b where b.tenant_id = ${tenant} and b.rail = ${rail} and b.released_at is null)`;
}

/** Whether an hour is of the day of Pix, 06:00 to 20:00 in São Paulo, fixed at -03:00 (decision 20). */
const isDay = (hour: string) => `(extract(hour from ${hour} at time zone 'UTC' - interval '3 hours') between 6 and 19)`;

/** A bound of an hour: the floor, or so many deviations above the median of the past where that is more. */
const bound = (floor: string, column: string) => `
  greatest(${floor}, case when v_hours >= ${LEAST_HOURS} then (
    select ceil(m.median + v_factor * ${SIGMA}
      * greatest(percentile_cont(0.5) within group (order by abs(h.${column} - m.median)), m.median / 4))
    from unnest(v_${column}) as h(${column})) else 0 end)`;

const BOUND = `
  create function razao.payout_bound(p_tenant text, p_rail text, p_currency text, p_rule jsonb, p_hour timestamptz)
  returns table (cents bigint, payments int) language plpgsql as $$
  declare
    v_factor float8 := coalesce((p_rule ->> 'factor')::float8, 8);
    v_hours int;
    v_cents float8[];
    v_payments float8[];
  begin
    select count(*), array_agg(h.cents::float8), array_agg(h.payments::float8) into v_hours, v_cents, v_payments
      from razao.payout_hours h
      where h.tenant_id = p_tenant and h.rail = p_rail and h.currency = p_currency and h.payments > 0
        and h.hour >= p_hour - ${PAST} and h.hour < p_hour and ${isDay('h.hour')} = ${isDay('p_hour')};
    return query select least((select ${bound(`(p_rule ->> 'floor_cents')::float8`, 'cents')} from (
        select percentile_cont(0.5) within group (order by c) as median from unnest(v_cents) as c) as m), 9007199254740991)::bigint,
      least((select ${bound(`(p_rule ->> 'floor_payments')::float8`, 'payments')} from (
        select percentile_cont(0.5) within group (order by c) as median from unnest(v_payments) as c) as m), 2147483647)::int;
  end $$`;

/**
 * The running hour of a tenant's rail and currency, with its bound. The first payment of an hour fills in what the journal knows of hours
 * that nobody counted, such as those of before the rule, and forgets what is too old.
 */
const HOUR = `
  create function razao.payout_hour(p_tenant text, p_rail text, p_currency text, p_rule jsonb, p_now timestamptz)
  returns razao.payout_hours language plpgsql as $$
  declare
    v_hour timestamptz := date_trunc('hour', p_now, 'UTC');
    v_from timestamptz;
    v_row razao.payout_hours;
  begin
    select * into v_row from razao.payout_hours h
      where h.tenant_id = p_tenant and h.rail = p_rail and h.currency = p_currency and h.hour = v_hour;
    if found then return v_row; end if;
    select greatest(v_hour - ${PAST}, max(h.hour) + interval '1 hour') into v_from from razao.payout_hours h
      where h.tenant_id = p_tenant and h.rail = p_rail and h.currency = p_currency and h.hour < v_hour;
    insert into razao.payout_hours (tenant_id, rail, currency, hour, cents, payments)
      select p_tenant, p_rail, p_currency, date_trunc('hour', e.committed_at, 'UTC'), sum(o.amount), count(*)
      from razao.journal_entries e
      join razao.obligations o on o.tenant_id = e.tenant_id and o.obligation_id = e.obligation_id
      where e.tenant_id = p_tenant and e.entry_type = 'OBLIGATION_CREATED' and e.committed_at >= v_from and e.committed_at < v_hour
        and e.seq_no > coalesce(razao.seq_at(p_tenant, v_from - interval '1 millisecond'), 0)
        and o.rail = p_rail and o.currency = p_currency and o.debtor_kind = 'account' and o.creditor_kind <> 'account'
      group by 4 on conflict do nothing;
    delete from razao.payout_hours h
      where h.tenant_id = p_tenant and h.rail = p_rail and h.currency = p_currency and h.hour < v_hour - ${PAST};
    insert into razao.payout_hours
      select p_tenant, p_rail, p_currency, v_hour, 0, 0, b.cents, b.payments
      from razao.payout_bound(p_tenant, p_rail, p_currency, p_rule, v_hour) as b
      returning * into v_row;
    return v_row;
  end $$`;

/**
 * Lets due payments through to their rail, each once, as long as their hour stays within its bound, and applies the brake before the first
 * that would exceed it. A payment between banks of the tenant is let through and not counted: its money stays the tenant's; so is one that
 * was canceled meanwhile. The lock on the rule has processes take turns.
 * @returns false for a tenant without the rule.
 */
const LET_THROUGH = `
  create function razao.let_payouts_through(p_tenant text, p_rail text, p_limit int, p_now timestamptz) returns boolean
  language plpgsql as $$
  declare
    v_rule jsonb;
    v_due record;
    v_hour razao.payout_hours;
  begin
    select r.settings into v_rule from razao.payment_rules r
      where r.tenant_id = p_tenant and r.rule = 'brake' and r.settings <> 'null' for no key update;
    if not found then return false; end if;
    for v_due in
      select d.obligation_id, o.amount, o.currency, o.creditor_kind <> 'account' and o.state <> 'FINAL' as leaves
      from razao.dispatches d
      join razao.obligations o on o.tenant_id = d.tenant_id and o.obligation_id = d.obligation_id
      where d.tenant_id = p_tenant and d.rail = p_rail and d.due_at <= p_now and d.phase = 'SEND' and d.let_through_at is null
        and o.debtor_kind = 'account' and not ${isBraked('p_tenant', 'p_rail')}
      order by d.due_at, d.obligation_id limit p_limit for update of d skip locked
    loop
      if v_due.leaves then
        v_hour := razao.payout_hour(p_tenant, p_rail, v_due.currency, v_rule, p_now);
        if v_hour.cents + v_due.amount > v_hour.bound_cents or v_hour.payments >= v_hour.bound_payments then
          insert into razao.payout_brakes (
            tenant_id, rail, number, obligation_id, currency, cents, payments, bound_cents, bound_payments, applied_at
          ) select p_tenant, p_rail, coalesce(max(b.number), 0) + 1, v_due.obligation_id, v_due.currency, v_hour.cents, v_hour.payments,
              v_hour.bound_cents, v_hour.bound_payments, p_now
            from razao.payout_brakes b where b.tenant_id = p_tenant and b.rail = p_rail;
          return true;
        end if;
        update razao.payout_hours h set cents = h.cents + v_due.amount, payments = h.payments + 1
          where h.tenant_id = p_tenant and h.rail = p_rail and h.currency = v_due.currency and h.hour = v_hour.hour;
      end if;
      update razao.dispatches d set let_through_at = p_now where d.tenant_id = p_tenant and d.obligation_id = v_due.obligation_id;
    end loop;
    return true;
  end $$`;

/** Releases a brake: from then on the hour may come to as much again as an hour may. */
const RELEASE = `
  create function razao.release_brake(p_tenant text, p_rail text, p_actor text, p_reason text) returns boolean language plpgsql as $$
  declare
    v_now timestamptz := razao.clock();
    v_rule jsonb;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    select r.settings into v_rule from razao.payment_rules r
      where r.tenant_id = p_tenant and r.rule = 'brake' and r.settings <> 'null' for no key update;
    update razao.payout_brakes set released_at = v_now, released_by = p_actor, reason = p_reason
      where tenant_id = p_tenant and rail = p_rail and released_at is null;
    if not found then return false; end if;
    update razao.payout_hours h set bound_cents = h.cents + b.cents, bound_payments = h.payments + b.payments
      from razao.payout_hours n cross join lateral razao.payout_bound(p_tenant, p_rail, n.currency, v_rule, n.hour) as b
      where v_rule is not null and n.tenant_id = p_tenant and n.rail = p_rail and n.hour = date_trunc('hour', v_now, 'UTC')
        and (h.tenant_id, h.rail, h.currency, h.hour) = (n.tenant_id, n.rail, n.currency, n.hour);
    update razao.dispatches set since = v_now where tenant_id = p_tenant and rail = p_rail and phase <> 'ASK';
    return true;
  end $$`;

const READS = [`
  create function razao.read_brakes(p_tenant text) returns setof razao.payout_brakes language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.payout_brakes b where b.tenant_id = p_tenant
      order by b.applied_at desc, b.rail, b.number desc limit 100;
  end $$`, `
  create function razao.read_payout_hours(p_tenant text, p_hour timestamptz) returns setof razao.payout_hours language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.payout_hours h where h.tenant_id = p_tenant and h.hour = p_hour order by h.rail, h.currency;
  end $$`, `
  create function razao.brakes_to_announce() returns setof text language sql stable ${AS_OWNER} as $$
    select distinct tenant_id from razao.payout_brakes where announced < 1 + (released_at is not null)::int
  $$`, `
  create function razao.count_brakes() returns table (tenant_id text, rail text, braked bigint) language sql stable ${AS_OWNER} as $$
    select b.tenant_id, b.rail, count(*) filter (where b.released_at is null) from razao.payout_brakes b group by 1, 2
  $$`];

const NEXT = nextMoment('brakes_next_due', {
  table: 'payout_brakes', moment: 'coalesce(r.released_at, r.applied_at)', where: 'r.announced < 1 + (r.released_at is not null)::int',
});

export const brakeFunctions = [BOUND, HOUR, LET_THROUGH, RELEASE, ...READS, NEXT];
