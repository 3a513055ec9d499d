/**
 * The third part of `make bench`: costs that grow with a squad's past, work of many groups and of one group beside transfers, and a morning
 * on which a thousand contas fall due. Times and rates are compared within a round.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { shareReference } from '../../src/domains/squads/rules/divide.ts';
import { startCluster, type Cluster } from './cluster.ts';
import type { GivenRequest, LoadJob, LoadReport } from './load.ts';
import { cpuOf, cpuOfTree, Helper, startService, type BenchedService } from './processes.ts';
import { profile, showProfile } from './profile.ts';
import { atLeast, atMost, showTargets, type Target } from './report.ts';
import { median, summarize, type Sample } from './sample.ts';
import { addExpenses, COLLECTED, foundSquads, makeDue, SHARERS, undoSimplification, type BenchedSquad } from './seed-squads.ts';
import { openDatabase, postJson, seed, TENANT, type Seed } from './seed.ts';

const MEMBERS = 200;
const FEW = 100;
const MANY = 100_000;
/** One expense in so many is owed still, so that some 10,000 shares are open. */
const OPEN_EVERY = 39;
/** Numbers of debts paid and of debts simplified of each squad in a round, one by one. */
const SETTLED = 40;
const SIMPLIFIED = 5;
const SQUADS = 1_000;
const CONNECTIONS = 64;
const CONTAS = 1_000;
const CONTAS_OF_A_SQUAD = 10;
/** The job looks every two seconds: transfers beside it are measured for longer. */
const BESIDE_SECONDS = 6;
const PATIENCE_MS = 120_000;

/** Pages of the feed: the same number of entries in a short feed and a long one. */
const FEEDS = {
  'a page of the feed': 'limit=50',
  'a page by kind': 'limit=50&kind=ACCOUNTING',
  'a page by state': 'limit=2&state=OPEN',
  'a page by kind and state': 'limit=2&kind=ACCOUNTING&state=OPEN',
  'a page in a state that no entry has': 'limit=50&state=PENDING',
  'a page of a kind that no entry is': 'limit=50&kind=SPEND',
  'a page of a cycle without entries': 'limit=50&period=2020-01',
};

/** Results of this part. */
export interface SquadFigures {
  /** Milliseconds in the middle, of a squad with few entries and of one with many; and how many times as long, round by round. */
  readonly sizes: Readonly<Record<string, { readonly few: number; readonly many: number; readonly ratio: number }>>;
  /** Milliseconds with all shares open: the measured values, the slowest last. */
  readonly simplifying: Readonly<Record<string, readonly number[]>>;
  /** Requests a second at 64 connections, and microseconds of processor time of each. */
  readonly rates: Readonly<Record<string, { readonly rates: readonly number[]; readonly service: number; readonly postgres: number }>>;
  /**
   * Seconds to post contas that fell due at one instant, alone and beside transfers; and the rate of those transfers, as a part of their
   * rate alone.
   */
  readonly contas: null | { readonly alone: number; readonly beside: number; readonly transfers: number };
  readonly targets: readonly Target[];
}

export interface SquadBench {
  readonly folder: string;
  readonly rounds: number;
  /** Time of a case in each round, in seconds. */
  readonly seconds: number;
  /** Names of the parts to measure: sizes, simplifying, rates, contas. */
  readonly only: readonly string[];
  readonly isProfiled: boolean;
  /** Waits for the start, and stops it at the end of the run. */
  begin<T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T>;
  print(text: string): void;
}

interface Parts {
  readonly cluster: Cluster;
  readonly service: BenchedService;
  readonly load: Helper;
  readonly seed: Seed;
  readonly base: string;
}

export async function measureSquads(bench: SquadBench): Promise<SquadFigures> {
  const { folder, isProfiled, begin, only, print } = bench;
  const cluster = await begin(startCluster(folder));
  const service = await begin(startService(cluster.url, folder, isProfiled, { RAZAO_LOG_LEVEL: 'warn' }));
  const load = await begin(Promise.resolve(new Helper('load.ts')));
  const database = await openDatabase(cluster.url);
  const seeded = await seed(database, service.port).finally(() => database.close());
  const parts: Parts = { cluster, service, load, seed: seeded, base: `http://127.0.0.1:${service.port}` };
  const wants = (name: string): boolean => only.some((part) => name.includes(part));
  const measured: { -readonly [Name in keyof Omit<SquadFigures, 'targets'>]: SquadFigures[Name] } = {
    sizes: {}, simplifying: {}, rates: {}, contas: null,
  };
  if (wants('sizes') || wants('simplifying')) {
    print('squads: making a large one\n');
    const [few, many] = await makeSizes(parts);
    if (wants('sizes')) measured.sizes = await measureSizes(parts, bench, few, many);
    if (wants('simplifying')) measured.simplifying = await measureSimplifying(parts, many);
  }
  if (wants('rates')) measured.rates = await measureRates(parts, bench);
  if (wants('contas')) measured.contas = await measureContas(parts, bench);
  return { ...measured, targets: targetsOf(measured) };
}

