import type { JournalAct, JournalEntryListResponse } from '../../../generated/models.ts';
import { actCodec } from '../../platform/db/act.entity.ts';
import type { ActRow } from '../../platform/db/act.ts';
import type { Context } from '../../platform/context.ts';
import type { PostgresRow } from '../../platform/db/row.ts';
import { Page, type PageQuery } from '../../platform/http/pages.ts';

const READ = { name: 'read-acts', text: `select ${actCodec.columns.join(', ')} from razao.read_acts($1, $2, $3)` };

/**
 * Acts in the order of their ids, which grow with time.
 * @throws ApiError INVALID_CURSOR.
 */
export async function listActs(ctx: Context, query: PageQuery): Promise<JournalEntryListResponse> {
  const page = new Page<string>(ctx, 'listActs', {}, query);
  const rows = (await ctx.db.database.query<PostgresRow>(READ, [ctx.tenant, page.after ?? '', page.take])).map((row) => actCodec.read(row));
  const { data, next_cursor } = page.close(rows, ({ actId }) => actId, presentAct);
  return { items: [], acts: { items: data }, next_cursor };
}

function presentAct(
  { actId, actedAt, actor, actorTenant, onBehalfOf, operation, subject, reason, address, requestId }: ActRow,
): JournalAct {
  return {
    act_id: actId, acted_at: actedAt.toISOString(), actor, actor_tenant: actorTenant, on_behalf_of: onBehalfOf, operation, subject,
    reason, address,
    request_id: requestId,
  };
}
