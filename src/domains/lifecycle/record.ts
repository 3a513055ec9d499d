import type { PaymentMethodMode, PaymentMethodStatus, Rail, Scheme } from '../../../generated/models.ts';
import type { Query } from '../../platform/db/query.ts';
import { rowCodec, type PostgresRow, type RowWriter } from '../../platform/db/row.ts';
import { AccountEntity, PaymentMethodEntity, type Account, type AccountKeys } from '../accounts/index.ts';
import { blockCodec, type Block } from '../holds/index.ts';
import { rowKind, type DerivedRows, type RowSource, type RowWrite } from '../journal/index.ts';
import { obligationCodec, type Obligation } from '../obligations/index.ts';

/** A live payment method of the account, as a promotion moves it along. */
export interface MovableMethod {
  readonly paymentMethodId: string;
  readonly rail: Rail;
  readonly scheme: Scheme;
  readonly mode: PaymentMethodMode;
  readonly status: PaymentMethodStatus;
  /** A decimal number. */
  readonly version: string;
}

/** Facts on which a promotion depends beside the account's state. */
export interface PromotionFacts {
  /** The version of the account's row. */
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
  blocks: PostgresRow[];
}

export const PROMOTION = rowKind<PromotionFacts>('promotion');
const READ = { name: 'read-promotions', text: 'select * from razao.read_promotions($1, $2, $3)' };

/** The name by which a decision finds the facts of its promotion. */
export function promotionRowId(accountId: string, partyId: string): string {
  return `${PROMOTION.prefix}_${accountId} ${partyId}`;
}

/** Loads the facts of promotions for the journal writer. */
async function loadPromotions(query: Query, tenant: string, ids: readonly string[]): Promise<Map<string, PromotionFacts>> {
  const pairs = ids.map((id) => /^promotion_(\S+) ([^]*)$/.exec(id)).filter((match) => match !== null);
  const rows = await query<PromotionRow>(READ, [tenant, pairs.map((pair) => pair[1]), pairs.map((pair) => pair[2])]);
  return new Map(rows.map((row) => [promotionRowId(row.account_id, row.party_id), {
    version: BigInt(row.version), partyId: row.party_id, partyStatus: row.party_status,
    openObligations: Number(row.open_obligations), methods: row.payment_methods,
    blocks: row.blocks.map(blockCodec.read),
  }]));
}

/** A promotion depends on the open obligations and the blocks of its account. */
const promotionDerived: DerivedRows = {
  concerns: ({ codec, isNew, value }) =>
    codec === blockCodec || (codec === obligationCodec && !(isNew && (value as Obligation).state === 'FINAL')),
  follows: (id, { codec, value }) => {
    const accountId = id.slice(PROMOTION.prefix.length + 1, id.indexOf(' '));
    if (codec === blockCodec) return (value as Block).accountId === accountId;
    const { debtor, creditor } = value as Obligation;
    return debtor.accountId === accountId || creditor.accountId === accountId;
  },
};

/** Loader with which the journal writer finds the facts of promotions. */
export const promotionRows: readonly RowSource[] = [{ kind: PROMOTION, load: loadPromotions, derived: promotionDerived }];

type Opened = Account & AccountKeys;

/** Writes the account that a promotion opens; its keys as hex. */
export const openedWriter: RowWriter<Opened> = {
  ...rowCodec(AccountEntity, {
    only: [
      'accountId', 'ownerPartyId', 'currency', 'type', 'address', 'publicKey', 'privateKey', 'kekId', 'metadata', 'createdBy', 'createdAt',
    ],
    derived: { publicKey: (it: Opened) => it.publicKey.toString('hex'), privateKey: (it: Opened) => it.privateKey.toString('hex') },
  }),
  table: 'opened_accounts',
};

/** Writes the account that a promotion opens. */
export function openedAccountRow(account: Account, keys: AccountKeys): RowWrite<Opened> {
  return { codec: openedWriter, id: account.accountId, isNew: true, value: { ...account, ...keys } };
}

/** Writes the account that a promotion closes. */
export const promotedWriter = {
  ...rowCodec(AccountEntity, { only: ['accountId', 'promotedToAccountId', 'version', 'updatedAt'] }), table: 'promoted_accounts',
};

/** Row of the old account after its promotion. */
export function promotedAccountRow(accountId: string, promotedToAccountId: string, version: bigint, updatedAt: Date): RowWrite {
  return { codec: promotedWriter, id: accountId, isNew: false, value: { accountId, promotedToAccountId, version, updatedAt } };
}

/** Writes an account of which its squad changes the owner or the status. */
export const alteredWriter = {
  ...rowCodec(AccountEntity, { only: ['accountId', 'ownerPartyId', 'status', 'version', 'updatedAt'] }), table: 'altered_accounts',
};

/** An account with another owner or status. Its command also names it in `alters`. */
export function alteredAccountRow(account: Pick<Account, 'accountId' | 'ownerPartyId' | 'status' | 'version' | 'updatedAt'>): RowWrite {
  return { codec: alteredWriter, id: account.accountId, isNew: false, value: account };
}

/** Writes a payment method that a promotion moves. */
export const movedWriter = {
  ...rowCodec(PaymentMethodEntity, { only: ['paymentMethodId', 'accountId', 'version', 'updatedAt'] }), table: 'moved_payment_methods',
};

/** A payment method on its new account. */
export function movedMethodRow(
  { paymentMethodId, accountId, version }: { paymentMethodId: string; accountId: string; version: bigint }, updatedAt: Date,
): RowWrite {
  return { codec: movedWriter, id: paymentMethodId, isNew: false, value: { paymentMethodId, accountId, version, updatedAt } };
}
