/** `fillTemplate` makes the body of an obligation from a template, and refuses values that are out of bounds. */
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import type { TransferTemplateParameter, TransferTemplateResponse } from '../../generated/models.ts';
import { fillTemplate, TemplateError, type TemplateValues } from '../../sdk/src/index.ts';
import { presentTemplate } from '../../src/domains/operator/templates/present.ts';
import { refuseShape } from '../../src/domains/operator/templates/template.ts';
import { Vault } from '../../src/platform/vault/secrets.ts';
import { operationOf } from '../conformance/contracts.ts';
import { SchemaValidator } from '../conformance/json-schema.ts';
import { requestSchemaOf } from '../../contracts/codegen/contract.ts';

const MOST = Number.MAX_SAFE_INTEGER;
const ACCOUNT = 'acc_01KJQ8Q6R8T0V2X4Z6B8D0F2H4';
const LONGEST = { account: 64, external: 600, MATCH_KEY: 500, METADATA: Infinity };
const text = (minLength: number, maxLength: number) => fc.string({ unit: 'grapheme-composite', minLength, maxLength });

/** A parameter with values that it takes and values that it does not. */
interface Drawn {
  readonly parameter: TransferTemplateParameter;
  readonly right: Arbitrary<string | number>;
  readonly wrong: Arbitrary<string | number>;
}

const amounts: Arbitrary<Drawn> = fc.tuple(fc.integer({ min: 1, max: MOST }), fc.integer({ min: 1, max: MOST }), fc.boolean(), fc.boolean())
  .map(([one, other, hasMinimum, hasMaximum]) => {
    const [min, max] = [hasMinimum ? Math.min(one, other) : 1, hasMaximum ? Math.max(one, other) : MOST];
    return {
      parameter: {
        name: 'cents', fills: 'AMOUNT', description: 'x', required: true, ...(hasMinimum && { minimum: min }),
        ...(hasMaximum && { maximum: max }),
      },
      right: fc.integer({ min, max }),
      wrong: fc.oneof(fc.constantFrom<(string | number)[]>(min - 1, max + 1, 1.5, Number.NaN, Infinity, '100', ''), fc.integer({ max: 0 })),
    };
  });

function texts(parameter: TransferTemplateParameter, shortest: number, longest: number): Arbitrary<Drawn> {
  const allowed = fc.option(fc.uniqueArray(text(1, Math.min(30, longest)), { minLength: 1, maxLength: 4 }), { nil: undefined });
  return fc.tuple(fc.option(fc.integer({ min: 30, max: 600 }), { nil: undefined }), allowed).map(([max_length, allowed_values]) => {
    const most = Math.min(longest, max_length ?? longest);
    const fitting = allowed_values?.filter((value) => [...value].length <= most) ?? [];
    const bounded = fitting.length > 0 ? { allowed_values: fitting } : {};
    return {
      parameter: { ...parameter, ...(max_length !== undefined && { max_length }), ...bounded },
      right: fitting.length > 0 ? fc.constantFrom(...fitting) : text(shortest, Math.trunc(Math.min(most, 600) / 10)).filter(
        (it) => [...it].length <= most && [...it].length >= shortest,
      ),
      wrong: fc.constantFrom<(string | number)[]>(
        5, ...(most < Infinity ? ['y'.repeat(most + 1)] : []), ...(fitting.length > 0 ? [`${fitting.join('')}z`] : []),
        ...(shortest > 0 ? [''] : []),
      ),
    };
  });
}

type SideDrawn = readonly [side: TransferTemplateResponse['debtor'], drawn: Drawn | undefined];

const sides = (name: string, fills: 'DEBTOR' | 'CREDITOR'): Arbitrary<SideDrawn> =>
  fc.constantFrom('fixed', 'account', 'external').chain((kind): Arbitrary<SideDrawn> => {
  if (kind === 'fixed') return fc.constant([{ kind: 'account', account_id: ACCOUNT }, undefined]);
  const side = kind as 'account' | 'external';
  return texts({ name, fills, description: 'x', required: true }, 1, LONGEST[side]).map((drawn) => [{ kind: side }, drawn]);
});

const keyed: Arbitrary<Drawn[]> = fc.uniqueArray(
  fc.tuple(fc.constantFrom('MATCH_KEY', 'METADATA'), fc.constantFrom('a', 'b', '__proto__', 'constructor', '{{cents}}'), fc.boolean()),
  { maxLength: 4, selector: ([fills, key]) => `${fills} ${key}` },
).chain((places) => fc.tuple(...places.map(([fills, key, required], n) => {
  const field = fills as 'MATCH_KEY' | 'METADATA';
  return texts({ name: `keyed_${n}`, fills: field, key, description: 'x', required }, 0, LONGEST[field]);
})));

interface Scene {
  readonly template: TransferTemplateResponse;
  readonly drawn: readonly Drawn[];
  readonly values: TemplateValues;
}

