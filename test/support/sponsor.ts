/** The simulated sponsor for a test: in this process with the test's clock, or as the process of its own that it is. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Sponsor, type SponsorOptions } from '../../mocks/sponsor/sponsor.ts';
import type { SponsorReturn } from '../../src/domains/pix/index.ts';
import {
  bindRail, CAPABILITIES, SPONSOR, type BoundRail, type SponsorPayment, type SponsorStatementLine,
} from '../../src/domains/rails/index.ts';
import { addProvider, SECRET } from './deliver.ts';
import { programFile } from './server-urls.ts';
import { TENANT, type TestService } from './service.ts';

const SETTLE_AFTER_MS = 20;
const RAILS: readonly BoundRail[] = ['PIX', 'ACH', 'WIRE', 'SEPA', 'EFT_CA'];

/** A delivery in the control API. */
export interface SponsorDelivery {
  readonly delivery_id: string;
  readonly provider_id: string;
  readonly event: string;
  readonly attempts: number;
  readonly status: number | null;
  readonly state: 'PENDING' | 'DELIVERED' | 'GIVEN_UP';
}

export interface SponsorBooks {
  readonly balance: number;
  readonly payments: readonly SponsorPayment[];
  readonly returns: readonly SponsorReturn[];
  readonly lines: readonly SponsorStatementLine[];
}

export class TestSponsor {
  constructor(readonly url: string, readonly stop: () => Promise<unknown>) {}

  /**
   * Opens an account at the sponsor for a tenant of the service, with all rails bound to it. A second service on the same
   * books only changes the address of events.
   */
  async connect(
    service: TestService, providerId = 'sim-demo', options: { tenant?: string; rails?: readonly BoundRail[]; isNew?: boolean } = {},
  ): Promise<void> {
    const { tenant = TENANT, rails = RAILS, isNew = true } = options;
    await this.control('providers', { provider_id: providerId, secret: SECRET, callback_url: service.baseUrl });
    if (!isNew) return;
    await addProvider(service, providerId, { tenant, baseUrl: this.url });
    for (const rail of rails) {
      await bindRail(service.service.contextFor(tenant), {
        rail, providerId, adapter: SPONSOR, priority: 1, capabilities: CAPABILITIES, isEnabled: true,
      });
    }
  }

  /** Has an operation of the sponsor go otherwise, the next time or times. */
  script(operation: string, outcome: string, more: object = {}): Promise<unknown> {
    return this.control('script', { operation, outcome, ...more });
  }

  /** Has something happen outside. @returns its delivery, after the first attempt. */
  emit(event: string, data: object = {}, more: object = {}): Promise<SponsorDelivery> {
    return this.control('emit', { event, data, ...more });
  }

  /** Makes the statement wrong. */
  falsify(change: object): Promise<{ lines: SponsorStatementLine[] }> {
    return this.control('books', change);
  }

  books(provider_id = 'sim-demo'): Promise<SponsorBooks> {
    return this.control(`books?provider_id=${provider_id}`);
  }

  async deliveries(event?: string): Promise<SponsorDelivery[]> {
    const { deliveries } = await this.control<{ deliveries: SponsorDelivery[] }>('deliveries');
    return deliveries.filter((it) => event === undefined || it.event === event);
  }

  reset(): Promise<unknown> {
    return this.control('reset', {});
  }

  /** Calls the control API. @throws when it does not understand. */
  async control<T>(path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.url}/_control/${path}`, {
      ...(body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return await answer.json() as T;
  }
}

/** Starts a sponsor; payments end 20 ms after acceptance by default. */
export async function startSponsor(options: SponsorOptions = {}): Promise<TestSponsor> {
  const sponsor = new Sponsor({ settleAfterMs: SETTLE_AFTER_MS, ...options });
  const url = await sponsor.listen(0);
  return new TestSponsor(url, () => sponsor.stop());
}

/** Starts a sponsor as a process of its own, which ends with the test. Its clock is the machine's, unless `env` sets another. */
export async function startSponsorProcess(settleAfterMs = SETTLE_AFTER_MS, env: Record<string, string> = {}): Promise<TestSponsor> {
  const child = spawn(process.execPath, ['--enable-source-maps', await programFile('service-process'), 'sponsor', '--json'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '', RAZAO_SPONSOR_PORT: '0', RAZAO_SPONSOR_SETTLE_MS: String(settleAfterMs), ...env },
  });
  const [line] = await once(child.stdout, 'data') as [Buffer];
  const { base_url } = JSON.parse(String(line)) as { base_url: string };
  return new TestSponsor(base_url, async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  });
}