/** The figures as a table, with their targets. */
export function showSquads({ sizes, simplifying, rates, contas, targets }: SquadFigures): string {
  const rows: [string, string][] = [
    ...Object.entries(sizes).map(([name, { few, many, ratio }]): [string, string] => [
      name, `${few.toFixed(2)} ms of ${FEW} entries, ${many.toFixed(2)} ms of ${MANY.toLocaleString('en-US')}: ${ratio.toFixed(2)} times`]),
    ...Object.entries(simplifying).map(([name, times]): [string, string] => [
      name, `${median(times).toFixed(1)} ms, at most ${Math.max(...times).toFixed(1)}`,
    ]),
    ...Object.entries(rates).map(([name, it]): [string, string] => [
      name, `${median(it.rates).toFixed(0)} /s, service ${it.service.toFixed(0)} µs, postgres ${it.postgres.toFixed(0)} µs`]),
    ...[contas].flatMap((it): [string, string][] => (it
      ? [[`${CONTAS} contas of ${COLLECTED} collections`, `${it.alone.toFixed(1)} s, beside transfers ${it.beside.toFixed(1)} s`]] : [])),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return `${rows.map(([name, text]) => `${name.padEnd(width)}  ${text}`).join('\n')}\n\n${showTargets(targets)}`;
}

function targetsOf({ sizes, simplifying, rates, contas }: Omit<SquadFigures, 'targets'>): Target[] {
  const ratio = (one: string, other: string): number => median((rates[one]?.rates ?? []).map(
    (rate, round) => rate / (rates[other]?.rates[round] ?? Number.NaN),
  ));
  return [
    ...Object.entries(sizes).map(([name, it]) => atMost(`${name}, of many entries beside few`, 1.5, it.ratio)),
    ...Object.entries(simplifying).map(([name, times]) => atMost(`${name}, ms`, 150, Math.max(...times))),
    ...['deposits', 'expenses'].flatMap((name) => [
      atLeast(`${name} over ${SQUADS} squads, of the transfers`, 0.5, ratio(`${name} over ${SQUADS} squads`, 'transfers')),
      atLeast(`${name} on one squad, of those over ${SQUADS}`, 0.9, ratio(`${name} on one squad`, `${name} over ${SQUADS} squads`)),
    ]),
    atLeast('transfers beside contas, of those alone', 0.7, contas?.transfers ?? Number.NaN),
  ].filter(({ value }) => Number.isFinite(value));
}

/** A squad with few entries and one with many, of the same members. */
async function makeSizes({ cluster, base, seed: seeded }: Parts): Promise<[BenchedSquad, BenchedSquad]> {
  const members = seeded.accounts.slice(0, MEMBERS);
  const [few, many] = await foundSquads(cluster.admin, base, seeded, [members, members]) as [BenchedSquad, BenchedSquad];
  await addExpenses(cluster.admin, few, FEW, 1);
  await addExpenses(cluster.admin, many, MANY, OPEN_EVERY);
  await cluster.admin.query('vacuum analyze');
  return [few, many];
}

/** Both squads take turns with each request, so that they meet the same moods of the machine. */
async function measureSizes(
  parts: Parts, { rounds, seconds, print }: SquadBench, ...squads: [BenchedSquad, BenchedSquad]
): Promise<SquadFigures['sizes']> {
  const kinds: Record<string, (squad: BenchedSquad, round: number) => Promise<LoadJob['given']> | LoadJob['given']> = {
    'detail': ({ sqdId, members }) => reads(members, (member) => `/v1/squads/${sqdId}?caller_account_id=${member}`),
    'plan': ({ sqdId, members }) => reads(members, (member) => `/v1/accounts/${member}/squads/${sqdId}/settlement-plan`),
    ...Object.fromEntries(Object.entries(FEEDS).map(([name, query]) => [
      name, ({ sqdId, members }: BenchedSquad) => reads(
        members, (member) => `/v1/squads/${sqdId}/transactions?caller_account_id=${member}&${query}`,
      ),
    ])),
    'settling one share': (squad) => settlements(parts, squad),
    'an expense among five': ({ sqdId, members }, round) => ({ requests: [expense(sqdId, members.slice(round, round + SHARERS))] }),
  };
  const found: Record<string, [number[], number[]]> = Object.fromEntries(Object.keys(kinds).map((name) => [name, [[], []]]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, kind] of Object.entries(kinds)) {
      for (const [size, squad] of squads.entries()) {
        const { p50 } = (await put(parts, { kind: 'given', connections: 1, given: await kind(squad, round) }, seconds)).sample;
        if (round > 0) found[name]?.[size]?.push(p50);
      }
    }
    print(`squads: sizes, round ${round}\n`);
  }
  return Object.fromEntries(Object.entries(found).map(([name, [few, many]]) => [
    name, { few: median(few), many: median(many), ratio: median(many.map((ms, round) => ms / (few[round] ?? Number.NaN))) },
  ]));
}