const ctx = { tenant: 'demo', vault: new Vault(Buffer.alloc(32, 7)) };
const AT = new Date('2026-03-02T12:00:00Z');

const scenes: Arbitrary<Scene> = fc.tuple(
  fc.option(amounts, { nil: undefined }), sides('payer', 'DEBTOR'), sides('payee', 'CREDITOR'), keyed,
  fc.dictionary(fc.constantFrom('c', 'd'), text(0, 20)),
).chain(([amount, [debtor, payer], [creditor, payee], others, fixed]) => {
  const drawn = [amount, payer, payee, ...others].filter((it) => it !== undefined);
  const template = presentTemplate(ctx, {
    tenantId: 'demo', templateId: 'tpl_01KJQD1NJNP7FZVBH2CVR2T71R', name: 'x', description: null, status: 'ACTIVE', rail: 'PIX',
    currency: 'BRL',
    amount: amount ? null : 1250, debtorKind: debtor.kind, debtorAccountId: debtor.account_id ?? null, creditorKind: creditor.kind,
    creditorAccountId: creditor.account_id ?? null, matchKeys: fixed, metadata: { fixed },
    parameters: drawn.map(({ parameter }) => parameter),
    version: 1n, createdAt: AT, createdBy: 'cli_x', retiredAt: null, retiredBy: null, retiredReason: null,
  });
  const values = fc.tuple(...drawn.map(({ parameter, right }) => (parameter.required ? right : fc.option(right, { nil: undefined }))));
  return values.map((given) => ({
    template, drawn, values: Object.fromEntries(drawn.map(({ parameter }, n) => [parameter.name, given[n]])),
  }));
});

const { contract, operation } = operationOf('createObligation');
const validator = new SchemaValidator(contract, 'declared');
const schema = requestSchemaOf(contract, operation)!;

/** The parameter that a template was not filled for. */
function refusedFor(template: TransferTemplateResponse, values: TemplateValues): string | undefined {
  try {
    fillTemplate(template, values);
  } catch (error) {
    if (error instanceof TemplateError) return error.parameter ?? 'the template';
    throw error;
  }
  return undefined;
}

describe('a thousand drawn templates', () => {
  it('filled with values within their bounds are bodies of createObligation, with each value at its place', () => {
    fc.assert(fc.property(scenes, ({ template, drawn, values }) => {
      expect(refuseShape(template)).toBeUndefined();
      const body = fillTemplate(template, values);
      expect(validator.findings(schema, body)).toEqual([]);
      for (const { parameter: { name, fills, key = '' } } of drawn) {
        const places = {
          AMOUNT: body.amount.value, DEBTOR: body.debtor.account_id ?? body.debtor.external_id,
          CREDITOR: body.creditor.account_id ?? body.creditor.external_id,
          MATCH_KEY: ownValue(body.match_keys, key), METADATA: ownValue(body.metadata, key),
        };
        expect(places[fills]).toBe(values[name]);
      }
      expect(typeof body.amount.value).toBe('number');
      expect(body).toMatchObject({ match_keys: template.match_keys, metadata: template.metadata });
    }), { numRuns: 1000 });
  });

  it('are not filled with a value out of bounds, missing or unknown', () => {
    fc.assert(fc.property(scenes, fc.nat(), fc.gen(), ({ template, drawn, values }, place, draw) => {
      expect(refusedFor(template, { ...values, stranger: 'x' })).toBe('stranger');
      const chosen = drawn[place % Math.max(1, drawn.length)];
      if (!chosen) return;
      const { name, required } = chosen.parameter;
      expect(refusedFor(template, { ...values, [name]: draw(() => chosen.wrong) })).toBe(name);
      expect(refusedFor(template, { ...values, [name]: undefined })).toBe(required ? name : undefined);
    }), { numRuns: 1000 });
  });
});

function ownValue(values: object | undefined, key: string): unknown {
  return Object.entries(values ?? {}).find(([name]) => name === key)?.[1];
}

describe('a template', () => {
  const template = fc.sample(scenes, { numRuns: 1, seed: 1 })[0]!.template;

  it('that is retired is not filled', () => {
    expect(refusedFor({ ...template, status: 'RETIRED', execution: null }, {})).toBe('the template');
  });

  it('whose metadata become too large is not filled', () => {
    const large = {
      ...template, amount: { currency: 'BRL', value: 1 }, debtor: { kind: 'account' as const, account_id: ACCOUNT },
      creditor: { kind: 'account' as const, account_id: ACCOUNT },
    };
    const note = { name: 'note', fills: 'METADATA' as const, key: 'note', description: 'x' };
    expect(refusedFor({ ...large, metadata: {}, parameters: [note] }, { note: 'é'.repeat(4_090) })).toBeUndefined();
    expect(refusedFor({ ...large, metadata: {}, parameters: [note] }, { note: 'é'.repeat(4_091) })).toBe('the template');
  });
});
