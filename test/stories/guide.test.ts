/** The guide "Stories" tells each story as its YAML does, and lists the language as it is. */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { loadStory, storyNames } from '../../src/domains/sandbox/stories/read-story.ts';
import { FUNCTION_NAMES } from '../../src/domains/sandbox/stories/story-scope.ts';
import { COMMON_RULES, KINDS } from '../../src/domains/sandbox/stories/story.ts';
import { FAULTS } from '../support/faulty-clients.ts';
import { describeRules, describeStory } from '../support/story-pages.ts';

const guide = readFileSync(new URL('../../docs/guides/stories.md', import.meta.url), 'utf8');

it.each(storyNames())('%s has a section', (name) => {
  const story = loadStory(name);
  expect(story && guide.includes(describeStory(story)) ? 'a section' : story && describeStory(story)).toBe('a section');
});

it('all rules of every story are listed', () => {
  expect(guide).toContain(describeRules(COMMON_RULES));
});

it('all steps and functions are described', () => {
  expect(KINDS.filter((kind) => !new RegExp(`^\\| .*\`${kind}\`.* \\|`, 'm').test(guide))).toEqual([]);
  expect(FUNCTION_NAMES.filter((name) => !guide.includes(`\`${name}(`))).toEqual([]);
});

it('each rule has a client with a mistake that breaks it', () => {
  const rules = storyNames().flatMap((name) => Object.keys(loadStory(name)?.rules ?? {}).map((rule) => `${name} ${rule}`));
  const broken = new Set(FAULTS.map(({ story, breaks: [rule] }) => `${story} ${rule}`));
  expect(rules.filter((rule) => !broken.has(rule))).toEqual([]);
  const common = new Set(FAULTS.map(({ breaks: [rule] }) => rule));
  expect(Object.keys(COMMON_RULES).filter((rule) => !common.has(rule))).toEqual([]);
});
