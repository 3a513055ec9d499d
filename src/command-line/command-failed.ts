import { EXIT, type ExitCode } from './exit-codes.ts';

/** Message of a command that a package for production cannot run. */
export const NO_CLONE = 'a package to deploy has neither mocks nor simulated parties: use a clone of the repository';

/** A command that failed; the message is one line for the person at the terminal. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';

  constructor(message: string, readonly exitCode: ExitCode = EXIT.FAILED) {
    super(message);
  }
}

/** Wrong usage: an invalid value of an option, or an invalid file. */
export class UsageError extends CommandFailed {
  constructor(message: string) {
    super(message, EXIT.USAGE);
  }
}
