import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { TenantDb } from '../../../platform/db/database.ts';
import { decodeDatum, type ChainNode, type ChainOutput } from '../../chain/building/index.ts';
import { InstanceEntity, MoveEntity } from '../instances/instance.entity.ts';
import { storedValues } from '../instances/instance.ts';
import { PayoutEntity } from '../instances/outbound-transaction.entity.ts';
import { ProductVersionEntity, type ProductVersion } from '../product.entity.ts';
import { compareCustody, nameOf, type BooksOfCustody, type CustodyOutput, type CustodySums, type Difference } from './custody.ts';

/** Calls to a chain that the proof needs. */
type ChainSeen = Pick<ChainNode, 'tip' | 'blocks' | 'outputs'>;

export interface CustodyVerdict {
  readonly tenant: string;
  /** The block that both were read as of, and the journal entry up to which the books were. */
  readonly height: number;
  readonly seqNo: number;
  readonly instances: number;
  readonly sums: CustodySums;
  readonly differences: readonly Difference[];
}

/** All that it reads by. */
export const custodyEntities = [InstanceEntity, MoveEntity, PayoutEntity, ProductVersionEntity];

/** While a block is applied, books and chain are apart for a moment; what is so in all looks is so. */
const LOOKS = 4;
const BETWEEN_LOOKS_MS = 250;

/**
 * Proves that every centavo in custody is where the chain shows it: the books of a tenant and its chain, as of one block.
 * @throws ChainError where the chain does not answer.
 */
export async function verifyCustody(db: TenantDb, node: ChainSeen): Promise<CustodyVerdict> {
  let verdict = await lookOnce(db, node);
  for (let look = 2; look <= LOOKS && verdict.differences.length > 0; look += 1) {
    await sleep(BETWEEN_LOOKS_MS);
    const before = new Set(verdict.differences.map(nameOf));
    const next = await lookOnce(db, node);
    verdict = { ...next, differences: next.differences.filter((it) => before.has(nameOf(it))) };
  }
  return verdict;
}

interface Books extends BooksOfCustody {
  readonly height: number;
  readonly seqNo: number;
  readonly versions: readonly ProductVersion[];
}

async function lookOnce(db: TenantDb, node: ChainSeen): Promise<CustodyVerdict> {
  const books = await db.read((em) => readBooks(em, db.tenant), { isolation: 'repeatable read' });
  const { height } = await node.tip();
  const [block, outputs] = [await blockAt(node, books.height, height), await readChain(node, books, Math.min(books.height, height))];
  return {
    tenant: db.tenant, height: books.height, seqNo: books.seqNo, instances: books.open.length, ...compareCustody(books, { block, outputs }),
  };
}

/** @param tip the newest block there is: an older state of the chain ends before the block that is requested. */
async function blockAt(node: ChainSeen, height: number, tip: number): Promise<string> {
  if (height > tip) return blockText(tip, 'the newest');
  const [block] = height === 0 ? [] : await node.blocks(height - 1, 1);
  return blockText(height, block?.hash ?? '');
}

function blockText(height: number, hash: string): string {
  return `${height} ${hash}`;
}

async function readBooks(em: EntityManager, tenantId: string): Promise<Books> {
  const [place] = await em.execute<{ height: string; hash: string }[]>('select height, hash from razao.chain_follow');
  const [head] = await em.execute<{ seq_no: string }[]>('select seq_no from razao.heads where tenant_id = ?', [tenantId]);
  const [policy] = await em.execute<{ outstanding: string; under_way: string }[]>(
    'select outstanding, under_way from razao.qbrl_policies where tenant_id = ?', [tenantId],
  );
  const instances = await em.find(InstanceEntity, { tenantId, status: 'OPEN' });
  const payouts = await em.find(PayoutEntity, { tenantId });
  const versions = await em.find(ProductVersionEntity, { tenantId });
  const submitted = await em.find(MoveEntity, { tenantId, outcome: 'SUBMITTED' }, { fields: ['payments'] });
  const scripts = new Map(versions.map(({ productId, productVersion, scriptHash }) => [`${productId}/${productVersion}`, scriptHash]));
  return {
    height: Number(place?.height ?? 0), block: blockText(Number(place?.height ?? 0), place?.hash ?? ''), seqNo: Number(head?.seq_no ?? 0),
    versions, outstanding: BigInt(policy?.outstanding ?? 0), underWay: BigInt(policy?.under_way ?? 0),
    submitted: submitted.flatMap(({ payments }) => payments).filter(({ kind }) => kind === 'LOCK').reduce(
      (sum, { cents }) => sum + BigInt(cents), 0n,
    ),
    payouts: payouts.map(({ txId, txIndex, cents }) => ({ txId, index: txIndex, cents })),
    open: instances.map(({ instanceId, productId, productVersion, held, homeTx, token, fields }) => ({
      instanceId, productId, held, txId: homeTx ?? '', token: `${scripts.get(`${productId}/${productVersion}`) ?? ''}.${token ?? ''}`,
      datum: textOf(fields),
    })),
  };
}

/** All outputs that hold qBRL of the tenant, or a token by one of its scripts. */
async function readChain(node: ChainSeen, { versions }: Books, height: number): Promise<CustodyOutput[]> {
  const scripts = new Map(versions.map((version) => [version.scriptHash, version]));
  const policies = new Set(versions.map(({ mintingPolicy }) => mintingPolicy));
  const found = new Map<string, ChainOutput>();
  for (const policy of [...policies, ...scripts.keys()]) {
    for (const output of await node.outputs({ policy }, height)) found.set(`${output.reference.txId}#${output.reference.index}`, output);
  }
  return [...found.values()].map(({ reference, tokens, datum }) => {
    const token = tokens.find(({ policy }) => scripts.has(policy));
    const version = token && scripts.get(token.policy);
    return {
      ...reference, cents: tokens.filter(({ policy }) => policies.has(policy)).reduce((sum, { quantity }) => sum + quantity, 0n),
      token: token ? `${token.policy}.${token.name}` : null, datum: version && datum ? readDatum(version, datum) : null,
    };
  });
}

function readDatum({ manifest }: ProductVersion, datum: NonNullable<ChainOutput['datum']>): string | null {
  try {
    return textOf(storedValues(decodeDatum(manifest, datum)));
  } catch {
    return null; // it is not the record of the manifest, which is what the caller wants to know
  }
}

function textOf(fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
