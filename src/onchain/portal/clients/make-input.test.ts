import { describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { hostileInput, journeyInput } from '../../../../test/portal/harness.ts';

const linted = createConfig({
  extends: ['minimal'], rules: { 'no-empty-servers': 'off', 'nullable-type-sibling': 'off', 'no-invalid-media-type-examples': 'off' },
});
const problemsOf = async (document: object) =>
  (await lintFromString({ source: JSON.stringify(document), config: await linted })).map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
  );

describe('what a client is made of', () => {
  const input = journeyInput();

  it('is the description with the operations of the ledger that one needs beside it', () => {
    expect(input.ledger.map(({ words, methods }) => [words.join(' '), methods.map((it) => it.words.join(' '))])).toEqual([
      ['parties', ['create', 'get', 'search', 'update']], ['accounts', ['create', 'get', 'search', 'get balance', 'list transactions']],
      ['obligations', ['create', 'get', 'get html', 'list']], ['holds', ['place', 'get', 'list', 'capture', 'release']],
      ['events', ['list', 'get']],
    ]);
    expect(Object.keys(input.document.paths)).toEqual(expect.arrayContaining([
      '/v1/accounts/{account_id}/balance', '/v1/products/caucao-aluguel/instances',
    ]));
    expect('servers' in input.document).toBe(false);
  });

  it('is valid OpenAPI, without a null among the values of an enum', async () => {
    expect(await problemsOf(input.document)).toEqual([]);
    const enums = [...JSON.stringify(input.document).matchAll(/"enum":(\[[^\]]*\])/g)].map(
      ([, values]) => JSON.parse(values ?? '[]') as unknown[],
    );
    expect(enums.length).toBeGreaterThan(20);
    expect(enums.flat().every((value) => value !== null)).toBe(true);
  });

  it('names the methods of a product, and where each leads', () => {
    const [product] = input.products;
    expect(product?.methods.map(({ kind, words, toState, takesKey }) => [kind, words.join(' '), toState, takesKey])).toEqual([
      ['CREATE', 'create', 'FUNDED', true], ['LIST', 'list', undefined, false], ['GET', 'get', undefined, false],
      ['ACTION', 'claim', 'CLAIMED', true],
      ['ACTION', 'accept claim', 'SETTLED', true], ['ACTION', 'withdraw claim', 'FUNDED', true], ['ACTION', 'extend', 'FUNDED', true],
      ['CLOSE', 'close', 'RELEASED', true],
    ]);
    expect(product?.methods[1]?.items).toEqual({ property: 'items', schema: 'CaucaoAluguelInstanceSummary' });
  });

  it('is the same whenever it is made', () => {
    expect(JSON.stringify({ ...journeyInput(), files: [...journeyInput().files] })).toBe(JSON.stringify({
      ...input, files: [...input.files],
    }));
  });
});

describe('what hostile products make of it', () => {
  const { products, ledger, document } = hostileInput();

  it('is valid OpenAPI', async () => {
    expect(await problemsOf(document)).toEqual([]);
  });

  it('names no two groups alike, in any case of letters', () => {
    const names = [...products, ...ledger].map(({ words }) => words.join('').toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(products.map(({ typeName }) => typeName.toLowerCase())).size).toBe(products.length);
  });

  it('names no two methods of a product alike, nor one like another that waits', () => {
    for (const { methods } of products) {
      const names = methods.flatMap(
        ({ kind, words }) => [words.join(''), ...(['CREATE', 'ACTION', 'CLOSE'].includes(kind) ? [`${words.join('')}andwait`] : [])],
      ).concat('waitfor');
      expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    }
  });
});
