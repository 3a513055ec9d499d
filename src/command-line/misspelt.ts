import type { Command } from 'commander';

/**
 * commander looks for required options before it looks at unknown ones: of `--tennant x` it says that `--tenant` is missing.
 * @param words of a command line, without the program's name.
 * @returns the first option in it that its command does not have.
 */
export function misspeltOption(program: Command, words: readonly string[]): string | undefined {
  const [word, ...others] = words;
  const command = program.commands.find((it) => it.name() === word);
  return command ? misspeltOption(command, others) : program.parseOptions([...words]).unknown.find((it) => it.startsWith('-'));
}
