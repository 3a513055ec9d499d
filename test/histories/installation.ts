/** An installation that a history is recorded of: several processes of the service over a primary and its synchronous standby. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../src/command-line/demo/random.ts';
import { endAll, ServiceChild } from '../faults/service-child.ts';
import { freePort } from '../../src/platform/local/address.ts';
import { startNginx } from '../support/nginx.ts';
import { ReplicatedPostgres } from '../support/replicated-postgres.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';

/** Cents with which each account begins: soon some have nothing. */
export const OPENING = [100, 100, 100];
/** Silent connections are given up soon. */
const SETTINGS = { RAZAO_ROLES: 'api', RAZAO_POSTGRES_CONNECT_SECONDS: '2', RAZAO_POSTGRES_STATEMENT_SECONDS: '2' };

/** @returns ids of the accounts of each group, which have `OPENING`. */
export async function openGroups(service: TestService, count: number): Promise<string[][]> {
  const owner = await service.party();
  return Promise.all(Array.from({ length: count }, () => Promise.all(OPENING.map((cents) => service.account(cents, { owner })))));
}

interface Process {
  child: ServiceChild;
  readonly port: number;
  /** Its way to Postgres. */
  readonly proxy: TcpProxy;
}

export class Installation {
  readonly #ends: (() => unknown)[] = [];
  #processes: Process[] = [];
  #promoted = false;

  private constructor(private readonly servers: ReplicatedPostgres, readonly groups: string[][], readonly token: string) {
    this.#ends.push(() => servers.stop());
  }

  static async start(options: { processes: number; groups: number }): Promise<Installation> {
    const servers = await ReplicatedPostgres.start({ synchronous: true });
    const before = await startTestService({ databaseUrl: servers.primary.url(), env: { RAZAO_ROLES: 'api' } });
    const started = new Installation(servers, await openGroups(before, options.groups), await before.token());
    await before.stop();
    await servers.caughtUp();
    started.#processes = await Promise.all(Array.from({ length: options.processes }, () => started.#startProcess()));
    return started;
  }

  get addresses(): readonly string[] {
    return this.#processes.map(({ port }) => `http://127.0.0.1:${port}`);
  }

  /** Puts nginx before all processes. @returns its address. */
  async startProxy(): Promise<string> {
    const { baseUrl, stop } = await startNginx(this.#processes.map(({ port }) => port));
    this.#ends.push(stop);
    return baseUrl;
  }

  /** One of the things that happen to an installation; it is whole again when it resolves. */
  async suffer(fault: Fault, random: Random): Promise<void> {
    const process = random.pick(this.#processes);
    await FAULTS[fault]({ installation: this, process, pause: () => sleep(random.whole(100, 2500)) });
  }

  async restart(it: Process): Promise<void> {
    await it.child.kill();
    it.child = await this.#startChild(it);
  }

  async restartPostgres(): Promise<void> {
    const server = this.#promoted ? this.servers.standby : this.servers.primary;
    await server.kill();
    await server.start();
  }

  /** The primary is gone for good; its standby takes over, once. */
  async promote(): Promise<void> {
    if (this.#promoted) return;
    this.#promoted = true;
    await this.servers.primary.kill();
    await this.servers.standby.promote();
    await this.servers.standby.query(`alter system set synchronous_standby_names = ''`);
    await this.servers.standby.query('select pg_reload_conf()');
    for (const { proxy } of this.#processes) {
      proxy.pointTo(this.servers.standby.port);
      proxy.reset();
    }
  }

  stop(): Promise<void> {
    return endAll([...this.#ends, ...this.#processes.flatMap(({ child, proxy }) => [() => proxy.close(), () => child.kill()])]);
  }

  async #startProcess(): Promise<Process> {
    const place = { proxy: await TcpProxy.open(this.servers.primary.port), port: await freePort() };
    return { ...place, child: await this.#startChild(place) };
  }

  #startChild({ proxy, port }: Pick<Process, 'proxy' | 'port'>): Promise<ServiceChild> {
    return ServiceChild.start(this.servers.primary.url(proxy.port), { ...SETTINGS, PORT: String(port) });
  }
}

interface Suffering {
  readonly installation: Installation;
  readonly process: Process;
  readonly pause: () => Promise<void>;
}

const FAULTS = {
  'kill -9 of a process': ({ installation, process }: Suffering) => installation.restart(process),
  'a process that stands still': async ({ process, pause }: Suffering) => {
    process.child.freeze();
    await pause();
    process.child.thaw();
  },
  'a process cut off from Postgres': async ({ process: { proxy }, pause }: Suffering) => {
    proxy.cut();
    await pause();
    proxy.mend();
    proxy.reset();
  },
  'a restart of Postgres': ({ installation }: Suffering) => installation.restartPostgres(),
  'a promotion of the standby': ({ installation }: Suffering) => installation.promote(),
};
export type Fault = keyof typeof FAULTS;
export const ALL_FAULTS = Object.keys(FAULTS) as Fault[];
