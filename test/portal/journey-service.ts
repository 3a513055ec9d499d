/** A running service with the journey's product, as a customer's programmers meet it. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import pg from 'pg';
import type { FileMap, SdkLanguage } from '../../src/domains/portal/clients/client-input.ts';
import { allScopes, createClient } from '../../src/domains/auth/index.ts';
import { idSource } from '../../src/platform/id.ts';
import { bindTemplate, issueQbrl, startProducts, type ProductService } from '../support/products.ts';
import { eventually } from '../support/service.ts';
import { JOURNEY_PRODUCT, JOURNEY_TENANT } from './harness.ts';

const ARCHIVE_SECONDS = 180;

export interface JourneyService {
  readonly products: ProductService;
  readonly baseUrl: string;
  /** What the programs are given, without the address. */
  readonly credentials: { readonly RAZAO_CLIENT_ID: string; readonly RAZAO_CLIENT_SECRET: string };
  /** Of all instances of the journey's product: how often each kind of write was carried out. */
  writes(): Promise<Record<string, number>>;
  /** The archive of a client as the service gives it, its digest held against its bytes, without the one folder that is in it. */
  client(language: SdkLanguage): Promise<FileMap>;
  stop(): Promise<void>;
}

/** Aurora's product is LIVE, and qBRL backs it. */
export async function startJourney(): Promise<JourneyService> {
  const products = await startProducts({ env: { RAZAO_DATA_DIR: join(import.meta.dirname, '../../.razao'), RAZAO_FETCH_GENERATOR: '1' } });
  const { api } = products;
  const owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
  const token = await api.token(undefined, JOURNEY_TENANT);
  await issueQbrl(api, JOURNEY_TENANT);
  await bindTemplate(api, 'rental-deposit', JOURNEY_PRODUCT, JOURNEY_TENANT);
  await owner.query(`update razao.products set lifecycle = 'LIVE' where tenant_id = $1`, [JOURNEY_TENANT]);
  const { database } = api.service;
  const client = await createClient(database, idSource(database.clock), { tenant: JOURNEY_TENANT, name: 'journey', scopes: allScopes });
  return {
    products, baseUrl: api.baseUrl, credentials: { RAZAO_CLIENT_ID: client.client_id, RAZAO_CLIENT_SECRET: client.client_secret },
    async writes() {
      const counts: Record<string, number> = {};
      for (const table of ['parties', 'accounts', 'obligations', 'product_instances']) {
        const { rows } = await owner.query<{ n: string }>(`select count(*) as n from razao.${table} where tenant_id = $1`, [JOURNEY_TENANT]);
        counts[table] = Number(rows[0]?.n);
      }
      return counts;
    },
    client: (language) => eventually(async () => {
      const answer = await fetch(`${api.baseUrl}/v1/openapi/sdk/${language}`, { headers: { Authorization: `Bearer ${token}` } });
      if (answer.status === 503) return undefined;
      const archive = new Uint8Array(await answer.arrayBuffer());
      if (answer.status !== 200) throw new Error(`${answer.status} ${new TextDecoder().decode(archive)}`);
      const digest = `sha-256=:${createHash('sha256').update(archive).digest('base64')}:`;
      if (answer.headers.get('repr-digest') !== digest) throw new Error(`Repr-Digest is ${answer.headers.get('repr-digest')}, not ${digest}`);
      return new Map(Object.entries(unzipSync(archive)).map(([path, content]) => [path.slice(path.indexOf('/') + 1), content]));
    }, ARCHIVE_SECONDS),
    async stop() {
      await owner.end();
      await products.stop();
    },
  };
}
