/** A client is left out of a test run only as `make sdks` has tried it. */
import { afterEach, expect, it } from '@jest/globals';
import { go } from '../../src/onchain/portal/clients/go/index.ts';
import { isTried } from './tried.ts';

const saved = process.env['SDKS'];
afterEach(() => {
  if (saved === undefined) delete process.env['SDKS'];
  else process.env['SDKS'] = saved;
});

it('what is made of other sources has not been tried', () => {
  delete process.env['SDKS'];
  expect(isTried({ ...go, sources: [...go.sources, 'LICENSE'] })).toBe(false);
});

it('make sdks leaves nothing out', () => {
  process.env['SDKS'] = 'all';
  expect(isTried(go)).toBe(false);
});
