/** The adapter for API Pix between a simulated PSP over mTLS and a Razao that takes events, for tests of what either does. */
import { freePort } from '../../src/platform/local/index.ts';
import { KEYS, removeFolder, startApiPix, startPsp, type AdapterOptions, type TestAdapter, type TestPsp } from './api-pix.ts';
import { callerOf, FakeRazao, until, type TakenEvent } from './fake-razao.ts';

/** A profile whose polls come when a test asks for them. */
export const IDLE = { poll: { every_seconds: 3_600, overlap_minutes: 15, sweep_every_minutes: 60, sweep_hours: 26 } };

export type CalledAdapter = TestAdapter & { readonly call: ReturnType<typeof callerOf> };

export class ApiPixWorld {
  readonly #ends: (() => unknown)[] = [];

  private constructor(readonly psp: TestPsp, readonly razao: FakeRazao, readonly callbackPort: number) {}

  static async start(): Promise<ApiPixWorld> {
    const world = new ApiPixWorld(await startPsp(), await FakeRazao.start(), await freePort());
    world.#ends.push(() => world.psp.psp.stop(), () => world.razao.close());
    return world;
  }

  /** Starts an adapter. It has the callbacks of all keys, once it is there. */
  async adapter(more: Partial<AdapterOptions> = {}): Promise<CalledAdapter> {
    const adapter = await startApiPix({
      pspUrl: this.psp.url, razaoUrl: this.razao.url, callbackPort: this.callbackPort, profile: IDLE, ...more,
    });
    this.#ends.push(() => removeFolder(adapter), () => adapter.stop().catch(() => undefined));
    await until(async () => (await this.books()).webhooks.length, (it) => it === KEYS.length);
    return { ...adapter, call: callerOf(adapter.url) };
  }

  async stop(): Promise<void> {
    for (const end of this.#ends.splice(0).toReversed()) await end();
  }

  books(): Promise<{ webhooks: unknown[]; charges: Record<string, unknown>[]; lines: { kind: string; amount: number }[] }> {
    return this.psp.control('books');
  }

  /** Money arrives at the PSP. @returns its end-to-end id. */
  async credit(data: object = {}): Promise<string> {
    return (await this.psp.control<{ pix: { endToEndId: string } }>('emit', { event: 'CREDIT_RECEIVED', data })).pix.endToEndId;
  }

  emit<T>(event: string, data: object): Promise<T> {
    return this.psp.control<T>('emit', { event, data });
  }

  script(operation: string, outcome: string, more: object = {}): Promise<unknown> {
    return this.psp.control('script', { operation, outcome, ...more });
  }

  /** Events of a name that Razao took. */
  taken(name: string): TakenEvent['data'][] {
    return this.razao.taken.filter(({ event }) => event === name).map(({ data }) => data);
  }

  /** Events of a name, once Razao took so many. */
  told(name: string, count = 1): Promise<TakenEvent['data'][]> {
    return until(() => this.taken(name), (it) => it.length >= count);
  }
}
