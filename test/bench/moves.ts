/**
 * The sixth part of `make bench`: moves of products. How many a second are answered and indexed, how long one takes to its answer and its
 * index at an even pace, how long the conformance of each template takes, and the cost of idle products to the transfers and reads beside
 * them.
 */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  AccountResponse, ConformanceRunResponse, PartyResponseOut, ProductInstanceResponse, ScenarioListResponse,
} from '../../generated/models.ts';
import { mintingPolicyOf, proposalHash } from '../../src/onchain/qbrl/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { idSource } from '../../src/platform/id.ts';
import { createLog } from '../../src/platform/log.ts';
import { Vault } from '../../src/platform/vault/secrets.ts';
import { present } from '../../src/platform/assert.ts';
import { startProcess } from './chain.ts';
import { startCluster, type Cluster } from './cluster.ts';
import type { LoadJob, LoadReport } from './load.ts';
import { cpuOf, cpuOfTree, Helper, startService } from './processes.ts';
import { profile, showProfile } from './profile.ts';
import { atLeast, atMost, showTargets, type Target } from './report.ts';
import { summarize, type Sample, type Timing } from './sample.ts';
import { KEK, openDatabase, postJson, seed, TENANT, type Seed } from './seed.ts';

const INSTANCES = 64;
const PRODUCT = 'marcos';
const PRICE = 1_000_000;
const TICK_MS = 500;
const LAG_SECONDS = 1;
const PACE_PER_SECOND = 10;
/** Time allowed for a move beyond block and lag, in milliseconds. */
const SLACK_MS = 500;
const TEMPLATES = ['rental-deposit', 'milestone-escrow', 'receivable-advance', 'savings-goal', 'rotating-savings'];
const LOOK_EVERY_MS = 10;
/**
 * Turns that the service with products and the one without take at each load: many and short, since the machine's pace changes by the
 * second.
 */
const TURNS = 16;
const TURN = { warmUp: 0.5, measured: 3 };
const CONNECTIONS = 64;

type Costs = Readonly<Record<'service' | 'chain' | 'postgres', number>>;

export interface MoveFigures {
  /** Moves a second, of all instances side by side, with blocks as fast as they can be made and no lag. */
  readonly rate: number;
  /** Microseconds of processor time of a move, by who used it. */
  readonly cost: Costs;
  /** Milliseconds to the answer and to the index, at an even pace with the settings of production. */
  readonly answer: Sample;
  readonly index: Sample;
  /** Seconds of a conformance run, by template; and the seconds that its scenarios wait until something is due. */
  readonly conformance: Readonly<Record<string, { readonly seconds: number; readonly waited: number }>>;
  /** Microseconds of processor time a second while all instances rest, with products and a chain, and without. */
  readonly rest: Readonly<Record<'with' | 'without', Costs>>;
  /** Rates beside 64 instances that rest, of those without chain and products. */
  readonly beside: Readonly<Record<'transfers' | 'balances', Beside>>;
  readonly targets: readonly Target[];
}

interface Beside {
  /** All turns together. */
  readonly ratio: number;
  /** Quartiles of the turns. */
  readonly quartiles: readonly [number, number];
}

export interface MoveBench {
  /** @returns a folder of its own. */
  folder(): string;
  readonly seconds: number;
  /** Leaves out conformance, whose scenarios wait for a quarter of an hour. */
  readonly isQuick: boolean;
  readonly isProfiled: boolean;
  begin<T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T>;
  /** Stops all that was begun. */
  stopAll(): Promise<void>;
  print(text: string): void;
}

export async function measureMoves(bench: MoveBench): Promise<MoveFigures> {
  const { print } = bench;
  print('starting Postgres, the chain and the service without lag\n');
  const quick = await open(bench, { tick: 10, lag: 0 });
  const { rate, cost } = await measureRate(quick, bench);
  const conformance = bench.isQuick || bench.isProfiled ? {} : await conformAll(quick, print);
  await bench.stopAll();
  print(`${rate.toFixed(0)} moves a second; the same with a block each half second and a lag of one\n`);
  const real = await open(bench, { tick: TICK_MS, lag: LAG_SECONDS });
  const { answer, index } = await measurePace(real, bench.seconds);
  const { rest, ...beside } = await measureBeside(real, bench);
  return {
    rate, cost, answer, index, conformance, rest, beside, targets: [
      atLeast('transfers beside products that rest, of those without', 0.97, beside.transfers.ratio),
      atLeast('balance reads beside products that rest, of those without', 0.95, beside.balances.ratio),
      atLeast(`moves a second, ${INSTANCES} instances`, 60, rate),
      atMost('ms to the index, median', TICK_MS + LAG_SECONDS * 1000 + SLACK_MS, index.p50),
    ],
  };
}

