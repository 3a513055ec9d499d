/** All that other domains may import of statements. */
export { balanceResource } from './get-account-balance.ts';
export { statementFunctions } from './statements.sql.ts';
