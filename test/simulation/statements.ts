/** Payments of a provider's statement that are missing in the books, and their booking by hand. */
import type { ReconciliationBreakListResponse, ReconciliationRunResponse } from '../../generated/models.ts';
import { reconciliationConsumer } from '../../src/domains/reconciliation/index.ts';
import { accountingDay, addDays } from '../../src/platform/clock.ts';
import type { PlacedEvent } from '../../src/platform/worker/consumer.ts';
import type { TestService } from '../support/service.ts';
import { pick, type Fate } from './model-types.ts';
import { providerOf } from './outside.ts';
import type { Planned, Tenant } from './tenant.ts';
import type { ClientStep } from './world-steps.ts';

/** Longer than a history. */
const DAYS_BACK = 7;

/** A credit that the books did not have when they were compared. */
interface Missing {
  readonly breakId: string;
  readonly endToEnd: string;
  readonly amount: number;
}

export class Statements {
  /** Credits missing at the last comparison. */
  #missing: readonly Missing[] = [];

  constructor(private readonly tenant: Tenant) {}

  /** Holds the books against the sponsor's statement of Pix. @throws where that misses a payment which is in. */
  async compare(api: TestService): Promise<Fate> {
    const to = accountingDay(new Date(this.tenant.now));
    const body = {
      provider_id: providerOf(this.tenant.name, 'PIX'), rail: 'PIX', currency: 'BRL', from: addDays(to, -DAYS_BACK), to,
      source: { kind: 'FETCH' },
    };
    const { run_id } = await this.tenant.done<ReconciliationRunResponse>('startReconciliationRun', { body });
    await reconciliationConsumer((name) => api.service.contextFor(name)).handle(
      { tenant: this.tenant.name, entityId: run_id } as PlacedEvent,
    );
    const { state } = await this.tenant.done<ReconciliationRunResponse>('getReconciliationRun', { path: { run_id } });
    if (state !== 'COMPLETED') throw new Error(`a comparison ended as ${state}`);
    const { items } = await this.tenant.done<ReconciliationBreakListResponse>('listReconciliationBreaks', {
      query: { run_id, kind: 'MISSING_IN_LEDGER', limit: 100 },
    });
    this.#missing = items.flatMap(({ break_id, provider }) =>
      (provider?.external_id && provider.direction === 'CREDIT' ? [
        { breakId: break_id, endToEnd: provider.external_id, amount: provider.amount_cents },
      ] : []));
    const known = this.#missing.find(({ endToEnd }) => this.tenant.model.desk.moneyIn.has(`PIX:${endToEnd}`));
    if (known) throw new Error(`${known.endToEnd} is in, and missing in the ledger`);
    return this.#missing.length > 0 ? 'done' : 'nothing';
  }

  correction({ which, account }: Extract<ClientStep, { kind: 'correct' }>): Planned | undefined {
    const it = pick(this.#missing, which);
    if (!it) return undefined;
    const to = this.tenant.number(account);
    const body = { resolution: 'CORRECTED', account_id: this.tenant.ids.accounts[to] ?? '', reason: 'Nobody has told of it' };
    return this.tenant.asking(
      'resolveReconciliationBreak', { path: { break_id: it.breakId }, body }, (model) => model.correct(it.endToEnd, it.amount, to),
    );
  }
}
