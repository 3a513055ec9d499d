export { GlAccountEntity, GlMemberEntity } from './gl-account.entity.ts';
export { readChart } from './read-chart.ts';
