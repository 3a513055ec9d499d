import { describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import fc from 'fast-check';
import type { Contract } from '../../../../contracts/codegen/contract.ts';
import type { ProductAction, ProductInstanceResponse, ProductManifest, ProductParameter } from '../../../../generated/models.ts';
import { rules } from '../../../../test/conformance/rules.ts';
import { SchemaValidator } from '../../../../test/conformance/json-schema.ts';
import { shippedFiles } from '../../../../test/support/bundles.ts';
import { Contracts } from './contracts.ts';
import { describeProducts } from './describe-products.ts';
import { versionOf, type DescribedProduct } from './described-product.ts';
import type { Document, Operation, Schema } from './document.ts';

const contracts = Contracts.read();
const shippedManifest = (template: string) => JSON.parse(
  shippedFiles(template).find(({ path }) => path === 'manifest.json')?.content ?? '',
) as ProductManifest;
const TEMPLATES = ['rental-deposit', 'milestone-escrow', 'receivable-advance', 'savings-goal', 'rotating-savings'];

/** Rules of the contracts that a description keeps as well; the others require what only contracts have. */
const KEPT = [
  'every parameter has a description, a schema and an example',
  'every request and answer has examples, and all examples are valid', 'an error example has the name of its code',
  'every schema and field has a description',
  'integers say how large they are', 'no schema contains itself', 'no schema is unused',
];

function product(productId: string, manifest: ProductManifest, over: Partial<DescribedProduct> = {}): DescribedProduct {
  return { productId, productVersion: 1, artifactHash: 'ab'.repeat(32), lifecycle: 'LIVE', manifest, manifests: [manifest], ...over };
}
const describing = (...products: DescribedProduct[]) => describeProducts('aurora', products, contracts) as unknown as Document;
const operationsOf = (document: Document) => Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item ?? {}).map(([method, operation]) => ({ path, method, operation: operation as unknown as Operation })));
const namesOf = (document: Document) => operationsOf(document).map(({ operation }) => operation.operationId);
const schemaOf = (document: Document, name: string) => document.components?.schemas?.[name] as Schema;

const linted = createConfig({
  extends: ['recommended'], rules: {
    'nullable-type-sibling': 'off', 'no-invalid-media-type-examples': 'off', 'no-empty-servers': 'off', 'info-license': 'off',
    'no-ambiguous-paths': 'off', 'no-unused-components': 'off',
  },
});
async function problemsOf(document: Document): Promise<string[]> {
  const problems = await lintFromString({ source: JSON.stringify(document), config: await linted });
  const broken = KEPT.flatMap((name) => rules[name]?.(document as Contract, 'command') ?? [`there is no rule ${name}`]);
  const unnamed = operationsOf(document).filter(
    ({ operation }) => !/^[a-z][A-Za-z0-9]*$/.test(operation.operationId ?? '') || !operation.summary || !operation.description,
  );
  return [...unnamed.map(({ path }) => `${path} has no name, summary or description`), ...problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
  ), ...broken];
}

