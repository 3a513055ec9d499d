import type { RepeatRule } from '../../../../generated/models.ts';
import { instantOf } from '../../../platform/clock.ts';
import type { RowLoader } from '../../journal/index.ts';

interface TwinColumns {
  readonly twin_key: string;
  readonly settings: RepeatRule;
  readonly obligation_id: string | null;
  readonly paid_at: string | null;
}

const READ = { name: 'read-payment-twins', text: 'select * from razao.read_payment_twins($1, $2)' };

/** Loads the newest earlier payment under each key with the tenant's rule; nothing for a tenant without one. */
export const loadTwins: RowLoader = async (query, tenant, ids) => {
  const rows = await query<TwinColumns>(READ, [tenant, ids.map((id) => id.slice('twn_'.length))]);
  return new Map(rows.map(({ twin_key, settings, obligation_id, paid_at }) => [`twn_${twin_key}`, {
    rule: settings,
    earlier: obligation_id === null || paid_at === null ? null : { obligationId: obligation_id, paidAt: instantOf(paid_at) },
  }]));
};
