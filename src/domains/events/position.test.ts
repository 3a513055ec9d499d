import { expect, it } from '@jest/globals';
import { parsePosition, positionText } from './position.ts';

it('is written as the contract shows it, and read back', () => {
  expect(positionText({ commitNo: '4', n: 0 })).toBe('NC4w');
  for (const commitNo of ['1', '9007199254740993', '999999999999999999']) {
    expect(parsePosition(positionText({ commitNo, n: 12 }))).toEqual({ commitNo, n: 12 });
  }
});

it.each(['', 'earliest', 'NC4w=', 'NC4w ', 'nc4w', ...[
  '0.0', '4', '4.', '.4', '4.-1', '04.0', '4.00', '4.0.0', ' 4.0', '4.0 ', '1e3.0', '9999999999999999999.0',
].map(
  (text) => Buffer.from(text).toString('base64url'))])('is not %p', (text) => {
  expect(parsePosition(text)).toBeUndefined();
});
