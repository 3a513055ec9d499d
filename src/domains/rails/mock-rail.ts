import { testOutcomes } from '../../../generated/test-values.ts';
import type { FoundPayment, PayAnswer, RailAdapter, RailPayment } from './rail.ts';

/** Outcome of a payment on the MOCK rail. */
type MockOutcome = 'settles' | 'fails' | 'silent';

/**
 * The rail of the sandbox, in this process and without any memory: the names of a payment decide its outcome when it is handed over, and
 * the provider's reference keeps it. The outcome can be read about a second later.
 */
export const mockRail: RailAdapter = {
  family: 'MOCK',
  capabilities: ['OUTBOUND', 'INBOUND'],
  askAfterMs: 1_000,
  pay: async (payment) => accepted(payment),
  expect: async (payment) => accepted(payment),
  find: async (_tenant, _reference, { providerReference }) => FOUND[providerReference ?? ''] ?? { status: 'UNKNOWN' },
  statement: async function* () { /* it keeps no books */ },
};

const FOUND: Readonly<Record<string, FoundPayment>> = {
  settles: { status: 'SETTLED' },
  fails: { status: 'FAILED', code: 'refused by the simulated rail' },
  silent: { status: 'ACCEPTED' },
} satisfies Record<MockOutcome, FoundPayment>;

function accepted(payment: RailPayment): PayAnswer {
  return { status: 'ACCEPTED', providerReference: mockOutcome(payment) };
}

const OUTCOMES: Readonly<Record<string, 'FAILS' | 'SILENT'>> = testOutcomes.mock_payment;
const BEGINS_WITH_OUTCOME = new RegExp(`^(${Object.keys(OUTCOMES).join('|')})(:|$)`);

/** A payment whose external id begins with `fail:` (or whose `match_keys.sim` is `fail`) fails, `silent` never ends, all others settle. */
export function mockOutcome({ debtor, creditor, matchKeys }: Pick<RailPayment, 'debtor' | 'creditor' | 'matchKeys'>): MockOutcome {
  const outside = debtor.kind === 'external' ? debtor : creditor;
  const word = matchKeys['sim'] ?? BEGINS_WITH_OUTCOME.exec(outside.externalId ?? '')?.[1];
  const outcome = word !== undefined && Object.hasOwn(OUTCOMES, word) ? OUTCOMES[word] : undefined;
  if (outcome === 'SILENT') return 'silent';
  return outcome === 'FAILS' ? 'fails' : 'settles';
}
