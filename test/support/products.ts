/** Products at work: a service whose worker talks to a chain of its own, a bound template, a qBRL policy, and calls on instances. */
import type { ProductInstanceResponse, ProductResponse } from '../../generated/models.ts';
import { effectOf, stateOf } from '../../src/onchain/chain/moves/index.ts';
import { indexMove, settleMove } from '../../src/onchain/products/transactions/settle.ts';
import { readValues, storedValues } from '../../src/onchain/products/instances/instance.ts';
import { readPartyAccounts } from '../../src/onchain/products/instances/parties.ts';
import { readInstance, readTimeline } from '../../src/onchain/products/instances/queries.ts';
import { readVersion } from '../../src/onchain/products/versions.ts';
import { present } from '../../src/platform/assert.ts';
import { sha256 } from '../../src/platform/canonical.ts';
import { type TestChain, startChain } from './chain.ts';
import { createDatabase } from './database.ts';
import { newSigner, policyBody } from './qbrl.ts';
import { eventually, startTestService, TENANT, type Call, type TestService, type TestServiceOptions } from './service.ts';

/** For a move from its request to its index, on a machine that is busy with other tests. */
const PATIENCE_SECONDS = 30;

export interface ProductService {
  readonly api: TestService;
  readonly chain: TestChain;
  stop(): Promise<void>;
}

/** A service and a chain, each on a database of its own, both by the clock that is given. */
export async function startProducts({ env, ...options }: TestServiceOptions = {}): Promise<ProductService> {
  const database = await createDatabase();
  const chain = await startChain(database.url, { ...(options.clock && { clock: options.clock }) });
  // Compilers and blocks leave Postgres little of a busy machine: a connection that takes long is no test of anything here.
  const patience = { RAZAO_POSTGRES_CONNECT_SECONDS: '60' };
  const api = await startTestService({
    ...options, env: { RAZAO_CHAIN_URL: chain.url, RAZAO_INDEX_LAG_SECONDS: '0', ...patience, ...env },
  });
  return {
    api, chain,
    async stop() {
      await api.stop();
      await chain.stop();
      await database.drop();
    },
  };
}

/** Lets a tenant issue qBRL, backed by an account of its own. @returns that account. */
export async function issueQbrl(api: TestService, tenant = TENANT): Promise<string> {
  const backing = await api.account(0, { type: 'ASSET', tenant });
  await api.ok('operatorSetQbrlPolicy', { tenant, body: await policyBody(api, backing, [newSigner('tesouraria')], {}, 1, tenant) });
  return backing;
}

/** Binds a shipped template. */
export async function bindTemplate(
  api: TestService, template_id: string, product_id = template_id, tenant = TENANT,
): Promise<ProductResponse> {
  return api.ok<ProductResponse>('bindProductTemplate', { tenant, path: { product_id }, body: { template_id } });
}

/** Commits the last move of an instance as if a chain had accepted it, for tests without one. */
export async function standing(api: TestService, instanceId: string, tenant = TENANT): Promise<void> {
  const ctx = api.service.contextFor(tenant);
  const [instance, move, { manifest }] = await ctx.db.read(async (em) => {
    const found = present(await readInstance(em, tenant, instanceId), 'the instance');
    return [
      found, present((await readTimeline(em, tenant, instanceId)).at(-1), 'its last move'),
      await readVersion(em, tenant, found.productId, found.productVersion),
    ] as const;
  });
  const signer = (await ctx.db.read((em) => readPartyAccounts(em, tenant, [move.signedBy]))).get(move.signedBy)?.keyHash ?? '';
  const held = move.kind === 'CREATE' ? null : { fields: readValues(instance.fields), value: instance.held };
  const { fields, value, ends } = effectOf(manifest, held, {
    kind: move.kind, action: move.action, parameters: readValues(move.fills), signer,
  }, 0);
  const state = present(stateOf(manifest, fields), 'its state');
  const lovelace = ends ? null : '2000000';
  await settleMove(ctx, move.moveId, {
    outcome: 'ACCEPTED', txId: sha256(move.moveId),
    result: {
      instance: { fields: storedValues(fields), state, held: String(value), token: 'ab', lovelace }, payouts: [],
      change: { index: 1, lovelace: '1' }, collateral_return: '1',
    },
  });
  if (!ends) await indexMove(ctx, instanceId, move.moveId);
}

/** Instances of one product, for who writes a story of it. */
export class Play {
  readonly #api: TestService;
  readonly #product: string;
  readonly #tenant: string;

  constructor(api: TestService, product: string, tenant = TENANT) {
    this.#api = api;
    this.#product = product;
    this.#tenant = tenant;
  }

  create(account_id: string, parameters: object, call: Partial<Call> = {}) {
    return this.#api.call<ProductInstanceResponse>('createProductInstance', {
      tenant: this.#tenant, path: { product_id: this.#product }, body: { account_id, parameters }, ...call,
    });
  }

  act(instance_id: string, action: string, account_id: string, parameters: object = {}, call: Partial<Call> = {}) {
    return this.#api.call<ProductInstanceResponse>('driveProductAction', {
      tenant: this.#tenant, path: { product_id: this.#product, instance_id, action }, body: { account_id, parameters }, ...call,
    });
  }

  close(instance_id: string, account_id: string, call: Partial<Call> = {}) {
    return this.#api.call<ProductInstanceResponse>('closeProductInstance', {
      tenant: this.#tenant, path: { product_id: this.#product, instance_id }, body: { account_id }, ...call,
    });
  }

  read(instance_id: string): Promise<ProductInstanceResponse> {
    return this.#api.ok<ProductInstanceResponse>('getProductInstance', {
      tenant: this.#tenant, path: { product_id: this.#product, instance_id },
    });
  }

  /** The instance once its last move has ended, and the next can follow. */
  async settled(instance_id: string): Promise<ProductInstanceResponse> {
    return eventually(async () => {
      const now = await this.read(instance_id);
      return !now.awaiting_index && now;
    }, PATIENCE_SECONDS);
  }
}
