import { EXIT, type ExitCode } from './exit-codes.ts';

/** Why a command cannot be carried out where only what production needs is. */
export const NO_CLONE = 'a package to deploy has neither mocks nor simulated parties: use a clone of the repository';

/** A command that cannot be carried out, in one line meant for the person at the terminal. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';

  constructor(message: string, readonly exitCode: ExitCode = EXIT.FAILED) {
    super(message);
  }
}

/** What was asked for is no such thing: a value of an option, a file. */
export class UsageError extends CommandFailed {
  constructor(message: string) {
    super(message, EXIT.USAGE);
  }
}
