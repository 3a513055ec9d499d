import type { EntityManager } from '@mikro-orm/postgresql';
import { present } from '../../../platform/assert.ts';
import { serverMemory } from '../../../platform/db/server-memory.ts';
import { unsealAccountKeys } from '../../../domains/accounts/index.ts';
import {
  assemble, COLLATERAL, depositOf, FEE, planMove, QBRL_NAME, signingKey, treasuryPolicy, VALIDITY_SECONDS,
  type Draft, type Instance, type ProductContext, type SigningKey, type UnspentOutput,
} from '../../chain/building/index.ts';
import { NotBuildable, stateOf, type Move } from '../../chain/moves/index.ts';
import { unsealTreasuryKey } from '../../qbrl/index.ts';
import { ProductVersionEntity } from '../product.entity.ts';
import { versionOf } from '../versions.ts';
import type { InstancesContext } from '../instances/context.ts';
import { readValues, storedValues, type ProductInstance, type ProductMove } from '../instances/instance.ts';
import { readPartyAccounts } from '../instances/parties.ts';
import { isRecorded, paymentsOf } from '../instances/payments.ts';
import { moveWithInstance } from './settle.ts';
import { PayoutEntity, ReferenceEntity, type Coin, type OutboundTransactionResult } from '../instances/outbound-transaction.entity.ts';
import type { OutboundTransaction, Signed } from './store.ts';

/** The version's validator does not stand on the chain yet. */
export class NoReference extends Error {}

/** What one transaction is signed with, unsealed for it: the tenant's treasury, and accounts by their ids. */
interface Signers {
  readonly treasury: SigningKey;
  readonly accounts: ReadonlyMap<string, SigningKey>;
}

/** The tenant's treasury key, unsealed for one transaction. */
export async function treasuryOf(em: EntityManager, ctx: InstancesContext): Promise<SigningKey> {
  return signingKey(await unsealTreasuryKey(em, ctx));
}

async function signersOf(em: EntityManager, ctx: InstancesContext, accountIds: readonly string[]): Promise<Signers> {
  const [treasury, keys] = [await treasuryOf(em, ctx), await unsealAccountKeys(em, ctx, [...new Set(accountIds)])];
  return { treasury, accounts: new Map([...keys].map(([accountId, key]) => [accountId, signingKey(key)])) };
}

/**
 * Builds and signs a transaction.
 * @param now the chain's time in seconds.
 * @throws NotBuildable for a move of which there is none; NoReference.
 */
export function buildTransaction(ctx: InstancesContext, transaction: OutboundTransaction, coin: Coin, now: number): Promise<Signed> {
  if (transaction.kind === 'MOVE') return buildMove(ctx, transaction, coin, now);
  return transaction.kind === 'SWEEP' ? buildSweep(ctx, transaction, coin, now) : buildReference(ctx, transaction, coin, now);
}

function coinOf({ hash }: SigningKey, { tx_id, index, lovelace }: Coin): UnspentOutput {
  return { reference: { txId: tx_id, index }, holder: { key: hash }, lovelace: BigInt(lovelace), tokens: [], datum: null };
}

