/** Contested payments over Pix, reported through a simulated sponsor: the fixture of MED's tests. */
import { randomUUID } from 'node:crypto';
import type {
  EvidenceListResponse, MedCaseDetailResponse, MedCaseListResponse, MedCaseResolveRequest, MedCaseResponse, ObligationResponse,
} from '../../generated/models.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { endToEndId } from '../../src/domains/rails/index.ts';
import type { FixedClock } from '../../src/platform/clock.ts';
import { ServiceChild } from '../faults/service-child.ts';
import { eventually, startTestService, TENANT, TestService, type Answer, type Call } from './service.ts';
import { startSponsor, startSponsorProcess, type SponsorDelivery, type TestSponsor } from './sponsor.ts';

/** An account that can be paid by its key. */
export interface Shop {
  readonly account: string;
  readonly key: string;
}

export interface Paid {
  readonly obligation_id: string;
  readonly end_to_end_id: string;
}

export const brl = (value: number) => ({ currency: 'BRL' as const, value });

export const eventsOf = ({ history }: { history: readonly { event: string }[] }): string[] => history.map(({ event }) => event);

export class MedWorld {
  #owner: Promise<string> | undefined;

  constructor(readonly api: TestService, readonly sponsor: TestSponsor) {}

  async account(cents = 0): Promise<string> {
    return this.api.account(cents, { owner: await (this.#owner ??= this.api.party()) });
  }

  async shop(): Promise<Shop> {
    const [account, key] = [await this.account(), randomUUID()];
    await this.bind(account, key);
    return { account, key };
  }

  /** Lets an account be paid by a key. */
  bind(account_id: string, key: string): Promise<unknown> {
    return this.api.ok('bindPaymentMethod', {
      path: { account_id },
      body: {
        rail: 'PIX', scheme: 'BR_PIX_KEY', mode: 'VIRTUAL_ADDRESS', status: 'ACTIVE',
        provider: { provider_id: 'sim-demo', type: 'SPONSOR_BANK' },
        capabilities: { originate_debit: false, receive_credit: true, supports_returns: true },
        directionality: { inbound: true, outbound: false }, verification: { status: 'NOT_REQUIRED' },
        coordinates: { key_type: 'EVP', key_value: key },
      },
    });
  }

  /** Money arrives over Pix. @returns its end-to-end id. */
  async credit({ key }: Shop, value: number, more: object = {}): Promise<string> {
    const end_to_end_id = newEndToEndId('E');
    await this.sponsor.emit('CREDIT_RECEIVED', { end_to_end_id, amount: brl(value), key, ...more });
    return end_to_end_id;
  }

  /** Somebody contests a credit. @returns the number of the report. */
  async contest(end_to_end_id: string, value: number, data: object = {}, more: object = {}): Promise<string> {
    const report_id = randomUUID();
    await this.sponsor.emit('MED_INFRACTION_OPENED', { report_id, end_to_end_id, amount: brl(value), ...data }, more);
    return report_id;
  }

  /** A shop that was paid, and whose payment is contested; `left` is the balance when that becomes known. */
  async contested(value = 15_000, left = value, more: object = {}): Promise<Shop & {
    end_to_end_id: string; report_id: string; case_id: string;
  }> {
    const shop = await this.shop();
    const end_to_end_id = await this.credit(shop, value, more);
    if (left < value) await this.api.transfer(shop.account, await this.account(), value - left);
    const report_id = await this.contest(end_to_end_id, value);
    return { ...shop, end_to_end_id, report_id, case_id: await this.caseOf(shop.account) };
  }

  /** The same, with its block placed. */
  async blocked(value = 15_000, left = value, more: object = {}) {
    const it = await this.contested(value, left, more);
    await this.until(it.case_id, ({ block_id }) => block_id !== null);
    return it;
  }

  /** A payment of ours that settled. */
  async paid(from: string, value: number, to = `pix_key:${randomUUID()}@banco-ipe.example`): Promise<Paid> {
    const { obligation_id } = await this.api.ok<ObligationResponse>('createObligation', {
      body: {
        rail: 'PIX', amount: brl(value), debtor: { kind: 'account', account_id: from }, creditor: { kind: 'external', external_id: to },
      },
    });
    const evidence = await eventually(async () => {
      const { items } = await this.api.ok<EvidenceListResponse>('listEvidence', { query: { obligation_id } });
      return items.find(({ kind, state }) => kind === 'SETTLEMENT' && state === 'MATCHED');
    });
    return { obligation_id, end_to_end_id: String(evidence.match_keys['end_to_end_id']) };
  }

  file(body: object, call: Call = {}): Promise<Answer<MedCaseResponse>> {
    return this.api.call<MedCaseResponse>('fileMedCase', { ...call, body: { actor: 'ops-112', reason_code: 'SCAM', ...body } });
  }

  /** A case of ours, filed. */
  async filed(value = 45_000) {
    const account = await this.account(value);
    const paid = await this.paid(account, value);
    const { body } = await this.file({ original_obligation_id: paid.obligation_id });
    return { account, ...paid, case_id: body.case_id, report_id: String(body.report_id) };
  }

  resolve(case_id: string, body: Partial<MedCaseResolveRequest>, call: Call = {}): Promise<Answer<MedCaseResponse>> {
    return this.api.call<MedCaseResponse>('resolveMedCase', { ...call, path: { case_id }, body: { actor: 'ops-112', ...body } });
  }

  read(case_id: string): Promise<MedCaseDetailResponse> {
    return this.api.ok<MedCaseDetailResponse>('getMedCase', { path: { case_id } });
  }

  async cases(account_id: string): Promise<readonly MedCaseResponse[]> {
    return (await this.api.ok<MedCaseListResponse>('listMedCases', { query: { account_id } })).items;
  }

  async caseOf(account_id: string): Promise<string> {
    return (await eventually(async () => (await this.cases(account_id))[0])).case_id;
  }

  until(case_id: string, is: (it: MedCaseDetailResponse) => boolean): Promise<MedCaseDetailResponse> {
    return eventually(async () => {
      const it = await this.read(case_id);
      return is(it) && it;
    });
  }

  /** The RELEASE that was begun of a case, if one was. */
  async releaseOf(case_id: string): Promise<unknown> {
    const [row] = await this.api.service.database.forTenant(TENANT).read((em) => em.execute<{ release: unknown }[]>(
      'select release from razao.med_cases where case_id = ?', [case_id]));
    return row?.release ?? null;
  }

  /** Plays the course of a case that we filed, as the other side reports it. */
  story(story: string, reference: string, more: object = {}): Promise<{ deliveries: SponsorDelivery[] }> {
    return this.sponsor.control('med', { story, reference, ...more });
  }
}

/** A name as another institution gives it, of this minute. */
export function newEndToEndId(kind: 'E' | 'D'): string {
  return endToEndId(kind, '87654321', new Date(), randomUUID());
}

export interface MedProcesses {
  readonly world: MedWorld;
  readonly sponsor: TestSponsor;
  /** Ends them. @returns what was found wrong in the books. */
  end(): ReturnType<typeof verifyJournal>;
}

export interface MedService extends MedProcesses {
  readonly api: TestService;
}

/** Starts the service and the simulated sponsor in this process, on a clock that the test moves. */
export async function startMed(clock: FixedClock): Promise<MedService> {
  const api = await startTestService({ clock, env: { RAZAO_RAIL_TIMEOUT_SECONDS: '1' } });
  const sponsor = await startSponsor({ clock });
  await api.token(['service/health']);
  await sponsor.connect(api);
  return {
    api, sponsor, world: new MedWorld(api, sponsor),
    async end() {
      const verdict = await verifyJournal(api.service.database, TENANT);
      await sponsor.stop();
      await api.stop();
      return verdict;
    },
  };
}

/** Starts the service and the simulated sponsor as processes of their own. */
export async function startMedProcesses(): Promise<MedProcesses> {
  const books = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  await books.token(['service/health']);
  const [child, sponsor] = await Promise.all([
    ServiceChild.start(books.databaseUrl, { RAZAO_RAIL_TIMEOUT_SECONDS: '1' }), startSponsorProcess(),
  ]);
  const api = new TestService(books.service, child.baseUrl, books.databaseUrl, async () => undefined);
  await sponsor.connect(api);
  return {
    world: new MedWorld(api, sponsor), sponsor,
    async end() {
      const verdict = await verifyJournal(books.service.database, TENANT);
      await child.kill();
      await sponsor.stop();
      await books.stop();
      return verdict;
    },
  };
}
