import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRejectCodes } from './reject-codes.ts';
import { generatedHeader, root } from './settings.ts';
import { isForEachCode, type TestValue, type TestValueGroup, type TestValueGroups } from './test-values.ts';

/** The page whose tables are made from the list. */
export const testValuesGuide = join(root, 'docs/guides/test-values.md');
const BEGIN = '<!-- Made from contracts/test-values/ by `make generate`, down to the end mark. -->';
const END = '<!-- End of the generated tables. -->';

/** TypeScript source with the words that each simulated party looks for. */
export function emitTestOutcomes(groups: TestValueGroups): string {
  const maps = Object.entries(groups).filter(([, { outcomes }]) => Object.keys(outcomes).length > 0).map(([name, { outcomes }]) => {
    const words = Object.entries(outcomes).map(([word, outcome]) => `    ${JSON.stringify(word)}: ${JSON.stringify(outcome)},\n`);
    return `  ${name}: {\n${words.join('')}  },\n`;
  });
  return (
    generatedHeader +
    '/** Words that the simulated parties look for in requests, each with the party\'s own name of what follows, by groups. */\n' +
    `export const testOutcomes = {\n${maps.join('')}} as const;\n`
  );
}

/**
 * The guide with fresh tables between its marks.
 * @throws Error when it lacks a mark.
 */
export function testValuesPage(groups: TestValueGroups, page = readFileSync(testValuesGuide, 'utf8')): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error('docs/guides/test-values.md lacks the marks of its generated tables');
  const sections = Object.values(groups).map(section);
  return `${page.slice(0, begin)}${BEGIN}\n\n${[...sections, codesSection()].join('\n')}\n${page.slice(end)}`;
}

function section({ title, party, operation, about, values }: TestValueGroup): string {
  const link = /^\w+$/.test(operation) ? `[\`${operation}\`](operation:${operation})` : operation;
  const rows = values.map((it) => `| ${[`\`${it.field}\``, ...cells(it)].join(' | ')} |\n`);
  return `## ${title}\n${capitalised(party)}; ${link}. ${about.trim().replaceAll('\n', ' ')}\n\n` +
    `| field | value | outcome | event | mocks: \`Prefer\` |\n|---|---|---|---|---|\n${rows.join('')}`;
}

function cells(it: TestValue): string[] {
  const { value, outcome, event, mock, control } = it;
  const shown = value.replaceAll('{code}', 'AC07').replaceAll('{code_lower}', 'ac07');
  return [
    `\`${shown}\`${isForEachCode(it) ? ', each code' : ''}${control ? ' (control API)' : ''}`, outcome,
    event === undefined ? '–' : `[\`${event}\`](event:${event})`,
    mock === undefined ? '–' : `\`${mock.prefer}\` of [\`${mock.operation}\`](operation:${mock.operation})`,
  ];
}

function codesSection(): string {
  const by = { RECEIVER: 'the other bank', RAIL: 'Pix', BOTH: 'either' };
  const rows = Object.entries(readRejectCodes()).map(([code, it]) =>
    `| ${code} | ${it.means} | ${by[it.by]} | ${it.may_pass_later ? 'yes' : ''} |\n`);
  return '## Reject codes\nThe codes of the SPI for a refused payment or return (pacs.002). Nothing is retried automatically.\n\n' +
    `| code | meaning | refused by | may pass later |\n|---|---|---|---|\n${rows.join('')}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
