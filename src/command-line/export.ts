import { requireTenant, authEntities } from '../domains/auth/index.ts';
import { exportBooks, FolderTaken, NoSuchEntry, type BookFormat, type ExportReport } from '../domains/exports/index.ts';
import { GlAccountEntity, GlMemberEntity } from '../domains/gl/index.ts';
import { readCount, withDatabase } from './admin.ts';
import { CommandFailed } from './command-failed.ts';
import { EXIT } from './exit-codes.ts';
import { ProgressBar } from './progress-bar.ts';

/**
 * Writes a tenant's books into a folder.
 * @throws CommandFailed where there is no such tenant or entry, or the folder holds something else; UsageError for a wrong number.
 */
export async function exportTenant(tenant: string, format: BookFormat, folder: string, asOf: string | undefined): Promise<ExportReport> {
  const asOfSeq = asOf === undefined ? undefined : readCount(asOf);
  const bar = new ProgressBar();
  try {
    return await withDatabase(async (database) => {
      await requireTenant(database, tenant);
      return exportBooks(database, { tenant, format, folder, asOfSeq }, (done, of) => bar.count(done, of, 'entries'));
    }, process.env, [...authEntities, GlAccountEntity, GlMemberEntity]);
  } catch (error) {
    if (error instanceof FolderTaken || error instanceof NoSuchEntry) throw new CommandFailed(error.message, EXIT.REFUSED);
    throw error;
  } finally {
    bar.end();
  }
}

/** Describes an export in lines: the cut, then its files. */
export function describeExport({ tenant, as_of_seq: seq, entry_hash: hash, accounts, files }: ExportReport): string {
  return [
    `the books of ${tenant} up to entry ${seq} (${hash}), with ${accounts} accounts`,
    ...files.map(({ name, bytes, sha256 }) => `${sha256}  ${name}  ${bytes} bytes`),
  ].join('\n');
}
