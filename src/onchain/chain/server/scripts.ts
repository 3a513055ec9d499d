/**
 * Next behaviours of the chain that can be set; `ok` is the default. `unreachable`: nothing is done. `timeout`: it is done (or not, by
 * `applied`), without an answer. `lost`: it is answered as if it were done or known, and forgotten, as a node of Cardano loses its
 * mempool; reads find nothing.
 */
export const outcomes = ['ok', 'unreachable', 'timeout', 'lost'] as const;
export type ScriptedOutcome = (typeof outcomes)[number];

/** Operations whose behaviour can be set: each call by its name in the client. */
export const operations = ['tip', 'submit', 'find', 'blocks', 'outputs', 'faucet'] as const;
export type Operation = (typeof operations)[number];
