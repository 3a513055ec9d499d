import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../../../test/support/service.ts';

let api: TestService;
beforeAll(async () => { api = await startTestService({ env: { RAZAO_ROLES: 'api' } }); });
afterAll(() => api?.stop());

it.each([
  [[]], [['plain', 'two']], [[' ', '  around  ']], [['NULL', 'null']], [['a,b', '{}', '{', '}']], [['a"b', '\\', 'a\\"b', '"']],
  [['line\nfeed', 'tab\tinside', 'cr\r', 'quoted " and\nfeed']], [['ç 😀', "it's ? $1"]],
])('a list of texts comes back as it was given: %j', async (roles) => {
  const body = { type: 'individual', display_name: 'Ana', country: 'BR', roles, labels: [...roles].reverse() };
  const made = await api.ok<{ party_id: string; roles: string[] }>('createParty', { body });
  expect(made.roles).toEqual(roles);
  const read = await api.ok<{ roles: string[]; labels: string[] }>('getParty', { path: { party_id: made.party_id } });
  expect([read.roles, read.labels]).toEqual([roles, [...roles].reverse()]);
});
