import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { interfaceNames, root } from '../../contracts/codegen/settings.ts';
import { operations, type OperationId } from '../../generated/operations.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { operationOf } from './contracts.ts';
import { exampleRequest } from './example-request.ts';
import { notBuilt } from './not-built.ts';
import { expectContract } from './response-validator.ts';

let service: TestService;
beforeAll(async () => { service = await startTestService(); });
afterAll(() => service.stop());

const previews = operations.filter(({ preview }) => preview).map(({ operationId }) => operationId);

test('the list names every preview of the contracts once, and nothing that is built', () => {
  expect([...notBuilt].sort()).toEqual([...previews].sort());
});

test('what is listed has no controller, what is not listed has one', () => {
  const routes = interfaceNames.map((name) => readFileSync(join(root, 'generated', name, 'routes.ts'), 'utf8')).join('\n');
  for (const { operationId, path, method } of operations) {
    const served = routes.includes(`app.${method.toLowerCase()}('${path.replaceAll(/\{(\w+)\}/g, ':$1')}',`);
    expect({ operationId, served }).toEqual({ operationId, served: !notBuilt.includes(operationId) });
  }
});

/** Sends the contract's own example, so that nothing but not being built can be wrong with it. */
async function send(operationId: OperationId): Promise<Response> {
  const located = operationOf(operationId);
  const { path, headers, bodies: [body] } = exampleRequest(located);
  return fetch(service.baseUrl + path, {
    method: located.method.toUpperCase(),
    headers: { Authorization: `Bearer ${await service.token()}`, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

test('what is listed answers 501 NOT_BUILT', async () => {
  for (const operationId of notBuilt) {
    const answer = await send(operationId);
    const body: unknown = await answer.json();
    expect([operationId, answer.status, body]).toEqual([operationId, 501, expect.objectContaining({ error: 'NOT_BUILT' })]);
    expectContract(operationId, answer.status, body);
  }
});

test('receivers that are not built say so without a token', async () => {
  for (const { path } of operations.filter(({ preview, scope }) => preview && scope === null)) {
    const answer = await fetch(`${service.baseUrl}${path.replace('{provider_id}', 'sim-demo')}`, { method: 'POST' });
    expect([path, answer.status]).toEqual([path, 501]);
  }
});
