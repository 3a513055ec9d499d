/** Results of the steps of a run, computed from their moves. */
import { describe, expect, it } from '@jest/globals';
import type { ProductManifest, ProductScenario, ProductScenarioStep } from '../../../../generated/models.ts';
import type { ProductMove } from '../instances/instance.ts';
import type { ConformanceRun } from './conformance.entity.ts';
import { creationTime, parametersOf, resultsOf, stateOf, stepsOf, verdictOf, type PlayStep, type RunStep } from './conformance.ts';

const AT = new Date('2026-03-02T12:00:00Z');
const MANIFEST = {
  creation: { to_state: 'OPEN', parameters: [parameter('seller', 'account_id', 'seller_key'), parameter(
    'deadline', 'int', 'deadline',
  ), parameter('note', 'string', 'note')] },
  actions: [{ name: 'go', parameters: [] }],
  datum_fields: [{ name: 'deadline', type: 'INTEGER', unit: 'EPOCH_SECONDS' }, { name: 'note', type: 'BYTES' }],
} as unknown as ProductManifest;

function parameter(name: string, type: string, datum_field: string): unknown {
  return { name, type, datum_field };
}
const step = (kind: ProductScenarioStep['kind'], expected_state: string, expected_refusal: string | null = null): ProductScenarioStep => ({
  index: 0, kind, action: kind === 'ACTION' ? 'go' : null, signed_by: 'buyer', parameters: {}, after_seconds: 0,
  expected_outcome: expected_refusal === null ? 'ACCEPTED' : 'REFUSED', expected_state, expected_refusal,
});
const scenario = (name: string, ...steps: ProductScenarioStep[]) => ({
  name, description: name, keys: ['buyer'], steps,
}) as ProductScenario;
const STEPS = stepsOf([
  scenario('one', step('CREATE', 'OPEN'), step('ACTION', 'OPEN', 'E_NO'), step('ACTION', 'DONE')),
  scenario('two', step('CREATE', 'OPEN', 'E_KEY'), step('CREATE', 'OPEN')),
]);

const move = (instanceId: string, more: Partial<ProductMove> = {}): ProductMove => ({
  instanceId, outcome: 'ACCEPTED', fromState: null, toState: 'OPEN', refusal: null, chainTxId: 'tx', resolvedAt: AT, indexedAt: AT, ...more,
}) as ProductMove;
const refused = (instanceId: string, code: string, fromState: string | null = 'OPEN') =>
  move(instanceId, { outcome: 'REFUSED', fromState, toState: null, indexedAt: null, refusal: { code, reason: code, trace: [] } });
const results = (...moves: (ProductMove | undefined)[]): RunStep[] =>
  resultsOf(MANIFEST, STEPS, new Map(moves.flatMap((it, place) => (it === undefined ? [] : [[place, it] as const]))));
const inShort = (steps: readonly RunStep[]): string[] => steps.map(
  ({ result }) => `${result.status} ${result.state ?? '-'} ${result.instanceId ?? '-'}`,
);

it('steps are numbered through, scenario by scenario', () => {
  expect(STEPS.map(({ index, scenario: name, kind }) => `${index} ${name} ${kind}`)).toEqual([
    '0 one CREATE', '1 one ACTION', '2 one ACTION', '3 two CREATE', '4 two CREATE',
  ]);
});

