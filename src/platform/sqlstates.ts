/** SQLSTATE of a batch with a command that was applied before. */
export const RECORDED_ALREADY = 'RZ001';

/** SQLSTATE of a commit by a process whose clock is not Postgres'. */
export const CLOCK_OFF = 'RZ002';

/** SQLSTATE of a step of leased work whose lease another has by now. */
export const LEASE_LOST = 'RZ003';

/** SQLSTATE of a transaction that makes more than a quota of the tenant allows. */
export const QUOTA_FULL = 'RZ004';

/** SQLSTATE of an attempt to move a sandbox's clock back. */
export const CLOCK_BACK = 'RZ005';
