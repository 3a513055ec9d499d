import type { Config } from '../platform/config.ts';
import { readPostgresUrl, shownHosts } from '../platform/db/postgres-url.ts';
import type { Servers } from '../platform/local/resolve-servers.ts';
import { BUILD, RELEASE } from '../platform/release.ts';

/** Message of `serve` when it has started: one line for people, or for programs. */
export interface Started {
  readonly text: string;
  readonly json: object;
}

export interface Running {
  readonly config: Config;
  readonly baseUrl: string;
  /** Undefined where nothing of the kind listens. */
  readonly jobsUrl: string | undefined;
  readonly metricsUrl: string | undefined;
  /** The last migration of the database. */
  readonly schema: string;
  readonly servers: Servers;
}

/** Names release, roles, addresses and schema, and no secret: of a database's URL only the host and the name. */
export function describeStart({ config: { RAZAO_ROLES: roles }, baseUrl, jobsUrl, metricsUrl, schema, servers }: Running): Started {
  const postgres = placeOf(servers.databaseUrl);
  const mongodb = servers.mongodbUrl === undefined ? null : hostsOf(servers.mongodbUrl);
  return {
    text: [
      `razao ${BUILD} listens at ${baseUrl}`, `roles ${roles.join(' and ')}`, `schema ${schema}`, `Postgres ${postgres}`,
      mongodb === null ? 'no MongoDB: schedules, webhooks and housekeeping wait' : `MongoDB ${mongodb}`,
      ...(metricsUrl === undefined ? [] : [`metrics ${metricsUrl}`]), ...(jobsUrl === undefined ? [] : [`timed work ${jobsUrl}`]),
    ].join('; '),
    json: {
      version: RELEASE, roles, base_url: baseUrl, metrics_url: metricsUrl ?? null, jobs_url: jobsUrl ?? null, schema, postgres, mongodb,
    },
  };
}

/** Returns the hosts. A replica set has several, with commas between, which is not a URL. */
function hostsOf(mongodbUrl: string): string {
  return /^[^/]*\/\/(?:[^@/]*@)?([^/?]*)/.exec(mongodbUrl)?.[1] ?? '';
}

function placeOf(databaseUrl: string): string {
  const { hosts, login } = readPostgresUrl(databaseUrl);
  return `${shownHosts(hosts)}/${login.database ?? ''}`;
}
