import { present } from '../../src/platform/assert.ts';
import { accountingDay, dayBegin } from '../../src/platform/clock.ts';
import type { models, Razao } from '../../sdk/src/index.ts';

const MOST = 200;

/** What the demo's days have made, by its ids. */
export interface DemoPlaces {
  /** The account that paid most often of late. */
  readonly liveliest: string;
  /** A Pix that came in and was contested. */
  readonly contested: string;
  readonly medCase: string;
  /** Payments by their state or outcome. */
  readonly payments: readonly string[];
  readonly evidence: string;
  /** An account that has something of each: a hold, a block, a limit, a key, a schedule. */
  readonly accounts: readonly string[];
  readonly party: string;
  /** Each with the owner that it is seen by: `sqd_…?as=acc_…`. */
  readonly squads: readonly string[];
  readonly run: string;
  readonly event: string;
  readonly product: string;
  readonly instances: readonly string[];
}

/** Finds them by the API alone. @throws AssertionError where the days have not made one. */
export async function findDemoPlaces(razao: Razao): Promise<DemoPlaces> {
  const payments = (await razao.obligations.list({ limit: MOST })).items;
  const liveliest = present(mostFrequent(before(payments).flatMap(({ debtor }) => debtor.account_id ?? [])), 'an account that pays');
  const [found] = before((await razao.pix.listMedCases({ limit: MOST })).items);
  const medCase = present(found, 'a contested payment');
  const [evidence] = (await razao.evidence.list({ limit: 1 })).items;
  const [flaw] = (await razao.reconciliation.listBreaks({ limit: 1 })).items;
  const [event] = (await razao.events.list({ limit: 1 })).items;
  const [product] = (await razao.products.list({ limit: 1 })).items;
  const productId = present(product, 'a product').product_id;
  return {
    liveliest,
    contested: medCase.original_obligation_id,
    medCase: medCase.case_id,
    payments: onePerState(await everyState(razao, payments)),
    evidence: present(evidence, 'evidence').evidence_id,
    accounts: [...new Set([liveliest, ...(await particularAccounts(razao))])],
    party: (await razao.accounts.get(liveliest)).owner_party_id,
    squads: await squadsOf(razao),
    run: present(flaw, 'a difference').run_id,
    event: present(event, 'an event').event_id,
    product: productId,
    instances: (await razao.products.listInstances(productId, { limit: 10 })).items.map(({ instance_id }) => instance_id),
  };
}

/** Every view with the demo's days in it. */
export function routesOfDemo(it: DemoPlaces): readonly string[] {
  const tabs = (path: string, names: readonly string[]): string[] => names.map((name) => `${path}?tab=${name}`);
  const account = `/accounts/${it.liveliest}`;
  return [
    '/now',
    `/search?q=${it.contested}`,
    '/payments',
    '/payments?stuck=true',
    '/payments?tab=evidence',
    ...[it.contested, ...it.payments].map((id) => `/payments/${id}`),
    `/evidence/${it.evidence}`,
    '/accounts',
    ...it.accounts.flatMap((id) => [`/accounts/${id}`, ...tabs(`/accounts/${id}`, ['holds', 'limits'])]),
    ...tabs(account, ['feed', 'statement', 'keys', 'committed', 'schedules']),
    `${account}?range=30d`,
    `/parties/${it.party}`,
    '/flow',
    `/flow?follow=${it.contested}`,
    '/books',
    '/books?entry=3',
    ...tabs('/books', ['trial', 'reconciliation', 'acts']),
    `/books/runs/${it.run}`,
    '/pix',
    ...tabs('/pix', ['med', 'returns', 'mandates']),
    `/pix/med/${it.medCase}`,
    '/squads',
    ...it.squads.map((id) => `/squads/${id}`),
    '/products',
    `/products/${it.product}`,
    ...it.instances.map((id) => `/products/${it.product}/instances/${id}`),
    '/events',
    `/events/${it.event}`,
    ...tabs('/events', ['endpoints', 'deliveries']),
    '/operator',
    ...tabs('/operator', ['quotas', 'qbrl', 'policies', 'schedules', 'templates']),
  ];
}

/** Rows of the story, which ends yesterday: others may have been made since. */
function before<Row extends { readonly created_at: string }>(rows: readonly Row[]): Row[] {
  const today = dayBegin(accountingDay(new Date())).toISOString();
  return rows.filter(({ created_at }) => created_at < today);
}

function mostFrequent(ids: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** The newest payments, and those that are stuck or were refused, however old they are. */
async function everyState(razao: Razao, newest: readonly models.ObligationResponse[]): Promise<models.ObligationResponse[]> {
  const stuck = await razao.obligations.list({ stuck: true, limit: 5 });
  const failed = await razao.obligations.list({ state: 'DISPATCH_FAILED', limit: 5 });
  return [...stuck.items, ...failed.items, ...newest];
}

function onePerState(payments: readonly models.ObligationResponse[]): string[] {
  const kindOf = ({ rail, state, resolution_outcome: outcome, debtor }: models.ObligationResponse): string =>
    [rail, state, outcome, debtor.kind].join(' ');
  return [...new Map(payments.map((it) => [kindOf(it), it.obligation_id])).values()];
}

/** Accounts of holds, blocks, schedules and limits of their own. */
async function particularAccounts(razao: Razao): Promise<string[]> {
  const [holds, blocks, schedules, limits] = await Promise.all([
    razao.holds.list({ limit: 1 }),
    razao.blocks.list({ limit: 1 }),
    razao.schedules.list({ limit: 1 }),
    razao.limits.listPolicies({ scope_type: 'ACCOUNT', limit: 1 }),
  ]);
  const ofLimits = limits.items.map(({ scope_id }) => scope_id).filter((it) => it !== null && it !== undefined);
  return [...[holds, blocks, schedules].flatMap(({ items }) => items.map(({ account_id }) => account_id)), ...ofLimits];
}

/** Each squad as its owner sees it. */
async function squadsOf(razao: Razao): Promise<string[]> {
  const found = new Map<string, string>();
  const wanted = (await razao.squads.list({ limit: 10 })).items.length;
  for await (const { id } of razao.accounts.search({ limit: 100 })) {
    if (found.size >= wanted) break;
    const { items } = await razao.squads.listAccountSquads(id);
    for (const { sqd_id } of items.filter(({ role }) => role === 'OWNER')) found.set(sqd_id, `${sqd_id}?as=${id}`);
  }
  return [...found.values()].sort();
}
