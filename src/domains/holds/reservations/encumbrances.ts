import type { Query } from '../../../platform/db/query.ts';
import type { PostgresRow } from '../../../platform/db/row.ts';
import type { Encumbrances, DueHolds, ReservationRules, RowWrite } from '../../journal/index.ts';
import { blockCodec } from '../blocks/block.entity.ts';
import { isOpen, type Block } from '../blocks/block.ts';
import { expiredBlock, securedBlock } from '../blocks/changes.ts';
import { expiredHold } from '../changes.ts';
import { holdCodec } from '../hold.entity.ts';
import type { Hold } from '../hold.ts';

/** Rules by which the journal changes holds and blocks by itself: due ones expire, and free money secures open blocks. */
export const reservationRules: ReservationRules<Hold | Block, Block> = {
  loadEncumbrances, loadDueHolds, expire: (it, now) => ('holdId' in it ? expiredHold(it, now) : expiredBlock(it, now)),
  secure: securedBlock, encumbrancesAfter,
};

interface EncumbranceRow {
  account_id: string;
  deadlines_from: string | null;
  open_blocks: PostgresRow[] | null;
}

interface DueRow {
  account_id: string;
  next: string | null;
  holds: PostgresRow[] | null;
  blocks: PostgresRow[] | null;
}

const READ_ENCUMBRANCES = { name: 'read-encumbrances', text: 'select * from razao.read_encumbrances($1, $2)' };
const READ_DUE_HOLDS = { name: 'read-due-reservations', text: 'select * from razao.read_due_reservations($1, $2, $3)' };

async function loadEncumbrances(query: Query, tenant: string, accountIds: readonly string[]): Promise<Map<string, Encumbrances>> {
  const rows = await query<EncumbranceRow>(READ_ENCUMBRANCES, [tenant, accountIds]);
  return new Map(rows.map((row) => [row.account_id, {
    openBlocks: (row.open_blocks ?? []).map(blockCodec.read).toSorted(byAge), deadlinesFrom: instantOf(row.deadlines_from),
  }]));
}

async function loadDueHolds(
  query: Query, tenant: string, accountIds: readonly string[], at: Date,
): Promise<Map<string, DueHolds<Hold | Block>>> {
  const rows = await query<DueRow>(READ_DUE_HOLDS, [tenant, accountIds, at]);
  return new Map(rows.map((row) => [row.account_id, {
    holds: [...(row.holds ?? []).map(holdCodec.read), ...(row.blocks ?? []).map(blockCodec.read)], next: instantOf(row.next),
  }]));
}

function instantOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** Encumbrances are derived from rows, so that no command that writes a hold or a block can omit them. */
function encumbrancesAfter({ codec, value }: RowWrite, encumbrancesOn: (accountId: string) => Encumbrances): readonly [string, Encumbrances]
  | undefined {
  if (codec === holdCodec) {
    const { accountId, state, expiresAt } = value as Hold;
    const before = encumbrancesOn(accountId);
    return [accountId, { ...before, deadlinesFrom: earlier(before.deadlinesFrom, state === 'ACTIVE' ? expiresAt : null) }];
  }
  if (codec === blockCodec) {
    const block = value as Block;
    const before = encumbrancesOn(block.accountId);
    const others = (before.openBlocks as readonly Block[]).filter(({ blockId }) => blockId !== block.blockId);
    return [block.accountId, {
      deadlinesFrom: earlier(before.deadlinesFrom, block.state === 'ACTIVE' ? block.expiresAt : null),
      openBlocks: isOpen(block) ? [...others, block].toSorted(byAge) : others,
    }];
  }
  return undefined;
}

function earlier(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}

function byAge(a: Block, b: Block): number {
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.blockId < b.blockId ? -1 : 1);
}
