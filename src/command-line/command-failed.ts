import { EXIT, type ExitCode } from './exit-codes.ts';

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
