/** The books that batches are tried on, and their commands: verbs of every domain, on the rows that exist by then. */
import fc from 'fast-check';
import { derive } from '../../src/platform/context.ts';
import { createAccount, findAccount, freezeAccount, unfreezeAccount } from '../../src/domains/accounts/index.ts';
import { bindPaymentMethod } from '../../src/domains/accounts/payment-methods/bind-payment-method.ts';
import { allScopes, ensureTenant } from '../../src/domains/auth/index.ts';
import { evidenceEvents, ingestEvidence } from '../../src/domains/evidence/index.ts';
import { findEvidence } from '../../src/domains/evidence/queries.ts';
import { resolveEvidence } from '../../src/domains/evidence/resolve-evidence.ts';
import { retryEvidence } from '../../src/domains/evidence/retry-evidence.ts';
import { adjustHold } from '../../src/domains/holds/adjust-hold.ts';
import { placeBlock } from '../../src/domains/holds/blocks/place-block.ts';
import { releaseBlock } from '../../src/domains/holds/blocks/release-block.ts';
import { captureHold } from '../../src/domains/holds/capture-hold.ts';
import { expireHolds } from '../../src/domains/holds/expire-holds.ts';
import { findBlock, findHold } from '../../src/domains/holds/index.ts';
import { placeHold } from '../../src/domains/holds/place-hold.ts';
import { releaseHold } from '../../src/domains/holds/release-hold.ts';
import { addRiskFlag } from '../../src/domains/kyc/add-risk-flag.ts';
import { closeAccount } from '../../src/domains/lifecycle/close-account.ts';
import { promoteAccount } from '../../src/domains/lifecycle/promote-account.ts';
import { putPixLimits } from '../../src/domains/limits/pix/put-pix-limits.ts';
import { createAccountLimitPolicy } from '../../src/domains/limits/policies/create-account-limit-policy.ts';
import { createLimitPolicy } from '../../src/domains/limits/policies/create-limit-policy.ts';
import { disableLimitPolicy } from '../../src/domains/limits/policies/disable-limit-policy.ts';
import { createObligationBatch } from '../../src/domains/obligations/create-obligation-batch.ts';
import { decideDispatch, dispatchStep } from '../../src/domains/obligations/dispatch-obligation.ts';
import { createObligation, findObligation, resolveObligation, scheduledTransfer } from '../../src/domains/obligations/index.ts';
import { redispatchObligation } from '../../src/domains/obligations/redispatch-obligation.ts';
import { createParty } from '../../src/domains/parties/create-party.ts';
import { updateParty } from '../../src/domains/parties/update-party.ts';
import { operatorSetQbrlPolicy, QbrlDraft, qbrlLoads, type EntryOf } from '../../src/onchain/qbrl/index.ts';
import { createPixReturn } from '../../src/domains/pix/returns/create-pix-return.ts';
import { bindRail, endToEndId } from '../../src/domains/rails/index.ts';
import type { AppContext } from '../../src/app.ts';
import type { Service } from '../../src/service.ts';
import type { CreateObligationRequest, IngestEvidenceRequest } from '../../generated/models.ts';
import { readRequest } from '../../src/domains/evidence/read-request.ts';
import { deliveryRowOf } from '../support/deliver.ts';
import { newSigner, policyBody } from '../support/qbrl.ts';
import type { Books } from './batches.ts';

/** Leases are of one process, batches of any: steps are taken without. */
const NOBODYS = { work: 'dispatch', subject: '', number: '0' } as const;

const PROVIDER = 'sim-batch';
const KEYS = ['ana@example.com', 'rui@example.com', 'eva@example.com', 'nobody@example.com'];
const NAMES = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The parts of a tenant's books that a step can name. */
export interface World {
  readonly parties: readonly string[];
  readonly accounts: readonly string[];
  readonly promotable: readonly string[];
  readonly obligations: readonly string[];
  readonly credits: readonly string[];
  readonly holds: readonly string[];
  readonly blocks: readonly string[];
  readonly evidence: readonly string[];
  readonly policies: readonly string[];
  readonly locks: readonly string[];
}

