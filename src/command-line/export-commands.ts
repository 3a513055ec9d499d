import { Option, type Command } from 'commander';
import type { BookFormat } from '../domains/exports/index.ts';
import { run, print, type Options } from './run.ts';

interface ExportOptions extends Options {
  tenant: string;
  format: BookFormat;
  out: string;
  asOfSeq?: string;
}

/** Adds `export`, which writes a tenant's books for other programs. */
export function addExportCommand(program: Command): void {
  program.command('export')
    .description('write a tenant\'s books for other programs (docs/guides/month-end.md); a killed export goes on where it stopped')
    .requiredOption('--tenant <tenant>', 'whose books')
    .addOption(new Option('--format <format>', 'the program that reads them')
      .choices(['hledger', 'beancount', 'csv', 'parquet']).makeOptionMandatory())
    .requiredOption('--out <folder>', 'an empty folder, or that of an export to go on with')
    .option('--as-of-seq <entry>', 'the last entry; the newest one unless given')
    .option('--json', 'print the report as JSON')
    .action(run(async ({ tenant, format, out, asOfSeq, json }: ExportOptions) => {
      const { exportTenant, describeExport } = await import('./export.ts');
      const report = await exportTenant(tenant, format, out, asOfSeq);
      print(json, report, describeExport(report));
    }));
}
