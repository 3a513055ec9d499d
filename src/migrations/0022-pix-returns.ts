import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE, PLANNED_ONCE, rowWriter, tenantTable } from './sql.ts';

/** What the writer stores of a return, in the order in which `toColumns` of record.ts names it. */
const COLUMNS = {
  obligation_id: 'text', number: 'int', return_end_to_end_id: 'text', original_obligation_id: 'text', original_end_to_end_id: 'text',
  account_id: 'text', provider_id: 'text', amount: 'bigint', currency: 'text', reason_code: 'text', state: 'text', failure_code: 'text',
  original_amount: 'bigint', returned_amount: 'bigint', returnable_until: 'timestamptz', version: 'bigint',
  created_at: 'timestamptz', created_by: 'text', updated_at: 'timestamptz',
};

/** What was sent back of Pix credits, and by which name payments of ours are known on Pix. */
export class Migration0022PixReturns extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.pix_returns (
        tenant_id              text not null,
        obligation_id          text not null,
        number                 int not null,
        return_end_to_end_id   text not null,
        original_obligation_id text not null,
        original_end_to_end_id text not null,
        account_id             text not null,
        provider_id            text not null,
        amount                 bigint not null constraint pix_return_amount check (amount > 0),
        currency               text not null,
        reason_code            text not null constraint pix_return_reason check (reason_code in ('MD06', 'SL02', 'BE08', 'FR01')),
        state                  text not null constraint pix_return_state check (state in ('PROCESSING', 'SETTLED', 'FAILED')),
        failure_code           text,
        original_amount        bigint not null,
        returned_amount        bigint not null,
        returnable_until       timestamptz not null,
        version                bigint not null,
        created_at             timestamptz not null,
        created_by             text not null,
        updated_at             timestamptz not null,
        primary key (tenant_id, obligation_id),
        constraint pix_return_number unique (tenant_id, original_obligation_id, number),
        constraint pix_return_name unique (tenant_id, return_end_to_end_id),
        constraint pix_return_within_original check (returned_amount between amount and original_amount),
        constraint pix_return_failed check ((state = 'FAILED') = (failure_code is not null)),
        constraint pix_return_sent_by foreign key (tenant_id, obligation_id) references razao.obligations,
        constraint pix_return_of foreign key (tenant_id, original_obligation_id) references razao.obligations
      );
      create index pix_returns_processing on razao.pix_returns (tenant_id, obligation_id) where state = 'PROCESSING';
      ${tenantTable('pix_returns', 'select, insert, update')}
      ${rowWriter('pix_returns', 'obligation_id', COLUMNS)}

      create index obligations_by_end_to_end_id on razao.obligations (tenant_id, (match_keys ->> 'end_to_end_id'))
        where debtor_kind = 'account' and match_keys ? 'end_to_end_id';
    `);
    this.addSql(READS);
    this.addSql(`grant execute on all functions in schema razao to ${APP_ROLE};`);
  }
}

/**
 * What is read by name or by page. `read_returned` is how much of a credit is on its way back or there, and how often
 * something was sent: what failed is left out as its obligation says, whether or not the return's own row says so yet.
 */
const READS = `
  create function razao.read_returned(p_tenant text, p_originals text[])
  returns table (original_obligation_id text, count int, returned bigint) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select r.original_obligation_id, max(r.number),
        coalesce(sum(r.amount) filter (where o.resolution_outcome is null or o.resolution_outcome = 'SETTLED'), 0)::bigint
      from razao.pix_returns r
      join razao.obligations o on o.tenant_id = r.tenant_id and o.obligation_id = r.obligation_id
      where r.tenant_id = p_tenant and r.original_obligation_id = any (p_originals)
      group by r.original_obligation_id;
  end $$;

  create function razao.read_pix_returns(p_tenant text, p_ids text[]) returns setof razao.pix_returns
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.pix_returns where tenant_id = p_tenant and obligation_id = any (p_ids);
  end $$;

  create function razao.pix_returns_open(p_tenant text) returns boolean language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return exists (select from razao.pix_returns where tenant_id = p_tenant and state = 'PROCESSING');
  end $$;

  create function razao.find_sent_payment(p_tenant text, p_rail text, p_name text) returns setof razao.obligations
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.obligations o
      where o.tenant_id = p_tenant and o.match_keys ->> 'end_to_end_id' = p_name and o.match_keys ? 'end_to_end_id'
        and o.debtor_kind = 'account' and o.rail = p_rail and o.sent_at is not null
      order by o.obligation_id limit 1;
  end $$;

  create function razao.find_evidence_of(p_tenant text, p_obligation text) returns setof razao.evidence
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.evidence where tenant_id = p_tenant and obligation_id = p_obligation order by evidence_id;
  end $$;`;