/** One command; the rows that its numbers name depend on those that exist. */
export interface Ask {
  readonly kind: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly cents: number;
}

export type Verb = (
  ctx: AppContext & { readonly scopes: ReadonlySet<string>; readonly service: Service }, world: World, ask: Ask,
) => Promise<unknown>;

/** The row that a number names; `none` where there is none of its kind. */
function at(ids: readonly string[], n: number): string {
  return ids.length === 0 ? 'none' : ids[n % ids.length] as string;
}

const inside = (account_id: string) => ({ kind: 'account', account_id }) as const;
const outside = { kind: 'external', external_id: 'silent:x' } as const;
const brl = (value: number) => ({ currency: 'BRL', value }) as const;
const e2e = (name: string): string => endToEndId('E', '12345678', new Date('2026-03-02T10:00:00Z'), name);

function transfer(world: World, { a, b, cents }: Ask): CreateObligationRequest {
  return { rail: 'NATIVE', amount: brl(cents), debtor: inside(at(world.accounts, a)), creditor: inside(at(world.accounts, b)) };
}

/** A payment out; `c` decides whether it has a match key beside its rail. */
function payment(world: World, { a, c, cents }: Ask, rail: 'MOCK' | 'PIX'): CreateObligationRequest {
  return {
    rail, amount: brl(cents), debtor: inside(at(world.accounts, a)), creditor: rail === 'PIX' ? {
      kind: 'external', external_id: 'pix_key:out@example.com',
    } : outside,
    ...(c % 2 === 0 && { match_keys: { order: at(NAMES, c) } }),
  };
}

function said(ctx: AppContext, kind: IngestEvidenceRequest['kind'], match_keys: Record<string, string>, { a, cents }: Ask) {
  return ingestEvidence(ctx, readRequest({
    provider_id: 'mock', rail: 'MOCK', kind, external_id: `said-${a % 9}`, match_keys, amount: brl(cents),
    occurred_at: '2026-03-02T11:59:00Z',
  }));
}

/** A signed event of the Pix receiver, as it reaches the evidence behind it. */
function told(ctx: AppContext, name: keyof typeof evidenceEvents, data: Record<string, unknown>) {
  const event = { provider_id: PROVIDER, event: name, occurred_at: ctx.clock.now().toISOString(), data };
  return evidenceEvents[name].record(ctx, event, deliveryRowOf(ctx, event));
}

/** Performs a product's work with qBRL, in one command. */
function tokens(
  ctx: AppContext, locks: readonly string[], accountId: string,
  work: (draft: QbrlDraft, entry: EntryOf) => ReturnType<QbrlDraft['lock']> | void,
) {
  const [txId, entry] = [ctx.ids.next('txn'), { txId: ctx.ids.next('txn'), obligationIds: [] }];
  return ctx.journal.submit(ctx, {
    loads: qbrlLoads(locks, [accountId]),
    decide(ledger) {
      const draft = new QbrlDraft(ledger, txId);
      const refused = work(draft, entry);
      return refused ? { refused } : { ...draft.change, answer: null };
    },
  });
}

