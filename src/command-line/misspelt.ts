import type { Command } from 'commander';

/**
 * Finds the misspelt option of a command line. commander checks required options before unknown ones: for `--tennant x` it reports that
 * `--tenant` is missing.
 * @param words of a command line, without the program's name.
 * @returns the first option in it that its command does not have.
 */
export function misspeltOption(program: Command, words: readonly string[]): string | undefined {
  const [word, ...others] = words;
  const command = program.commands.find((it) => it.name() === word);
  return command ? misspeltOption(command, others) : program.parseOptions([...words]).unknown.find((it) => it.startsWith('-'));
}
