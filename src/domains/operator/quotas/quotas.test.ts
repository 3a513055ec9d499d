/** The contract lists the quotas as they are defined. */
import { expect, it } from '@jest/globals';
import type { QuotaName } from '../../../../generated/models.ts';
import { QUOTAS } from '../../../platform/quota.ts';
import { contractOf } from '../../../../test/conformance/contracts.ts';

interface Shown {
  readonly name: QuotaName;
  readonly window: string;
  readonly default: number;
  readonly ceiling: number;
}

it('each example has the window, default and ceiling of each quota', () => {
  const text = JSON.stringify(contractOf('command').paths['/v1/operator/tenants/{tenant}/quotas']);
  const examples = [...text.matchAll(/"quotas":(\[\{"name".*?\}\])/g)].map(([, quotas = '']) => JSON.parse(quotas) as Shown[]);
  const expected = Object.entries(QUOTAS).map(([name, { window, most, ceiling }]) => ({ name, window, default: most, ceiling }));
  expect(examples).toHaveLength(3);
  for (const quotas of examples) expect(
    quotas.map(({ name, window, default: most, ceiling }) => ({ name, window, default: most, ceiling })),
  ).toEqual(expected);
});
