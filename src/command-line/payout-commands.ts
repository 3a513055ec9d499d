/** The commands of payments out: stopping them, starting them again, and how they are. */
import type { Command } from 'commander';
import { ACTOR, print, REASON, run, type ActOptions, type Options } from './run.ts';

interface PayoutsOptions extends Options, ActOptions {
  tenant?: string;
}

/** Adds `payouts stop`, `payouts start` and `payouts show`. */
export function addPayoutCommands(program: Command): void {
  const payouts = program.command('payouts').description(
    'payments out: stop them, for one tenant or all, and let them go; works on the database alone',
  );

  payouts.command('stop')
    .description(
      'hand no payment to a rail from now on: payments, returns, debits of mandates and transfers between banks are accepted and wait; '
      + 'all else goes on',
    )
    .requiredOption('--reason <text>', 'why')
    .option('--tenant <tenant>', 'whose; all tenants unless given')
    .option(
      '--restored',
      'the books were restored, or a standby took over that was behind: rails are asked what they were given before payments start',
    )
    .option('--since <instant>', 'with --restored: the instant that was restored to; that of the newest commit unless given')
    .addOption(ACTOR)
    .option('--json', 'print how payments out are as JSON')
    .action(run(async ({ json, ...options }: PayoutsOptions & { reason: string; restored?: boolean; since?: string }) => {
      const { describePayouts, stop } = await import('./payouts.ts');
      const shown = await stop(options);
      print(json, { payouts: shown }, describePayouts(shown));
    }));

  payouts.command('start')
    .description(
      'let payments out go; after a restore, when a worker has asked all rails what they were given, so that nothing is paid twice',
    )
    .option('--tenant <tenant>', 'whose; all tenants unless given')
    .option('--without-asking', 'after a restore: do not ask the rails. What was paid may be paid again')
    .addOption(ACTOR)
    .addOption(REASON)
    .option('--json', 'print how payments out are as JSON')
    .action(run(async ({ json, withoutAsking, ...options }: PayoutsOptions & { withoutAsking?: boolean }) => {
      const { describePayouts, start } = await import('./payouts.ts');
      const shown = await start({ ...options, asks: !withoutAsking });
      print(json, { payouts: shown }, describePayouts(shown));
    }));

  payouts.command('show')
    .description('show whose payments out are stopped, by whom and why, and what rails were given that the books had forgotten')
    .option('--tenant <tenant>', 'whose; all tenants unless given')
    .option('--json', 'print it as JSON')
    .action(run(async ({ json, tenant: owner }: PayoutsOptions) => {
      const { describePayouts, show } = await import('./payouts.ts');
      const shown = await show(owner);
      print(json, { payouts: shown }, describePayouts(shown));
    }));
}
