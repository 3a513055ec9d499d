import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ProductLifecycle } from '../../../generated/models.ts';
import type { BoundProduct } from './product.entity.ts';
import { acceptsInstances, bindingOfArtifact, bindingOfTemplate, LIFECYCLE_MOVES } from './product.ts';
import { SHIPPED, Templates } from './templates.ts';

const TEMPLATE = { templateId: 'rental-deposit', templateVersion: 2, files: [] };
const found = (lifecycle: ProductLifecycle, bound: object): BoundProduct =>
  ({
    product: { productId: 'caucao', lifecycle }, bound: { templateId: null, templateVersion: null, artifactHash: 'a', ...bound },
  }) as BoundProduct;
const said = (binding: ReturnType<typeof bindingOfTemplate>): string => (typeof binding === 'string' ? binding : binding.code);

describe('binding a template', () => {
  it.each<[string, BoundProduct | undefined, string]>([
    ['a free name', undefined, 'NEW_PRODUCT'],
    ['what is bound', found('DRAFT', { templateId: 'rental-deposit', templateVersion: 2 }), 'BOUND_ALREADY'],
    ['an older version', found('DRAFT', { templateId: 'rental-deposit', templateVersion: 1 }), 'NEXT_VERSION'],
    ['a newer version', found('DRAFT', { templateId: 'rental-deposit', templateVersion: 3 }), 'NEXT_VERSION'],
    ['another template', found('DRAFT', { templateId: 'savings-goal', templateVersion: 2 }), 'PRODUCT_ALREADY_BOUND'],
    ['a bundle of their own', found('DRAFT', {}), 'PRODUCT_ALREADY_BOUND'],
    ['the same, no longer DRAFT', found('LIVE', { templateId: 'rental-deposit', templateVersion: 2 }), 'PRODUCT_ALREADY_BOUND'],
  ])('to %s', (_, before, expected) => {
    expect(said(bindingOfTemplate(before, TEMPLATE))).toBe(expected);
  });
});

describe('binding an artifact', () => {
  it.each<[ProductLifecycle | undefined, string, string]>([
    [undefined, 'a', 'NEW_PRODUCT'],
    ['DRAFT', 'a', 'BOUND_ALREADY'], ['CERTIFIED', 'a', 'BOUND_ALREADY'], ['LIVE', 'a', 'BOUND_ALREADY'],
    ['SUSPENDED', 'a', 'BOUND_ALREADY'],
    ['RETIRED', 'a', 'PRODUCT_LIFECYCLE_CONFLICT'],
    ['DRAFT', 'b', 'NEXT_VERSION'], ['CERTIFIED', 'b', 'NEXT_VERSION'], ['LIVE', 'b', 'PRODUCT_LIFECYCLE_CONFLICT'],
    ['SUSPENDED', 'b', 'NEXT_VERSION'],
    ['RETIRED', 'b', 'PRODUCT_LIFECYCLE_CONFLICT'],
  ])('to a product that is %s with artifact a: artifact %s', (lifecycle, hash, expected) => {
    expect(said(bindingOfArtifact(lifecycle && found(lifecycle, {}), hash))).toBe(expected);
  });
});

it.each<[ProductLifecycle, boolean, boolean]>([
  ['DRAFT', true, false], ['CERTIFIED', true, false], ['LIVE', true, true], ['SUSPENDED', false, false], ['RETIRED', false, false],
])('a product that is %s takes instances in the trial environment: %s, else: %s', (lifecycle, onTrial, forReal) => {
  expect([acceptsInstances(lifecycle, true), acceptsInstances(lifecycle, false)]).toEqual([onTrial, forReal]);
});

it('nothing leads out of RETIRED, and binding alone to DRAFT', () => {
  expect([LIFECYCLE_MOVES.RETIRED, Object.values(LIFECYCLE_MOVES).flat().includes('DRAFT')]).toEqual([[], false]);
});

describe('templates', () => {
  let folder: string;
  beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'razao-templates-')); });
  afterEach(() => rmSync(folder, { recursive: true }));
  const make = (template: string, version: string): void => {
    mkdirSync(join(folder, template, version, 'scenarios'), { recursive: true });
    writeFileSync(join(folder, template, version, 'manifest.json'), '{}');
    writeFileSync(join(folder, template, version, 'scenarios', 'b.json'), version);
  };

  it('are folders and nothing else; the newest version is the greatest number', () => {
    for (const version of ['2', '10', '1']) make('rent', version);
    make('advance', '1');
    writeFileSync(join(folder, 'README.md'), 'x');
    const templates = Templates.read(folder);
    expect(templates.list()).toEqual([{ template_id: 'advance', versions: [1] }, { template_id: 'rent', versions: [1, 2, 10] }]);
    expect(templates.find('rent')).toEqual({
      templateId: 'rent', templateVersion: 10, files: [
        { path: 'manifest.json', content: '{}' }, { path: 'scenarios/b.json', content: '10' },
      ],
    });
    expect(templates.find('rent', 2).templateVersion).toBe(2);
    expect(() => templates.find('rent', 3)).toThrow(expect.objectContaining({
      code: 'PRODUCT_TEMPLATE_NOT_FOUND', details: { templates: templates.list() },
    }));
    expect(() => templates.find('__proto__')).toThrow(expect.objectContaining({ code: 'PRODUCT_TEMPLATE_NOT_FOUND' }));
  });

  it.each([['Rent', '1'], ['rent', 'v1'], ['rent', '0'], ['rent', '01']])('are not called %s/%s', (template, version) => {
    make(template, version);
    expect(() => Templates.read(folder)).toThrow(/templates are named|versions of templates/);
  });

  it('are shipped', () => {
    expect(Templates.read(SHIPPED).list().length).toBeGreaterThan(0);
  });
});