function reads(members: readonly string[], path: (member: string) => string): LoadJob['given'] {
  return { requests: members.map((member) => ({ method: 'GET', path: path(member) })) };
}

/** Each open share is paid once: these are not paid yet. */
async function settlements({ cluster }: Parts, { sqdId }: BenchedSquad): Promise<LoadJob['given']> {
  const { rows } = await cluster.admin.query<{ entry_seq: string; divided_seq: string; place: number; debtor: string }>(`
    select entry_seq, divided_seq, place, debtor_account_id as debtor from razao.squad_shares
    where tenant_id = $1 and sqd_id = $2 and state = 'OPEN' order by entry_seq limit $3`, [TENANT, sqdId, SETTLED]);
  return {
    isOnce: true,
    requests: rows.map(({ entry_seq, divided_seq, place, debtor }) => ({
      method: 'POST', path: `/v1/squads/${sqdId}/settle`, body: JSON.stringify({
        actor_account_id: debtor, shares: [
          { entry_seq: Number(entry_seq), share_utxo_ref: shareReference(TENANT, sqdId, Number(divided_seq), place) },
        ],
      }),
    })),
  };
}

function expense(sqdId: string, members: readonly string[]): GivenRequest {
  return contribution(sqdId, {
    kind: 'ACCOUNTING', actor_account_id: members[0], amount: { currency: 'BRL', value: 1_000 }, split: { method: 'EQUAL' },
    members_snapshot: members,
  });
}

function deposit(sqdId: string, member: string): GivenRequest {
  return contribution(sqdId, { kind: 'FUNDED', actor_account_id: member, amount: { currency: 'BRL', value: 1 } });
}

function contribution(sqdId: string, body: object): GivenRequest {
  return { method: 'POST', path: `/v1/squads/${sqdId}/contributions`, body: JSON.stringify(body) };
}