describe('the description of products', () => {
  it.each(TEMPLATES)('of %s is valid OpenAPI, and every example in it is valid', async (template) => {
    expect(await problemsOf(describing(product(template, shippedManifest(template))))).toEqual([]);
  });

  it('of no products is valid, and has no paths', async () => {
    const none = describing();
    expect([await problemsOf(none), none.paths, none.info.version]).toEqual([[], {}, versionOf([])]);
  });

  it('writes the product and the action into the paths of the generic operations', () => {
    const document = describing(product('caucao-aluguel', shippedManifest('rental-deposit')));
    expect(operationsOf(document).map(
      ({ path, method, operation }) => [method, path, operation.operationId, operation['x-razao-move']?.action],
    )).toEqual([
      ['post', '/v1/products/caucao-aluguel/instances', 'createCaucaoAluguel', null],
      ['get', '/v1/products/caucao-aluguel/instances', 'listCaucaoAluguel', undefined],
      ['get', '/v1/products/caucao-aluguel/instances/{instance_id}', 'getCaucaoAluguel', undefined],
      ...['claim', 'accept_claim', 'withdraw_claim', 'extend'].map((action) =>
        ['post', `/v1/products/caucao-aluguel/instances/{instance_id}/actions/${action}`, expect.any(String), action]),
      ['post', '/v1/products/caucao-aluguel/instances/{instance_id}/close', 'closeCaucaoAluguel', null],
    ]);
  });

  it('has no servers, and the address of tokens is relative', () => {
    const document = describing(product('caucao', shippedManifest('rental-deposit')));
    expect('servers' in document).toBe(false);
    expect(document.components?.securitySchemes).toMatchObject({
      oauth: { flows: { clientCredentials: { tokenUrl: '/auth/token', scopes: { 'service/products': expect.any(String) } } } },
    });
  });

  it('has no null among the values of an enum', () => {
    const text = JSON.stringify(describing(...TEMPLATES.map((it) => product(it, shippedManifest(it)))));
    const enums = [...text.matchAll(/"enum":(\[[^\]]*\])/g)].map(([, values]) => JSON.parse(values ?? '[]') as unknown[]);
    expect(enums.length).toBeGreaterThan(10);
    expect(enums.flat().every((value) => typeof value === 'string')).toBe(true);
  });

  it('marks a SUSPENDED product deprecated, and no other', () => {
    const manifest = shippedManifest('rental-deposit');
    for (const lifecycle of ['DRAFT', 'CERTIFIED', 'LIVE'] as const) {
      expect(
        operationsOf(describing(product('caucao', manifest, { lifecycle }))).some(({ operation }) => operation.deprecated),
      ).toBe(false);
    }
    expect(
      operationsOf(describing(product('caucao', manifest, { lifecycle: 'SUSPENDED' }))).every(({ operation }) => operation.deprecated),
    ).toBe(true);
  });

  it('gets equal texts for equal products of two tenants, but for their names', () => {
    const products = [product('caucao', shippedManifest('rental-deposit')), product('marcos', shippedManifest('milestone-escrow'))];
    const [aurora, boreal] = [
      describeProducts('aurora', products, contracts), describeProducts('boreal', [...products].reverse(), contracts),
    ];
    expect(JSON.stringify(boreal).replaceAll('boreal', 'aurora')).toBe(JSON.stringify(aurora));
  });

  it('refuses with the codes of the generic operations', () => {
    const document = describing(product('caucao', shippedManifest('rental-deposit')));
    const { operation: generic } = contracts.operation('driveProductAction');
    const claim = operationsOf(document).find(({ operation }) => operation['x-razao-move']?.action === 'claim')?.operation;
    expect(Object.entries(claim?.responses ?? {}).filter(([status]) => status !== '200')).toEqual(Object.entries(generic.responses).filter(
      ([status]) => status !== '200',
    ));
  });
});

const shownBy = (document: Document, id: string) => {
  const { operation } = operationsOf(document).find((it) => it.operation.operationId === id) ?? {};
  const [, response] = Object.entries(operation?.responses ?? {}).find(([status]) => status.startsWith('2')) ?? [];
  const { content = {} } = response as { content?: Record<string, { examples: Record<string, { value: ProductInstanceResponse }> }> };
  return Object.entries(content['application/json']?.examples ?? {}).map(([name, { value }]) => ({ name, value }));
};

