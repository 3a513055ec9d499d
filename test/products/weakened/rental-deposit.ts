import { type Weakened, anyAmount, anyDatum, anyTokens, untagged } from './weakened.ts';

/** The rental deposit, a check short. */
export const WEAKENED: readonly Weakened[] = [
  {
    name: 'anybody claims', exposedBy: 'wrong_signer',
    replace: ['signed(d.landlord_key);\n            must(m.claim_cents', 'must(m.claim_cents'],
  },
  {
    name: 'a claim has no cap', exposedBy: 'amount_range',
    replace: ['            must(m.claim_cents <= d.deposit * d.claim_cap / 10000, "E_CLAIM_CAP");\n', ''],
  },
  {
    name: 'a claim follows a claim', exposedBy: 'state_skip',
    replace: ['m: Claim => {\n            must(d.state == FUNDED, "E_STATE");', 'm: Claim => {'],
  },
  {
    name: 'a claim takes other tokens along', exposedBy: 'value_stuffing',
    replace: [
      'continues(own, d.copy(state: CLAIMED, claimed: m.claim_cents), left)',
      anyTokens('d.copy(state: CLAIMED, claimed: m.claim_cents)', 'left'),
    ],
  },
  {
    name: 'a withdrawn claim leaves any amount', exposedBy: 'value_theft',
    replace: ['continues(own, d.copy(state: FUNDED, claimed: 0), left)', anyAmount('d.copy(state: FUNDED, claimed: 0)')],
  },
  {
    name: 'a withdrawn claim leaves any datum', exposedBy: 'datum_tampering',
    replace: ['continues(own, d.copy(state: FUNDED, claimed: 0), left)', anyDatum('left')],
  },
  {
    name: 'the rest goes to anybody', exposedBy: 'payout_redirect',
    replace: [';\n            pays(own, d.renter_key, left - d.claimed)', ''],
  },
  {
    name: 'a payment counts for two claims', exposedBy: 'double_satisfaction',
    replace: [
      'pays(own, d.landlord_key, d.claimed);\n            pays(own, d.renter_key, left - d.claimed)',
      `${untagged('d.landlord_key', 'd.claimed')};\n            ${untagged('d.renter_key', 'left - d.claimed')}`,
    ],
  },
  {
    name: 'a closed instance keeps its token', exposedBy: 'token_theft',
    replace: ['ends(own);\n            pays(own, d.renter_key, left)\n', 'pays(own, d.renter_key, left)\n'],
  },
  { name: 'an ended lease is extended', exposedBy: 'time_forgery', replace: ['            before(d.lease_end);\n', ''] },
  { name: 'an instance is spent by its creation', exposedBy: 'move_swap', replace: ['Create => error("E_MOVE")', 'Create => ()'] },
  {
    name: 'less is locked than is said', exposedBy: 'forged_instance',
    replace: ['    must(cents(out.value) == d.deposit, "E_LOCKED");\n', ''],
  },
];
