import { Command } from 'commander';
import { misspeltOption } from './misspelt.ts';

const program = new Command('razao');
program.command('client').command('create').argument('<name>').requiredOption('--tenant <tenant>').option('--json');

it.each([
  ['client create app --tennant demo', '--tennant'],
  ['client create app --json --tennant=demo', '--tennant=demo'],
  ['client create app -t demo', '-t'],
  ['client create app --json', undefined],
  ['client create app --tenant demo', undefined],
  ['client create -- --tennant', undefined],
])('of "%s" the misspelt option is %s', (line, option) => {
  expect(misspeltOption(program, line.split(' '))).toBe(option);
});
