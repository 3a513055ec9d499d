import { type Weakened, anyAmount, anyDatum, untagged } from './weakened.ts';

const ACCEPTED = 'continues(own, d.copy(state: ADVANCED), d.guarantee)';

/** The advance on a receivable, a check short. */
export const WEAKENED: readonly Weakened[] = [
  { name: 'anybody accepts', exposedBy: 'wrong_signer', replace: ['            signed(d.merchant_key);\n', ''] },
  { name: 'the face value has no bound', exposedBy: 'amount_range', replace: [' && d.face <= 100000000', ''] },
  {
    name: 'an accepted offer is withdrawn', exposedBy: 'state_skip',
    replace: ['Close => {\n            must(d.state == OFFERED, "E_STATE");', 'Close => {'],
  },
  { name: 'an accepted offer keeps any guarantee', exposedBy: 'value_theft', replace: [ACCEPTED, anyAmount('d.copy(state: ADVANCED)')] },
  { name: 'an accepted offer has any terms', exposedBy: 'datum_tampering', replace: [ACCEPTED, anyDatum('d.guarantee')] },
  {
    name: 'the advance goes to anybody', exposedBy: 'payout_redirect',
    replace: ['            pays(own, d.merchant_key, d.advance - d.guarantee);\n', ''],
  },
  { name: 'the face value goes to anybody', exposedBy: 'payout_redirect', replace:
    ['            pays(own, d.financier_key, d.face);\n', ''] },
  {
    name: 'a payment settles two', exposedBy: 'double_satisfaction',
    replace: [
      'pays(own, d.financier_key, d.face);\n            pays(own, d.merchant_key, left)',
      `${untagged('d.financier_key', 'd.face')};\n            ${untagged('d.merchant_key', 'left')}`,
    ],
  },
  {
    name: 'a settled instance keeps its token', exposedBy: 'token_theft',
    replace: ['signed(d.payer_key);\n            ends(own);', 'signed(d.payer_key);'],
  },
  { name: 'nothing falls due', exposedBy: 'time_forgery', replace: ['            after(d.default_from);\n', ''] },
  { name: 'an instance is spent by its creation', exposedBy: 'move_swap', replace: ['Create => error("E_MOVE")', 'Create => ()'] },
  {
    name: 'less is locked than is said', exposedBy: 'forged_instance',
    replace: ['    must(cents(out.value) == d.advance, "E_LOCKED");\n', ''],
  },
];
