/** Products in processes that a test can kill: an API in this one, a worker and a chain beside it, each on its own database. */
import pg from 'pg';
import { freePort } from '../../src/platform/local/index.ts';
import { ChainProcess } from '../support/chain.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { issueQbrl } from '../support/products.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { endAll, ServiceChild } from './service-child.ts';

export class ProductWorld {
  readonly #ends: (() => unknown)[] = [];
  readonly #port: number;
  chain!: ChainProcess;
  worker!: ServiceChild;
  api!: TestService;
  /** The owner of the books, who may falsify them. */
  owner!: pg.Client;

  private constructor(readonly database: TestDatabase, port: number) {
    this.#port = port;
    this.#ends.push(() => database.drop());
  }

  /** Starts all of it; qBRL can be issued. */
  static async start(): Promise<ProductWorld> {
    const world = new ProductWorld(await createDatabase(), await freePort());
    await world.startChain();
    world.#ends.push(() => world.chain.stop());
    world.api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
    world.#ends.push(() => world.api.stop());
    world.owner = new pg.Client({ connectionString: world.api.databaseUrl });
    await world.owner.connect();
    world.#ends.push(() => world.owner.end());
    await world.startWorker();
    world.#ends.push(() => world.worker.kill());
    await issueQbrl(world.api);
    return world;
  }

  stop(): Promise<void> {
    return endAll(this.#ends);
  }

  /** Starts the chain at its previous address. @param databaseUrl its database, by default its own. */
  async startChain(databaseUrl = this.database.url): Promise<void> {
    this.chain = await ChainProcess.start(databaseUrl, { RAZAO_CHAIN_PORT: String(this.#port) });
  }

  async startWorker(): Promise<void> {
    this.worker = await ServiceChild.start(this.api.databaseUrl, {
      RAZAO_ROLES: 'worker', RAZAO_CHAIN_URL: this.chain.url, RAZAO_INDEX_LAG_SECONDS: '0',
    });
  }

  /** Has Postgres end all connections of the service and of the chain. */
  async disconnect(): Promise<void> {
    const names = [this.api.databaseUrl, this.database.url].map((url) => new URL(url).pathname.slice(1));
    await this.owner.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = any ($1) and pid <> pg_backend_pid()', [names],
    );
  }

  /** Ends all leases, as if half a minute had passed: a dead process' work may be taken up. */
  async endLeases(): Promise<void> {
    await this.owner.query('update razao.chain_sendings set due_at = now()');
    await this.owner.query(`update razao.chain_follow set due_at = now() - interval '1 second'`);
  }
}
