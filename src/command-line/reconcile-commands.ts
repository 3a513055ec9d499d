import { Option, type Command } from 'commander';
import type { ReconcileOptions } from './reconcile.ts';
import { ACTOR, print, run, type Options } from './run.ts';

/** Adds `reconcile`, which compares a bank's files with the books, and `breaks`, which lists what is open. */
export function addReconcileCommands(program: Command): void {
  program.command('reconcile')
    .description('compare statements of a bank with the books, and name the cause of each difference (docs/guides/month-end.md)')
    .requiredOption('--tenant <tenant>', 'whose books')
    .requiredOption('--provider <id>', 'the provider account whose statements they are')
    .requiredOption('--rail <rail>', 'the rail of the payments, such as PIX')
    .option('--currency <currency>', 'of the books', 'BRL')
    .requiredOption('--file <files...>', 'statements, in the order of their days; what two of them share counts once')
    .addOption(new Option('--format <format>', 'of the files; by their names unless given: .csv, .ofx, .xml')
      .choices(['csv', 'ofx', 'camt053']))
    .option('--mapping <file>', 'JSON that says where a bank\'s CSV has what; keep one a bank')
    .option('--settlements <file>', 'CSV with the payments of net settlements: settlement_id, payment_id, amount and fee')
    .option('--from <day>', 'the first day; that of the first line unless given')
    .option('--to <day>', 'the last day; that of the last line unless given')
    .option('--with-balance', 'compare the closing balance that the last file states')
    .addOption(ACTOR)
    .option('--json', 'print the report as JSON')
    .action(run(async ({ json, ...options }: ReconcileOptions) => {
      const { describeReconciliation, reconcileFiles } = await import('./reconcile.ts');
      const report = await reconcileFiles(options);
      print(json, report, describeReconciliation(report));
      if (!report.ok) process.exitCode = (await import('./exit-codes.ts')).EXIT.WRONG;
    }));

  program.command('breaks')
    .description('show the open breaks of a tenant, the oldest first, and their sums by age')
    .requiredOption('--tenant <tenant>', 'whose books')
    .option('--provider <id>', 'of one provider account alone')
    .option('--json', 'print them as JSON')
    .action(run(async ({ tenant, provider, json }: Options & { tenant: string; provider?: string }) => {
      const { describeBreaks, showBreaks } = await import('./reconcile.ts');
      const report = await showBreaks(tenant, provider);
      print(json, report, describeBreaks(report));
    }));
}
