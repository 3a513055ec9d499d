import type { ObligationResponse } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import type { PostgresRow } from '../../platform/db/row.ts';
import type { ResourceKind } from '../../platform/http/resources.ts';
import type { RailFamily } from '../rails/index.ts';
import { obligationCodec } from './obligation.entity.ts';
import type { Obligation } from './obligation.ts';
import { openPersonal } from './counterparty.ts';
import { presentObligation } from './present.ts';
import { loadObligations } from './record.ts';

const OBLIGATION_ID = /^obl_[0-9A-HJKMNP-TV-Z]{26}$/;

/** The tenant's obligation of this id; a missing and a foreign one are alike undefined. */
export async function findObligation(ctx: Pick<Context, 'tenant' | 'db'>, obligationId: string): Promise<Obligation | undefined> {
  if (!OBLIGATION_ID.test(obligationId)) return undefined;
  const { tenant } = ctx;
  return ctx.db.lookUp('obligations', obligationId, (query, ids) => loadObligations(query, tenant, ids));
}

const FIND_SENT = {
  name: 'find-sent-payment', text: `select ${obligationCodec.columns.join(', ')} from razao.find_sent_payment($1, $2, $3)`,
};

/** The tenant's payment out that was handed to its rail under this name; names are the rail's, not the client's. */
export async function findSentPayment(
  ctx: Pick<Context, 'tenant' | 'db'>, rail: RailFamily, endToEndId: string,
): Promise<Obligation | undefined> {
  const [row] = await ctx.db.database.query<PostgresRow>(FIND_SENT, [ctx.tenant, rail, endToEndId]);
  return row && obligationCodec.read(row);
}

/** How the gateway loads the obligation that a path names. */
export const obligationResource: ResourceKind<Obligation> = { missing: 'OBLIGATION_NOT_FOUND', find: findObligation };

/** One obligation. */
export function getObligation(ctx: Pick<Context, 'tenant' | 'vault'>, obligation: Obligation): ObligationResponse {
  return readObligation(ctx, obligation);
}

/** An obligation with what is sealed in it. */
function readObligation(ctx: Pick<Context, 'tenant' | 'vault'>, it: Obligation): ObligationResponse {
  return presentObligation(it, openPersonal(ctx, it));
}
