/** A 422 for a value that may have one of several forms names what is wrong with the form that was meant. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PartyResponseOut } from '../../../generated/models.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { HTTP_PATHS } from '../../../test/support/http-paths.ts';
import { startTestService, type TestService } from '../../../test/support/service.ts';
import type { ValidationFinding } from '../errors.ts';

describe.each(HTTP_PATHS)('%s', (_path, http) => {
  let api: TestService;
  let account_id: string;
  beforeAll(async () => {
    api = await startTestService({ env: { ...http, RAZAO_ROLES: 'api' } });
    account_id = await api.account();
  });
  afterAll(() => api?.stop());

  const MARK = 'here-is-a-number';

  async function findings(
    operationId: OperationId, body: object | string, path: Record<string, string> = {},
  ): Promise<ValidationFinding[]> {
    const { status, body: answer } = await api.call<{ detail: ValidationFinding[] }>(operationId, { body, path });
    expect([status, JSON.stringify(answer)]).toEqual([422, expect.not.stringContaining('union')]);
    return answer.detail;
  }

  const run = { provider_id: 'sim-demo', rail: 'PIX', currency: 'BRL', from: '2026-03-02', to: '2026-03-02' };
  const line = { external_id: 'E1', direction: 'CREDIT', amount_cents: 1, occurred_at: '2026-03-02T12:00:00Z' };

  it.each<[string, unknown, ValidationFinding[]]>([
    ['a name that none has', { kind: 'EMAIL' }, [
      { loc: ['body', 'source', 'kind'], type: 'enum', msg: 'must be one of FETCH, LINES, CSV', input: 'EMAIL' },
    ]],
    ['no name', { lines: [] }, [{ loc: ['body', 'source', 'kind'], type: 'missing', msg: 'is required' }]],
    ['a field of another', { kind: 'FETCH', csv: 'x' }, [
      { loc: ['body', 'source', 'csv'], type: 'extra_forbidden', msg: 'unknown field; there are kind' },
    ]],
    ['a field that is missing', { kind: 'CSV' }, [{ loc: ['body', 'source', 'csv'], type: 'missing', msg: 'is required' }]],
    ['an item that is wrong', { kind: 'LINES', lines: [line, { ...line, direction: 'UP' }] }, [
      { loc: ['body', 'source', 'lines', 1, 'direction'], type: 'enum', msg: 'must be one of CREDIT, DEBIT', input: 'UP' },
    ]],
    ['a text', 'FETCH', [{ loc: ['body', 'source'], type: 'dict_type', msg: 'must be an object', input: 'FETCH' }]],
    ['a list', [], [{ loc: ['body', 'source'], type: 'dict_type', msg: 'must be an object' }]],
  ])('one that is known by its kind: %s', async (_, source, expected) => {
    expect(await findings('startReconciliationRun', { ...run, source: source as object })).toEqual(expected);
  });

  it.each([
    ['a number that is a text', { expires_at: 5 }, [{ loc: ['body', 'expires_at'] }]],
    [
      'a day that is none', { expires_at: 'tomorrow' },
      [{ loc: ['body', 'expires_at'], type: 'string_pattern_mismatch', msg: expect.stringMatching(/^must look like 2\d{3}-/) }],
    ],
  ])('one that may be null: %s', async (_, change, expected) => {
    const placed = { account_id, amount_cents: 1, reason_code: 'x', ...change };
    expect((await findings('placeHold', placed)).filter(({ loc }) => loc.includes('expires_at'))).toMatchObject(expected);
  });

  it.each<[OperationId, object, string[]]>([
    ['createObligation', { rail: 'NATIVE', metadata: { order: { id: MARK } } }, ['metadata', 'order', 'id']],
    ['createParty', { type: 'individual', display_name: 'Ana', country: 'BR', anything: MARK }, ['anything']],
    ['createParty', {
      type: 'individual', display_name: 'Ana', country: 'BR', tax_id: { country: 'BR', type: 'cpf', value: '1', more: MARK },
    }, ['tax_id', 'more']],
    ['ingestEvidence', { rail: 'MOCK', payload: { nsu: MARK } }, ['payload', 'nsu']],
    ['createObligation', { rail: 'NATIVE', amount: { currency: 'BRL', value: MARK } }, ['amount', 'value']],
  ])('%s: a number that would be changed is refused by name, before anything else is read: %j', async (operationId, body, loc) => {
    for (const digits of ['9007199254740993', '0.12345678901234567890', '1e-400']) {
      const text = JSON.stringify(body).replace(`"${MARK}"`, digits);
      expect(await findings(operationId, text)).toMatchObject([
        { loc: ['body', ...loc], type: 'number_not_exact', msg: expect.stringContaining('as a string') },
      ]);
    }
  });

  it('two requests that differ only in digits which no number keeps are two', async () => {
    const key = randomUUID();
    const text = (id: string) => JSON.stringify(
      { type: 'individual', display_name: 'Ana', country: 'BR', id: MARK },
    ).replace(`"${MARK}"`, id);
    expect((await api.call('createParty', { body: text('9007199254740991'), key })).status).toBe(200);
    const other = await api.call<{ error: string }>('createParty', { body: text('9007199254740993'), key });
    expect([other.status, other.body.error]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const first = await api.call<{ detail: ValidationFinding[] }>('createParty', { body: text('9007199254740993'), key: randomUUID() });
    expect(first.body.detail).toMatchObject([{ loc: ['body', 'id'], type: 'number_not_exact' }]);
  });

  it('characters are code points, in what is validated and in what is stored', async () => {
    const most = { type: 'individual', display_name: '😀'.repeat(200), country: 'BR' };
    const { party_id } = await api.ok<PartyResponseOut>('createParty', { body: most });
    expect(await api.ok('getParty', { path: { party_id } })).toMatchObject({ display_name: most.display_name });
    expect(await findings('createParty', { ...most, display_name: '😀'.repeat(201) })).toMatchObject([
      { loc: ['body', 'display_name'], type: 'string_too_long' },
    ]);
  });

  it('one that is known by its fields: the nearest form says what it lacks, and nothing personal is repeated', async () => {
    const method = {
      rail: 'PIX', scheme: 'BR_PIX_KEY', mode: 'VIRTUAL_ADDRESS', status: 'ACTIVE',
      provider: { provider_id: 'sim-demo', type: 'SPONSOR_BANK' },
      capabilities: { originate_debit: false, receive_credit: true, supports_returns: true },
      directionality: { inbound: true, outbound: false }, verification: { status: 'NOT_REQUIRED' },
    };
    const key_value = `ana${'n'.repeat(100)}@example.com`;
    const found = await findings('bindPaymentMethod', { ...method, coordinates: { key_type: 'EMAIL', key_value } }, { account_id });
    expect(found).toEqual([
      { loc: ['body', 'coordinates', 'key_value'], type: 'string_too_long', msg: 'must have 100 characters or less' },
    ]);
    const nothing = await findings('bindPaymentMethod', { ...method, coordinates: { owner: 'Ana Souza' } }, { account_id });
    expect(JSON.stringify(nothing)).not.toContain('Ana');
  });

  it.each<[string, object, string]>([
    ['too small', { amount: { currency: 'BRL', value: 0 } }, 'must be 1 or more'],
    [
      'too large', { amount: { currency: 'BRL', value: 2 ** 60 } },
      'must be within ±9007199254740991, beyond which numbers are not exact; send a longer identifier as a string',
    ],
    ['no whole number', { expected_settlement: { expected_at: '2026-03-02T16:00:00Z', grace_seconds: 1.5 } }, 'must be a whole number'],
    ['an amount in reais', { amount: { currency: 'BRL', value: 12.5 } }, 'must be a whole number of minor units: 1250 is 12.50'],
    ['an amount as a text', { amount: { currency: 'BRL', value: '12.50' } }, 'must be a whole number of minor units: 1250 is 12.50'],
    ['of another form', { amount: { currency: 'real', value: 1 } }, 'must look like BRL'],
    ['no object', { metadata: 'none' }, 'must be an object'],
    ['none of the values', { rail: 'PIGEON' }, 'must be one of NATIVE, PIX, ACH, WIRE, SEPA, EFT_CA, MOCK, CHAIN'],
  ])('what is wrong is said in words: %s', async (_, change, words) => {
    const account = { kind: 'account', account_id };
    const found = await findings('createObligation', {
      rail: 'NATIVE', amount: { currency: 'BRL', value: 1 }, debtor: account, creditor: account, ...change,
    });
    expect(found.map(({ msg }) => msg)).toEqual([words]);
  });
});
