import { type Weakened, anyAmount, anyDatum, anyTokens, untagged } from './weakened.ts';

const DEPOSITED = 'continues(own, d.copy(saved: d.saved + m.deposit_cents), left + m.deposit_cents)';
const SAVED = 'd.copy(saved: d.saved + m.deposit_cents)';

/** The savings towards a goal, a check short. */
export const WEAKENED: readonly Weakened[] = [
  { name: 'anybody withdraws', exposedBy: 'wrong_signer', replace: ['Withdraw => {\n            signed(d.saver_key);', 'Withdraw => {'] },
  { name: 'nothing is deposited', exposedBy: 'amount_range', replace: ['            must(m.deposit_cents >= 1, "E_AMOUNT_RANGE");\n', ''] },
  { name: 'any state will do', exposedBy: 'state_skip', replace: ['    must(d.state == SAVING, "E_STATE");\n', ''] },
  { name: 'a deposit leaves any amount', exposedBy: 'value_theft', replace: [DEPOSITED, anyAmount(SAVED)] },
  { name: 'a deposit leaves any datum', exposedBy: 'datum_tampering', replace: [DEPOSITED, anyDatum('left + m.deposit_cents')] },
  {
    name: 'a deposit takes other tokens along', exposedBy: 'value_stuffing',
    replace: [DEPOSITED, anyTokens(SAVED, 'left + m.deposit_cents')],
  },
  { name: 'the penalty goes to anybody', exposedBy: 'payout_redirect', replace: ['            pays(own, d.institution_key, fine);\n', ''] },
  {
    name: 'a penalty is paid for two', exposedBy: 'double_satisfaction',
    replace: [
      'pays(own, d.institution_key, fine);\n            pays(own, d.saver_key, left - fine)',
      `${untagged('d.institution_key', 'fine')};\n            ${untagged('d.saver_key', 'left - fine')}`,
    ],
  },
  {
    name: 'returned savings keep their token', exposedBy: 'token_theft',
    replace: ['signed(d.institution_key);\n            ends(own);', 'signed(d.institution_key);'],
  },
  { name: 'the date never comes', exposedBy: 'time_forgery', replace: ['            after(d.goal_date);\n', ''] },
  {
    name: 'deposits go on after the date', exposedBy: 'time_forgery',
    replace: ['            before(d.goal_date);\n            must(m.deposit_cents', '            must(m.deposit_cents'],
  },
  { name: 'an instance is spent by its creation', exposedBy: 'move_swap', replace: ['Create => error("E_MOVE")', 'Create => ()'] },
  { name: 'less is locked than is said', exposedBy: 'forged_instance', replace:
    ['    must(cents(out.value) == d.saved, "E_LOCKED");\n', ''] },
];