/** Verbs that wait for the journal. */
export const commands: Readonly<Record<string, Verb>> = {
  transfer: (ctx, world, ask) => createObligation(ctx, transfer(world, ask)),
  batch: (ctx, world, ask) => createObligationBatch(ctx, {
    atomic: ask.c % 2 === 0, items: [0, 1, 2].map((n) => transfer(world, { ...ask, a: ask.a + n, b: ask.b + 2 * n })),
  }),
  scheduled: (ctx, world, ask) => scheduledTransfer((_tenant, command) => (command ? derive(ctx, {}) : ctx)).execute({
    tenant: ctx.tenant, commandId: `occurrence-${ask.a % 4}`, obligationId: ctx.ids.next('obl'), accountId: at(world.accounts, ask.a),
    action: { kind: 'TRANSFER', rail: 'NATIVE', amount: brl(ask.cents), creditor: inside(at(world.accounts, ask.b)) },
  }),
  payOut: (ctx, world, ask) => createObligation(ctx, payment(world, ask, 'MOCK')),
  payPix: (ctx, world, ask) => createObligation(ctx, payment(world, ask, 'PIX')),
  payKey: (ctx, world, ask) => createObligation(ctx, {
    rail: 'PIX', amount: brl(ask.cents), debtor: inside(at(world.accounts, ask.a)),
    creditor: { kind: 'external', external_id: `pix_key:${at(KEYS, ask.b)}` },
  }),
  expect: (ctx, world, { b, c, cents }) => createObligation(ctx, {
    rail: c % 3 === 0 ? 'PIX' : 'MOCK', amount: brl(cents), debtor: outside, creditor: inside(at(world.accounts, b)),
    match_keys: { end_to_end_id: e2e(at(NAMES, c)) },
  }),
  resolve: async (ctx, world, { a, b, c }) => {
    const found = await findObligation(ctx, at(world.obligations, a));
    const outcome = (['SETTLED', 'FAILED', 'CANCELED'] as const)[c % 3] ?? 'SETTLED';
    return found && resolveObligation(ctx, found, {
      outcome, ...(b % 4 === 0 && { disposition: { destination_account_id: at(world.accounts, b) } }),
    });
  },
  dispatch: async (ctx, world, { a, c }) => {
    const found = await findObligation(ctx, at(world.obligations, a));
    const step = ([
      { kind: 'SENDING', endToEndId: e2e(at(NAMES, c)) }, { kind: 'ACCEPTED' }, { kind: 'UNSENT' }, { kind: 'GIVEN_UP' },
      { kind: 'WORD', word: { outcome: 'SETTLED' } },
      { kind: 'WORD', word: { outcome: 'FAILED' } },
    ] as const)[c % 6];
    if (!found || !step) return undefined;
    const { loads } = dispatchStep(found, step, NOBODYS);
    return ctx.journal.submit(ctx, { loads, decide: (ledger, dryRun) => decideDispatch(ledger, found.obligationId, step, dryRun) });
  },
  redispatch: async (ctx, world, { a }) => {
    const found = await findObligation(ctx, at(world.obligations, a));
    return found && redispatchObligation(ctx, found);
  },
  hold: (ctx, world, { a, c, cents }) => placeHold(ctx, {
    account_id: at(world.accounts, a), amount_cents: cents, currency: 'BRL',
    ...(c % 2 === 0 && { expires_at: new Date(ctx.clock.now().getTime() + 60_000).toISOString() }),
  }),
  adjust: async (ctx, world, { a, c, cents }) => {
    const found = await findHold(ctx, at(world.holds, a));
    return found && adjustHold(ctx, found, c % 2 === 0 ? { amount_cents: cents } : {
      expires_at: new Date(ctx.clock.now().getTime() + 30_000).toISOString(),
    });
  },
  capture: async (ctx, world, { a, b, c, cents }) => {
    const found = await findHold(ctx, at(world.holds, a));
    return found && captureHold(ctx, found, { creditor_account_id: at(world.accounts, b), ...(c % 2 === 0 && { amount_cents: cents }) });
  },
  release: async (ctx, world, { a }) => {
    const found = await findHold(ctx, at(world.holds, a));
    return found && releaseHold(ctx, found);
  },
  lock: async (ctx, world, { a, cents }) => {
    const [lockId, accountId] = [`qlk_${ctx.ids.next('txn')}`, at(world.accounts, a)];
    return tokens(ctx, [lockId], accountId, (draft, entry) => draft.lock({ lockId, accountId, amount: BigInt(cents) }, entry));
  },
  endLock: async (ctx, world, { a, c }) => world.locks.length > 0 &&
    tokens(ctx, [at(world.locks, a)], '', (draft, entry) => draft[c % 3 === 0 ? 'refuse' : 'accept'](at(world.locks, a), entry)),
  redeem: (ctx, world, { b, cents }) => tokens(ctx, [], at(world.accounts, b), (draft, entry) => {
    const { outstanding } = draft.policy;
    if (outstanding > 0n) draft.release({
      accountId: at(world.accounts, b), amount: outstanding < cents ? outstanding : BigInt(cents),
    }, entry);
  }),
  expire: (ctx, world) => expireHolds(ctx, world.accounts),
  block: (ctx, world, { a, cents }) => placeBlock(ctx, {
    account_id: at(world.accounts, a), amount: 3 * cents, currency: 'BRL', reason_code: 'COURT_ORDER',
  }),
  unblock: async (ctx, world, { a }) => {
    const found = await findBlock(ctx, at(world.blocks, a));
    return found && releaseBlock(ctx, found, { reason: 'lifted' });
  },
  promote: async (ctx, world, { a, b }) => {
    const found = await findAccount(ctx, at(world.promotable, a));
    return found && promoteAccount(ctx, found, { owner_party_id: at(world.parties, b) });
  },
  saidCredit: (ctx, world, ask) => said(ctx, 'INBOUND_CREDIT', ask.c % 3 === 0
    ? { account_id: at(world.accounts, ask.b), end_to_end_id: e2e(at(NAMES, ask.c)) }
    : ask.c % 3 === 1 ? { account_id: at(world.accounts, ask.b) } : { end_to_end_id: e2e(at(NAMES, ask.c)) }, ask),
  saidSettled: (ctx, world, ask) => said(ctx, 'SETTLEMENT', ask.c % 2 === 0
    ? { obligation_id: at(world.obligations, ask.b) } : { end_to_end_id: e2e(at(NAMES, ask.c)) }, ask),
  saidFailed: (ctx, world, ask) => said(ctx, 'FAILURE', ask.c % 2 === 0
    ? { obligation_id: at(world.obligations, ask.b) } : { order: at(NAMES, ask.c) }, ask),
  exactly: async (ctx, world, { a, c }) => {
    const found = await findObligation(ctx, at(world.obligations, a));
    if (!found || found.rail === 'NATIVE' || found.rail === 'CHAIN') return undefined;
    return ingestEvidence(ctx, {
      providerId: found.rail === 'MOCK' ? 'mock' : PROVIDER, rail: found.rail, kind: c % 2 === 0 ? 'SETTLEMENT' : 'FAILURE',
      externalId: `exact-${found.obligationId}-${c % 3}`,
      matchKeys: { obligation_id: found.obligationId }, amount: found.amount, currency: 'BRL', occurredAt: ctx.clock.now(), payload: null,
    });
  },
  pixCredit: (ctx, _world, { b, c, cents }) => told(ctx, 'CREDIT_RECEIVED', {
    end_to_end_id: e2e(at(NAMES, c)), key: at(KEYS, b), amount: brl(cents), payer: { tax_id: '12345678909', name: 'A' },
  }),
  pixBack: (ctx, _world, { b, c, cents }) => told(ctx, 'RETURN_RECEIVED', {
    return_end_to_end_id: e2e(`back-${b % 3}`), original_end_to_end_id: e2e(at(NAMES, c)), amount: brl(cents), reason_code: 'MD06',
  }),
  resolveEvidence: async (ctx, world, { a, b, c }) => {
    const found = await findEvidence(ctx, at(world.evidence, a));
    if (!found) return undefined;
    const body = ([
      { action: 'CREDIT', destination_account_id: at(world.accounts, b), reason: 'known' }, { action: 'DISMISS', reason: 'known' },
      { action: 'MATCH', obligation_id: at(world.obligations, b), reason: 'known' },
    ] as const)[c % 3];
    return body && resolveEvidence(ctx, found, body);
  },
  retryEvidence: async (ctx, world, { a }) => {
    const found = await findEvidence(ctx, at(world.evidence, a));
    return found && retryEvidence(ctx, found);
  },
  sendBack: async (ctx, world, { a, cents }) => {
    const found = await findObligation(ctx, at(world.credits, a));
    return found && createPixReturn(ctx, {
      account_id: found.creditor.accountId ?? '', original_obligation_id: found.obligationId, amount: brl(cents),
    });
  },
};

