/**
 * Every write, killed at every place. `make faults` runs the whole table; a test run takes every eighth write, each at one
 * place, so that all places are there.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { quickChild } from '../support/foundry-child.ts';
import { startTestService, TENANT, type TestService } from '../support/service.ts';
import { startSponsor, type TestSponsor } from '../support/sponsor.ts';
import { KillMatrix, placesOf, type KillPoint, type Row } from './kill-matrix.ts';
import { pixWrites } from './kill-matrix-pix.ts';
import { productRows } from './kill-matrix-products.ts';
import { squadRows } from './kill-matrix-squads.ts';
import { writes } from './kill-matrix-writes.ts';

const TIMEOUT_MS = 120_000;
const isWhole = process.env['FAULTS'] === 'all';
const results: string[] = [];
let api: TestService;
let sponsor: TestSponsor;
let matrix: KillMatrix;

beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' }, foundryChild: quickChild });
  sponsor = await startSponsor();
  await sponsor.connect(api);
  // the whole table binds more than the usual fifty
  await api.ok('operatorPutQuotas', { token: await api.platformToken(), body: { overrides: { products: 200 } }, path: { tenant: TENANT } });
  matrix = await KillMatrix.open(api, sponsor);
}, TIMEOUT_MS);
afterAll(async () => {
  await matrix.close();
  await sponsor.stop();
  await api.stop();
  if (isWhole) process.stdout.write(`\n${results.join('\n')}\n`);
}, TIMEOUT_MS);

const rows = [...writes, ...pixWrites, ...squadRows, ...productRows].filter((_, index) => isWhole || index % 8 === 0);
const cells = rows.flatMap((row, index): [string, KillPoint, Row][] => {
  const name = [row.operationId, row.kind].filter(Boolean).join(', ');
  const all = placesOf(row);
  const places = isWhole ? all : all.filter((_, place) => place === index % all.length);
  return places.map((place) => [name, place, row]);
});

it.each(cells)('%s, killed %s: one effect, one answer, valid books', async (name, place, row) => {
  const wrong = await matrix.run(row, place);
  results.push(`${name.padEnd(44)}${place.padEnd(24)}${wrong.length === 0 ? 'one effect, the same answer' : wrong.join('; ')}`);
  expect(wrong).toEqual([]);
}, TIMEOUT_MS);
