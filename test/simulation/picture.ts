/** A tenant's stored state and its expected state, each thing as a line, in the order of its beginning. */
import type { Database } from '../../src/platform/db/database.ts';
import { CURRENCIES } from './model-types.ts';
import type { ModelLedger } from './model.ts';
import { SQUAD_ROWS, squadLines, squadLinesOf } from './squad-picture.ts';
import { ALL_OBLIGATIONS } from '../support/payments.ts';

export interface Picture {
  readonly accounts: readonly string[];
  readonly obligations: readonly string[];
  readonly holds: readonly string[];
  readonly blocks: readonly string[];
  readonly evidence: readonly string[];
  readonly systems: readonly string[];
  readonly squads: readonly string[];
}

export type Noun = 'accounts' | 'obligations' | 'holds' | 'blocks' | 'evidence';
export type Ids = Record<Noun | 'squads', string[]> & {
  /** Of spend requests, by squad and number there. */
  readonly requests: Map<string, string>;
};
export const NOUNS: readonly Noun[] = ['accounts', 'obligations', 'holds', 'blocks', 'evidence'];

interface Row { id: string; line: string; other: string | null }
type Kept = Record<Noun, Row[]> & { systems: string[]; squadIds: string[]; squadRows: string[][]; requestIds: [string, string][] };

/**
 * The service's stored state, and its ids; lines refer to other things by their number.
 * @param known the earlier ids: they keep their numbers, since two processes name things in no common order.
 */
export async function keptOf(database: Database, tenant: string, known: Ids): Promise<{ ids: Ids; picture: Picture }> {
  const [row] = await database.forTenant(tenant).read((em) => em.execute<[{ kept: Kept }]>(KEPT, [database.clock.now()]));
  if (!row) throw new Error('nothing was read');
  const { kept } = row;
  for (const noun of NOUNS) kept[noun] = inKnownOrder(kept[noun], known[noun]);
  const ids = {
    ...Object.fromEntries(NOUNS.map((noun) => [noun, kept[noun].map(({ id }) => id)])) as Record<Noun, string[]>, squads: kept.squadIds,
    requests: new Map(kept.requestIds),
  };
  const numbers = { accounts: numbersOf(ids.accounts), obligations: numbersOf(ids.obligations) };
  const names = new Map([...numbers.accounts, ...numbersOf(kept.squadIds)]);
  const lines = (noun: Noun, of: keyof typeof numbers) =>
    kept[noun].map(({ line, other }) => `${line} ${other === null ? '' : (numbers[of].get(other) ?? -1)}`.trimEnd());
  return {
    ids,
    picture: {
      accounts: lines('accounts', 'accounts'), obligations: lines('obligations', 'obligations'), holds: lines('holds', 'accounts'),
      blocks: lines('blocks', 'accounts'),
      evidence: lines('evidence', 'obligations'), systems: kept.systems, squads: squadLines(kept.squadRows, names),
    },
  };
}

function inKnownOrder(rows: Row[], known: readonly string[]): Row[] {
  if (known.every((id, index) => rows[index]?.id === id)) return rows;
  const old = new Set(known);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...known.flatMap((id) => byId.get(id) ?? []), ...rows.filter(({ id }) => !old.has(id))];
}

function numbersOf(ids: readonly string[]): Map<string, number> {
  return new Map(ids.map((id, index) => [id, index]));
}

/** The expected state. */
export function pictureOf(model: ModelLedger): Picture {
  const line = (...parts: (string | number | boolean | null)[]) => parts.map((part) => part ?? '').join(' ').trimEnd();
  return {
    accounts: model.accounts.map((it, index) => line(
      it.isClosed ? 'CLOSED' : 'ACTIVE', it.isFrozen, it.posted, model.held(index), model.blocked(index), model.outgoing(index),
      model.incoming(index), it.promotedTo)),
    obligations: model.obligations.map((it) => `${it.rail} ${it.amount} ${it.state} ${it.outcome ?? ''} ${it.isExcepted} ${it.isStuck}`),
    holds: model.holds.map((it) => line(it.amount, it.state, it.account)),
    blocks: model.blocks.map((it) => line(it.amount, it.secured, it.state, it.account)),
    evidence: model.evidence.map(
      (it) => `${it.kind} ${it.amount} ${it.state} ${it.reason ?? ''} ${it.money} ${it.matched ?? ''}`.trimEnd(),
    ),
    systems: CURRENCIES.filter((currency) => model.uses(currency)).map((currency) => {
      const [transit, exception] = [model.transit(currency), model.exception(currency)];
      return line(currency, -(model.everybody(currency) + transit + exception), transit, exception);
    }),
    squads: squadLinesOf(model),
  };
}

/** The first thing that is otherwise than it should be, as a sentence. */
export function differenceOf(kept: Picture, wanted: Picture): string | undefined {
  for (const name of Object.keys(wanted) as (keyof Picture)[]) {
    const [is, should] = [kept[name], wanted[name]];
    for (let at = 0; at < Math.max(is.length, should.length); at += 1) {
      if (is[at] !== should[at]) return `${name} ${at}: kept is "${is[at]}", on paper it is "${should[at]}"`;
    }
  }
  return undefined;
}

/** Everything, without a word of whose: row-level security alone keeps the others out. */
const KEPT = `
  select json_build_object(
    'squadIds', (select coalesce(json_agg(sqd_id order by sqd_id), '[]') from razao.squads),
    'squadRows', (${SQUAD_ROWS}),
    'requestIds', (select coalesce(json_agg(json_build_array(sqd_id || ' ' || entry_seq, spend_request_id)), '[]') from razao.squad_spend_requests),
    'accounts', (select coalesce(json_agg(json_build_object('id', a.account_id, 'other', a.promoted_to_account_id, 'line', concat_ws(' ', a.status, a.is_frozen::text,
      coalesce(b.posted, 0), coalesce(b.held, 0), coalesce(b.blocked, 0), coalesce(b.outgoing, 0), coalesce(b.incoming, 0))) order by a.account_id), '[]')
      from razao.accounts a left join razao.balances b using (tenant_id, account_id) where a.system_role is null),
    'obligations', (select coalesce(json_agg(json_build_object('id', obligation_id, 'other', null, 'line', concat_ws(' ', rail, amount, state, coalesce(resolution_outcome, ''),
      (excepted_at is not null)::text, (stuck_at is not null)::text)) order by obligation_id), '[]') from ${ALL_OBLIGATIONS}),
    'holds', (select coalesce(json_agg(json_build_object('id', hold_id, 'other', account_id, 'line', concat_ws(' ', amount, state)) order by hold_id), '[]') from razao.holds),
    'blocks', (select coalesce(json_agg(json_build_object('id', block_id, 'other', account_id, 'line', concat_ws(' ', amount, secured, state)) order by block_id), '[]')
      from razao.blocks),
    'evidence', (select coalesce(json_agg(json_build_object('id', evidence_id, 'other', obligation_id, 'line', concat_ws(' ', kind, amount, state,
      coalesce(reason_code, ''), exception_cents)) order by evidence_id), '[]') from razao.evidence),
    'systems', (select coalesce(json_agg(line order by line), '[]') from (select concat_ws(' ', a.currency,
      coalesce(sum(b.posted) filter (where a.system_role = 'faucet'), 0), coalesce(sum(b.posted) filter (where a.system_role = 'transit'), 0),
      coalesce(sum(b.posted) filter (where a.system_role = 'exception'), 0)) as line
      from razao.accounts a left join razao.balances b using (tenant_id, account_id) where a.system_role is not null group by a.currency) totals)) as kept`;