describe('the examples show one life', () => {
  /** Products whose branches meet, and what no one life can show of the others: other ends. */
  it.each([
    ['rental-deposit', ['closeP']], ['milestone-escrow', ['refundP', 'reclaimP']], ['receivable-advance', ['takeGuaranteeP', 'closeP']],
    ['savings-goal', ['withdrawOnDateP', 'withdrawEarlyP', 'closeP']], ['rotating-savings', ['dissolveP']],
  ])('of %s: who asks for any move finds it done in the instance that is read, but for other ends', (template, elsewhere) => {
    const document = describing(product('p', shippedManifest(template)));
    const read = shownBy(document, 'getP')[0]?.value;
    const moves = operationsOf(document).filter(({ operation }) => operation['x-razao-move']).map(
      ({ operation }) => operation.operationId ?? '',
    );
    const states = Object.fromEntries(shippedManifest(template).actions.map(({ name, to_state }) => [name, to_state]));
    const undone = moves.filter((id) => {
      const asked = shownBy(document, id)[0]?.value.timeline.at(-1);
      const to = asked?.action ? states[asked.action] : id === 'closeP'
        ? shippedManifest(template).closing?.to_state
        : shippedManifest(template).creation.to_state;
      expect(asked).toMatchObject({ outcome: 'SUBMITTED', awaiting_index: true });
      return !read?.timeline.some(({ sequence, outcome, awaiting_index, to_state }) =>
        sequence === asked?.sequence && outcome === 'ACCEPTED' && !awaiting_index && to_state === to);
    });
    expect([read?.status, undone]).toEqual(['CLOSED', elsewhere]);
  });

  it('has each state and each status by its name, and a refused move', () => {
    const shown = shownBy(describing(product('p', shippedManifest('rental-deposit'))), 'getP');
    expect(shown.map(({ name, value: { status, state } }) => [name, status, state])).toEqual([
      ['SETTLED', 'CLOSED', 'SETTLED'], ['FUNDED', 'OPEN', 'FUNDED'], ['CLAIMED', 'OPEN', 'CLAIMED'], ['RELEASED', 'CLOSED', 'RELEASED'],
      ['PENDING', 'PENDING', null], ['REFUSED', 'REFUSED', null], ['move_refused', 'OPEN', 'FUNDED'],
    ]);
    expect(shown.at(-1)?.value.timeline.at(-1)).toMatchObject({ outcome: 'REFUSED', to_state: null, refusal: { code: 'SCRIPT_ERROR' } });
  });

  it('that its closing ends where no action does', () => {
    const manifest = shippedManifest('rental-deposit');
    const [claim, , withdraw] = manifest.actions as [ProductAction, ProductAction, ProductAction];
    const shown = shownBy(describing(product('p', { ...manifest, actions: [claim, withdraw] })), 'getP');
    expect(shown[0]?.value.timeline.map(({ action, to_state }) => [action, to_state])).toEqual(
      [[null, 'FUNDED'], ['claim', 'CLAIMED'], ['withdraw_claim', 'FUNDED'], [null, 'RELEASED']]);
  });
});

const PARAMETER: ProductParameter = {
  name: 'x', description: 'A value.', type: 'int', required: true, datum_field: null, is_verification_key: false,
};
function asking(...parameters: Partial<ProductParameter>[]): ProductManifest {
  const manifest = shippedManifest('rental-deposit');
  const [action] = manifest.actions as [ProductAction];
  return {
    ...manifest,
    actions: [{ ...action, name: 'ask', parameters: parameters.map((it, place) => ({ ...PARAMETER, name: `p${place}`, ...it })) }],
  };
}
function asked(...parameters: Partial<ProductParameter>[]): Schema[] {
  return Object.values(schemaOf(describing(product('p', asking(...parameters))), 'PAskParameters').properties ?? {}) as Schema[];
}

describe('a parameter', () => {
  it('of cents or int has the bounds of its field, or those of what JSON carries', () => {
    const bounds = { minimum: -3, maximum: 7 };
    const safe = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
    for (const type of ['cents', 'int'] as const) {
      expect(asked({ type, ...bounds }, { type, datum_field: 'claim_cap' }, { type })).toMatchObject([
        { type: 'integer', format: 'int64', ...bounds }, { minimum: 0, maximum: 10_000 }, safe,
      ]);
    }
  });

  it('of hex has an exact pattern, and says where it is a verification key', () => {
    const [plain, key] = asked({ type: 'hex', length_bytes: 4 }, { type: 'hex', length_bytes: 32, is_verification_key: true });
    expect(plain).toMatchObject({ type: 'string', pattern: '^[0-9a-f]{8}$', 'x-razao-parameter': { is_verification_key: false } });
    expect(key).toMatchObject({
      pattern: '^[0-9a-f]{64}$', description: expect.stringContaining('verification key'),
      'x-razao-parameter': { is_verification_key: true },
    });
  });

  it('of string is bounded by bytes', () => {
    expect(asked({ type: 'string', length_bytes: 9 })).toMatchObject([
      { type: 'string', maxLength: 9, 'x-razao-parameter': { max_bytes: 9 } },
    ]);
  });

  it('that is not declared is tolerated', () => {
    for (const manifest of [asking(), asking({ type: 'bool' })]) {
      expect(schemaOf(describing(product('p', manifest)), 'PAskParameters').additionalProperties).toBe(true);
    }
  });

  it('must be given exactly where the manifest says so', () => {
    expect(schemaOf(describing(product('p', asking({ required: false }, {}))), 'PAskParameters').required).toEqual(['p1']);
    expect(schemaOf(describing(product('p', asking({ required: false }))), 'PAskRequest').required).toEqual(['account_id']);
    expect(schemaOf(describing(product('p', asking({}))), 'PAskRequest').required).toEqual(['account_id', 'parameters']);
  });
});