export function showMoves({ rate, cost, answer, index, conformance, rest, beside, targets }: MoveFigures): string {
  return [
    'moves of products', `  ${rate.toFixed(0)} a second from answer to index, ${INSTANCES} instances; µs of each: ${showCosts(cost)}`,
    `  at ${PACE_PER_SECOND} a second: answer p50 ${answer.p50.toFixed(1)} ms, p99 ${answer.p99.toFixed(1)}; index p50 ${index.p50.toFixed(0)} ms, p99 ${index.p99.toFixed(0)}`,
    ...Object.entries(conformance).map(([template, { seconds, waited }]) =>
      `  conformance of ${template.padEnd(20)} ${seconds.toFixed(1)} s, of which its scenarios wait ${waited}`),
    ...Object.entries(rest).map(([which, costs]) => `  at rest ${which} products and a chain, µs of a second: ${showCosts(costs)}`),
    ...Object.entries(beside).map(([kind, { ratio, quartiles: [low, high] }]) =>
      `  ${kind.padEnd(20)} beside ${INSTANCES} instances that rest: ${ratio.toFixed(3)} of those without (half of ${TURNS} turns: ${low.toFixed(2)} to ${high.toFixed(2)})`),
    showTargets(targets),
  ].join('\n');
}

function showCosts(costs: Costs): string {
  return Object.entries(costs).map(([who, us]) => `${who} ${us.toFixed(0)}`).join(', ');
}

/** A service whose worker follows a chain, with as many instances as move side by side. */
interface Field {
  readonly cluster: Cluster;
  readonly seed: Seed;
  readonly base: string;
  readonly payee: string;
  readonly instances: readonly string[];
  /** Processor time so far, in microseconds. */
  cost(): Costs;
  readonly inspector: string | undefined;
  /** Its service and its chain. */
  readonly pids: readonly number[];
}

async function open({ folder, begin, isProfiled }: MoveBench, { tick, lag }: { tick: number; lag: number }): Promise<Field> {
  const its = folder();
  const cluster = await begin(startCluster(its));
  const chain = await begin(startProcess(cluster.url, { RAZAO_CHAIN_TICK_MS: String(tick) }));
  const service = await begin(startService(cluster.url, its, isProfiled, {
    RAZAO_KEK: KEK, RAZAO_CHAIN_URL: chain.url, RAZAO_INDEX_LAG_SECONDS: String(lag),
  }));
  const base = `http://127.0.0.1:${service.port}`;
  const seeded = await seedProducts(cluster.url, service.port);
  await postJson(`${base}/v1/products/${PRODUCT}`, seeded.token, { template_id: 'milestone-escrow' });
  const payee = present(seeded.accounts[INSTANCES], 'a funded account');
  const instances = await Promise.all(seeded.accounts.slice(0, INSTANCES).map(async (account_id) =>
    (await postJson<ProductInstanceResponse>(
    `${base}/v1/products/${PRODUCT}/instances`, seeded.token,
    { account_id, parameters: { total_cents: PRICE, seller: payee, deadline: 4_000_000_000 } })).instance_id));
  const cost = () => ({ service: cpuOf(service.pid), chain: cpuOf(chain.pid), postgres: cpuOfTree(cluster.pid) });
  const field: Field = {
    cluster, seed: seeded, base, payee, instances, cost, inspector: service.inspector, pids: [service.pid, chain.pid],
  };
  while ((await idleOf(field)).size < INSTANCES) await sleep(LOOK_EVERY_MS);
  return field;
}

