import type { PaymentMethodMode, PaymentMethodStatus, Rail, Scheme } from '../../../generated/models.ts';
import type { Query } from '../../platform/db/database.ts';
import type { Account, AccountKeys } from '../accounts/index.ts';
import { blockOf, type Block, type BlockColumns } from '../holds/index.ts';
import { rowKind, type DerivedRows, type RowSource, type RowWrite } from '../journal/index.ts';
import type { Obligation } from '../obligations/index.ts';

/** A live payment method of the account, as a promotion moves it along. */
export interface MovableMethod {
  readonly paymentMethodId: string;
  readonly rail: Rail;
  readonly scheme: Scheme;
  readonly mode: PaymentMethodMode;
  readonly status: PaymentMethodStatus;
  /** In decimal. */
  readonly version: string;
}

/** What a promotion depends on beside the account's state. */
export interface PromotionFacts {
  /** Of the account's row. */
  readonly version: bigint;
  readonly partyId: string;
  /** Null when the tenant has no such party. */
  readonly partyStatus: string | null;
  readonly openObligations: number;
  readonly methods: readonly MovableMethod[];
  /** Active ones. */
  readonly blocks: readonly Block[];
}

interface PromotionRow {
  account_id: string;
  version: string;
  party_id: string;
  party_status: string | null;
  open_obligations: string;
  payment_methods: MovableMethod[];
  blocks: BlockColumns[];
}

export const PROMOTION = rowKind<PromotionFacts>('promotion');
const READ = { name: 'read-promotions', text: 'select * from razao.read_promotions($1, $2, $3)' };

/** The name by which a decision finds what was read for its promotion. */
export function promotionRowId(accountId: string, partyId: string): string {
  return `${PROMOTION.prefix}_${accountId} ${partyId}`;
}

/** What promotions depend on, for the journal writer. */
async function loadPromotions(query: Query, tenant: string, ids: readonly string[]): Promise<Map<string, PromotionFacts>> {
  const pairs = ids.map((id) => /^promotion_(\S+) ([^]*)$/.exec(id)).filter((match) => match !== null);
  const rows = await query<PromotionRow>(READ, [tenant, pairs.map((pair) => pair[1]), pairs.map((pair) => pair[2])]);
  return new Map(rows.map((row) => [promotionRowId(row.account_id, row.party_id), {
    version: BigInt(row.version), partyId: row.party_id, partyStatus: row.party_status,
    openObligations: Number(row.open_obligations), methods: row.payment_methods,
    blocks: row.blocks.map(blockOf),
  }]));
}

/** A promotion depends on the open obligations and the blocks of its account. */
const promotionDerived: DerivedRows = {
  concerns: ({ table, isNew, value }) => table === 'blocks' || (table === 'obligations' && !(isNew && (value as Obligation).state === 'FINAL')),
  follows: (id, { table, value }) => {
    const accountId = id.slice(PROMOTION.prefix.length + 1, id.indexOf(' '));
    if (table === 'blocks') return (value as Block).accountId === accountId;
    const { debtor, creditor } = value as Obligation;
    return debtor.accountId === accountId || creditor.accountId === accountId;
  },
};

/** How the journal writer finds what promotions depend on. */
export const promotionRows: readonly RowSource[] = [{ kind: PROMOTION, load: loadPromotions, derived: promotionDerived }];

/** The row of the account that a promotion opens. */
export function openedAccountRow(account: Account, keys: AccountKeys): RowWrite {
  const { accountId, ownerPartyId, currency, type, address, metadata, createdBy, createdAt } = account;
  return {
    table: 'opened_accounts', id: accountId, isNew: true, value: account,
    columns: {
      account_id: accountId, owner_party_id: ownerPartyId, currency, type, address, public_key: keys.publicKey.toString('hex'),
      private_key: keys.privateKey.toString('hex'), kek_id: keys.kekId, metadata, created_by: createdBy, created_at: createdAt,
    },
  };
}

/** What a promotion leaves of the old account. */
export function promotedAccountRow(accountId: string, promotedTo: string, version: bigint, now: Date): RowWrite {
  return {
    table: 'promoted_accounts', id: accountId, isNew: false, value: { promotedTo },
    columns: { account_id: accountId, promoted_to_account_id: promotedTo, version: String(version), updated_at: now },
  };
}

/** A payment method on its new account. */
export function movedMethodRow(
  { paymentMethodId, accountId, version }: { paymentMethodId: string; accountId: string; version: bigint }, now: Date,
): RowWrite {
  return {
    table: 'moved_payment_methods', id: paymentMethodId, isNew: false, value: { accountId },
    columns: { payment_method_id: paymentMethodId, account_id: accountId, version: String(version), updated_at: now },
  };
}
