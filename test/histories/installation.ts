/** An installation that a history is recorded of: several processes of the service over a primary and its synchronous standby. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Random } from '../../src/command-line/demo/random.ts';
import { endAll, ServiceChild } from '../faults/service-child.ts';
import { freePort } from '../../src/platform/local/address.ts';
import { CLOCK_TOLERANCE_MS } from '../../src/platform/db/sql.ts';
import { startNginx } from '../support/nginx.ts';
import { goByFiles, setAhead } from '../support/database-clock.ts';
import { canMoveClock, SteppedClock } from '../support/moved-clock.ts';
import { newFolder, ReplicatedPostgres } from '../support/replicated-postgres.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';
import { ShownTime } from './shown-time.ts';

/** Cents with which each account begins: soon some have nothing. */
export const OPENING = [100, 100, 100];
/** What Postgres tolerates of a process' clock, in seconds. */
const TOLERATED_S = CLOCK_TOLERANCE_MS / 1000;
/** Silent connections are given up soon. */
const SETTINGS = { RAZAO_ROLES: 'api', RAZAO_POSTGRES_CONNECT_SECONDS: '2', RAZAO_POSTGRES_STATEMENT_SECONDS: '2' };

/** @returns ids of the accounts of each group, which have `OPENING`. */
export async function openGroups(service: TestService, count: number): Promise<string[][]> {
  const owner = await service.party();
  return Promise.all(Array.from({ length: count }, () => Promise.all(OPENING.map((cents) => service.account(cents, { owner })))));
}

/** The wall clock of a process, which a step sets ahead of this process' by seconds. */
interface Clock {
  set(aheadS: number): void;
}

/**
 * The clock by which Postgres decides (`razao.machine_clock`), on both servers. libfaketime would step its own timers too, but is not safe
 * in their signal handlers: one server in some twenty died of it.
 */
async function clockOf({ primary }: ReplicatedPostgres, folder: string): Promise<Clock> {
  const client = new pg.Client({ connectionString: primary.url() });
  await client.connect();
  await goByFiles(client, folder);
  await client.end();
  return { set: (aheadS) => setAhead(primary.url(), aheadS * 1000, folder) };
}

interface Process {
  child: ServiceChild;
  readonly port: number;
  /** Its way to Postgres. */
  readonly proxy: TcpProxy;
  readonly clock: SteppedClock | undefined;
}

export interface InstallationOptions {
  readonly processes: number;
  readonly groups: number;
  /** Whether clocks can be stepped; reading them then takes some microseconds. */
  readonly hasSteppedClocks?: boolean;
}

export class Installation {
  readonly #ends: (() => unknown)[] = [];
  #processes: Process[] = [];
  #promoted = false;
  /** Seconds that all clocks are ahead of the recorder's. */
  #aheadS = 0;
  readonly time = new ShownTime();

  private constructor(
    private readonly servers: ReplicatedPostgres, readonly groups: string[][], readonly token: string,
    private readonly clockOfPostgres: Clock | undefined,
  ) {
    this.#ends.push(() => servers.stop());
  }

  static async start({ processes, groups, hasSteppedClocks = false }: InstallationOptions): Promise<Installation> {
    const folder = hasSteppedClocks ? newFolder('clocks') : undefined;
    const clock = async (name: string): Promise<SteppedClock | undefined> => (
      folder === undefined ? undefined : SteppedClock.make(join(folder, name)));
    const servers = await ReplicatedPostgres.start({ synchronous: true });
    const clockOfPostgres = folder === undefined ? undefined : await clockOf(servers, folder);
    const before = await startTestService({
      databaseUrl: servers.primary.url(), env: { RAZAO_ROLES: 'api', RAZAO_TOKEN_TTL_SECONDS: '86400' },
    });
    const started = new Installation(servers, await openGroups(before, groups), await before.token(), clockOfPostgres);
    await before.stop();
    await servers.caughtUp();
    started.#processes = await Promise.all(Array.from({ length: processes }, async (_, at) => started.#startProcess(await clock(`${at}`))));
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
    await FAULTS[fault]({ installation: this, process, random, pause: () => sleep(random.whole(100, 2500)) });
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

  /** Steps the clock of a process or of Postgres, and later sets it right. */
  async stepOne(process: Process, seconds: number, random: Random, pause: () => Promise<void>): Promise<void> {
    const clock = random.chance(0.3) ? this.clockOfPostgres : process.clock;
    // A process whose clock is too far ahead commits nothing; one that is behind may show, until it finds out, a hold that has expired.
    this.time.mayDiffer(seconds > TOLERATED_S ? 0 : seconds * 1000);
    clock?.set(this.#aheadS + seconds);
    await pause();
    clock?.set(this.#aheadS);
    this.time.agree();
  }

  /** Steps all clocks, for good. */
  stepAll(seconds: number): void {
    this.time.mayDiffer(seconds * 1000);
    this.stepAllUntold(seconds);
    this.time.agree(seconds * 1000);
  }

  /** Without a word to the recorder. */
  stepAllUntold(seconds: number): void {
    this.#aheadS += seconds;
    for (const clock of [this.clockOfPostgres, ...this.#processes.map((it) => it.clock)]) clock?.set(this.#aheadS);
  }

  stop(): Promise<void> {
    return endAll([...this.#ends, ...this.#processes.flatMap(({ child, proxy }) => [() => proxy.close(), () => child.kill()])]);
  }

  async #startProcess(clock: SteppedClock | undefined): Promise<Process> {
    const place = { proxy: await TcpProxy.open(this.servers.primary.port), port: await freePort(), clock };
    return { ...place, child: await this.#startChild(place) };
  }

  #startChild({ proxy, port, clock }: Omit<Process, 'child'>): Promise<ServiceChild> {
    return ServiceChild.start(this.servers.primary.url(proxy.port), { ...SETTINGS, PORT: String(port), ...clock?.environment });
  }
}

/** Some of which are tolerated; in seconds. */
const STEPS_S = [-3600, -20, -2, 2, 4, 20, 3600];

interface Suffering {
  readonly installation: Installation;
  readonly process: Process;
  readonly random: Random;
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
  'a clock step of one process or of Postgres': async ({ installation, process, random, pause }: Suffering) => {
    await installation.stepOne(process, random.pick(STEPS_S), random, pause);
  },
  'a clock step of all, forward': async ({ installation, random }: Suffering) => installation.stepAll(random.pick([2, 3600])),
  'a clock step of all, back': async ({ installation, random }: Suffering) => installation.stepAll(random.pick([-2, -20])),
};
export type Fault = keyof typeof FAULTS;
const ALL = Object.keys(FAULTS) as Fault[];
export const CLOCK_STEPS: readonly Fault[] = ALL.filter((it) => it.includes('clock'));
export const ALL_FAULTS: readonly Fault[] = canMoveClock ? ALL : ALL.filter((it) => !CLOCK_STEPS.includes(it));
