/** The language of stories: a mistake is named with its line, and expressions have the values that they say. */
import { describe, expect, it } from '@jest/globals';
import { differences } from './differences.ts';
import { render } from './expression.ts';
import { loadStory, readStory, storyNames, StoryError } from './read-story.ts';
import { scopeAt } from './story-scope.ts';

const HEAD = 'story: test\ntitle: A test\nabout: A test.\n';
const story = (steps: string, more = ''): string => `${HEAD}${more}steps:\n${steps}`;

describe('a story', () => {
  it.each(storyNames())('%s can be read', (name) => {
    expect(loadStory(name)).toMatchObject({ story: name });
  });

  it.each<[text: string, message: string]>([
    [`${HEAD}steps: [`, 'test.yaml:4:9: '],
    [HEAD, `test.yaml:1:1: it must have required property 'steps'`],
    [`${HEAD}odd: 1\nsteps:\n  - say: Hello\n`, 'test.yaml:4:6: there is no field odd here'],
    [story('  - say: Hello\n  - pay: 3\n'), 'test.yaml:6:5: a step needs one of judge, call, client'],
    [story('  - say: Hello\n  - advance: soon\n'), 'test.yaml:6:14: advance must match'],
    [story('  - call: createAcount\n'), 'test.yaml:5:11: there is no operation createAcount'],
    [story('  - call: getAccount\n'), 'test.yaml:5:11: getAccount needs account_id in its path'],
    [story('  - call: getHealth\n    query: { deep: true }\n'), 'test.yaml:6:20: getHealth has no parameter deep'],
    [story('  - call: getHealth\n    body: {}\n'), 'test.yaml:6:11: getHealth takes no body'],
    [story('  - let: { it: 1 }\n  - expect: ${its.status}\n    is: ok\n'), 'test.yaml:6:13: nothing before this step is named its'],
    [story('  - each: 2\n    steps:\n      - let: { a: "${index + }" }\n'), 'test.yaml:7:19: "index + " is not an expression'],
    [story('  - let: { a: "${tomorrow()}" }\n'), 'test.yaml:5:15: there is no function tomorrow'],
    [story('  - judge: no-such-rule\n    statement: acc\n'), 'test.yaml:5:12: the story has no rule no-such-rule'],
    [story('  - bank: rob\n'), 'test.yaml:5:11: bank must be equal to one of the allowed values: emit, script, med, books, directory'],
    [story('  - say: Hello\n', 'parameters: { Big: { about: x, default: 1, min: 1, max: 2 } }\n'), 'test.yaml:4:13: '],
  ])('with a mistake names its line: %#', (text, message) => {
    expect(() => readStory(text, 'test.yaml')).toThrow(StoryError);
    expect(() => readStory(text, 'test.yaml')).toThrow(message);
  });
});

describe('an expression', () => {
  const now = () => new Date('2026-03-31T23:30:00.000Z');
  const names = { seed: 7, run: 'abc', people: [{ name: 'Ana', cents: 5 }, { name: 'Bia', cents: -7 }], one: { two: [10, 20] } };
  const valueOf = (text: string, place = '/1') => render(text, scopeAt(place, names, now));

  it.each<[text: string, value: unknown]>([
    ['plain', 'plain'],
    ['${one.two[1]}', 20],
    ['${one.two[0] + 2 * 3 - 10 / 3}', 13],
    ['${(1 + 2) % 2}', 1],
    ['run ${run} of ${seed}', 'run abc of 7'],
    ['${people.name}', ['Ana', 'Bia']],
    ['${sum(people.cents)}', -2],
    ['${count(people)}', 2],
    ['${slice(one.two, 1, 2)}', [20]],
    [`\${where(people, 'name', 'Bia')}`, [{ name: 'Bia', cents: -7 }]],
    [`\${positive(people, 'cents')}`, [{ name: 'Ana', cents: 5 }]],
    [`\${time(1, '09:30')}`, '2026-04-01T12:30:00.000Z'],
    [`\${month(1, '12:00')}`, '2026-04-01T15:00:00.000Z'],
    [`\${month(0, '12:00', 29)}`, '2026-03-29T15:00:00.000Z'],
    ['${day(1)}', '2026-04-01'],
    [`\${seconds(time(0, '00:00'))}`, 1774926000],
  ])('%s', (text, value) => {
    expect(valueOf(text)).toEqual(value);
  });

  it('draws the same number for the same seed and step, and another for another', () => {
    const draw = (place: string) => valueOf('${random(1, 1000000)}', place);
    expect(draw('/3:1')).toBe(draw('/3:1'));
    expect(new Set(['/1', '/2', '/3:1', '/3:2'].map(draw)).size).toBe(4);
    const dice = Array.from({ length: 50 }, (_, place) => valueOf('${random(1, 3)}', `/${place}`));
    expect(new Set(dice)).toEqual(new Set([1, 2, 3]));
  });

  it('that has no value is an error', () => {
    expect(() => valueOf('${one.three}')).toThrow('three has no value');
    expect(() => valueOf('${people + 1}')).toThrow('+ needs two numbers');
  });
});

it.each<[actual: unknown, expected: unknown, found: string[]]>([
  [{ a: 1, b: 2 }, { a: 1 }, []],
  [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, ['a.b[1] is 2, not 3']],
  [{ a: [1] }, { a: [] }, ['a has 1 items, not 0: [1]']],
  [{}, { a: null }, ['a is missing, not null']],
])('%j beside %j', (actual, expected, found) => {
  expect(differences(actual, expected)).toEqual(found);
});
