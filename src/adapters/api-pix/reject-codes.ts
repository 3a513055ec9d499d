/** Codes of the rail in which refusals are told to Razao. */
export const CODES = {
  /** The original is not there, or the PSP gives no other reason. */
  REFUSED: 'ED05',
  /** More than the original, with what was returned before. */
  EXCEEDS: 'AM09',
  /** The time for returns is over. */
  TOO_LATE: 'DT05',
  /** This PSP does not do that. */
  NOT_DONE_HERE: 'AG03',
} as const;
