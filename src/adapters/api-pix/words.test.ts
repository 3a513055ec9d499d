/** How the adapter reads and writes the words of API Pix, as tables. */
import { describe, expect, it } from '@jest/globals';
import { centsOf, decimalOf, signedCentsOf } from './amounts.ts';
import { readDue, writeDue, type DueOrder } from './due.ts';
import { NotSent, OutcomeUnknown } from './errors.ts';
import { instantOf } from './instants.ts';
import { isUnreadable, readCharge, readPix } from './pix.ts';
import { ProblemTypes, readAnswer } from './problems.ts';
import { bankIdOf, referenceOf } from './references.ts';

describe('an amount', () => {
  it.each([
    ['0.10', 10], ['10.00', 1_000], ['0.01', 1], ['1234567890.12', 123_456_789_012], ['007.50', 750],
    ['10', undefined], ['1,00', undefined], ['0.1', undefined], ['1.000', undefined], ['-1.00', undefined], ['1.00 ', undefined],
    ['', undefined], ['12345678901.00', undefined], [10, undefined], [1.5, undefined], [null, undefined], ['1e2.00', undefined],
  ])('%j is %j minor units', (text, cents) => expect(centsOf(text)).toBe(cents));

  it.each([[10, '0.10'], [1, '0.01'], [123_456_789_012, '1234567890.12'], [100, '1.00']])('%i is written %s', (cents, text) => {
    expect(decimalOf(cents)).toBe(text);
    expect(centsOf(text)).toBe(cents);
  });

  it('may be below zero where it is a balance', () => {
    expect(['-1.37', '0.00', '2.50', '-1'].map(signedCentsOf)).toEqual([-137, 0, 250, undefined]);
  });
});

describe('an instant', () => {
  it.each([
    ['2026-11-30T12:00:00Z', '2026-11-30T12:00:00.000Z'], ['2026-11-30T12:00:00.1Z', '2026-11-30T12:00:00.100Z'],
    ['2026-11-30T12:00:00.123456789Z', '2026-11-30T12:00:00.123Z'],
      ['2026-11-30T12:00:00.12345678901234-03:00', '2026-11-30T15:00:00.123Z'],
    ['2028-02-29t23:59:59-03:00', '2028-03-01T02:59:59.000Z'], ['2027-02-29T00:00:00Z', undefined], ['2026-11-30T24:00:00Z', undefined],
    ['2026-11-30T12:00:00', undefined], ['2026-11-30', undefined], [1, undefined],
  ])('%s is %s', (text, instant) => expect(instantOf(text)?.toISOString()).toBe(instant));
});

describe('a reference', () => {
  it('of an obligation is its id at the PSP without the mark, and is read back', () => {
    const reference = 'obl_01KJQ9F8H0K2N4Q6S8W0Y2A4C6';
    expect([bankIdOf(reference), referenceOf(bankIdOf(reference))]).toEqual(['obl01KJQ9F8H0K2N4Q6S8W0Y2A4C6', reference]);
  });

  it.each(['check_0011223344556677', 'x'.repeat(200),
    'Ordem nº 1'])('of another form (%s) has an id of letters and digits, always the same', (text) => {
    expect(bankIdOf(text)).toMatch(/^h[a-z0-9]{20,34}$/);
    expect(bankIdOf(text)).toBe(bankIdOf(text));
    expect(referenceOf(bankIdOf(text))).toBeUndefined();
  });
});

describe('an answer of the PSP', () => {
  const types = new ProblemTypes({ member: 'nome', types: { nao_ha: 'PixNaoEncontrado' } });
  const problem = (type: string) => ({ type: `https://pix.bcb.gov.br/api/v2/error/${type}`, title: 't', status: 1 });
  it.each<[number, unknown, string | typeof NotSent | typeof OutcomeUnknown]>([
    [200, {}, 'success'], [201, { id: '1' }, 'success'], [204, undefined, OutcomeUnknown], [200, 'html', OutcomeUnknown],
    [400, problem('PixDevolucaoInvalida'), 'PixDevolucaoInvalida'], [400, problem('RequisicaoInvalida'), 'RequisicaoInvalida'],
    [400, {}, OutcomeUnknown], [400, problem('ErroInternoDoServidor'), OutcomeUnknown],
      [422, problem('PixDevolucaoInvalida'), OutcomeUnknown],
    [404, problem('PixNaoEncontrado'), 'PixNaoEncontrado'], [404, problem('CobVNaoEncontrada'), 'CobVNaoEncontrada'],
      [404, {}, OutcomeUnknown],
    [404, { nome: 'nao_ha' }, 'PixNaoEncontrado'], [404, { nome: 'outro' }, OutcomeUnknown],
    [410, problem('PermanentementeRemovido'), 'PermanentementeRemovido'],
    [401, {}, NotSent], [403, problem('AcessoNegado'), NotSent], [429, undefined, NotSent], [503, problem('ServicoIndisponivel'), NotSent],
    [503, 'gateway', OutcomeUnknown], [500, problem('ErroInternoDoServidor'), OutcomeUnknown], [504, {}, OutcomeUnknown],
      [307, {}, OutcomeUnknown],
  ])('%i %j means %s', (status, body, means) => {
    const read = () => readAnswer(status, body, types).problem ?? 'success';
    if (typeof means === 'string') expect(read()).toBe(means);
    else expect(read).toThrow(means);
  });
});

