/** The commands of the brake on payments out: what it stopped, and letting payments go again. */
import type { Command } from 'commander';
import { ACTOR, print, run, type ActOptions, type Options } from './run.ts';

interface BrakeOptions extends Options, ActOptions {
  tenant: string;
}

/** Adds `brake show` and `brake resume`. */
export function addBrakeCommands(program: Command): void {
  const brake = program.command('brake').description(
    'the brake on payments out: which rails of a tenant it stopped, because far more left than in its past; works on the database alone',
  );

  brake.command('show')
    .description('show the running hour of each rail with its bound, and the brakes that were applied')
    .requiredOption('--tenant <tenant>', 'whose')
    .option('--json', 'print it as JSON')
    .action(run(async ({ json, tenant }: BrakeOptions) => {
      const { describeBrake, show } = await import('./brake.ts');
      const shown = await show(tenant);
      print(json, shown, describeBrake(shown));
    }));

  brake.command('resume')
    .description('let payments out over a rail go again; its hour may then come to as much again as an hour may')
    .requiredOption('--tenant <tenant>', 'whose')
    .requiredOption('--rail <rail>', 'the rail, such as PIX')
    .requiredOption('--reason <text>', 'why, for the record')
    .addOption(ACTOR)
    .option('--json', 'print how it is then as JSON')
    .action(run(async ({ json, ...options }: BrakeOptions & { rail: string; reason: string }) => {
      const { describeBrake, resume } = await import('./brake.ts');
      const shown = await resume(options);
      print(json, shown, describeBrake(shown));
    }));
}
