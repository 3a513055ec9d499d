/** Every sentence that an answer may say has its Portuguese, and the guides' check sees what it is for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { errorCatalogue } from '../../generated/errors.ts';
import { portugueseErrors } from '../../generated/errors.pt.ts';
import { portugueseFindings, portugueseOf, portugueseRefusal } from '../../src/platform/http/portuguese.ts';
import { PORTUGUESE_MESSAGES } from '../../src/platform/http/portuguese-messages.ts';
import { translationFindings, digestOf, sectionsOf, withCode } from '../../src/interfaces/docs/translation.ts';
import { repositoryFiles } from '../support/repository-files.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Sentences that are no messages of an answer in the shape of the contracts' `Error`. */
const OTHERS: readonly RegExp[] = [
  /^src\/domains\/auth\/(issue-token|oauth-refusal|throttle|token-request|routes)\.ts$/, // OAuth's error_description is ASCII (RFC 6749)
  /^src\/domains\/(sandbox|imports)\//, // the sandbox's own controls; findings of the command line
  /^src\/domains\/events\/deliveries\/count-archived\.ts$/, // a reason that is stored with an endpoint
  /^src\/domains\/reconciliation\/run-reconciliation\.ts$/, // a reason that is stored with a run
  /^src\/onchain\/(portal|battery|chain\/(?!parameters))/, // descriptions of clients; reports of the battery; the chain's process
  /^src\/onchain\/foundry\/(gates|child)\//, // findings about the author's source, which is in English
  /^src\/(onchain\/foundry\/compiles\/run-compile|onchain\/products\/battery\/run-battery-job)\.ts$/, // reasons that are stored with a job
  /^src\/platform\/http\/portuguese-messages\.ts$/, // the translations themselves
  /^src\/platform\/(config|local\/.*|tracing\/.*|metrics\/.*)\.ts$/, // settings, which the guide to them has; logs
];

describe('messages of answers', () => {
  const files = repositoryFiles('src/domains', 'src/onchain', 'src/platform').filter((file) =>
    file.endsWith('.ts') && !/\.test\.ts$|\.sql\.ts$/.test(file) && !OTHERS.some((other) => other.test(file)));

  it('each sentence of the source is translated', () => {
    const said = files.flatMap((file) => sentencesIn(file).map((sentence) => ({ file, sentence })));
    expect(said.length).toBeGreaterThan(150);
    expect(said.filter(({ sentence }) => !hasPortuguese(sentence))).toEqual([]);
  });

  it('a value takes its place, whatever it holds', () => {
    expect(portugueseOf('The token lacks: service/gl, service/operator.')).toBe('Faltam ao token: service/gl, service/operator.');
    expect(portugueseOf('The account is in BRL, the policy in USD.')).toBe('A conta está em BRL; a política, em USD.');
    expect(portugueseOf('3 of 8 items are refused; nothing was created.')).toBe('3 de 8 itens foram recusados; nada foi criado.');
    expect(portugueseOf('must be BRL or USD for type "a"')).toBe('deve ser BRL or USD para type "a"');
    expect(portugueseOf('nothing that anybody says')).toBeUndefined();
  });

  it('a sentence that nobody translated becomes that of its code, a finding stays', () => {
    const body = { error: 'ACCOUNT_FROZEN', message: 'Something new happened to it.', details: { account_id: 'acc_1' } };
    expect(portugueseRefusal(body)).toEqual({ ...body, message: 'A conta está congelada.' });
    const finding = { loc: ['body'], msg: 'new rule', type: 'value_error' };
    expect(portugueseFindings([finding])).toEqual([finding]);
  });

  it('names the same values in both languages', () => {
    const values = (text: string) => [...new Set(text.match(/\{\d\}/g))].toSorted();
    const odd = Object.entries(PORTUGUESE_MESSAGES).filter(([english, portuguese]) => `${values(english)}` !== `${values(portuguese)}`);
    expect(odd).toEqual([]);
  });
});

