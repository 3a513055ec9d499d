import { unstorableText } from './text.ts';

const find = (json: string) => unstorableText(json, JSON.parse(json));

const cases: [string, string, (string | number)[] | undefined][] = [
  ['plain text', '{"a":"ç 😀"}', undefined],
  ['a whole surrogate pair', '{"a":"\\ud83d\\ude00"}', undefined],
  ['an escaped backslash before u0000', '{"a":"\\\\u0000"}', undefined],
  ['a NUL', '{"a":"x\\u0000"}', ['body', 'a']],
  ['a NUL as the whole body', '"\\u0000"', ['body']],
  ['a NUL deep inside', '{"a":[1,{"b":"\\u0000"}]}', ['body', 'a', 1, 'b']],
  ['a NUL in a key', '{"a":{"\\u0000":1}}', ['body', 'a']],
  ['the first half of a pair', '{"a":"\\uD83D"}', ['body', 'a']],
  ['the second half of a pair', '{"a":"\\ude00"}', ['body', 'a']],
  ['the halves of a pair the wrong way round', '["\\ude00\\ud83d"]', ['body', 0]],
];
test.each(cases)('%s', (_, json, expected) => {
  expect(find(json)).toEqual(expected);
});