describe('a Pix', () => {
  const whole = { endToEndId: `E${'1'.repeat(31)}`, valor: '1.00', horario: '2026-11-30T12:00:00Z' };
  const returned = { id: 'a', rtrId: `D${'1'.repeat(31)}`, valor: '0.50', status: 'DEVOLVIDO',
    horario: { solicitacao: '2026-11-30T12:00:00Z' } };
  it.each<[string, object]>([
    ['valor', { valor: '1,00' }], ['valor', { valor: '10' }], ['valor', { valor: '0.00' }], ['valor', { valor: 1 }],
      ['horario', { horario: 'ontem' }],
    ['endToEndId', { endToEndId: 'E1' }], ['devolucoes', { devolucoes: [{ ...returned, valor: '1' }] }],
    ['devolucoes', { devolucoes: [{ ...returned, status: 'TALVEZ' }] }],
  ])('whose %s is wrong is unreadable: %j', (name, over) => {
    expect(readPix({ ...whole, ...over }, {})).toMatchObject({ reason: `${name} is not as API Pix demands` });
  });

  it('has its returns, of which one that settled has the time of its request where no other is told', () => {
    const pix = readPix({ ...whole, devolucoes: [returned], novo: 'campo' }, {});
    expect(isUnreadable(pix) ? pix : pix.returns).toEqual([expect.objectContaining({
      id: 'a', amount: 50, status: 'SETTLED', settledAt: new Date('2026-11-30T12:00:00Z'),
    })]);
  });
});

describe('a charge', () => {
  const txid = 'A'.repeat(30);
  const whole = {
    txid, status: 'ATIVA', valor: { original: '37.00' }, chave: 'k', calendario: { criacao: '2026-11-30T12:00:00Z', expiracao: 60 },
    loc: { location: 'https://pix.example.com/qr/v2/1' },
  };
  it('has its location without a scheme, and its end', () => {
    expect(readCharge(whole, txid, 'cob')).toMatchObject({
      location: 'pix.example.com/qr/v2/1', amount: 3700, expiresAt: new Date('2026-11-30T12:01:00Z'), status: 'ACTIVE',
    });
  });

  it.each([[{ txid: 'B'.repeat(30) }], [{ valor: { original: '37' } }], [{ loc: {} }], [{ status: 'NOVA' }],
    [{ calendario: { expiracao: 60 } }]])(
    'that says %j is not the charge', (over) => expect(() => readCharge({ ...whole, ...over }, txid, 'cob')).toThrow(OutcomeUnknown));
});

describe('terms of a charge that is due on a day', () => {
  const plain = { due_on: '2026-03-20', days_after_due: 30, fine: null, interest: null, rebate: null, discount: null };
  const payer = { name: 'Diego Alves', tax_id: '12345678909' };
  const written = (order: DueOrder) => writeDue(25_000, order) as { calendario: object; valor: Record<string, unknown> };

  it.each<[string, Partial<DueOrder>]>([
    ['none but the day', {}], ['a fixed fine', { fine: { kind: 'FIXED', value: 300 } }],
    ['a fine in percent', { fine: { kind: 'PERCENT', value: 200 } }], ['a rebate', { rebate: { kind: 'PERCENT', value: 1 } }],
    ...(['FIXED_PER_DAY', 'PERCENT_PER_DAY', 'PERCENT_PER_MONTH', 'PERCENT_PER_YEAR'] as const).map(
      (kind): [string, Partial<DueOrder>] => [kind, { interest: { kind, value: 100 } }]),
    ['a discount', { discount: { kind: 'PERCENT', steps: [{ until: '2026-03-10', value: 500 }, { until: '2026-03-15', value: 200 }] } }],
  ])('are read back as they were written: %s', (_, terms) => {
    const { calendario, valor } = written({ ...plain, ...terms, payer });
    expect(readDue(calendario as never, valor)).toEqual({ ...plain, ...terms });
  });

  it('of nothing are none, and the standard days count where none are told', () => {
    const valor = { original: '1.00', multa: { modalidade: 2, valorPerc: '0.00' } };
    expect(readDue({ dataDeVencimento: '2026-03-20' }, valor)).toEqual(plain);
  });

  it.each<[string, object, object]>([
    ['no day', { dataDeVencimento: undefined }, {}], ['interest by business days', {}, { juros: { modalidade: 5, valorPerc: '1.00' } }],
    ['a discount for each day', {}, { desconto: { modalidade: 3, valorPerc: '1.00' } }],
    ['an amount of another form', {}, { multa: { modalidade: 1, valorPerc: '1,00' } }],
    ['a step without a day', {}, { desconto: { modalidade: 1, descontoDataFixa: [{ valorPerc: '1.00' }] } }],
  ])('with %s are not read: the charge is another than was asked for', (_, calendar, value) => {
    expect(readDue({ dataDeVencimento: '2026-03-20', ...calendar }, { original: '1.00', ...value })).toBeUndefined();
  });
});