async function buildMove(ctx: InstancesContext, { sendingId }: OutboundTransaction, coin: Coin, now: number): Promise<Signed> {
  const { move, instance } = await moveWithInstance(ctx, sendingId);
  requireUnrefused(move);
  const version = await versionOf(ctx.db, instance.productId, instance.productVersion);
  const { treasury, accounts, holders } = await ctx.db.read(async (em) => ({
    ...await signersOf(em, ctx, [move.signedBy]), holders: await holdersOf(em, ctx, instance),
  }));
  const reference = await referenceOf(ctx, instance, treasury);
  const signer = present(accounts.get(move.signedBy), 'the account that signs');
  const { manifest, scriptHash, mintingPolicy, productId } = version;
  const context: ProductContext = {
    manifest, scriptHash, treasury: treasury.hash, constants: { qbrl: mintingPolicy, product: `${ctx.tenant}/${productId}` },
    validator: { standing: reference },
  };
  const plan = planMove(context, standingOf(context, instance, move), moveOf(move, signer), coinOf(treasury, coin), now);
  if (!isRecorded(move.payments, paymentsOf(instance, move.signedBy, plan))) throw new NotBuildable(
    'its amounts depend on when it is made',
  );
  const homes = plan.ends ? 0 : 1;
  const payouts = plan.payouts.map(({ holder, cents }, place) => ({
    index: homes + place, account_id: present(holders.get(holder), 'a payee is a party'), cents: String(cents),
    lovelace: String(plan.draft.outputs[homes + place]?.lovelace ?? 0n),
  }));
  return signed(plan.draft, [treasury, signer], {
    payouts,
    instance: {
      fields: storedValues(plan.fields), state: present(stateOf(manifest, plan.fields), 'a plan ends in a state of the manifest'),
      held: String(plan.value), token: plan.token,
      lovelace: plan.ends ? null : String(plan.draft.outputs[0]?.lovelace ?? 0n),
    },
  });
}

/** @throws NotBuildable for a move that was refused without a transaction: the books gave its money back. */
function requireUnrefused({ outcome, chainTxId, refusal }: ProductMove): void {
  if (outcome === 'REFUSED' && chainTxId === null) throw new NotBuildable(refusal?.reason);
}

/** The instance as its next transaction spends it; null for a creation. */
function standingOf({ scriptHash, constants }: ProductContext, instance: ProductInstance, { kind }: ProductMove): Instance | null {
  if (kind === 'CREATE') return null;
  const { homeTx, homeLovelace, held, token, fields } = instance;
  const [txId, lovelace, name] = [
    present(homeTx, 'the output of an open instance'), present(homeLovelace, 'the output of an open instance'),
    present(token, 'the token of an open instance'),
  ];
  const tokens = [
    { policy: scriptHash, name, quantity: 1n }, ...(held === 0n ? [] : [{ policy: constants.qbrl, name: QBRL_NAME, quantity: held }]),
  ];
  const values = readValues(fields);
  return {
    standing: { reference: { txId, index: 0 }, holder: { script: scriptHash }, lovelace, tokens, datum: null }, fields: values, value: held,
    token: name,
  };
}

function moveOf({ kind, action, fills }: ProductMove, { hash }: SigningKey): Move {
  return { kind, action, parameters: readValues(fills), signer: hash };
}

/** Burns what payees hold: the ledger has credited it. */
async function buildSweep(ctx: InstancesContext, { sendingId }: OutboundTransaction, coin: Coin, now: number): Promise<Signed> {
  const { payouts, treasury, accounts } = await ctx.db.read(async (em) => {
    const swept = await em.find(PayoutEntity, { tenantId: ctx.tenant, sweptBy: sendingId }, { orderBy: { txId: 'asc', txIndex: 'asc' } });
    return { payouts: swept, ...await signersOf(em, ctx, swept.map(({ accountId }) => accountId)) };
  });
  const keyOf = (accountId: string) => present(accounts.get(accountId), 'a payee has a key');
  const policy = treasuryPolicy(treasury.hash);
  const draft: Draft = {
    coin: coinOf(treasury, coin), outputs: [], from: now, to: now + VALIDITY_SECONDS, treasury: treasury.hash, validators: [],
    signers: [treasury.hash, ...new Set(payouts.map(({ accountId }) => keyOf(accountId).hash))],
    minted: [{ policy, tokens: [{ name: QBRL_NAME, quantity: -payouts.reduce((sum, { cents }) => sum + cents, 0n) }], redeemer: null }],
    spends: payouts.map(({ txId, txIndex, accountId, cents, lovelace }) => ({
      redeemer: null, output: {
        reference: { txId, index: txIndex }, holder: { key: keyOf(accountId).hash }, lovelace,
        tokens: [{ policy, name: QBRL_NAME, quantity: cents }], datum: null,
      },
    })),
  };
  return signed(draft, [treasury, ...accounts.values()], { payouts: [] });
}

