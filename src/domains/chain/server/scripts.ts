/**
 * What the chain can be told to do next; `ok` is what it does anyway. `unreachable`: nothing is done. `timeout`: it is done
 * (or not, as `applied` says), and nothing is heard. `lost`: it is answered as if it were done or known, and forgotten: so a
 * node of Cardano loses its mempool; what is asked for is not found.
 */
export const outcomes = ['ok', 'unreachable', 'timeout', 'lost'] as const;
export type Outcome = (typeof outcomes)[number];

/** What can be told: each call by the name that the client has for it. */
export const operations = ['tip', 'submit', 'find', 'blocks', 'outputs', 'faucet'] as const;
export type Operation = (typeof operations)[number];
