import type { Story } from '../../src/domains/sandbox/stories/story.ts';

const COLUMNS = 140;

/** The section of the guide "Stories" about a story, as its YAML has it. */
export function describeStory({ story, title, about, parameters = {}, rules = {}, steps }: Story): string {
  const told = steps.flatMap(({ say }) => (say === undefined ? [] : [`- ${say.replaceAll(/\$\{(\w+)\}/g, (_, name: string) =>
    String(parameters[name]?.default ?? name))}`]));
  const given = Object.entries(parameters).map(([name, { about: of, default: usual, min, max }]) =>
    `\`--set ${name}=${usual}\`: ${of.replace(/\.$/, '')}, from ${min} to ${max}.`);
  return [
    `## ${title}`, `\`razao sandbox play ${story}\``, '', wrap(about.trim()), '', ...told.map((line) => wrap(line, '  ')), '',
    ...given.flatMap((line) => [line, '']), describeRules(rules),
  ].join('\n');
}

/** A table of rules for the judged client. */
export function describeRules(rules: Readonly<Record<string, string>>): string {
  return ['| rule | |', '|---|---|', ...Object.entries(rules).map(([rule, about]) => `| \`${rule}\` | ${about} |`), ''].join('\n');
}

function wrap(text: string, indent = ''): string {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    const isFull = line.length + 1 + word.length > COLUMNS;
    if (isFull) lines.push(indent + word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}
