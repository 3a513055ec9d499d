/** The service with a simulated sponsor, a small day of a fintech, and the console built: what a test in a browser looks at. */
import { buildConsole } from '../../src/deploy/console.ts';
import { allScopes, createClient, ensureTenant } from '../../src/domains/auth/index.ts';
import { idSource } from '../../src/platform/id.ts';
import { Razao } from '../../sdk/src/index.ts';
import { startSponsor, type TestSponsor } from '../support/sponsor.ts';
import { startTestService, TENANT, type TestService } from '../support/service.ts';
import { playStory, type Story } from './story.ts';

export interface Client {
  readonly id: string;
  readonly secret: string;
}

export interface World {
  readonly api: TestService;
  readonly sponsor: TestSponsor;
  readonly story: Story;
  readonly razao: Razao;
  readonly full: Client;
  /** Address of the console. */
  readonly console: string;
  client(scopes: readonly string[], tenant?: string): Promise<Client>;
  stop(): Promise<void>;
}

/** @param env settings of the service beside those of every test. */
export async function startWorld(env: Record<string, string> = {}): Promise<World> {
  await buildConsole();
  const [api, sponsor] = await Promise.all([
    startTestService({ withMongodb: true, env: { RAZAO_CORS_ORIGINS: 'localhost', ...env } }),
    startSponsor(),
  ]);
  const client = async (scopes: readonly string[], tenant = TENANT): Promise<Client> => {
    const { database } = api.service;
    await ensureTenant(database, tenant);
    const made = await createClient(database, idSource(database.clock), { tenant, name: 'console', scopes, platform: false });
    return { id: made.client_id, secret: made.client_secret };
  };
  const full = await client(allScopes);
  await sponsor.connect(api);
  const razao = new Razao({ baseUrl: api.baseUrl, clientId: full.id, clientSecret: full.secret });
  const story = await playStory(razao, (path, body) => sponsor.control(path, { provider_id: 'sim-demo', ...body }), 'story');
  return {
    api,
    sponsor,
    story,
    razao,
    full,
    client,
    console: `${api.baseUrl}/console/`,
    stop: async () => {
      await api.stop();
      await sponsor.stop();
    },
  };
}