const DEAR = { dimension: 'AMOUNT', window: 'DAY', action: 'REJECT' } as const;

/** Verbs that write by themselves, between batches. */
export const writes: Readonly<Record<string, Verb>> = {
  freeze: (ctx, world, { a, c }) => (c % 2 === 0 ? freezeAccount : unfreezeAccount)(ctx, at(world.accounts, a)),
  close: (ctx, world, { a }) => closeAccount(ctx, at(world.accounts, a)),
  open: (ctx, world, { a, c }) => createAccount(ctx, {
    owner_party_id: at(world.parties, a), currency: 'BRL', type: c % 2 === 0 ? 'GUEST' : 'CUSTOMER',
  }),
  limitAll: (ctx, _world, { a, c, cents }) => createLimitPolicy(ctx, {
    scope_type: 'GLOBAL', ...DEAR, direction: a % 2 === 0 ? 'DEBIT' : 'CREDIT', threshold: 4 * cents,
    enforce_per: c % 2 === 0 ? 'ACCOUNT' : 'SCOPE',
    ...(c % 3 === 0 && { applies_max_kyc_level: c % 4 }), ...(c % 5 === 0 && { action: 'WARN' }),
  }),
  limitType: (ctx, _world, { a, c, cents }) => createLimitPolicy(ctx, {
    scope_type: 'ACCOUNT_TYPE', scope_id: c % 2 === 0 ? 'CUSTOMER' : 'GUEST', ...DEAR, dimension: 'COUNT',
    direction: a % 2 === 0 ? 'DEBIT' : 'CREDIT', threshold: 1 + cents % 4,
  }),
  limitOne: (ctx, world, { a, c, cents }) => createAccountLimitPolicy(ctx, at(world.accounts, a), {
    ...DEAR, direction: c % 2 === 0 ? 'DEBIT' : 'CREDIT', threshold: 2 * cents,
  }),
  unlimit: (ctx, world, { a }) => disableLimitPolicy(ctx, at(world.policies, a)),
  pixLimits: (ctx, world, { a, cents }) => putPixLimits(ctx, at(world.accounts, a), { daily_limit_minor: cents }),
  party: (ctx, world, { a, c }) => updateParty(derive(ctx, { partyChanged: async () => undefined }), at(world.parties, a), {
    status: c % 2 === 0 ? 'BLOCKED' : 'ACTIVE',
  }),
  flag: (ctx, world, { a }) => addRiskFlag(ctx, at(world.parties, a), { reason: 'seen', severity: 'NOTICE' }),
};