describe('names', () => {
  const renamed = (...names: string[]): ProductManifest => {
    const manifest = shippedManifest('rental-deposit');
    const [action] = manifest.actions as [ProductAction];
    return { ...manifest, actions: names.map((name) => ({ ...action, name })) };
  };

  it('of actions that would be those of other operations begin with drive', () => {
    expect(namesOf(describing(product('p', renamed('create', 'get', 'list', 'close', 'wait_for'))))).toEqual(expect.arrayContaining(
      ['driveCreateP', 'driveGetP', 'driveListP', 'driveCloseP', 'driveWaitForP', 'createP', 'getP', 'listP', 'closeP']));
  });

  it('of products that meet get digits, the same whatever else is bound', () => {
    const manifest = renamed('ask');
    const alone = namesOf(describing(product('a-b', manifest), product('ab', manifest)));
    const beside = namesOf(describing(product('a-b', manifest), product('c', manifest), product('ab', manifest)));
    expect(new Set(alone).size).toBe(alone.length);
    expect(beside).toEqual(expect.arrayContaining(alone));
  });

  it('of a product and its action never meet those of another', async () => {
    const document = describing(
      product('b', renamed('claim_a', 'get', 'drive_get')), product('a-b', renamed('claim', 'instance')), product('error', renamed('c')),
      product('product', renamed('instance')),
    );
    const names = namesOf(document).map((name) => name?.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(await problemsOf(document)).toEqual([]);
  });
});

describe('versions', () => {
  const older = shippedManifest('milestone-escrow');
  const newer = shippedManifest('rental-deposit');
  const document = describing(product('p', newer, { productVersion: 2, manifests: [newer, older] }));

  it('before the one that is bound can still be read: their states, actions and fields are there', () => {
    const states = schemaOf(document, 'PState').enum as string[];
    expect(states).toEqual(expect.arrayContaining([...newer.states, ...older.states].map(({ name }) => name)));
    expect(Object.keys(schemaOf(document, 'PDatum').properties ?? {})).toEqual(expect.arrayContaining(
      older.datum_fields.map(({ name }) => name),
    ));
    expect(schemaOf(document, 'PAction').enum).toEqual(expect.arrayContaining(older.actions.map(({ name }) => name)));
  });

  it('that declare a field in two types leave its type open', () => {
    const other: ProductManifest = { ...newer, datum_fields: newer.datum_fields.map((field) => (field.name === 'deposit' ? {
      name: 'deposit', description: 'Text.', type: 'BYTES',
    } : field)) };
    const { deposit } =
      schemaOf(describing(product('p', newer, { manifests: [newer, other] })), 'PDatum').properties as Record<string, Schema>;
    expect(deposit).toEqual({ description: expect.any(String) });
  });

  it('are digested with name, artifact and lifecycle, in the order of names', () => {
    const [a, b] = [product('a', newer), product('b', newer)];
    const changed: DescribedProduct[] = [
      { ...a, productVersion: 2 }, { ...a, artifactHash: 'cd'.repeat(32) }, { ...a, lifecycle: 'SUSPENDED' }, { ...a, productId: 'aa' },
    ];
    expect(new Set([a, ...changed].map((it) => versionOf([it, b]))).size).toBe(5);
    expect(versionOf([b, a])).toBe(versionOf([a, { ...b, manifest: older }]));
  });
});

describe('whatever a manifest says', () => {
  it('no element of HTML is in the description', () => {
    const manifest = { ...shippedManifest('rental-deposit'), description: '<script>alert(1)</script><!-- x --> a < b' };
    expect(JSON.stringify(describing(product('p', manifest)))).toContain('&lt;script>alert(1)&lt;/script>&lt;!-- x --> a < b');
  });

  const text = fc.oneof(
    fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
    fc.constantFrom('*/ alert(1) /*', '"""', '\\', '${process.env.RAZAO_KEK}', '`', "'; drop table x; --", 'a\nb', '\u202Eright', '<script>', '{{x}}', '#{x}', '%s', '$ref', '__proto__'));
  const name = fc.stringMatching(/^[a-z][a-z0-9_]{0,8}$/);
  const bounds = fc.tuple(fc.maxSafeInteger(), fc.maxSafeInteger()).map(([a, b]) => ({ minimum: Math.min(a, b), maximum: Math.max(a, b) }));
  const parameter: fc.Arbitrary<Partial<ProductParameter>> = fc.oneof(
    fc.record({ type: fc.constantFrom('cents', 'int'), bounds }).map(
      ({ type, bounds: its }) => ({ type, ...its }) as Partial<ProductParameter>,
    ),
    fc.record(
      { type: fc.constantFrom('hex', 'string'), length_bytes: fc.integer({ min: 1, max: 300 }) },
    ) as fc.Arbitrary<Partial<ProductParameter>>,
    fc.constantFrom(
      { type: 'bool' }, { type: 'account_id' }, { type: 'hex', length_bytes: 32, is_verification_key: true },
    ) as fc.Arbitrary<Partial<ProductParameter>>);
  const parameters = fc.uniqueArray(fc.record({ name, description: text, required: fc.boolean(), typed: parameter }), {
    maxLength: 6, selector: (it) => it.name,
  })
    .map((all) => all.map(({ typed, ...it }): ProductParameter => ({ ...PARAMETER, ...it, ...typed })));
  const manifest = fc.record({
    title: text, description: text,
    actions: fc.uniqueArray(fc.record({ name, description: text, parameters }), { maxLength: 4, selector: (it) => it.name }),
  })
    .map(({ actions, ...texts }): ProductManifest => {
      const base = shippedManifest('rental-deposit');
      const [action] = base.actions as [ProductAction];
      return { ...base, ...texts, actions: actions.map((it) => ({ ...action, ...it })) };
    });

  it('its description is valid, its examples lie in the bounds, and the texts stand in it as text', async () => {
    await fc.assert(fc.asyncProperty(fc.uniqueArray(
      fc.tuple(fc.stringMatching(/^[a-z][a-z0-9-]{1,4}[a-z0-9]$/), manifest), { maxLength: 3, selector: ([id]) => id },
    ), async (all) => {
      const document = describing(...all.map(([id, its]) => product(id, its)));
      expect(await problemsOf(document)).toEqual([]);
      const said = JSON.stringify(document);
      for (const [, its] of all) for (const { description } of its.actions) expect(said).toContain(
        JSON.stringify(description.replaceAll(/<(?=[a-z/!?])/gi, '&lt;')).slice(1, -1),
      );
    }), { numRuns: 30 });
  });
});

it('an answer of another product does not fit', () => {
  const document = describing(product('caucao', shippedManifest('rental-deposit')), product('marcos', shippedManifest('milestone-escrow')));
  const validator = new SchemaValidator(document as Contract, 'closed');
  const example = (path: string) => {
    const { operation } = operationsOf(document).find((it) => it.path === path && it.method === 'get') ?? {};
    const response = operation?.responses['200'] as { content: Record<string, { examples: Record<string, { value: unknown }> }> };
    return Object.values(response.content['application/json']?.examples ?? {})[0]?.value;
  };
  const [its, other] = ['caucao', 'marcos'].map((id) => example(`/v1/products/${id}/instances/{instance_id}`));
  expect(validator.findings({ $ref: '#/components/schemas/CaucaoInstance' }, its)).toEqual([]);
  expect(validator.findings({ $ref: '#/components/schemas/CaucaoInstance' }, other)).not.toEqual([]);
});
