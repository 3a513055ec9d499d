import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEnglish, portugueseFolder, readPhrases, type Say } from './portuguese.ts';
import { readRejectCodes } from './reject-codes.ts';
import { generatedHeader, root } from './settings.ts';
import { isForEachCode, type TestValue, type TestValueGroup, type TestValueGroups } from './test-values.ts';

/** The page whose tables are made from the list, in both languages. */
export const testValuesGuide = join(root, 'docs/guides/test-values.md');
export const testValuesInPortuguese = join(portugueseFolder, 'test-values.md');
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
export function testValuesPage(groups: TestValueGroups, page = readFileSync(testValuesGuide, 'utf8'), say: Say = inEnglish): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error('docs/guides/test-values.md lacks the marks of its generated tables');
  const sections = Object.values(groups).map((group) => section(group, say));
  return `${page.slice(0, begin)}${BEGIN}\n\n${[...sections, codesSection(say)].join('\n')}\n${page.slice(end)}`;
}

/** The same in Portuguese. */
export function portugueseTestValuesPage(groups: TestValueGroups): string {
  return testValuesPage(groups, readFileSync(testValuesInPortuguese, 'utf8'), readPhrases());
}

function section({ title, party, operation, about, values }: TestValueGroup, say: Say): string {
  const link = /^\w+$/.test(operation) ? `[\`${operation}\`](operation:${operation})` : say(operation);
  const rows = values.map((it) => `| ${[`\`${it.field}\``, ...cells(it, say)].join(' | ')} |\n`);
  return `## ${say(title)}\n${capitalised(say(party))}; ${link}. ${say(about.trim().replaceAll('\n', ' '))}\n\n` +
    `${headOf(['field', 'value', 'outcome', 'event', 'mocks: `Prefer`'], say)}${rows.join('')}`;
}

function headOf(columns: readonly string[], say: Say): string {
  return `| ${columns.map(say).join(' | ')} |\n|${'---|'.repeat(columns.length)}\n`;
}

function cells(it: TestValue, say: Say): string[] {
  const { value, outcome, event, mock, control } = it;
  const shown = value.replaceAll('{code}', 'AC07').replaceAll('{code_lower}', 'ac07');
  return [
    `\`${shown}\`${isForEachCode(it) ? say(', each code') : ''}${control ? say(' (control API)') : ''}`, say(outcome),
    event === undefined ? '–' : `[\`${event}\`](event:${event})`,
    mock === undefined ? '–' : `\`${mock.prefer}\` ${say('of')} [\`${mock.operation}\`](operation:${mock.operation})`,
  ];
}

function codesSection(say: Say): string {
  const by = { RECEIVER: 'the other bank', RAIL: 'Pix', BOTH: 'either' };
  const rows = Object.entries(readRejectCodes()).map(([code, it]) =>
    `| ${code} | ${say(it.means)} | ${say(by[it.by])} | ${it.may_pass_later ? say('yes') : ''} |\n`);
  const about = 'The codes of the SPI for a refused payment or return (pacs.002). Nothing is retried automatically.';
  return `## ${say('Reject codes')}\n${say(about)}\n\n` +
    `${headOf(['code', 'meaning', 'refused by', 'may pass later'], say)}${rows.join('')}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
