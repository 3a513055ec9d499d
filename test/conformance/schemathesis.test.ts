/**
 * A fuzzer that knows only the contracts finds no 5xx and no answer outside them. `make fuzz` draws more: FUZZ_SEED and FUZZ_EXAMPLES (per
 * operation), and tries the bounds of every field.
 */
import { interfaceNames } from '../../contracts/codegen/settings.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { startSponsor, type TestSponsor } from '../support/sponsor.ts';
import { contractOf } from './contracts.ts';
import { schemathesis } from './schemathesis.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? 20260302);
const examples = Number(process.env['FUZZ_EXAMPLES'] ?? 1);
const TIMEOUT_MS = 1_200_000 + 30_000 * examples;

let service: TestService;
let sponsor: TestSponsor;
beforeAll(async () => {
  service = await startTestService({ withMongodb: true, env: { RAZAO_ROLES: 'api' } });
  sponsor = await startSponsor(); // without a provider, operations that call one answer 503, which the contract allows and the fuzzer
// reports
  await sponsor.connect(service);
});
afterAll(async () => {
  await service.stop();
  await sponsor.stop();
});

test('no answer outside the contracts', async () => {
  const { passed, output } = await schemathesis({
    contracts: interfaceNames.map(contractOf), baseUrl: service.baseUrl, token: await service.token(), seed, examples,
    hasBounds: 'FUZZ_EXAMPLES' in process.env,
  });
  expect(passed ? '' : `seed ${seed}\n${output}`).toBe('');
  expect(output).toMatch(/[1-9]\d* passed/);
}, TIMEOUT_MS);
