/** An installation on which stories are played: a service with its simulated bank, and clients that are judged. */
import type { StoryClient, StoryClientOptions } from '../../docs/examples/story-client/client.ts';
import { allScopes, createClient, ensureTenant } from '../../src/domains/auth/index.ts';
import { idSource } from '../../src/platform/id.ts';
import { clockFrom, type TurnedClock } from './database-clock.ts';
import { startTestService, TENANT, untilMongodbIsUp, type TestService } from './service.ts';
import { startSponsor, type TestSponsor } from './sponsor.ts';

export interface Played {
  readonly story: string;
  readonly run: string;
  readonly passed: boolean;
  readonly held: number;
  readonly failed: readonly string[];
  readonly events: Readonly<Record<string, number>>;
  readonly doubled: number;
  readonly verdict: null | {
    readonly passed: boolean;
    readonly rules: readonly { readonly rule: string; readonly state: string; readonly findings: readonly string[] }[];
  };
}

export class StoryWorld {
  private constructor(
    readonly api: TestService, readonly sponsor: TestSponsor, readonly clock: TurnedClock, readonly credentials: StoryClientOptions,
  ) {}

  /** @param env settings beside those of every such installation. */
  static async start({ env = {}, starts, clock = clockFrom(starts), databaseUrl }: {
    env?: Record<string, string>; starts?: string; clock?: TurnedClock; databaseUrl?: string;
  } = {}): Promise<StoryWorld> {
    const sponsor = await startSponsor({ clock });
    const api = await startTestService({
      clock, withMongodb: true, ...databaseUrl !== undefined && { databaseUrl },
      env: { RAZAO_SPONSOR_URL: sponsor.url, RAZAO_WEBHOOK_ALLOW_LOOPBACK: '1', ...env },
    });
    await sponsor.connect(api);
    await untilMongodbIsUp(api.baseUrl);
    const { database } = api.service;
    await ensureTenant(database, TENANT);
    const made = await createClient(database, idSource(database.clock), { tenant: TENANT, name: 'player', scopes: allScopes });
    return new StoryWorld(api, sponsor, clock, { clientId: made.client_id, clientSecret: made.client_secret });
  }

  async stop(): Promise<void> {
    await this.api.stop();
    await this.sponsor.stop();
  }

  async play(story: string, wishes: object = {}): Promise<Played> {
    const answer = await fetch(`${this.api.baseUrl}/_control/stories/${story}`, {
      method: 'POST', body: JSON.stringify(wishes),
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await this.api.token()}` },
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return await answer.json() as Played;
  }

  /** Plays a story with a client to judge. */
  async judge(story: string, make: (options: StoryClientOptions) => StoryClient, wishes: object = {}): Promise<Played> {
    const client = make(this.credentials);
    const judge = await client.start();
    try {
      return await this.play(story, { ...wishes, judge });
    } finally {
      await client.stop();
    }
  }
}
