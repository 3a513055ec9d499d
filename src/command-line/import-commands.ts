import type { Command } from 'commander';
import type { ImportOptions } from './import.ts';
import { ACTOR, conclude, REASON, run } from './run.ts';

/** Adds `import`, which brings parties, accounts and opening balances of another ledger. */
export function addImportCommand(program: Command): void {
  program.command('import')
    .description(
      'bring parties, accounts and opening balances from files of another ledger (docs/guides/move-in.md): all are checked before a row is '
      + 'written; a killed import goes on where it stopped',
    )
    .requiredOption('--tenant <tenant>', 'whose books')
    .option('--parties <file>', 'CSV or Parquet: party_key, type, display_name, country and more')
    .option('--accounts <file>', 'CSV or Parquet: account_key, party_key, currency and type')
    .option('--balances <file>', 'CSV or Parquet: account_key, currency and amount')
    .option('--totals <file>', 'what the source says that the files add up to: of, currency, count and amount')
    .option('--provider <id>', 'the provider account that holds the money of the balances; with --rail')
    .option('--rail <rail>', 'the rail by which reconciliation counts it there')
    .option('--ids <file>', 'where the id of each row is written, by its key')
    .option('--dry-run', 'check the files and print all that is wrong; write nothing')
    .addOption(ACTOR)
    .addOption(REASON)
    .option('--json', 'print the report as JSON')
    .action(run(async ({ json, ...options }: ImportOptions) => {
      const { describeImport, describeFinding, importTenant } = await import('./import.ts');
      const report = await importTenant(options, !json, (finding) => {
        if (!json) process.stdout.write(`${describeFinding(finding)}\n`);
      });
      await conclude(json, report, describeImport(report));
    }));
}
