/** Templates of clients: they escape what they are told to, and nothing is left out unseen. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { templatesIn } from './templates.ts';

const folder = mkdtempSync(join(tmpdir(), 'razao-templates-'));
afterAll(() => { rmSync(folder, { recursive: true }); });

const root = join(import.meta.dirname, '../../../..');
const render = templatesIn(relative(root, folder), {
  quoted: (text) => JSON.stringify(text), comment: (text, indent) => text.split('\n').map((line) => `# ${line}`).join(`\n${indent}`),
});

let written = 0;
function rendered(template: string, values: object): string {
  written += 1;
  const name = `template-${written}`;
  writeFileSync(join(folder, `${name}.mustache`), template);
  return render(name, values);
}

it('a name without a value is an error, in a section and a partial too', () => {
  writeFileSync(join(folder, 'part.mustache'), '{{missing}}\n');
  expect(() => rendered('{{nobody}}', {})).toThrow('a template asks for nobody, which has no value');
  expect(() => rendered('{{#quoted}}{{title}}{{/quoted}}', {})).toThrow('title');
  expect(() => rendered('{{#list}}{{>part}}{{/list}}', { list: [{}] })).toThrow('missing');
});

it('a text is no template and no HTML, and an escape sees all of it', () => {
  const title = '{{#quoted}}"<&>{{/quoted}}\n{{>part}}';
  expect(rendered('{{title}}', { title })).toBe(title);
  expect(rendered('{{#quoted}}{{title}}{{/quoted}};', { title })).toBe(`${JSON.stringify(title)};`);
});

it('an escape on lines of its own writes lines, indented as its closing tag', () => {
  expect(rendered('a {\n  {{#comment}}\n  {{text}}\n\n  end\n  {{/comment}}\n}\n', { text: 'one\ntwo' })).toBe(
    'a {\n  # one\n  # two\n  # \n  # end\n}\n',
  );
});

it('the lines of a template are one line, those of a text stay', () => {
  expect(rendered('  {{#oneLine}}\n  f(a,\n    {{text}}\n    , c)\n  {{/oneLine}}\n', { text: 'x,\n  y' })).toBe('  f(a, x,\n  y, c)\n');
});
