import type pg from 'pg';
import type { Log } from '../log.ts';

/** Identity of the Postgres that a connection leads to. */
interface Server {
  /** Id of the files that it was made with (`initdb`): a standby has its primary's. */
  readonly system: string;
  /** Grows with each promotion, and with each restore to a point in time. */
  readonly timeline: number;
}

const WHICH =
  `select system_identifier::text as system, ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::bigint::text as timeline
  from pg_control_system()`;

/** A connection to a server that is not, or no longer, the one to write to. The code is that of a connection which is refused. */
class ReplacedServer extends Error {
  override readonly name = 'ReplacedServer';
  readonly code = '08004';
}

const OLDER =
  'Postgres is an older primary, whose standby has replaced it: nothing is written to it. Restart this process if this is intended';

/**
 * Notices when connections lead to another Postgres than those before: it was promoted, restored or exchanged, and may lack what its
 * predecessor had committed. Such a change always brings new connections, so each is checked before it is used.
 */
export class ServerHistory {
  #server: Server | undefined;
  #current: object = {};
  readonly #open = new Set<pg.Client>();

  constructor(private readonly log?: Pick<Log, 'warn' | 'error'>) {}

  /** Stands for all that is known of this Postgres' rows; another object once it is another. What is kept by it is forgotten with it. */
  get current(): object {
    return this.#current;
  }

  /**
   * Checks each new connection of a pool. The first to another server ends those that are open: they lead to the one before.
   * @throws ReplacedServer for a server that goes on after its standby was promoted: writes to it would be lost.
   */
  async admit(client: pg.Client): Promise<void> {
    const server = await whichServer(client);
    if (isBehind(server, this.#server)) {
      this.log?.error({ server, known: this.#server }, OLDER);
      throw new ReplacedServer('this Postgres has been replaced by its standby');
    }
    if (server && this.#server && !isSame(server, this.#server)) this.#replace(server);
    this.#server = server ?? this.#server;
    this.#open.add(client);
    client.once('end', () => this.#open.delete(client));
  }

  #replace(server: Server): void {
    this.log?.warn({ server, known: this.#server }, 'Postgres is not the same server as before: everything cached from it is dropped');
    this.#current = {};
    for (const client of this.#open) client.connection.stream.destroy(new ReplacedServer('Postgres has been replaced by another server'));
    this.#open.clear();
  }
}

/** Returns undefined where a service does not report it: there the ids of commits alone distinguish histories. */
async function whichServer(client: pg.Client): Promise<Server | undefined> {
  try {
    const { rows: [row] } = await client.query<{ system: string; timeline: string }>(WHICH);
    return row && { system: row.system, timeline: Number(row.timeline) };
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'severity' in error) return undefined; // Postgres itself refuses to report it
    throw error;
  }
}

function isSame(one: Server, other: Server): boolean {
  return one.system === other.system && one.timeline === other.timeline;
}

function isBehind(server: Server | undefined, known: Server | undefined): boolean {
  return server !== undefined && known !== undefined && server.system === known.system && server.timeline < known.timeline;
}
