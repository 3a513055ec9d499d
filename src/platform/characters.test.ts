import fc from 'fast-check';
import { charactersIn, firstCharacters, isLonger, isShorter } from './characters.ts';

test('characters are code points, however many units they have', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 20 }), fc.nat(22), (text, limit) => {
    const characters = [...text];
    expect([charactersIn(text), isShorter(text, limit), isLonger(text, limit)]).toEqual([
      characters.length, characters.length < limit, characters.length > limit,
    ]);
    expect(firstCharacters(text, limit)).toBe(characters.slice(0, limit).join(''));
  }), { numRuns: 1000 });
});

test('no character is halved', () => {
  expect(firstCharacters('a😀b', 2)).toBe('a😀');
  expect(firstCharacters('😀'.repeat(500), 499).isWellFormed()).toBe(true);
});
