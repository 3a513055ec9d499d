import { refusalOf } from './refusal.ts';

const PREAMBLE = 'Plutus script validation failed for transactionId "bce0b0ab": ';
const SPENT = '\nat :1:0 - 1:0\nspent budget: { mem: 3.500003, cpu: 932.067509 }\nlogs:  []';

test.each([
  ['the last code of the trace', ['E_FIRST', 'E_SIGNER', 'and so on'], 'Error evaluated', 'E_SIGNER', 'and so on'],
  [
    'a budget that is spent', [], 'Out of budget: ExUnits(3500000,2500000000)', 'OUT_OF_BUDGET',
    'Out of budget: ExUnits(3500000,2500000000)',
  ],
  ['anything else', [], 'Builtin error: UnConstrData', 'SCRIPT_ERROR', 'Builtin error: UnConstrData'],
  ['a line that only looks like a code', ['E_signer', ' E_SIGNER'], 'Error evaluated', 'SCRIPT_ERROR', ' E_SIGNER'],
])('%s is the code of a refusal', (_title, trace, said, code, reason) => {
  expect(refusalOf(trace, `${PREAMBLE}${said}${SPENT}`)).toEqual({ code, reason, trace });
});

test('a trace is at most 50 lines of 200 printable characters', () => {
  const { trace, reason } = refusalOf([...Array<string>(99).fill('before'), `\u001b[2J\u202e${'x'.repeat(999)}\ud800`], '');
  expect([trace.length, reason.length, /\p{C}/u.test(reason.replaceAll('\ufffd', ''))]).toEqual([50, 200, false]);
});
