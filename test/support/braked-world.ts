/** Tenants with a brake on their payments out, and dispatchers that a test has do all that is due. */
import type { BrakeRule, CreateObligationBatchResponse, ObligationResponse } from '../../generated/models.ts';
import { Dispatcher } from '../../src/domains/obligations/dispatcher.ts';
import type { FixedClock } from '../../src/platform/clock.ts';
import { createLog } from '../../src/platform/log.ts';
import { bindPix } from './fake-rail.ts';
import { startTestService, TENANT, type TestService } from './service.ts';
import { SummingRail } from './summing-rail.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Limits of accounts are out of the way: a thief has the token of an operator. */
const WITHOUT_LIMITS = {
  RAZAO_PIX_DAY_CENTS: '900000000000', RAZAO_PIX_NIGHT_CENTS: '900000000000', RAZAO_PIX_CAP_CENTS: '0', RAZAO_ROLES: 'api',
};

export class BrakedWorld {
  private constructor(readonly api: TestService, readonly rail: SummingRail, readonly dispatcher: Dispatcher, readonly clock: FixedClock) {}

  /** @param databaseUrl of another process' Postgres; one of its own unless given. */
  static async start(clock: FixedClock, databaseUrl?: string): Promise<BrakedWorld> {
    const rail = new SummingRail();
    const api = await startTestService({ clock, env: WITHOUT_LIMITS, adapters: { fake: [rail] }, ...(databaseUrl && { databaseUrl }) });
    await api.token();
    if (!databaseUrl) await bindPix(api, 'fake');
    const dispatcher = new Dispatcher({
      database: api.service.database, rails: api.service.contextFor(TENANT).rails,
      contextFor: (tenant) => api.service.contextFor(tenant),
      settings: { timeoutMs: 5_000, retryForMs: 24 * HOUR_MS, askForMs: 240 * HOUR_MS, concurrency: 16 }, log: createLog('silent'),
    });
    return new BrakedWorld(api, rail, dispatcher, clock);
  }

  async stop(): Promise<void> {
    await this.dispatcher.stop();
    await this.api.stop();
  }

  async rule(brake: BrakeRule | null): Promise<void> {
    await this.api.ok('operatorPutQuotas', {
      token: await this.api.platformToken(), path: { tenant: TENANT }, body: { overrides: {}, payment_rules: { brake } },
    });
  }

  /** Has the brake know that so much left over PIX in an hour. */
  async past(hour: Date, cents: number, payments: number): Promise<void> {
    await this.api.service.database.forTenant(TENANT).write(async ({ em }) => {
      await em.execute(
        'insert into razao.payout_hours (tenant_id, rail, currency, hour, cents, payments) values (?, ?, ?, ?, ?, ?)',
        [TENANT, 'PIX', 'BRL', hour, cents, payments],
      );
      return {};
    });
  }

  pay(account_id: string, value: number): Promise<ObligationResponse> {
    return this.api.ok('createObligation', { body: bodyOf(account_id, value) });
  }

  /** Makes payments of these amounts, in this order. */
  async payAll(account_id: string, values: readonly number[]): Promise<readonly string[]> {
    const made: string[] = [];
    for (let from = 0; from < values.length; from += 500) {
      const items = values.slice(from, from + 500).map((value) => bodyOf(account_id, value));
      const { results } = await this.api.ok<CreateObligationBatchResponse>('createObligationBatch', { body: { atomic: true, items } });
      made.push(...results.map(({ obligation }) => obligation?.obligation_id ?? ''));
    }
    return made;
  }

  /** Moves the clock, and has the dispatcher hand over all that may go then. @returns what the rail was given by that, in centavos. */
  async after(ms: number): Promise<number> {
    const before = this.rail.cents;
    this.clock.advance(ms);
    for (let given = -1; given !== this.rail.amounts.size;) {
      given = this.rail.amounts.size;
      await this.dispatcher.poll();
      await this.dispatcher.idle();
    }
    return this.rail.cents - before;
  }
}

function bodyOf(account_id: string, value: number) {
  return {
    rail: 'PIX', amount: { currency: 'BRL', value }, debtor: { kind: 'account', account_id },
    creditor: { kind: 'external', external_id: 'pix_key:loja@example.com' },
  };
}