/** Kinds whose meeting matters most come more often. */
const OFTEN = ['promote', 'transfer', 'pixCredit', 'expect', 'saidCredit', 'sendBack', 'block', 'resolve', 'lock', 'endLock'];

export const asks = (kinds: readonly string[]): fc.Arbitrary<Ask> => fc.record({
  kind: fc.constantFrom(...kinds, ...OFTEN.filter((kind) => kinds.includes(kind))),
  a: fc.nat(40), b: fc.nat(40), c: fc.nat(40), cents: fc.integer({ min: 1, max: 90 }),
});

/** A tenant with accounts of every kind, some of them with money, keys and a level. */
export async function beginWorld(service: Service, ctx: AppContext, books: Books): Promise<void> {
  await ensureTenant(service.database, ctx.tenant);
  await bindRail(ctx, { rail: 'PIX', providerId: PROVIDER, adapter: 'sim_sponsor_v1', priority: 1, capabilities: [], isEnabled: true });
  const parties = [];
  for (let n = 0; n < 4; n += 1) parties.push(
    (await createParty(ctx, { type: 'individual', display_name: `P${n}`, country: 'BR' })).party_id,
  );
  const types = ['CUSTOMER', 'CUSTOMER', 'GUEST', 'GUEST', 'GUEST', 'CUSTOMER', 'EXTERNAL'] as const;
  const accounts = [];
  for (const [n, type] of types.entries()) accounts.push((await createAccount(ctx, {
    owner_party_id: at(parties, n), currency: 'BRL', type,
  })).id);
  await books.query(`update razao.parties set kyc_level = (right(display_name, 1))::int where tenant_id = $1`, [ctx.tenant]);
  for (const [n, account] of [0, 2, 3].entries()) {
    await bindPaymentMethod(ctx, at(accounts, account), {
      rail: 'PIX', scheme: 'BR_PIX_KEY', mode: 'VIRTUAL_ADDRESS', status: 'ACTIVE',
      provider: { provider_id: PROVIDER, type: 'SPONSOR_BANK' },
      capabilities: { originate_debit: false, receive_credit: true, supports_returns: true },
      directionality: { inbound: true, outbound: false },
      verification: { status: 'NOT_REQUIRED' }, coordinates: { key_type: 'EMAIL', key_value: at(KEYS, n) },
    });
  }
  for (const [n, account] of [0, 1, 2, 3].entries()) {
    await ingestEvidence(ctx, readRequest({
      provider_id: 'mock', rail: 'MOCK', kind: 'INBOUND_CREDIT', external_id: `fund-${n}`,
      match_keys: { account_id: at(accounts, account) },
      amount: brl(200 + n), occurred_at: '2026-03-02T11:59:00Z',
    }));
  }
  const { id: backing } = await createAccount(ctx, { owner_party_id: at(parties, 0), currency: 'BRL', type: 'ASSET' }, ALL_SCOPES);
  const caps = { max_outstanding_cents: 260, max_issued_per_day_cents: 240, max_per_issuance_cents: 80 };
  await operatorSetQbrlPolicy(ctx, await policyBody({ service }, backing, [newSigner('one')], caps, 1, ctx.tenant));
  for (const [n, amount] of [20n, 30n, 40n].entries()) {
    const [lockId, accountId] = [`qlk_${n}`, at(accounts, n)];
    await tokens(ctx, [lockId], accountId, (draft, entry) => draft.lock({ lockId, accountId, amount }, entry));
  }
}

