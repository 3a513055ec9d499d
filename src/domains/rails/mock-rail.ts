import type { RailAdapter, RailAnswer, RailPayment } from './rails.ts';

/**
 * The rail of the sandbox. An external id beginning `fail:` (or `match_keys.sim` = `fail`) fails, `silent` never
 * answers, anything else settles about a second later. Source: design, section 5.
 */
export const mockRail: RailAdapter = {
  family: 'MOCK',
  answersAfterMs: 1_000,
  answer: async (payment) => mockAnswer(payment),
};

/** What the sandbox makes of a payment: decided by its names alone, so it can be repeated. */
export function mockAnswer({ externalId, matchKeys }: RailPayment): RailAnswer {
  const wish = matchKeys['sim'] ?? /^(fail|silent)(:|$)/.exec(externalId ?? '')?.[1];
  if (wish === 'silent') return null;
  if (wish === 'fail') return { outcome: 'FAILED', reason: 'refused by the simulated rail' };
  return { outcome: 'SETTLED', reason: null };
}
