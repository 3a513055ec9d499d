/** All that other domains may import of the general ledger. */
import { GlAccountEntity, GlMemberEntity } from './gl-account.entity.ts';

export { glEntryResource } from './entries.ts';
export { glAccountResource } from './queries.ts';

export const glEntities = [GlAccountEntity, GlMemberEntity];