describe('the catalogue', () => {
  it('has both languages of each code, with the same code in their lines', () => {
    expect(Object.keys(portugueseErrors)).toEqual(Object.keys(errorCatalogue));
    const inCode = (text: string) => [...new Set(text.match(/`[^`]+`|\b[A-Z][A-Z_]{3,}\b/g))].filter((it) => !KNOWN.has(it)).toSorted();
    const odd = Object.entries(errorCatalogue).flatMap(([code, english]) => (['when', 'action'] as const).flatMap((field) => {
      const portuguese = portugueseErrors[code as keyof typeof portugueseErrors][field];
      return `${inCode(english[field])}` === `${inCode(portuguese)}` ? [] : [{ code, english: english[field], portuguese }];
    }));
    expect(odd).toEqual([]);
  });

  const KNOWN = new Set(['DICT', 'CNPJ', 'JSON', 'IANA']);
});

describe('a guide in Portuguese', () => {
  const english = '# One\nText with `code`.\n\n```sh\nmake run\n```\n\n## Two\nSee [it](operation:createParty).\n';
  const marks = sectionsOf(english).map((section) => `<!-- en ${digestOf(section)} -->`);
  const portuguese = [
    '# Um', marks[0], 'Texto com `code`.', '', '<!-- code -->', '', '## Dois', marks[1], 'Veja [isto](operation:createParty).', '',
  ].join('\n');

  it('is whole, with the code of the English one', () => {
    expect(translationFindings(portuguese, english)).toEqual([]);
    expect(withCode(portuguese, english)).toBe([
      '# Um', 'Texto com `code`.', '', '```sh', 'make run', '```', '', '## Dois', 'Veja [isto](operation:createParty).', '',
    ].join('\n'));
  });

  it.each<[string, string, string, string]>([
    ['a section that changed', portuguese, english.replace('Text', 'Words'), '"One" was made from'],
    ['a section more', portuguese, `${english}\n## Three\n`, 'has 2 headings, the English guide 3: see "Three"'],
    ['a block of code less', portuguese.replace('<!-- code -->', ''), english, '"One" has 0 blocks of code of 1'],
    ['code in a line', portuguese.replace('`code`', '`código`'), english, '"One" lacks `code`'],
    ['a link', portuguese.replace('createParty', 'getParty'), english, '"Two" lacks ](operation:createParty)'],
    ['code that is repeated', portuguese.replace('<!-- code -->', '```sh\nmake run\n```'), english, 'repeats a block of code'],
  ])('is told of %s', (_what, ours, theirs, expected) => {
    expect(translationFindings(ours, theirs).join('\n')).toContain(expected);
  });

  it('is not told of code that changed: it is filled in', () => {
    expect(translationFindings(portuguese, english.replace('make run', 'make test'))).toEqual([]);
  });
});

it('the glossary has one word in Portuguese for each English one', () => {
  const bold = (text: string) => [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word = '']) => word);
  const rowsOf = (file: string) =>
    readFileSync(join(ROOT, file), 'utf8').match(/^\| \*\*.+$/gm)?.map((row) => row.split('|').slice(1)) ?? [];
  const portuguese = rowsOf('docs/guides/pt/glossary.md');
  const named = portuguese.map(([, english = '']) => english.trim());
  expect(named).toEqual([...new Set(named)]);
  expect(rowsOf('docs/glossary.md').map(([first = '']) => bold(first)).filter((words) => !named.some((it) => words.every((word) =>
    it.toLowerCase().split(', ').includes(word.toLowerCase()))))).toEqual([]);
  const words = portuguese.flatMap(([first = '']) => bold(first));
  expect(words).toEqual([...new Set(words)]);
});

/** Literals that read like a sentence, or that are given to a finding of request validation; values are `{1}`, `{2}`. */
function sentencesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node, isFinding: boolean): void => {
    const text = textOf(node);
    if (text !== undefined && (/^[A-Z{].*[a-z].* .*\.$/s.test(text) || (isFinding && /[a-z] [a-z{'"]/.test(text)))) found.push(text);
    ts.forEachChild(node, (child) => visit(child, isFinding || tellsFinding(node, file)));
  };
  visit(source, false);
  return found;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.templateSpans.reduce((text, span, index) => `${text}{${index + 1}}${span.literal.text}`, node.head.text);
}

function tellsFinding(node: ts.Node, file: string): boolean {
  if (ts.isCallExpression(node)) return /^(invalid|finding)$/.test(node.expression.getText());
  if (ts.isPropertyAssignment(node)) return /^(msg|unreadable)$/.test(node.name.getText());
  return file.endsWith('http/validation.ts') && ts.isArrowFunction(node);
}

/** A rule's condition is a value too: `for kind "A"`, or nothing. */
function hasPortuguese(sentence: string): boolean {
  const filled = (value: string) => sentence.replaceAll(/\{\d\}/g, value).trim();
  const forms = [sentence, ...['for kind "A"', "did you mean 'a'?", 'is', 'is not in BRL'].map(filled)];
  return forms.some((it) => portugueseOf(it) !== undefined);
}
