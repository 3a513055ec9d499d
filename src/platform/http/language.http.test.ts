/** A person reads refusals in the language that they prefer; a program reads the same code in any. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HTTP_PATHS } from '../../../test/support/http-paths.ts';
import { startTestService, transferBody, type TestService } from '../../../test/support/service.ts';
import type { ErrorBody, ValidationFinding } from '../errors.ts';

const PORTUGUESE = { 'Accept-Language': 'pt-BR,pt;q=0.9,en;q=0.8' };
const nowhere = { path: { account_id: 'acc_00000000000000000000000000' } };

describe.each(HTTP_PATHS)('%s', (_path, http) => {
  let api: TestService;
  beforeAll(async () => {
    api = await startTestService({ env: { ...http, RAZAO_ROLES: 'api' } });
  });
  afterAll(() => api?.stop());

  it.each<[string, Record<string, string>, string | undefined, string]>([
    ['without the header', {}, undefined, 'There is no such account.'],
    ['for English', { 'Accept-Language': 'en-GB' }, undefined, 'There is no such account.'],
    ['for a language that there is not', { 'Accept-Language': 'fr' }, undefined, 'There is no such account.'],
    ['for Portuguese', PORTUGUESE, 'pt-BR', 'Esta conta não existe.'],
    ['for the Portuguese of Portugal', { 'Accept-Language': 'pt-PT' }, 'pt-BR', 'Esta conta não existe.'],
  ])('a refusal %s', async (_case, headers, language, message) => {
    const answer = await api.call<ErrorBody>('getAccount', { ...nowhere, headers });
    expect(answer.body).toEqual({ error: 'ACCOUNT_NOT_FOUND', message });
    expect([answer.status, answer.headers['content-language']]).toEqual([404, language]);
    expect(answer.headers['vary']).toContain('Accept-Language');
  });

  it('a sentence keeps its values, and the details are the same', async () => {
    const [debtor, creditor] = [await api.account(), await api.account()];
    const body = transferBody(debtor, creditor, 1_000_000_000);
    const english = await api.call<ErrorBody>('createObligation', { body });
    const portuguese = await api.call<ErrorBody>('createObligation', { body, headers: PORTUGUESE });
    expect(english.body.error).toBe('INSUFFICIENT_FUNDS');
    expect(portuguese.body).toEqual({ ...english.body, message: 'A conta não tem saldo disponível suficiente.' });
    const token = await api.call<ErrorBody>('getAccount', { ...nowhere, token: null, headers: PORTUGUESE });
    expect(token.body).toEqual({ error: 'UNAUTHENTICATED', message: 'É necessário um token bearer.' });
  });

  it('findings of the request’s validation', async () => {
    const body = { type: 'person', display_name: 'Ana', country: 'BR' };
    const english = await api.call<{ detail: ValidationFinding[] }>('createParty', { body });
    const portuguese = await api.call<{ detail: ValidationFinding[] }>('createParty', { body, headers: PORTUGUESE });
    expect(english.body.detail).toEqual([expect.objectContaining({ type: 'enum', msg: expect.stringMatching(/^must be one of /) })]);
    expect(portuguese.body.detail).toEqual([
      { ...english.body.detail[0], msg: english.body.detail[0]?.msg.replace('must be one of ', 'deve ser um destes: ') },
    ]);
    const query = await api.call<{ detail: ValidationFinding[] }>('listObligations', { query: { sate: 'FINAL' }, headers: PORTUGUESE });
    expect(query.body.detail[0]?.msg).toBe("parâmetro de consulta desconhecido; você quis dizer 'state'?");
  });

  it('what was answered before is the same answer in any language', async () => {
    const body = { type: 'individual', display_name: 'Ana', country: 'BR' };
    const first = await api.call('createParty', { body, key: 'language-1', headers: PORTUGUESE });
    const again = await api.call('createParty', { body, key: 'language-1' });
    expect([again.status, again.headers['idempotency-replayed'], again.body]).toEqual([first.status, 'true', first.body]);
    expect(first.headers['content-language']).toBeUndefined();
    const reused = await api.call<ErrorBody>('createParty', { body: { ...body, country: 'US' }, key: 'language-1', headers: PORTUGUESE });
    expect(reused.body).toMatchObject({ error: 'IDEMPOTENCY_KEY_REUSED', message: 'A Idempotency-Key já foi usada em outra requisição.' });
  });
});