/** Preview and simplification of the large squad, with all its shares open each time. */
async function measureSimplifying(
  { cluster, base, seed: { token } }: Parts, { sqdId, members: [owner] }: BenchedSquad,
): Promise<SquadFigures['simplifying']> {
  const [previews, simplifications]: [number[], number[]] = [[], []];
  for (let n = 0; n <= SIMPLIFIED; n += 1) {
    await undoSimplification(cluster.admin, sqdId);
    const preview = await timed(async () => {
      const answer = await fetch(`${base}/v1/squads/${sqdId}/simplify-preview?caller_account_id=${owner}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (!answer.ok) throw new Error(`no preview: ${answer.status}`);
      await answer.text();
    });
    const simplification = await timed(async () => {
      const { simplified } = await postJson<{ simplified: boolean }>(
        `${base}/v1/squads/${sqdId}/simplify-debts`, token, { actor_account_id: owner },
      );
      if (!simplified) throw new Error('nothing was simplified');
    });
    if (n > 0) {
      previews.push(preview);
      simplifications.push(simplification);
    }
  }
  return { 'previewing a simplification': previews, 'simplifying': simplifications };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** Deposits and expenses at 64 connections, over many squads and on one, beside transfers. */
async function measureRates(parts: Parts, { rounds, seconds, isProfiled, print }: SquadBench): Promise<SquadFigures['rates']> {
  const squads = await foundSquads(parts.cluster.admin, parts.base, parts.seed, groups(parts, SQUADS, SHARERS));
  await parts.cluster.admin.query('vacuum analyze');
  const one = squads.slice(0, 1);
  const deposits = (of: readonly BenchedSquad[]) => ({
    requests: of.flatMap(({ sqdId, members }) => members.map((member) => deposit(sqdId, member))),
  });
  const expenses = (of: readonly BenchedSquad[]) => ({ requests: of.map(({ sqdId, members }) => expense(sqdId, members)) });
  const kinds: Record<string, Pick<LoadJob, 'kind' | 'given'>> = {
    'transfers': { kind: 'transfer' },
    [`deposits over ${SQUADS} squads`]: { kind: 'given', given: deposits(squads) },
    'deposits on one squad': { kind: 'given', given: deposits(one) },
    [`expenses over ${SQUADS} squads`]: { kind: 'given', given: expenses(squads) },
    'expenses on one squad': { kind: 'given', given: expenses(one) },
  };
  const found: Record<string, { rates: number[]; service: number; postgres: number }> = {};
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, kind] of Object.entries(kinds)) {
      const [service, postgres] = [cpuOf(parts.service.pid), cpuOfTree(parts.cluster.pid)];
      const { sample, report } = await put(parts, { ...kind, connections: CONNECTIONS }, seconds, 1);
      print(`squads: round ${round}  ${name.padEnd(28)} ${sample.rate.toFixed(0).padStart(6)} /s  p99 ${sample.p99.toFixed(1)} ms\n`);
      if (round === 0) continue;
      found[name] = {
        rates: [...found[name]?.rates ?? [], sample.rate],
        service: (cpuOf(parts.service.pid) - service) / report.answered,
        postgres: (cpuOfTree(parts.cluster.pid) - postgres) / report.answered,
      };
    }
  }
  if (isProfiled) await profileAll(parts, kinds, print);
  return found;
}

async function profileAll(
  parts: Parts, kinds: Readonly<Record<string, Pick<LoadJob, 'kind' | 'given'>>>, print: SquadBench['print'],
): Promise<void> {
  for (const [name, kind] of Object.entries(kinds)) {
    const found = await profile(
      parts.service.inspector ?? '', async () => (await put(parts, { ...kind, connections: CONNECTIONS }, 3)).report.answered,
    );
    print(`${showProfile(name, found)}\n`);
  }
}

/** Each account is in as many as any other. */
function groups({ seed: { accounts } }: Parts, count: number, size: number): string[][] {
  return Array.from({ length: count }, (_, n) => Array.from(
    { length: size }, (_member, k) => accounts[(n * size + k) % accounts.length] ?? '',
  ));
}

/** Contas that fall due at one instant, alone and beside transfers; and transfers alone. */
async function measureContas(parts: Parts, { seconds }: SquadBench): Promise<NonNullable<SquadFigures['contas']>> {
  const { cluster, base, seed: seeded } = parts;
  const squads = await foundSquads(cluster.admin, base, seeded, groups(parts, CONTAS / CONTAS_OF_A_SQUAD, COLLECTED + 1));
  await Promise.all(squads.map(({ sqdId, members: [owner] }) =>
    postJson(`${base}/v1/squads/${sqdId}/recurrence`, seeded.token, { actor_account_id: owner, enabled: true, closes_on_day: 31 }, 'PUT')));
  const post = async () => untilPosted(parts, await makeDue(cluster.admin, squads, CONTAS_OF_A_SQUAD));
  const transfers = () => put(parts, { kind: 'transfer', connections: CONNECTIONS }, Math.max(seconds, BESIDE_SECONDS));
  await post(); // until the service has been compiled
  await transfers();
  const alone = await post();
  const { sample: before } = await transfers();
  const due = await makeDue(cluster.admin, squads, CONTAS_OF_A_SQUAD);
  const [beside, { sample: during }] = await Promise.all([untilPosted(parts, due), transfers()]);
  const { sample: after } = await transfers();
  return { alone, beside, transfers: during.rate / ((before.rate + after.rate) / 2) };
}

/** @returns seconds until each was posted and collected. */
async function untilPosted({ cluster: { admin } }: Parts, rexIds: readonly string[]): Promise<number> {
  const begin = performance.now();
  while (performance.now() - begin < PATIENCE_MS) {
    const { rows: [row] } = await admin.query<{ posted: number }>(
      'select count(*)::int as posted from razao.recurring_postings where tenant_id = $1 and rex_id = any ($2)', [TENANT, rexIds]);
    if (row?.posted === rexIds.length) return await checkCollected(admin, rexIds, (performance.now() - begin) / 1000);
    await sleep(50);
  }
  throw new Error('not all contas were posted');
}

/** @throws unless every share was collected that may be. */
async function checkCollected(admin: Cluster['admin'], rexIds: readonly string[], seconds: number): Promise<number> {
  const { rows: [row] } = await admin.query<{ paid: number }>(`
    select count(*)::int as paid from razao.recurring_postings p
    join razao.squad_shares h on h.tenant_id = p.tenant_id and h.sqd_id = p.sqd_id and h.entry_seq = p.entry_seq and h.state = 'SETTLED'
    where p.tenant_id = $1 and p.rex_id = any ($2)`, [TENANT, rexIds]);
  if (row?.paid !== rexIds.length * COLLECTED) throw new Error(`${row?.paid} shares were collected of ${rexIds.length * COLLECTED}`);
  return seconds;
}

async function put(
  { load, service, seed: { token, accounts } }: Parts, job: Pick<LoadJob, 'kind' | 'given' | 'connections'>, measured: number, warmUp = 0,
): Promise<{ sample: Sample; report: LoadReport }> {
  const timing = { warmUp, measured };
  const report = await load.ask<LoadReport>({ ...job, port: service.port, timing, run: randomBytes(8).toString('hex'), token, accounts });
  if (report.error !== undefined) throw new Error(report.error);
  return { sample: summarize(report.latencies, timing), report };
}
