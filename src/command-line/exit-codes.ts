/** Exit codes of the commands. The guide "Operations" lists them. */
export const EXIT = {
  /** The command failed for another reason, such as a port that is taken. */
  FAILED: 1,
  /** The command line or a setting is wrong. */
  USAGE: 2,
  /** A verification failed: of the books, or of the subject of the command. */
  WRONG: 3,
  /** Postgres, or another party that must answer, cannot be reached. */
  UNREACHABLE: 4,
  /** The request is valid and refused: by the ledger, by Postgres, by a key or a schema that does not fit. */
  REFUSED: 5,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
