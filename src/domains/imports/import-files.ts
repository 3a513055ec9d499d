import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { PartyCreateRequest } from '../../../generated/models.ts';
import { assert, present } from '../../platform/assert.ts';
import { derive, type Context } from '../../platform/context.ts';
import { sha256 } from '../../platform/canonical.ts';
import { once } from '../../platform/idempotency/idempotency.ts';
import { accountCreated, addAccount, ensureSystemAccounts } from '../accounts/index.ts';
import type { JournalContext } from '../journal/index.ts';
import { addParty } from '../parties/index.ts';
import {
  addTo, FILE_KINDS, fingerprintOf, readLines, type CheckedFiles, type FileKind, type FileSum, type Progress,
} from './check-files.ts';
import { FINDINGS, type Finding } from './finding.ts';
import { digestOf, findImported, importedRow, nameOf, type ImportedRow, type ImportLine } from './imported-row.ts';
import { ImportedRowEntity } from './imported-row.entity.ts';
import { inBatches } from './in-batches.ts';
import type { AccountLine, BalanceLine, PartyLine } from './lines.ts';
import { openingCommand, type HeldAt } from './opening-balances.ts';

const BATCH_ROWS = 500;

/** A file changed after it was checked; what was imported until then stays. */
export class FileChanged extends Error {}

/** How many rows of a file are in the ledger, and their sums there by currency. */
export interface ImportedFile {
  rows: number;
  readonly sums: Map<string, FileSum>;
}

export type ImportedFiles = Readonly<Partial<Record<FileKind, ImportedFile>>>;

/** Receives what became of the rows: the id of each party and account, and the transaction of each opening balance. */
export type Made = (kind: FileKind, key: string, id: string | null) => void;

export interface ImportOrder {
  readonly checked: CheckedFiles;
  /** Where the money of the opening balances is; unknown unless given. */
  readonly heldAt?: HeldAt | undefined;
  /** Rows that one transaction writes; 500 unless given. */
  readonly batchRows?: number;
}

/**
 * Imports files that were checked and are right, in batches under keys made of their rows: who repeats it after it was killed, anywhere,
 * has the same books. Returns what is in the ledger of their rows, as the ledger says.
 * @throws FileChanged; ApiError for what a gate of the journal refuses, such as an account that was closed since.
 */
export async function importFiles(
  ctx: JournalContext, { checked, heldAt, batchRows = BATCH_ROWS }: ImportOrder, made: Made, progress: Progress,
): Promise<ImportedFiles> {
  const write = { party: importParties, account: importAccounts, balance: importBalances(heldAt) } as const;
  const imported: Partial<Record<FileKind, ImportedFile>> = {};
  for (const kind of FILE_KINDS) {
    const file = checked[kind];
    if (!file) continue;
    const booked: ImportedFile = imported[kind] = { rows: 0, sums: new Map() };
    for await (const batch of inBatches(rightLines(kind, file.file), batchRows)) {
      await importBatch(ctx, batch, write[batch[0]?.of ?? 'party'] as WriteBatch);
      await countBooked(ctx, batch, booked, (key, id) => made(kind, key, id));
      progress(booked.rows, file.rows, kind);
    }
    if ((await fingerprintOf(file.file)).sha256 !== file.sha256) throw new FileChanged(`${file.file} changed while it was imported`);
  }
  return imported;
}

type WriteBatch = (ctx: JournalContext, batch: readonly ImportLine[]) => Promise<unknown>;

/** Yields the lines of a file that was found to be right. */
async function* rightLines(kind: FileKind, file: string): AsyncGenerator<ImportLine> {
  const refuse = ({ line, code }: Finding): never => {
    throw new FileChanged(`${file} changed after it was checked: line ${line}: ${FINDINGS[code]}`);
  };
  for await (const { line } of readLines(kind, file, refuse)) if (line) yield line;
}

/** Writes the lines of a batch that are new. Where another import writes some of them at the same time, it writes what that leaves. */
async function importBatch(ctx: JournalContext, batch: readonly ImportLine[], write: WriteBatch): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await importFresh(ctx, batch, write);
    } catch (error) {
      // Each collision shows a row of the other's, which the next try leaves out.
      if (!(error instanceof UniqueConstraintViolationException) || tries === batch.length) throw error;
    }
  }
}

async function importFresh(ctx: JournalContext, batch: readonly ImportLine[], write: WriteBatch): Promise<void> {
  const known = await findImported(ctx, batch.map(({ of, key }) => nameOf(of, key)));
  const fresh = batch.filter((line) => !isImported(ctx, line, known));
  if (fresh.length === 0) return;
  const id = `import:${sha256(fresh.map((line) => `${nameOf(line.of, line.key)} ${digestOf(ctx, line)}\n`).join(''))}`;
  const db = ctx.db.database.forTenant(ctx.tenant, { id, digest: null, status: 200 });
  await once(() => write(derive<JournalContext, Pick<Context, 'db'>>(ctx, { db }), fresh));
}

