/** The simulated KYC provider for a test: in this process with the test's clock, or as the process of its own that it is. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Case } from '../../mocks/kyc/kyc-provider-stub.ts';
import { SimulatedKyc, type SimulatedKycOptions } from '../../mocks/kyc/simulated-kyc.ts';
import { addProvider, SECRET } from './deliver.ts';
import { programFile } from './server-urls.ts';
import { TENANT, type TestService } from './service.ts';
import type { SponsorDelivery } from './sponsor.ts';

const DECIDE_AFTER_MS = 20;

export class TestKyc {
  constructor(readonly url: string, readonly stop: () => Promise<unknown>) {}

  /** Opens an account at the provider for a tenant of the service. A second service only changes the address of events. */
  async connect(service: TestService, providerId = 'sim-kyc-demo', options: { tenant?: string; isNew?: boolean } = {}): Promise<void> {
    const { tenant = TENANT, isNew = true } = options;
    await this.control('providers', { provider_id: providerId, secret: SECRET, callback_url: service.baseUrl });
    if (isNew) await addProvider(service, providerId, { tenant, type: 'KYC_PROVIDER', adapter: 'sim_kyc_v1', baseUrl: this.url });
  }

  /** Has an operation of the provider go otherwise, the next time or times. */
  script(operation: string, outcome: string, more: object = {}): Promise<unknown> {
    return this.control('script', { operation, outcome, ...more });
  }

  /** Has something happen at the provider. @returns its delivery, after the first attempt. */
  emit(event: string, data: object = {}, more: object = {}): Promise<SponsorDelivery> {
    return this.control('emit', { event, data, ...more });
  }

  /** The provider's cases about a party. */
  async cases(reference: string, provider_id = 'sim-kyc-demo'): Promise<Case[]> {
    const { cases } = await this.control<{ cases: Case[] }>(`cases?provider_id=${provider_id}`);
    return cases.filter((it) => it.reference === reference);
  }

  async deliveries(): Promise<SponsorDelivery[]> {
    return (await this.control<{ deliveries: SponsorDelivery[] }>('deliveries')).deliveries;
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

/** Starts a provider; requests end after 20 ms by default. */
export async function startKyc(options: SimulatedKycOptions = {}): Promise<TestKyc> {
  const provider = new SimulatedKyc({ decideAfterMs: DECIDE_AFTER_MS, ...options });
  const url = await provider.listen(0);
  return new TestKyc(url, () => provider.stop());
}

/** Starts a provider as a process of its own, which ends with the test. Its clock is the machine's. */
export async function startKycProcess(decideAfterMs = DECIDE_AFTER_MS): Promise<TestKyc> {
  const child = spawn(process.execPath, ['--enable-source-maps', await programFile('service-process'), 'kyc', '--json'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '', RAZAO_KYC_PORT: '0', RAZAO_KYC_DECIDE_MS: String(decideAfterMs) },
  });
  const [line] = await once(child.stdout, 'data') as [Buffer];
  const { base_url } = JSON.parse(String(line)) as { base_url: string };
  return new TestKyc(base_url, async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  });
}
