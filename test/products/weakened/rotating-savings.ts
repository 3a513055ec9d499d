import { type Weakened, anyAmount, anyDatum, anyTokens, untagged } from './weakened.ts';

const CONTRIBUTED = 'continues(own, next, cents(own.value) + d.contribution)';

/** The rotating savings among four, a check short. */
export const WEAKENED: readonly Weakened[] = [
  { name: 'anybody draws', exposedBy: 'wrong_signer', replace: ['    signed(key);\n    must(d.round', '    must(d.round'] },
  {
    name: 'a contribution has no bound', exposedBy: 'amount_range',
    replace: ['    must(d.contribution <= 25000000, "E_CONTRIBUTION"); // and a centavo or more, since that is locked\n', ''],
  },
  { name: 'any state will do', exposedBy: 'state_skip', replace: ['    must(d.state == RUNNING, "E_STATE");\n', ''] },
  {
    name: 'a contribution leaves any amount', exposedBy: 'value_theft',
    replace: [CONTRIBUTED, `must(d.contribution > 0, "E_CONTRIBUTION");\n    ${anyAmount('next')}`],
  },
  {
    name: 'a new round has any terms', exposedBy: 'datum_tampering',
    replace: ['continues(own, next, 0)', `must(next.round > 0, "E_ROUND");\n    ${anyDatum('0')}`],
  },
  {
    name: 'a contribution takes other tokens along', exposedBy: 'value_stuffing',
    replace: [CONTRIBUTED, anyTokens('next', '(cents(own.value) + d.contribution)')],
  },
  { name: 'the pot goes to anybody', exposedBy: 'payout_redirect', replace: [';\n    pays(own, key, cents(own.value))', ''] },
  { name: 'a share goes to anybody', exposedBy: 'payout_redirect', replace: ['            pays(own, d.second_key, d.second_paid);\n', ''] },
  {
    name: 'a pot is paid for two', exposedBy: 'double_satisfaction',
    replace: ['pays(own, key, cents(own.value))', untagged('key', 'cents(own.value)')],
  },
  {
    name: 'a dissolved instance keeps its token', exposedBy: 'token_theft',
    replace: ['            ends(own);\n            pays(own, d.founder_key', '            pays(own, d.founder_key'],
  },
  { name: 'a round has no deadline', exposedBy: 'time_forgery', replace: ['            after(d.round_deadline);\n', ''] },
  { name: 'an instance is spent by its creation', exposedBy: 'move_swap', replace: ['Create => error("E_MOVE")', 'Create => ()'] },
  {
    name: 'less is locked than is said', exposedBy: 'forged_instance',
    replace: ['    must(cents(out.value) == d.contribution, "E_LOCKED");\n', ''],
  },
];