/** Puts the validator of a version on the chain, where transactions refer to it. */
async function buildReference(
  ctx: InstancesContext, { productId, productVersion }: OutboundTransaction, coin: Coin, now: number,
): Promise<Signed> {
  const [id, version] = [present(productId, 'a reference is of a product'), present(productVersion, 'a reference is of a version')];
  const { treasury, script } = await ctx.db.read(async (em) => ({
    treasury: await treasuryOf(em, ctx), script: await scriptOf(em, ctx, id, version),
  }));
  const output = { holder: { key: treasury.hash }, lovelace: COLLATERAL, tokens: [], datum: null, script };
  const lovelace = depositOf(output);
  const draft: Draft = {
    spends: [], coin: coinOf(treasury, coin), outputs: [{ ...output, lovelace }], minted: [], from: now, to: now + VALIDITY_SECONDS,
    signers: [treasury.hash], treasury: treasury.hash, validators: [],
  };
  return signed(draft, [treasury], { payouts: [], reference: String(lovelace) });
}

function signed(draft: Draft, keys: readonly SigningKey[], result: Omit<
  OutboundTransactionResult, 'change' | 'collateral_return'
>): Signed {
  const lovelace = (outputs: readonly { readonly lovelace: bigint }[]) => outputs.reduce((sum, output) => sum + output.lovelace, 0n);
  const change = draft.coin.lovelace + lovelace(draft.spends.map(({ output }) => output)) - lovelace(draft.outputs) - FEE;
  const { id, cbor } = assemble(draft, keys);
  return {
    txId: id, cbor, validTo: present(draft.to, 'what is sent expires'),
    result: {
      ...result, change: { index: draft.outputs.length, lovelace: String(change) },
      collateral_return: String(draft.coin.lovelace - COLLATERAL),
    },
  };
}

/** The accounts of an instance by the hashes of their keys. */
async function holdersOf(
  em: EntityManager, { tenant }: InstancesContext, { parties }: ProductInstance,
): Promise<ReadonlyMap<string, string>> {
  const accounts = await readPartyAccounts(em, tenant, parties.flatMap(({ account_id }) => account_id ?? []));
  return new Map([...accounts.values()].map(({ keyHash, accountId }) => [keyHash, accountId]));
}

/** Validators that stand, by what they are of: reading one takes as long as the rest of a transaction, and none is ever put elsewhere. */
const standingsOf = serverMemory(() => new Map<string, UnspentOutput>());

/** Where the validator of an instance's version stands. @throws NoReference */
async function referenceOf(
  ctx: InstancesContext, { productId, productVersion }: ProductInstance, treasury: SigningKey,
): Promise<UnspentOutput> {
  const known = standingsOf(ctx.db.database);
  const key = `${ctx.tenant}/${productId}/${productVersion}`;
  const found = known.get(key) ?? await readReference(ctx, productId, productVersion, treasury);
  known.set(key, found);
  return found;
}

async function readReference(
  ctx: InstancesContext, productId: string, productVersion: number, { hash }: SigningKey,
): Promise<UnspentOutput> {
  return ctx.db.read(async (em) => {
    const reference = await em.findOne(ReferenceEntity, { tenantId: ctx.tenant, productId, productVersion });
    if (!reference?.txId) throw new NoReference();
    return {
      reference: { txId: reference.txId, index: 0 }, holder: { key: hash },
      lovelace: present(reference.lovelace, 'the lovelace of an output'), tokens: [], datum: null,
      script: await scriptOf(em, ctx, productId, productVersion),
    };
  });
}

/** CBOR, lowercase hex. */
async function scriptOf(
  em: EntityManager, { tenant: tenantId }: InstancesContext, productId: string, productVersion: number,
): Promise<string> {
  const { script } = await em.findOneOrFail(ProductVersionEntity, { tenantId, productId, productVersion }, { populate: ['script'] });
  return script.toString('hex');
}