/** The ids that the books have by now. */
export async function worldOf(books: Books, tenant: string): Promise<World> {
  const ids = async (sql: string): Promise<string[]> => (await books.query<{ id: string }>(`select ${sql}`, [tenant])).map(({ id }) => id);
  return {
    parties: await ids('party_id as id from razao.parties where tenant_id = $1 order by 1'),
    accounts: await ids('account_id as id from razao.accounts where tenant_id = $1 and system_role is null order by 1'),
    promotable: await ids(
      `account_id as id from razao.accounts where tenant_id = $1 and type in ('GUEST', 'EXTERNAL') and status = 'ACTIVE' order by 1`,
    ),
    obligations: await ids(
      `obligation_id as id from razao.obligations where tenant_id = $1 and (state <> 'FINAL' or rail <> 'NATIVE') order by state = 'FINAL', 1`,
    ),
    credits: await ids(
      `obligation_id as id from razao.obligations where tenant_id = $1 and rail = 'PIX' and debtor_kind = 'external' and state = 'FINAL' order by 1`,
    ),
    holds: await ids(`hold_id as id from razao.holds where tenant_id = $1 order by state <> 'ACTIVE', 1`),
    blocks: await ids(`block_id as id from razao.blocks where tenant_id = $1 order by state <> 'ACTIVE', 1`),
    evidence: await ids(`evidence_id as id from razao.evidence where tenant_id = $1 order by state in ('MATCHED', 'RESOLVED'), 1`),
    locks: await ids(`lock_id as id from razao.qbrl_locks where tenant_id = $1 order by state <> 'UNDER_WAY', 1`),
    policies: await ids('policy_id as id from razao.limit_policies where tenant_id = $1 and enabled order by 1'),
  };
}

export const ALL_SCOPES: ReadonlySet<string> = new Set(allScopes);
