/** Pix as its users see it: the service, and a sponsor that reports to it, on a clock that the test moves. */
import type {
  EvidenceListResponse, EvidenceResponse, ObligationResponse, PixReturnRequest, PixReturnResponse,
} from '../../generated/models.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { FixedClock } from '../../src/platform/clock.ts';
import { startTestService, TENANT, type Answer, type Call, type TestService, type TestServiceOptions } from './service.ts';
import { startSponsor, type TestSponsor } from './sponsor.ts';

const STEP_MS = 1_000;
const SLOW_STEP_MS = 20;
const PATIENCE_MS = 20_000;

export class PixWorld {
  readonly #owner: Promise<string>;

  private constructor(readonly api: TestService, readonly sponsor: TestSponsor, readonly clock: FixedClock) {
    this.#owner = api.party();
  }

  static async start(options: TestServiceOptions = {}): Promise<PixWorld> {
    const clock = new FixedClock();
    const [api, sponsor] = await Promise.all([
      startTestService({ clock, ...options, env: { RAZAO_RAIL_TIMEOUT_SECONDS: '1', ...options.env } }), startSponsor({ clock }),
    ]);
    await api.token(['service/health']);
    await sponsor.connect(api);
    return new PixWorld(api, sponsor, clock);
  }

  /** @throws when the books do not verify. */
  async stop(): Promise<void> {
    const verdict = await verifyJournal(this.api.service.database, TENANT);
    await this.sponsor.stop();
    await this.api.stop();
    if (!verdict.ok) throw new Error(`the books do not verify: ${JSON.stringify(verdict)}`);
  }

  /** An account of a customer; `cents` come in from outside. */
  async account(cents = 0, type = 'CUSTOMER'): Promise<string> {
    return this.api.account(cents, { owner: await this.#owner, type });
  }

  /** An account that money for a Pix key arrives on. */
  async accountWithKey(pixKey: string, cents = 0): Promise<string> {
    const account_id = await this.account(cents);
    await this.bindKey(account_id, pixKey);
    return account_id;
  }

  bindKey(account_id: string, key_value: string): Promise<unknown> {
    return this.api.ok('bindPaymentMethod', {
      path: { account_id },
      body: {
        rail: 'PIX', scheme: 'BR_PIX_KEY', mode: 'VIRTUAL_ADDRESS', status: 'ACTIVE',
        provider: { provider_id: 'sim-demo', type: 'SPONSOR_BANK' },
        capabilities: { originate_debit: false, receive_credit: true, supports_returns: true },
        directionality: { inbound: true, outbound: false }, verification: { status: 'NOT_REQUIRED' },
        coordinates: { key_type: 'EMAIL', key_value },
      },
    });
  }

  /** Waits until `probe` gives something, while the clock runs ahead. */
  async until<T>(probe: () => Promise<T | undefined | false>, stepMs = STEP_MS): Promise<T> {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      const found = await probe();
      if (found !== undefined && found !== false) return found;
      if (performance.now() > deadline) throw new Error('it did not come about');
      await new Promise((resolve) => setTimeout(resolve, 40));
      this.clock.advance(stepMs);
    }
  }

  payment(from: string, external_id: string, value = 1000, more: object = {}) {
    return {
      rail: 'PIX', amount: { currency: 'BRL', value }, debtor: { kind: 'account', account_id: from },
      creditor: { kind: 'external', external_id }, ...more,
    };
  }

  pay(from: string, external_id: string, value = 1000, more: object = {}): Promise<ObligationResponse> {
    return this.api.ok<ObligationResponse>('createObligation', { body: this.payment(from, external_id, value, more) });
  }

  obligation(obligation_id: string): Promise<ObligationResponse> {
    return this.api.ok<ObligationResponse>('getObligation', { path: { obligation_id } });
  }

  /** An obligation in this state, once it is. To one that passes the clock goes slowly, so that it is not missed. */
  in(state: string, obligation_id: string): Promise<ObligationResponse> {
    return this.until(async () => {
      const now = await this.obligation(obligation_id);
      return now.state === state && now;
    }, state === 'FINAL' ? STEP_MS : SLOW_STEP_MS);
  }

  /** A payment out that has settled. */
  async paid(from: string, value = 1000): Promise<{ obligation: ObligationResponse; name: string }> {
    const obligation = await this.in('FINAL', (await this.pay(from, 'pix_key:fornecedor@example.com', value)).obligation_id);
    return { obligation, name: String(obligation.match_keys?.['end_to_end_id']) };
  }

  async evidence(query: Record<string, string>): Promise<EvidenceResponse[]> {
    return (await this.api.ok<EvidenceListResponse>('listEvidence', { query })).items;
  }

  /** Money from outside for a key. @returns how it is named, and its obligation. */
  async credited(key: string, value = 1000, more: object = {}): Promise<{ name: string; obligationId: string }> {
    const name = newName('E');
    await this.sponsor.emit('CREDIT_RECEIVED', { end_to_end_id: name, key, amount: { currency: 'BRL', value }, ...more });
    const [evidence] = await this.evidence({ external_id: `${name}:CREDIT_RECEIVED` });
    return { name, obligationId: evidence?.match?.obligation_id ?? '' };
  }

  return(body: Partial<PixReturnRequest> & { value?: number }, call: Call = {}): Promise<Answer<PixReturnResponse>> {
    const { value = 1000, ...wanted } = body;
    return this.api.call<PixReturnResponse>('createPixReturn', { body: { amount: { currency: 'BRL', value }, ...wanted }, ...call });
  }

  /** The events of an entity, in order, each with its version. */
  async announced(entity: string): Promise<string[]> {
    const rows = await this.api.service.database.forTenant(TENANT).read((em) => em.execute<{
      event_type: string; entity_version: string;
    }[]>(
      'select event_type, entity_version from razao.outbox where entity_id = ? order by commit_no, n', [entity]));
    return rows.map((row) => `${row.event_type} ${row.entity_version}`);
  }

  /** Events with this type, about an entity. */
  async event(type: string, entity: string): Promise<Record<string, unknown>> {
    const rows = await this.api.service.database.forTenant(TENANT).read((em) => em.execute<{ body: { data: Record<string, unknown> } }[]>(
      'select body::json as body from razao.outbox where entity_id = ? and event_type = ?', [entity, type]));
    if (rows.length !== 1) throw new Error(`${rows.length} events ${type} of ${entity}`);
    return rows[0]?.body.data ?? {};
  }

  /** The balances of the ledger's own accounts, in cents. */
  async systems(): Promise<{ transit: number; exception: number }> {
    const rows = await this.api.service.database.forTenant(TENANT).read((em) => em.execute<{ role: string; posted: string }[]>(
      `select a.system_role as role, b.posted from razao.balances b join razao.accounts a using (tenant_id, account_id) where a.system_role is not null`));
    const of = (role: string): number => Number(rows.find((row) => row.role === role)?.posted ?? 0);
    return { transit: of('transit'), exception: of('exception') };
  }
}

let names = 0;

/** A name as the rail gives it, unlike any other. */
export function newName(kind: 'E' | 'D'): string {
  names += 1;
  return `${kind}87654321202603021200${String(names).padStart(11, '0')}`;
}
