import type { EntityManager } from '@mikro-orm/postgresql';
import type { ConformanceParty, ConformanceRunOpenRequest, ConformanceRunResponse, ProductManifest } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { AccountEntity, failAccount, type AccountRecord } from '../../../domains/accounts/index.ts';
import { readProduct } from '../find-product.ts';
import { RunEntity, type ConformanceRun } from './conformance.entity.ts';
import { OPEN_FOR_MS, resultsOf, stepsOf } from './conformance.ts';
import { presentRun, runEvent } from './present.ts';

/**
 * Lays out the scenarios of the bound version as steps, to be run one by one with these accounts. Nothing moves by it.
 * @throws ApiError ACCOUNT_NOT_FOUND, PRODUCT_RETIRED, CONFORMANCE_ACCOUNTS_INSUFFICIENT, CONFORMANCE_ACCOUNT_NOT_ELIGIBLE,
 *   CURRENCY_MISMATCH, ACCOUNT_CLOSED, ACCOUNT_FROZEN.
 */
export async function openConformanceRun(
  ctx: Context, productId: string, body: ConformanceRunOpenRequest,
): Promise<ConformanceRunResponse> {
  return ctx.db.write(async ({ em, announce }) => {
    const { product, bound } = present(await readProduct(em, ctx.tenant, productId), 'the product that the path names');
    const accounts = await readAccounts(em, ctx.tenant, body.account_ids);
    if (product.lifecycle === 'RETIRED') fail('PRODUCT_RETIRED');
    const now = ctx.clock.now();
    const steps = stepsOf(bound.scenarios);
    const run: ConformanceRun = em.create(RunEntity, {
      tenantId: ctx.tenant, runId: ctx.ids.next('cfr'), productId, productVersion: bound.productVersion, scriptHash: bound.scriptHash,
      state: 'OPEN', verdict: null,
      parties: partiesOf(bound.manifest, accounts), judged: 0, evidenceHash: null, evidenceKey: null, version: 1n, createdAt: now,
      createdBy: ctx.actor,
      expiresAt: new Date(now.getTime() + OPEN_FOR_MS), finishedAt: null,
    });
    em.persist(run);
    announce(runEvent(run, steps.length));
    return presentRun(run, resultsOf(bound.manifest, steps, new Map()), now);
  });
}

/** The accounts that these ids mean, each once, in their order: the one that another was promoted to, if it was. */
async function readAccounts(em: EntityManager, tenantId: string, ids: readonly string[]): Promise<AccountRecord[]> {
  const asked = await findAll(em, tenantId, ids);
  const became = await findAll(em, tenantId, [...asked.values()].flatMap(({ promotedToAccountId }) => promotedToAccountId ?? []));
  const meant = ids.map((id) => {
    const account = asked.get(id) ?? failAccount(id);
    return became.get(account.promotedToAccountId ?? '') ?? account;
  });
  return [...new Map(meant.map((account) => [account.accountId, account])).values()];
}

async function findAll(em: EntityManager, tenantId: string, ids: readonly string[]): Promise<ReadonlyMap<string, AccountRecord>> {
  const found = ids.length === 0 ? [] : await em.find(AccountEntity, { tenantId, accountId: { $in: [...new Set(ids)] }, systemRole: null });
  return new Map(found.map((account) => [account.accountId, account]));
}

/** Assigns accounts to keys: the first account acts, the others are the counterparties in the manifest's order. */
function partiesOf({ keys, currency }: ProductManifest, accounts: readonly AccountRecord[]): ConformanceParty[] {
  const order = [...keys.filter(({ role }) => role === 'ACTOR'), ...keys.filter(({ role }) => role !== 'ACTOR')].map(({ name }) => name);
  const playing = accounts.slice(0, order.length);
  if (playing.length < order.length) {
    fail(
      'CONFORMANCE_ACCOUNTS_INSUFFICIENT', { required: order.length, given: accounts.length, keys: order },
      `The product needs ${order.length} accounts.`,
    );
  }
  requireAll(playing, ({ type }) => type === 'CUSTOMER', ({ accountId, type }) => fail(
    'CONFORMANCE_ACCOUNT_NOT_ELIGIBLE', { account_id: accountId, type },
  ));
  requireAll(playing, (it) => it.currency === currency, (it) => fail('CURRENCY_MISMATCH', {
    account_id: it.accountId, account_currency: it.currency, currency,
  }));
  requireAll(playing, ({ status }) => status !== 'CLOSED', ({ accountId }) => fail('ACCOUNT_CLOSED', { account_id: accountId }));
  requireAll(playing, ({ isFrozen }) => !isFrozen, ({ accountId }) => fail('ACCOUNT_FROZEN', { account_id: accountId }));
  return order.map((key, place) => ({ key, account_id: present(playing[place], 'the account of a key').accountId }));
}

function requireAll(
  accounts: readonly AccountRecord[], holds: (account: AccountRecord) => boolean, otherwise: (account: AccountRecord) => never,
): void {
  const mismatch = accounts.find((account) => !holds(account));
  if (mismatch) otherwise(mismatch);
}
