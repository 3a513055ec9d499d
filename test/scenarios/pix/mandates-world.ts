/** Pix Automático from end to end: the service with its worker, the simulated sponsor, and one clock that tests turn. */
import type {
  HoldResponse, PixMandateChargeResponse, PixMandateDetailResponse, PixMandateListResponse, PixMandateResponse,
} from '../../../generated/models.ts';
import { lookAtMandates } from '../../../src/domains/pix/mandates/jobs.ts';
import { accountingDay, addDays, FixedClock } from '../../../src/platform/clock.ts';
import { eventually, startTestService, TENANT, type Answer, type Call, type TestService } from '../../support/service.ts';
import { startSponsor, type SponsorBooks, type TestSponsor } from '../../support/sponsor.ts';

/** The simulated sponsor's record of a mandate. */
interface SponsorMandate {
  readonly recurrence_id: string;
  readonly status: string;
  readonly charges: readonly { readonly txid: string; readonly status: string }[];
}

type Verb = 'authorizePixMandate' | 'rejectPixMandate' | 'revokePixMandate';

interface Refused {
  readonly error?: string;
  readonly details?: Record<string, unknown>;
}

export class MandatesWorld {
  private constructor(readonly api: TestService, readonly sponsor: TestSponsor, readonly clock: FixedClock) {}

  static async start(env: Record<string, string> = {}): Promise<MandatesWorld> {
    const clock = new FixedClock('2026-03-02T12:00:00.000Z');
    const api = await startTestService({ clock, env: { RAZAO_RAIL_TIMEOUT_SECONDS: '1', ...env } });
    const sponsor = await startSponsor({ clock });
    await api.token(['service/health']);
    await sponsor.connect(api);
    return new MandatesWorld(api, sponsor, clock);
  }

  async stop(): Promise<void> {
    await this.sponsor.stop();
    await this.api.stop();
  }

  /** Turns the clock on to an hour of a day in São Paulo, and lets the worker look at it. */
  async at(day: string, hour: string): Promise<void> {
    this.clock.advance(new Date(`${day}T${hour}:00.000-03:00`).getTime() - this.clock.now().getTime());
    await this.look();
  }

  /** Today in São Paulo, and days from it. */
  day(offset = 0): string {
    return addDays(accountingDay(this.clock.now()), offset);
  }

  /** Advances the clock to the deadlines of a payment under way. */
  async later(milliseconds: number): Promise<void> {
    this.clock.advance(milliseconds);
    await this.look();
  }

  /** Runs the job that the scheduler runs every two seconds. */
  look(): Promise<void> {
    const { service } = this.api;
    return lookAtMandates(service.database, (tenant) => service.contextFor(tenant), service.contextFor(TENANT).log);
  }

  /** The sponsor sends an event, and it is accepted. */
  async tell(event: string, data: object = {}, more: object = {}): Promise<void> {
    const delivery = await this.sponsor.emit(event, data, more);
    if (delivery.status !== 200) throw new Error(`${event} was answered ${delivery.status}`);
  }

  /** A receiver requests a mandate on an account. */
  async requested(account_id: string, data: object = {}): Promise<PixMandateResponse> {
    await this.tell('MANDATE_REQUESTED', { account_id, ...data });
    const { items: [mandate] } = await this.api.ok<PixMandateListResponse>('listPixMandates', { query: { account_id } });
    if (!mandate) throw new Error('no mandate was requested');
    return mandate;
  }

  /** Sends the payer's answer to a mandate, and returns the response, refusals included. */
  say(verb: Verb, { mandate_id }: { mandate_id: string }, key: string | null = null): Promise<Answer<PixMandateResponse & Refused>> {
    return this.api.call(verb, { path: { mandate_id }, key });
  }

  /** A mandate that the payer has authorised. */
  async active(account_id: string, data: object = {}): Promise<PixMandateResponse> {
    const { mandate_id } = await this.requested(account_id, data);
    return this.api.ok<PixMandateResponse>('authorizePixMandate', { path: { mandate_id } });
  }

  /** A charge of a mandate, due in three days by default. */
  async charged({ mandate_id, recurrence_id }: PixMandateResponse, data: object = {}): Promise<PixMandateChargeResponse> {
    await this.tell('CHARGE_SCHEDULED', { recurrence_id, ...data });
    const [charge] = (await this.read(mandate_id)).charges;
    if (!charge) throw new Error('no charge was scheduled');
    return charge;
  }

  read(mandate_id: string): Promise<PixMandateDetailResponse> {
    return this.api.ok<PixMandateDetailResponse>('getPixMandate', { path: { mandate_id } });
  }

  /** The newest charge of a mandate. */
  async charge(mandate_id: string): Promise<PixMandateChargeResponse> {
    const [charge] = (await this.read(mandate_id)).charges;
    if (!charge) throw new Error('the mandate has no charge');
    return charge;
  }

  /** The newest charge of a mandate, once it is in a status. */
  becomes(mandate_id: string, status: PixMandateChargeResponse['status']): Promise<PixMandateChargeResponse> {
    return eventually(async () => {
      const charge = await this.charge(mandate_id);
      return charge.status === status && charge;
    });
  }

  hold(hold_id: string | null): Promise<HoldResponse> {
    return this.api.ok<HoldResponse>('getHold', { path: { hold_id: String(hold_id) } });
  }

  cancel({ mandate_id, charge_id }: PixMandateChargeResponse, call: Call = {}) {
    return this.api.call<PixMandateChargeResponse & { error?: string }>('cancelPixMandateCharge', {
      ...call, path: { mandate_id, charge_id },
    });
  }

  /** The types of the events about an entity, the oldest first. */
  async announced(entity_id: string): Promise<string[]> {
    const { items } = await this.api.ok<{ items: { event_type: string }[] }>('listEvents', {
      query: { entity_id, after: 'earliest', limit: 200 },
    });
    return items.map(({ event_type }) => event_type.replace(/^pix_mandate(_charge)?\./, ''));
  }


  async atSponsor(recurrence_id: string): Promise<SponsorMandate | undefined> {
    const { mandates } = await this.sponsor.books() as SponsorBooks & { mandates: SponsorMandate[] };
    return mandates.find((mandate) => mandate.recurrence_id === recurrence_id);
  }
}
