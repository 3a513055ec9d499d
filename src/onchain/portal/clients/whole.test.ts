/** The client of the whole API is made of every operation, under the names that the SDK for TypeScript has. */
import { expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { wholeClient } from '../../../../test/portal/harness.ts';
import { methodName } from '../../../../sdk/generated/method-name.ts';
import { operations } from '../../../../sdk/generated/operations.ts';
import { camelCase } from './texts.ts';

const input = wholeClient();
const methods = input.ledger.flatMap((group) => group.methods);

it('has the groups and methods of the SDK', () => {
  const made = input.ledger.map(({ words, methods }) => [
    camelCase(words), methods.filter(({ media }) => !media || media.type === 'application/zip').map((it) => camelCase(it.words)),
  ]);
  expect(Object.fromEntries(made)).toEqual(Object.fromEntries(Object.entries(operations).map(([group, ids]) => [
    group, Object.keys(ids).map((id) => methodName(group, id)),
  ])));
  expect(new Set(methods.map(({ operationId }) => operationId)).size).toBe(213);
});

it('sends a key with every write, but with deliveries of providers, which have headers of their own', () => {
  const keyless = methods.filter(({ method, takesKey }) => method !== 'GET' && !takesKey);
  const withHeaders = methods.filter(({ takesHeaders }) => takesHeaders);
  expect(keyless).toEqual(withHeaders);
  expect(keyless.every(({ operationId }) => operationId.startsWith('receive'))).toBe(true);
  expect(keyless).toHaveLength(8);
});

it('has a method for each form of an answer that is not JSON', () => {
  const others = methods.filter(({ media }) => media);
  expect(others.map(({ words, media }) => [camelCase(words), media?.type, media?.isText, media?.format])).toEqual([
    ['getStatementCsv', 'text/csv', true, 'csv'], ['getStatementOfx', 'application/x-ofx', true, 'ofx'],
    ['getEntryProof', 'application/vnd.razao.proof', true, undefined], ['getHtml', 'text/html', true, undefined],
    ['getQrChargePng', 'image/png', false, undefined], ['getQrChargeSvg', 'image/svg+xml', true, undefined],
    ['getStaticQrPng', 'image/png', false, undefined], ['getStaticQrSvg', 'image/svg+xml', true, undefined],
    ['getTenantSdk', 'application/zip', false, undefined],
  ]);
});

it('waits for payments, charges, keys, verifications and instances', () => {
  expect(input.ledger.flatMap(({ words, waits }) => waits.map((it) => `${camelCase(words)}.${camelCase(it.words)}`))).toEqual([
    'kyc.waitFor', 'obligations.waitFor', 'pix.waitForKey', 'pix.waitForCharge', 'products.waitForInstance',
  ]);
});

it('is valid OpenAPI', async () => {
  const config = createConfig({
    extends: ['minimal'], rules: {
      'no-empty-servers': 'off', 'nullable-type-sibling': 'off', 'no-invalid-media-type-examples': 'off', 'no-ambiguous-paths': 'off',
    },
  });
  const found = await lintFromString({ source: JSON.stringify(input.document), config: await config });
  expect(found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`)).toEqual([]);
});