describe('a step', () => {
  it('is untouched, on its way, and then as its move stands', () => {
    expect(inShort(results())).toEqual(['PENDING - -', 'PENDING - -', 'PENDING - -', 'PENDING - -', 'PENDING - -']);
    const onItsWay = results(move('a', { outcome: 'SUBMITTED', toState: null, resolvedAt: null, indexedAt: null }));
    expect(inShort(onItsWay)).toEqual(['SUBMITTED - a', 'PENDING - a', 'PENDING - a', 'PENDING - -', 'PENDING - -']);
    expect(onItsWay[0]?.result).toMatchObject({ awaitingIndex: true, finishedAt: null });
    expect(results(move('a', { indexedAt: null }))[0]?.result).toMatchObject({ status: 'PASSED', awaitingIndex: true, finishedAt: AT });
  });

  it.each<[string, ProductMove, string, string | null]>([
    ['refused with the code that is expected', refused('a', 'E_NO'), 'PASSED', 'E_NO'],
    ['refused with another code', refused('a', 'E_OTHER'), 'FAILED', 'E_OTHER'],
    ['accepted where it should be refused', move('a'), 'FAILED', null],
    ['refused in another state', refused('a', 'E_NO', 'DONE'), 'FAILED', 'E_NO'],
  ])('%s', (_, second, status, refusalCode) => {
    const [, found, third] = results(move('a'), second);
    expect(found?.result).toMatchObject({ status, refusalCode });
    expect(third?.result).toMatchObject(
      status === 'FAILED' ? { status: 'SKIPPED', instanceId: 'a', finishedAt: AT } : { status: 'PENDING' },
    );
  });

  it('that fails ends its own scenario alone; a creation that is refused makes way for the next', () => {
    const steps = results(move('a', { toState: 'DONE' }), undefined, undefined, refused('b', 'E_KEY', null), move('c'));
    expect(inShort(steps)).toEqual(['FAILED DONE a', 'SKIPPED - a', 'SKIPPED - a', 'PASSED OPEN b', 'PASSED OPEN c']);
    expect(verdictOf(steps)).toEqual({ verdict: 'FAILED', finishedAt: AT });
  });
});

it('a verdict waits for every step', () => {
  const all = [move('a'), refused('a', 'E_NO'), move('a', { toState: 'DONE' }), refused('b', 'E_KEY', null), move('c')];
  expect(verdictOf(results(...all))).toEqual({ verdict: 'PASSED', finishedAt: AT });
  for (let left = 0; left < all.length; left += 1) expect(verdictOf(results(...all.slice(0, left)))).toBeUndefined();
});

describe('a run', () => {
  const run = (state: ConformanceRun['state'], expiresAt: Date) => ({ state, expiresAt }) as ConformanceRun;
  const [before, after] = [new Date(AT.getTime() - 1), new Date(AT.getTime() + 1)];
  const ended = results(move('a'), refused('a', 'E_NO'), move('a', { toState: 'DONE' }), refused('b', 'E_KEY', null), move('c'));

  it.each<[ConformanceRun['state'], Date, readonly RunStep[], string]>([
    ['OPEN', after, results(), 'OPEN'], ['OPEN', AT, results(), 'EXPIRED'], ['OPEN', before, results(move('a')), 'EXPIRED'],
    ['OPEN', before, ended, 'EXPIRED'], ['COMPLETED', before, ended, 'COMPLETED'], ['EXPIRED', after, results(), 'EXPIRED'],
  ])('that is %s until %p', (state, expiresAt, steps, expected) => {
    expect(stateOf(run(state, expiresAt), steps, AT)).toBe(expected);
  });

  it('that ended in time waits for its verdict, however late that is', () => {
    expect(stateOf(run('OPEN', after), ended, new Date(AT.getTime() + 5_000))).toBe('OPEN');
  });
});

it('accounts stand for the names of their keys, and times count from the creation', () => {
  const given = { seller: 'seller', deadline: 'now+90', note: 'now+90', more: 1 };
  const parties = [{ key: 'seller', account_id: 'acc_1' }];
  expect(parametersOf(MANIFEST, { ...(STEPS[0] as PlayStep), parameters: given }, parties, 1_000)).toEqual({
    seller: 'acc_1', deadline: 1_090, note: 'now+90', more: 1,
  });
  expect(parametersOf(MANIFEST, { ...(STEPS[0] as PlayStep), parameters: { seller: 'nobody', deadline: 7 } }, parties, 1_000)).toEqual({
    seller: 'nobody', deadline: 7,
  });
});

it('what now means is the same after a creation that was recorded in a later second', () => {
  const step = { ...(STEPS[0] as PlayStep), parameters: { seller: 'seller', deadline: 'now+90', note: 'now+90' } };
  const recorded = { parameters: parametersOf(MANIFEST, step, [], 1_000), submittedAt: new Date(1_003_999) };
  expect(creationTime(MANIFEST, step, recorded)).toBe(1_000);
  expect(creationTime(MANIFEST, { ...step, parameters: { deadline: 7 } }, { ...recorded, parameters: { deadline: 7 } })).toBe(1_003);
});