/** @throws FileChanged where it was imported and said something else. */
function isImported(ctx: Context, line: ImportLine, known: ReadonlyMap<string, ImportedRow>): boolean {
  const row = known.get(nameOf(line.of, line.key));
  if (row && row.digest !== digestOf(ctx, line)) {
    throw new FileChanged(`${line.at.file}, line ${line.at.line}: ${FINDINGS.CHANGED_SINCE_IMPORT}`);
  }
  return row !== undefined;
}

async function importParties(ctx: Context, batch: readonly ImportLine[]): Promise<unknown> {
  return ctx.db.write(async (unit) => {
    const now = ctx.clock.now();
    for (const line of batch) {
      const { partyId } = addParty(unit, ctx, partyOf(line as PartyLine));
      unit.em.persist(unit.em.create(ImportedRowEntity, { tenantId: ctx.tenant, ...importedRow(ctx, line, partyId, now) }));
    }
    return { parties: batch.length };
  });
}

function partyOf({ key, type, displayName, legalName, country, taxId, taxIdType, email, phone }: PartyLine): PartyCreateRequest {
  const contacts = [{ type: 'email', value: email }, { type: 'phone', value: phone }].filter(({ value }) => value !== '');
  const usual = country !== 'BR' ? 'tax_id' : type === 'company' ? 'cnpj' : 'cpf';
  return {
    type, display_name: displayName, country, contacts, external_ids: [{ system: 'import', key: 'party_key', value: key }],
    ...(legalName !== '' && { legal_name: legalName }),
    ...(taxId !== '' && { tax_id: { country, type: taxIdType === '' ? usual : taxIdType, value: taxId } }),
  };
}

async function importAccounts(ctx: Context, batch: readonly ImportLine[]): Promise<unknown> {
  const lines = batch as readonly AccountLine[];
  const owners = await findImported(ctx, [...new Set(lines.map(({ partyKey }) => nameOf('party', partyKey)))]);
  return ctx.db.write(async (unit) => {
    for (const currency of new Set(lines.map((line) => line.currency))) await ensureSystemAccounts(unit, ctx, currency);
    const now = ctx.clock.now();
    for (const line of lines) {
      const ownerPartyId = present(owners.get(nameOf('party', line.partyKey))?.madeId, 'the party of an account that was checked');
      const { currency, type, key } = line;
      const account = addAccount(unit, ctx, { ownerPartyId, currency, type, metadata: { account_key: key } });
      unit.announce(accountCreated(account));
      unit.em.persist(unit.em.create(ImportedRowEntity, { tenantId: ctx.tenant, ...importedRow(ctx, line, account.accountId, now) }));
    }
    return { accounts: lines.length };
  });
}

function importBalances(heldAt: HeldAt | undefined) {
  return async (ctx: JournalContext, batch: readonly ImportLine[]): Promise<unknown> => {
    const lines = batch as readonly BalanceLine[];
    const accounts = await findImported(ctx, lines.map(({ key }) => nameOf('account', key)));
    return ctx.journal.submit(ctx, openingCommand(ctx, lines.map((line) => ({
      row: importedRow(ctx, line, BigInt(line.amount) > 0n ? ctx.ids.next('txn') : null, ctx.clock.now()),
      obligationId: ctx.ids.next('obl'), key: line.key, currency: line.currency, amount: BigInt(line.amount),
      accountId: present(accounts.get(nameOf('account', line.key))?.madeId, 'the account of an opening balance that was checked'),
    })), heldAt));
  };
}

interface BookedRow {
  readonly name: string;
  readonly made_id: string | null;
  readonly currency: string | null;
  readonly amount: string | null;
}

const BOOKED = { name: 'read-booked', text: 'select * from razao.read_booked($1, $2)' };

async function countBooked(
  ctx: Context, batch: readonly ImportLine[], booked: ImportedFile, made: (key: string, id: string | null) => void,
): Promise<void> {
  const rows = await ctx.db.database.query<BookedRow>(BOOKED, [ctx.tenant, batch.map(({ of, key }) => nameOf(of, key))]);
  const byName = new Map(rows.map((row) => [row.name, row]));
  for (const line of batch) {
    const row = byName.get(nameOf(line.of, line.key));
    assert(row, 'a row that was imported is remembered');
    booked.rows += 1;
    addTo(booked.sums, row.currency ?? (line.of === 'balance' ? line.currency : ''), BigInt(row.amount ?? 0));
    made(line.key, row.made_id);
  }
}