/** The bench's tenant with a policy of qBRL. */
async function seedProducts(databaseUrl: string, port: number): Promise<Seed> {
  const database = await openDatabase(databaseUrl);
  try {
    const seeded = await seed(database, port);
    const ctx = {
      tenant: TENANT, actor: 'bench', db: database.forTenant(TENANT), clock: systemClock, ids: idSource(systemClock),
      vault: new Vault(Buffer.from(KEK, 'hex')), log: createLog('silent'),
    };
    const base = `http://127.0.0.1:${port}`;
    const { party_id } = await postJson<PartyResponseOut>(`${base}/v1/parties`, seeded.token, {
      type: 'company', display_name: 'Tesouraria', country: 'BR',
    });
    const { id } = await postJson<AccountResponse>(`${base}/v1/accounts`, seeded.token, {
      owner_party_id: party_id, type: 'ASSET', currency: 'BRL',
    });
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const body = {
      minting_policy_hash: await mintingPolicyOf(ctx as unknown as Parameters<typeof mintingPolicyOf>[0]), required_signatures: 1,
      max_outstanding_cents: 1_000_000_000_000, redemption_account_id: id,
      signers: [
        { name: 'bench', verification_key: Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url').toString('hex') },
      ],
    };
    const hash = Buffer.from(proposalHash(TENANT, 1, body as Parameters<typeof proposalHash>[2]), 'hex');
    await postJson(`${base}/v1/operator/tenants/${TENANT}/qbrl-policy`, seeded.token, {
      ...body, approvals: [{ signer: 'bench', signature: sign(null, hash, privateKey).toString('hex') }],
    });
    return seeded;
  } finally {
    await database.close();
  }
}

/** Instances that can move. */
async function idleOf({ cluster }: Field): Promise<ReadonlySet<string>> {
  const { rows } = await cluster.admin.query<{ id: string }>(
    `select instance_id as id from razao.product_instances where status = 'OPEN' and not awaiting_index`,
  );
  return new Set(rows.map(({ id }) => id));
}

function release({ base, seed: { token, accounts } }: Field, instance: string, nth: number): Promise<ProductInstanceResponse> {
  return postJson<ProductInstanceResponse>(`${base}/v1/products/${PRODUCT}/instances/${instance}/actions/release`, token, {
    account_id: accounts[nth], parameters: { release_cents: 1 },
  });
}

/** Each instance moves again as soon as it can. */
async function measureRate(field: Field, { seconds, isProfiled, print }: MoveBench): Promise<Pick<MoveFigures, 'rate' | 'cost'>> {
  await moveAll(field, seconds);
  const [moves, before, begun] = [await indexedOf(field), field.cost(), performance.now()];
  if (isProfiled) {
    print(showProfile('moves', await profile(field.inspector ?? '', async () => {
      await moveAll(field, seconds * 2);
      return await indexedOf(field) - moves;
    })));
  } else await moveAll(field, seconds * 2);
  const [made, after] = [await indexedOf(field) - moves, field.cost()];
  return { rate: made / (performance.now() - begun) * 1000, cost: spent(before, after, made) };
}

/** Has instances move for a time, and waits for the last. */
async function moveAll(field: Field, seconds: number): Promise<void> {
  const begun = performance.now();
  const asked = new Set<string>();
  while (performance.now() < begun + seconds * 1000) {
    const before = new Set(asked);
    const idle = await idleOf(field);
    for (const [nth, instance] of field.instances.entries()) {
      if (!idle.has(instance) || before.has(instance)) continue; // It may no longer have been idle when it was read.
      asked.add(instance);
      void release(field, instance, nth).finally(() => asked.delete(instance));
    }
    await sleep(LOOK_EVERY_MS);
  }
  while (asked.size > 0 || (await idleOf(field)).size < INSTANCES) await sleep(LOOK_EVERY_MS);
}

async function indexedOf({ cluster }: Field): Promise<number> {
  const { rows } = await cluster.admin.query<{ moves: number }>(
    'select count(*)::int as moves from razao.product_moves where indexed_at is not null',
  );
  return present(rows[0], 'a count').moves;
}

/** One move after the other at an even pace, each of the instance that has rested longest. */
async function measurePace(field: Field, seconds: number): Promise<{ answer: Sample; index: Sample }> {
  const count = Math.max(50, seconds * 3 * PACE_PER_SECOND);
  const answers: number[] = [];
  const asked: Promise<void>[] = [];
  const since = new Date();
  for (let n = 0; n < count; n += 1) {
    const nth = n % INSTANCES;
    const at = performance.now();
    asked.push(release(field, present(field.instances[nth], 'an instance'), nth).then(() => { answers.push(performance.now() - at); }));
    await sleep(1000 / PACE_PER_SECOND);
  }
  await Promise.all(asked);
  while ((await idleOf(field)).size < INSTANCES) await sleep(LOOK_EVERY_MS);
  const { rows } = await field.cluster.admin.query<{ ms: number }>(
    'select extract(epoch from indexed_at - submitted_at)::float8 * 1000 as ms from razao.product_moves where submitted_at > $1 and indexed_at is not null', [
      since,
    ]);
  const timing = { warmUp: 0, measured: count / PACE_PER_SECOND };
  return { answer: summarize(Float64Array.from(answers), timing), index: summarize(Float64Array.from(rows.map(({ ms }) => ms)), timing) };
}

/** Average cost per unit between two readings. */
function spent(before: Costs, after: Costs, count: number): Costs {
  const of = (who: keyof Costs) => (after[who] - before[who]) / count;
  return { service: of('service'), chain: of('chain'), postgres: of('postgres') };
}

async function measureRest(cost: () => Costs, seconds: number): Promise<Costs> {
  const [before, begun] = [cost(), performance.now()];
  await sleep(seconds * 1000);
  return spent(before, cost(), (performance.now() - begun) / 1000);
}

/**
 * The same load on a service that has products at rest and on one that has neither products nor a chain, in turns. While one is
 * measured the other is paused, its chain too, so that its use of both cores is not counted on the wrong side.
 */
async function measureBeside(field: Field, { folder, begin, seconds, print }: MoveBench): Promise<
  MoveFigures['beside'] & Pick<MoveFigures, 'rest'>
> {
  print('transfers and balance reads beside products that rest, and without\n');
  const its = folder();
  const cluster = await begin(startCluster(its));
  const service = await begin(startService(cluster.url, its, false, { RAZAO_KEK: KEK }));
  const database = await openDatabase(cluster.url);
  const plain = await seed(database, service.port).finally(() => database.close());
  const load = await begin(Promise.resolve(new Helper('load.ts')));
  const rate = async (kind: LoadJob['kind'], base: string, { token, accounts }: Seed, timing: Timing): Promise<number> => {
    const report = await load.ask<LoadReport>({
      kind, connections: CONNECTIONS, port: Number(new URL(base).port), timing, run: randomBytes(8).toString('hex'), token, accounts,
    });
    if (report.error !== undefined) throw new Error(`${kind}: ${report.error}`);
    return summarize(report.latencies, timing).rate;
  };
  const whileOthersStand = async <T>(pids: readonly number[], measured: () => Promise<T>): Promise<T> => {
    pids.forEach((pid) => process.kill(pid, 'SIGSTOP'));
    try {
      return await measured();
    } finally {
      pids.forEach((pid) => process.kill(pid, 'SIGCONT'));
    }
  };
  const withProducts = (kind: LoadJob['kind'], timing: Timing) => whileOthersStand([service.pid], () => rate(
    kind, field.base, field.seed, timing,
  ));
  const without = (kind: LoadJob['kind'], timing: Timing) => whileOthersStand(field.pids, () =>
    rate(kind, `http://127.0.0.1:${service.port}`, plain, timing));
  const compare = async (kind: LoadJob['kind']): Promise<Beside> => {
    const rates: { beside: number; alone: number }[] = [];
    for (const measure of [withProducts, without]) await measure(kind, { warmUp: 0, measured: seconds });
    for (let turn = 0; turn < TURNS; turn += 1) {
      if (turn % 2 === 0) rates.push({ beside: await withProducts(kind, TURN), alone: await without(kind, TURN) });
      else {
        const alone = await without(kind, TURN);
        rates.push({ alone, beside: await withProducts(kind, TURN) });
      }
    }
    const ratios = rates.map(({ beside, alone }) => beside / alone).toSorted((a, b) => a - b);
    const sum = (of: 'beside' | 'alone') => rates.reduce((all, turn) => all + turn[of], 0);
    return { ratio: sum('beside') / sum('alone'), quartiles: [ratios[TURNS / 4] ?? Number.NaN, ratios[TURNS * 3 / 4 - 1] ?? Number.NaN] };
  };
  const plainCost = () => ({ service: cpuOf(service.pid), chain: 0, postgres: cpuOfTree(cluster.pid) });
  const rest = {
    with: await whileOthersStand([service.pid], () => measureRest(field.cost, seconds * 2)),
    without: await whileOthersStand(field.pids, () => measureRest(plainCost, seconds * 2)),
  };
  return { transfers: await compare('transfer'), balances: await compare('balance'), rest };
}

/** All templates side by side. */
async function conformAll(field: Field, print: MoveBench['print']): Promise<MoveFigures['conformance']> {
  print(`conformance of ${TEMPLATES.length} templates\n`);
  return Object.fromEntries(await Promise.all(TEMPLATES.map(async (template) => [template, await conform(field, template)] as const)));
}

/** Plays all scenarios of a template, as a client does. @throws unless they pass. */
async function conform({ base, seed: { token, accounts } }: Field, template: string): Promise<{ seconds: number; waited: number }> {
  const product = `${base}/v1/products/prova-${template}`;
  await postJson(product, token, { template_id: template });
  const { items } =
    await (await fetch(`${product}/scenarios?limit=100`, { headers: { authorization: `Bearer ${token}` } })).json() as ScenarioListResponse;
  const waited = items.flatMap(({ steps }) => steps).reduce((sum, { after_seconds }) => sum + after_seconds, 0);
  const at = performance.now();
  let run = await postJson<ConformanceRunResponse>(`${product}/conformance`, token, {
    account_ids: accounts.slice(INSTANCES + 1, INSTANCES + 5),
  });
  while (run.state === 'OPEN') {
    const next = run.next_step_index;
    if (next !== null) await fetch(`${product}/conformance/${run.run_id}/steps/${next}`, {
      method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: '{}',
    });
    await sleep(LOOK_EVERY_MS * 10);
    run = await (await fetch(
      `${product}/conformance/${run.run_id}`, { headers: { authorization: `Bearer ${token}` } },
    )).json() as ConformanceRunResponse;
  }
  if (run.verdict !== 'PASSED') throw new Error(`${template}: ${JSON.stringify(run.steps.filter(({ status }) => status !== 'PASSED'))}`);
  return { seconds: (performance.now() - at) / 1000, waited };
}
