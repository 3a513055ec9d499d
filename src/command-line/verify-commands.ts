import type { Command } from 'commander';
import { randomFraction } from '../platform/random.ts';
import type { Database } from '../platform/db/database.ts';
import { conclude, run, type Options } from './run.ts';

/** Adds `limits verify`, `squads verify`, `quotas verify` and `journal verify`, which count a tenant's books again. */
export function addVerifyCommands(program: Command): void {
  const limits = program.command('limits').description('limits: what accounts may move');

  limits.command('verify')
    .description('recount the use of limits from the journal and the obligations; fails with the first wrong counter')
    .requiredOption('--tenant <tenant>', 'whose limits')
    .option('--json', 'print the verdict as JSON')
    .action(run(async ({ tenant: owner, json }: Options & { tenant: string }) => {
      const { verifyLimits } = await import('../domains/limits/index.ts');
      const verdict = await verifyTenant(owner, verifyLimits);
      await conclude(json, verdict, verdict.ok
        ? `${verdict.counters} counters are right; ${verdict.movements} movements were recounted`
        : `the limits of ${owner} are wrong: ${verdict.counter} ${verdict.problem}`);
    }));

  const squads = program.command('squads').description('squads: accounts that several share');

  squads.command('verify')
    .description('recount squads from shares, entries, obligations and journal; fails with all differences')
    .requiredOption('--tenant <tenant>', 'whose squads')
    .option('--json', 'print the verdict as JSON')
    .action(run(async ({ tenant: owner, json }: Options & { tenant: string }) => {
      const { verifySquads } = await import('../domains/squads/index.ts');
      const verdict = await verifyTenant(owner, verifySquads);
      await conclude(json, verdict, verdict.ok
        ? `${verdict.squads} squads are right; ${verdict.entries} entries were recounted`
        : `the squads of ${owner} are wrong: ${verdict.differences.join('\n')}`);
    }));

  const quotas = program.command('quotas').description('quotas: how much of the installation a tenant may use');

  quotas.command('verify')
    .description('recount what quotas limit, such as accounts and schedules; fails with all differences')
    .requiredOption('--tenant <tenant>', 'whose quotas')
    .option('--json', 'print the verdict as JSON')
    .action(run(async ({ tenant: owner, json }: Options & { tenant: string }) => {
      const { verifyQuotas } = await import('./verify-quotas.ts');
      const verdict = await verifyTenant(owner, verifyQuotas);
      await conclude(json, verdict, verdict.ok
        ? `${verdict.counters} counters are right`
        : `the quotas of ${owner} are wrong: ${verdict.differences.join('\n')}`);
    }));

  const journal = program.command('journal').description('the journal: every movement of money, in a chain');

  journal.command('verify')
    .description('recompute chain, sums and balances of a tenant; fails with the first bad row')
    .requiredOption('--tenant <tenant>', 'whose journal')
    .option('--against <seq:hash>', 'an entry\'s number and hash, as recorded elsewhere')
    .option('--sample <entries>', 'check about this many random entries, while the service is busy')
    .option('--json', 'print the verdict as JSON')
    .action(run(async ({ tenant: owner, against, sample, json }: Options & { tenant: string; against?: string; sample?: string }) => {
      const [{ readCount, readWitness }, { sampleJournal }, { verifyJournal }] = await Promise.all([
        import('./admin.ts'), import('../domains/journal/index.ts'), import('./verify-journal.ts'),
      ]);
      const witness = against === undefined ? undefined : readWitness(against);
      const count = sample === undefined ? undefined : readCount(sample);
      const verdict = await verifyTenant(owner, (database) => (count === undefined
        ? verifyJournal(database, owner, witness)
        : sampleJournal(database, owner, count, randomFraction)));
      await conclude(json, verdict, verdict.ok
        ? `${verdict.entries} entries are right; the last hash is ${verdict.head_hash}`
        : `the journal of ${owner} is wrong at ${verdict.row}: ${verdict.problem}`);
    }));
}

/** Recounts something of a tenant, which there must be. @throws CommandFailed */
async function verifyTenant<Verdict>(owner: string, verify: (database: Database, tenant: string) => Promise<Verdict>): Promise<Verdict> {
  const [{ withDatabase }, { requireTenant }] = await Promise.all([import('./admin.ts'), import('../domains/auth/index.ts')]);
  return withDatabase(async (database) => {
    await requireTenant(database, owner);
    return verify(database, owner);
  });
}
