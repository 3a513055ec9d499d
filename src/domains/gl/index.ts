/** All that other domains may import of the general ledger. */
export { GlAccountEntity, GlMemberEntity } from './gl-account.entity.ts';
