import { type Weakened, anyAmount, anyDatum, untagged } from './weakened.ts';

const RELEASED = 'continues(own, d.copy(paid: d.paid + m.release_cents), left - m.release_cents)';

/** The milestone escrow, a check short. */
export const WEAKENED: readonly Weakened[] = [
  {
    name: 'anybody releases', exposedBy: 'wrong_signer',
    replace: ['signed(d.buyer_key);\n            must(m.release_cents', 'must(m.release_cents'],
  },
  { name: 'nothing is released', exposedBy: 'amount_range', replace: ['m.release_cents >= 1 && ', ''] },
  { name: 'any state will do', exposedBy: 'state_skip', replace: ['    must(d.state == OPEN, "E_STATE");\n', ''] },
  {
    name: 'a release leaves any amount', exposedBy: 'value_theft', replace: [RELEASED, anyAmount('d.copy(paid: d.paid + m.release_cents)')],
  },
  { name: 'a release leaves any datum', exposedBy: 'datum_tampering', replace: [RELEASED, anyDatum('left - m.release_cents')] },
  {
    name: 'a release pays anybody', exposedBy: 'payout_redirect', replace: ['            pays(own, d.seller_key, m.release_cents);\n', ''],
  },
  {
    name: 'a payment finishes two', exposedBy: 'double_satisfaction',
    replace: ['pays(own, d.seller_key, left)', untagged('d.seller_key', 'left')],
  },
  {
    name: 'a refunded instance keeps its token', exposedBy: 'token_theft',
    replace: ['signed(d.seller_key);\n            ends(own);', 'signed(d.seller_key);'],
  },
  { name: 'the deadline is no bound', exposedBy: 'time_forgery', replace: ['            after(d.deadline);\n', ''] },
  { name: 'an instance is spent by its creation', exposedBy: 'move_swap', replace: ['Create => error("E_MOVE")', 'Create => ()'] },
  { name: 'anybody creates for the buyer', exposedBy: 'forged_instance', replace: ['    signed(d.buyer_key);\n    must', '    must'] },
  { name: 'less is locked than is said', exposedBy: 'forged_instance', replace:
    ['    must(cents(out.value) == d.total, "E_LOCKED");\n', ''] },
];
