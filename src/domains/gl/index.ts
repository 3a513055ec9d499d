/** All that other domains may import of the general ledger. */
export { glEntryResource } from './entries.ts';
export { glFunctions } from './gl.sql.ts';
export { GlAccountEntity, GlMemberEntity } from './gl-account.entity.ts';
export { glAccountResource } from './queries.ts';
