import type { Refusal } from '../../platform/errors.ts';
import { quotaFull } from '../../platform/db/quota-counts.ts';
import { quotaCodec, type QuotaRow } from '../../platform/quotas/quota.entity.ts';
import type { CountedQuota, QuotaDefaults } from '../../platform/quota.ts';
import type { PostgresRow } from '../../platform/db/row.ts';
import type { Ledger, RowWrite } from './ledger.ts';
import type { RowSource } from './ledger-parts.ts';
import { rowKind } from './row-kind.ts';

/** Use and limit of a quota that commands of the journal count. */
const QUOTA = rowKind<QuotaRow>('quo');

/** The name by which a command loads a quota's row. */
export const quotaId = (quota: CountedQuota): string => `${QUOTA.prefix}_${quota}`;

const READ = { name: 'read-quotas', text: `select ${quotaCodec.columns.join(', ')} from razao.read_quotas($1, $2)` };

export const quotaRows: RowSource = {
  kind: QUOTA,
  async load(query, tenant, ids) {
    const quotas = await query<PostgresRow>(READ, [tenant, ids.map((id) => id.slice(QUOTA.prefix.length + 1))]);
    return new Map(quotas.map(quotaCodec.read).map((row) => [`${QUOTA.prefix}_${row.quota}`, row]));
  },
};

/** Refuses one more of what a quota counts, by the rule of `countedRow`. */
export function refuseBeyond(ledger: Ledger, defaults: QuotaDefaults, quota: CountedQuota): Refusal | undefined {
  const { used = 0, override = null } = ledger.row(QUOTA, quotaId(quota)) ?? {};
  const effective = override ?? defaults[quota];
  return used < effective ? undefined : quotaFull({ quota, effective, used });
}

/** Counts what a decision creates of something (above 0) or ends (below). The command has loaded the quota's row. */
export function countedRow(ledger: Ledger, quota: CountedQuota, by: number): RowWrite<QuotaRow> {
  const row = ledger.row(QUOTA, quotaId(quota));
  const { used, override, version }: QuotaRow = row ?? { quota, used: 0, override: null, version: 0n };
  return { codec: quotaCodec, id: quotaId(quota), isNew: !row, value: { quota, used: used + by, override, version } };
}
