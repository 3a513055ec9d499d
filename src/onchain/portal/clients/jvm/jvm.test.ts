/** Defences between hostile products and the generator and compilers of the JVM; `test/portal/jvm.test.ts` compiles the result. */
import { describe, expect, it } from '@jest/globals';
import { hostileInput, journeyInput } from '../../../../../test/portal/harness.ts';
import { HOSTILE_TEXTS } from '../../../../../test/portal/hostile-product.ts';
import type { ClientInput } from '../client-input.ts';
import { java } from '../java/index.ts';
import { kotlin } from '../kotlin/index.ts';
import { modelsDocument } from './models-document.ts';
import { constantNames, packageSegment } from './names.ts';
import { commentText, docComment, javaLiteral, kotlinLiteral } from './texts.ts';

describe('a text in a comment', () => {
  it.each(HOSTILE_TEXTS)('cannot end it, begin another, or be more than text: %j', (text) => {
    const comment = docComment([commentText(text)], '  ');
    expect(comment.slice(5, -5)).not.toMatch(/\*\/|\/\*|\\|@|<(?!\/?code>)|[^\P{C}\n\t]|[\u2028\u2029]/u);
    expect(comment.split('\n').slice(1, -2).every((line) => line.startsWith('   *'))).toBe(true);
  });

  it('keeps what stands between back-ticks as code, and lines as lines', () => {
    expect(docComment([commentText('one `a<b` /path\r\n- two')])).toBe('/**\n * one <code>a&#60;b</code> /path\n * - two\n */\n');
  });
});

it('a literal has no template of Kotlin in it, and no escape that a text brings', () => {
  expect(kotlinLiteral('${x} "\\u0041')).toBe('"\\${x} \\"\\\\u0041"');
  expect(javaLiteral('"\\u0022')).toBe('"\\"\\\\u0022"');
});

describe('names', () => {
  it('of constants are one each', () => {
    const names = constantNames(['a_b', 'A_B', '', '9', 'caução']);
    expect(new Set(names).size).toBe(5);
    expect(names.every((it) => /^[A-Z_][A-Za-z0-9_]*$/.test(it))).toBe(true);
  });

  it('of a tenant are segments of a package', () => {
    expect(['aurora-bank', 'int', '9lives'].map((it) => packageSegment(it, new Set(['int'])))).toEqual(['aurora_bank', 'int_', '_9lives']);
  });
});

describe('what the generator sees', () => {
  it.each(
    [['hostile', hostileInput()], ['journey', journeyInput()]] as [string, ClientInput][],
  )('has no text of a manifest: %s', (_name, input) => {
    const { document, texts } = modelsDocument(input);
    expect(texts.size).toBeGreaterThan(50);
    const descriptions = [...JSON.stringify(document).matchAll(/"description":"([^"]*)"/g)].map(([, text]) => text);
    expect(descriptions.filter((it) => !/^RazaoText\d+End$/.test(it ?? ''))).toEqual([]);
    expect(JSON.stringify(document)).not.toMatch(/razao-was-here|x-razao|"example|"oneOf|"anyOf/);
  });

  it('has no two fields of a schema that meet in a program, and their names in JSON are kept', () => {
    const { document, wireNames } = modelsDocument(hostileInput());
    for (const schema of Object.values(document.components?.schemas ?? {})) {
      const names = Object.keys('properties' in schema ? schema.properties ?? {} : {}).map((it) => it.replaceAll('_', '').toLowerCase());
      expect(new Set(names).size).toBe(names.length);
    }
    expect([...wireNames.values()]).toContain('ab');
  });

  it('is the same at every time', () => {
    expect(JSON.stringify(modelsDocument(journeyInput()).document)).toBe(JSON.stringify(modelsDocument(journeyInput()).document));
  });
});

it.each([java, kotlin])('$name has a method for each operation and one that waits for each move, under names of their own', async (
  language,
) => {
  const input = hostileInput();
  const files = await language.assemble(input, new Map());
  const [product] = input.products;
  const [, source = ''] = [...files].find(([path]) => path.includes(`/${product?.typeName}Product.`)) ?? [];
  const waiting = new Set([...String(source).matchAll(/ (\w+AndWait)\(/g)].map(([, name]) => name));
  expect(waiting.size).toBe(product?.methods.filter(({ toState }) => toState !== undefined).length);
  expect([...files.keys()].filter((path) => /\.razao|org.openapitools|\.github/.test(path))).toEqual([]);
});
