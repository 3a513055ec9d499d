import { AS_OWNER, PLANNED_ONCE, nextMoment, rowWriter } from '../../platform/db/sql.ts';
import { brakeFunctions } from './brake/brake.sql.ts';
import { dispatchFunctions } from './dispatches.sql.ts';
import { fundsReceiptCodec } from './funds-receipt.entity.ts';
import { obligationCodec } from './obligation.entity.ts';
import { payoutFunctions } from './payouts/payouts.sql.ts';
import { ruleFunctions } from './rules/rules.sql.ts';
import { OBLIGATION_COLUMNS, paymentFunctions, paymentsWhere, txOf } from './payments.sql.ts';

/** What the writer and requests read, each in one round trip that binds the transaction to its tenant. */
const READS = [
`
  create function razao.read_obligations(p_tenant text, p_keys text[]) returns table (
    ${Object.entries(OBLIGATION_COLUMNS).map(([name, type]) => `${name} ${type}`).join(', ')}
  ) language plpgsql ${PLANNED_ONCE} as $$
  #variable_conflict use_column
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select ${Object.keys(OBLIGATION_COLUMNS).join(', ')} from razao.obligations where tenant_id = p_tenant and obligation_id = any (p_keys)
      union all
      ${paymentsWhere(`e.tenant_id = p_tenant and e.tx_id = any (array(select ${txOf('k')} from unnest(p_keys) as k where starts_with(k, 'obl_')))`)};
  end $$`, `
  create function razao.find_sent_payment(p_tenant text, p_rail text, p_name text) returns setof razao.obligations
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.obligations o
      where o.tenant_id = p_tenant and o.sent_as = p_name and o.rail = p_rail and o.sent_at is not null
      order by o.obligation_id limit 1;
  end $$`];

/** The worker's index of what is stuck and has not been announced: tenants only, and then the ids of one tenant. */
const STUCK = [`
  create function razao.stuck_due(p_now timestamptz) returns setof text
  language sql stable ${AS_OWNER} as $$
    select t.tenant_id from razao.tenants t
    where exists (select from razao.obligations o where o.tenant_id = t.tenant_id and o.state <> 'FINAL' and o.stuck_at is null
      and o.expected_at <= p_now and o.expected_at + make_interval(secs => coalesce(o.grace_seconds, 0)) <= p_now);
  $$`, `
  create function razao.find_stuck(p_tenant text, p_now timestamptz, p_limit int) returns setof text language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select o.obligation_id from razao.obligations o
      where o.tenant_id = p_tenant and o.state <> 'FINAL' and o.stuck_at is null
        and o.expected_at <= p_now and o.expected_at + make_interval(secs => coalesce(o.grace_seconds, 0)) <= p_now
      order by o.expected_at limit p_limit;
  end $$`];

const STUCK_NEXT = nextMoment('stuck_next_due', {
  table: 'obligations', moment: 'r.expected_at + make_interval(secs => coalesce(r.grace_seconds, 0))',
  where: `r.state <> 'FINAL' and r.stuck_at is null and r.expected_at is not null`,
});

/** What metrics tell of what is open: counts alone. */
const COUNTS = [`
  create function razao.count_dispatches() returns table (tenant_id text, rail text, phase text, waiting bigint, oldest float8)
  language sql stable ${AS_OWNER} as $$
    select tenant_id, rail, phase, count(*), extract(epoch from razao.clock() - min(since)) from razao.dispatches group by 1, 2, 3;
  $$`, `
  create function razao.count_stuck() returns table (tenant_id text, rail text, stuck bigint)
  language sql stable ${AS_OWNER} as $$
    select tenant_id, rail, count(*) from (
      select o.tenant_id, o.rail from razao.obligations o where o.state <> 'FINAL' and o.stuck_at is not null
      union all
      select o.tenant_id, o.rail from razao.tenants t join razao.obligations o on o.tenant_id = t.tenant_id
        and o.state <> 'FINAL' and o.stuck_at is null and o.expected_at <= razao.clock()
        and o.expected_at + make_interval(secs => coalesce(o.grace_seconds, 0)) <= razao.clock()) as stuck
    group by 1, 2;
  $$`];

/** Forgets who was on the other side of payments that ended long ago, and what was said with them. */
const FORGET = `
  create function razao.forget_counterparties(p_tenant text, p_kept interval) returns void language plpgsql as $$
  declare
    v_before timestamptz := razao.clock() - p_kept;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    update razao.obligations set counterparty = null, counterparty_digest = null, description = null
      where tenant_id = p_tenant and resolved_at < v_before and (counterparty is not null or description is not null);
  end $$`;

/** The functions of obligations and of their dispatch. */
export const obligationFunctions = [
  rowWriter(...obligationCodec.writer), rowWriter(...fundsReceiptCodec.writer), ...paymentFunctions, ...READS, ...STUCK,
  STUCK_NEXT, ...COUNTS, FORGET,
  ...dispatchFunctions, ...payoutFunctions, ...brakeFunctions, ...ruleFunctions,
];
