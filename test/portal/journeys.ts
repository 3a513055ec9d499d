/** Common parts of the tests of all five languages: a world and an archive, the three runs of the journey, texts of a hostile product. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import type { SdkLanguage } from '../../src/onchain/portal/clients/client-input.ts';
import type { TestServiceOptions } from '../support/service.ts';
import {
  CheckingDoor, DroppingDoor, JOURNEY, JOURNEY_TENANT, MOCK_JOURNEY, PortalWorld, workFolder, type Fetched, type ProgramEnvironment,
} from './harness.ts';
import { HOSTILE_TEXTS } from './hostile-product.ts';

/** Rows of the tenant that one journey writes. Two of the obligations are the product's: the one that locks, and the one that pays out. */
const WRITTEN = { parties: 1, accounts: 2, obligations: 4, product_instances: 1, product_moves: 4 };
type Written = Record<keyof typeof WRITTEN, number>;

/** The number of rows that `act` adds to each table. */
async function writtenBy({ databaseUrl }: { readonly databaseUrl: string }, act: () => Promise<void>): Promise<Written> {
  const before = await rows(databaseUrl);
  await act();
  const after = await rows(databaseUrl);
  return Object.fromEntries(Object.entries(after).map(([table, count]) => [table, count - before[table as keyof Written]])) as Written;
}

async function rows(databaseUrl: string): Promise<Written> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  try {
    const counts = Object.keys(WRITTEN).map((table) => `(select count(*)::int from razao.${table} where tenant_id = $1) as ${table}`);
    return (await owner.query<Written>(`select ${counts.join()}`, [JOURNEY_TENANT])).rows[0] as Written;
  } finally {
    await owner.end();
  }
}

/** Fixture of the tests of one language. */
export interface LanguageWorld {
  /** Outside the repository. */
  readonly folder: string;
  world(): PortalWorld;
  /** The archive as a customer fetched it. */
  fetched(): Fetched;
}

/**
 * A service, and the archive of a language fetched from it, before the tests of a file; gone after them.
 * @param has whether this machine has the tools of the language; nothing is made without.
 * @param prepare makes more before the tests.
 */
export function worldOf(
  language: SdkLanguage, has: boolean, timeoutMs: number, options: TestServiceOptions = {}, prepare?: (fetched: Fetched) => Promise<void>,
): LanguageWorld {
  const { folder, remove } = workFolder(language);
  let world: PortalWorld;
  let fetched: Fetched;
  beforeAll(async () => {
    if (!has) return;
    world = await PortalWorld.start(options);
    fetched = await world.archive(language, folder);
    await prepare?.(fetched);
  }, timeoutMs);
  afterAll(async () => {
    await world?.stop();
    remove();
  }, timeoutMs);
  return { folder, world: () => world, fetched: () => fetched };
}

/**
 * Three tests: against the service, through a proxy that loses answers, against the tenant's mock.
 * @param play runs the journey's program, compiled; returns its output.
 */
export function itGoesTheJourney(
  world: () => PortalWorld, play: (environment: ProgramEnvironment) => Promise<string>, timeoutMs: number,
): void {
  it('goes the journey, and prints what all languages print', async () => {
    const written = await writtenBy(world().api, async () => { expect(JSON.parse(await play(world().environment()))).toEqual(JOURNEY); });
    expect(written).toEqual(WRITTEN);
  }, timeoutMs);

  it('comes to the same where every third answer is lost, and does every write once', async () => {
    const receiver = await new DroppingDoor(world().api.baseUrl).open();
    const written = await writtenBy(
      world().api, async () => { expect(JSON.parse(await play(world().environment(receiver.url)))).toEqual(JOURNEY); },
    ).finally(() => receiver.close());
    expect(receiver.dropped).toBeGreaterThan(3);
    expect(written).toEqual(WRITTEN);
  }, timeoutMs);

  it('has every call taken by the mock of the tenant, and answered by what the description has', async () => {
    const mock = await world().mock();
    const receiver = await new CheckingDoor(mock.url).open();
    try {
      expect(JSON.parse(await play({ ...world().environment(receiver.url), RAZAO_MOCK: '1' }))).toEqual(MOCK_JOURNEY);
      expect([receiver.calls, receiver.problems]).toEqual([MOCK_JOURNEY.calls, []]);
    } finally {
      await receiver.close();
      await mock.close();
    }
  }, timeoutMs);
}

/** Holds that each text of the hostile product is in these sources, and that nothing in them turns the direction of text or ends it. */
export function expectHostileTexts(sources: string): void {
  for (const text of HOSTILE_TEXTS) {
    const [, words = ''] = /([A-Za-z][A-Za-z ,']{5,30})/.exec(text) ?? [];
    expect(sources).toContain(words);
  }
  expect(sources).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u0000]/);
}

/** The sources with one ending, as one text. */
export function sourcesWith(ending: string, files: ReadonlyMap<string, string | Uint8Array>): string {
  return [...files].filter(([path]) => path.endsWith(ending)).map(
    ([, content]) => (typeof content === 'string' ? content : Buffer.from(content).toString('utf8')),
  ).join('\n');
}

/** The code of a README in one language, block after block. */
export function blocksIn(readme: string, language: string): string {
  return [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text).join('\n');
}
