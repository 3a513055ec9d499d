import type { Command } from 'commander';
import { print, run, type Options } from './run.ts';

/** Adds the commands of a sandbox. */
export function addSandboxCommands(program: Command): void {
  const sandbox = program.command('sandbox').description('a sandbox: its clock, which can be moved ahead (docs/guides/time.md)');

  sandbox.command('demo', { hidden: true })
    .description('play the days of the demo against the service of "make run", which starts this')
    .option('--json', 'print how far it is, a line for each day')
    .option('--with-parent', 'end when standard input ends')
    .action(run(async () => {
      const { playDemo } = await import('./demo/play-demo.ts');
      await playDemo();
    }));

  sandbox.command('advance')
    .description('move the clock ahead, and have all that falls due on the way happen: schedules, cycles, retries, deadlines, settlement')
    .argument('[by]', 'how far: 3d, 12h, 90m or 1d12h')
    .option('--to <instant>', 'the instant instead, such as 2027-03-31T23:59:50-03:00')
    .option('--url <url>', 'where the service is, for RAZAO_CLIENT_ID with RAZAO_CLIENT_SECRET; the one of "make run" unless given')
    .option('--json', 'print what happened as JSON')
    .action(run(async (by: string | undefined, { to, url, json }: Options & { to?: string; url?: string }) => {
      const [{ advanceClock, describeAdvance }, { UsageError }, { ProgressBar }] = await Promise.all([
        import('./sandbox.ts'), import('./command-failed.ts'), import('./progress-bar.ts'),
      ]);
      if ((by === undefined) === (to === undefined)) throw new UsageError('give how far, or --to an instant');
      const bar = new ProgressBar(!json);
      let first: number | undefined;
      const advanced = await advanceClock(by === undefined ? { to: to ?? '' } : { advance: by }, url, (now, until) => {
        first ??= Date.parse(now);
        bar.show((Date.parse(now) - first) / Math.max(Date.parse(until) - first, 1), now);
      });
      bar.end();
      print(json, advanced, describeAdvance(advanced));
    }));

  sandbox.command('play')
    .description('play a story of people, banks and time, and judge a client by it (docs/guides/stories.md); without a name, list them')
    .argument('[story]', 'such as payday')
    .option('--judge <url>', 'address of a client that takes part, and is judged')
    .option('--seed <n>', 'whole number that amounts are drawn by: the same seed has the same amounts', '1')
    .option('--set <name=n>', 'a parameter of the story, such as customers=20; may be repeated', collect, [])
    .option('--url <url>', 'where the service is, for RAZAO_CLIENT_ID with RAZAO_CLIENT_SECRET; the one of "make run" unless given')
    .option('--json', 'print the end as JSON')
    .action(run(async (story: string | undefined, given: Options & PlayOptions) => {
      const [{ describePlayed, listStories, playStory, readWishes }, { EXIT }] = await Promise.all([
        import('./stories.ts'), import('./exit-codes.ts'),
      ]);
      const { url, json } = given;
      if (story === undefined) {
        const stories = await listStories(url);
        return print(json, stories, stories.map((it) => `${it.story.padEnd(16)}${it.title}`).join('\n'));
      }
      const played = await playStory(story, readWishes(given), url, (now, say) => {
        if (!json && say !== undefined) process.stdout.write(`${now}  ${say}\n`);
      });
      print(json, played, describePlayed(played));
      if (!played.passed) process.exitCode = EXIT.WRONG;
    }));
}

interface PlayOptions {
  readonly judge?: string;
  readonly seed: string;
  readonly set: readonly string[];
  readonly url?: string;
}

function collect(value: string, values: readonly string[]): readonly string[] {
  return [...values, value];
}
