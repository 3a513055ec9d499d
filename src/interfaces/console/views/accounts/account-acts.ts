import type { Act } from '../../parts/act.tsx';
import { reasonField, reasonIn } from '../../parts/act-field.tsx';
import { minorUnitsOf } from '../../format/money.ts';
import { accounts } from '../../text/accounts.ts';
import { codes } from '../../text/codes.ts';
import { common } from '../../text/common.ts';
import type { Say } from '../../text/use-text.ts';
import type { Account } from './account-type.ts';

const BLOCK_REASONS = ['COURT_ORDER', 'FRAUD_REVIEW', 'REGULATORY', 'OTHER'] as const;

/** What can be done with an account in its state. */
export function accountActs(account: Account, available: number, name: string | undefined, say: Say): Act[] {
  if (account.status === 'CLOSED') return [];
  const isPromotable = account.type === 'GUEST' || account.type === 'EXTERNAL';
  return [
    ...(account.type === 'CUSTOMER' && available > 0 && !account.is_frozen ? [pay(account, say), placeHold(account, say)] : []),
    ...(account.type === 'EXTERNAL' ? [] : [placeBlock(account, say)]),
    ...(isPromotable ? [promote(account, say)] : []),
    account.is_frozen ? unfreeze(account, say) : freeze(account, say),
    close(account, name, say),
  ];
}

/** The amount that was typed, in the account's minor units. */
function amountIn(typed: string | undefined, { currency_exponent: exponent }: Account): number {
  return minorUnitsOf(typed ?? '', exponent ?? 2) ?? 0;
}

function pay(account: Account, say: Say): Act {
  return {
    title: accounts.pay,
    does: say(accounts.payDoes),
    scope: 'service/obligations.write',
    call: 'obligations.create',
    operation: 'createObligation',
    fields: [
      { name: 'to', label: accounts.payTo, kind: 'TEXT', isRequired: true, maxLength: 64 },
      { name: 'amount', label: common.amount, kind: 'AMOUNT', isRequired: true },
    ],
    confirm: ({ amount = '' }) => amount,
    body: ({ to = '', amount }) => ({
      rail: 'NATIVE',
      amount: { currency: account.currency, value: amountIn(amount, account) },
      debtor: { kind: 'account', account_id: account.id },
      creditor: { kind: 'account', account_id: to.trim() },
    }),
  };
}

function placeHold(account: Account, say: Say): Act {
  return {
    title: accounts.hold,
    does: say(accounts.holdDoes),
    scope: 'service/holds',
    call: 'holds.place',
    operation: 'placeHold',
    fields: [
      { name: 'amount', label: common.amount, kind: 'AMOUNT', isRequired: true },
      { name: 'description', label: common.description, kind: 'TEXT', maxLength: 140 },
    ],
    confirm: ({ amount = '' }) => amount,
    body: ({ amount, description = '' }) => ({
      account_id: account.id,
      amount_cents: amountIn(amount, account),
      currency: account.currency,
      ...(description !== '' && { description }),
    }),
  };
}

function placeBlock(account: Account, say: Say): Act {
  return {
    title: accounts.block,
    does: say(accounts.blockDoes),
    scope: 'service/operator',
    call: 'blocks.place',
    operation: 'placeBlock',
    isDanger: true,
    fields: [
      { name: 'amount', label: common.amount, kind: 'AMOUNT', isRequired: true },
      {
        name: 'reason_code',
        label: common.reason,
        kind: 'CHOICE',
        isRequired: true,
        start: 'FRAUD_REVIEW',
        choices: BLOCK_REASONS.map((value) => ({ value, label: say(codes[value] ?? common.reason) })),
      },
      { name: 'reference', label: accounts.reference, kind: 'TEXT', maxLength: 100 },
    ],
    confirm: ({ amount = '' }) => amount,
    body: ({ amount, reason_code, reference = '' }) => ({
      account_id: account.id,
      amount: amountIn(amount, account),
      currency: account.currency,
      reason_code,
      ...(reference !== '' && { reference }),
    }),
  };
}

function freeze({ id }: Account, say: Say): Act {
  return {
    title: accounts.freeze,
    does: say(accounts.freezeDoes),
    scope: 'service/operator',
    call: 'accounts.freeze',
    operation: 'freezeAccount',
    args: [id],
    isDanger: true,
    fields: [reasonField()],
    body: reasonIn,
  };
}

function unfreeze({ id }: Account, say: Say): Act {
  return {
    title: accounts.unfreeze,
    does: say(accounts.unfreezeDoes),
    scope: 'service/operator',
    call: 'accounts.unfreeze',
    operation: 'unfreezeAccount',
    args: [id],
    fields: [reasonField()],
    body: reasonIn,
  };
}

function close({ id }: Account, name: string | undefined, say: Say): Act {
  return {
    title: accounts.close,
    does: say(accounts.closeDoes),
    scope: 'service/accounts.write',
    call: 'accounts.close',
    operation: 'closeAccount',
    args: [id],
    isDanger: true,
    confirm: name ?? id,
    fields: [reasonField()],
    body: reasonIn,
  };
}

function promote({ id }: Account, say: Say): Act {
  return {
    title: accounts.promote,
    does: say(accounts.promoteDoes),
    scope: 'service/accounts.write',
    call: 'accounts.promote',
    operation: 'promoteAccount',
    args: [id],
    confirm: id.slice(-6),
    fields: [{ name: 'party', label: accounts.partyId, kind: 'TEXT', isRequired: true, maxLength: 64 }, reasonField()],
    body: (values) => ({ owner_party_id: (values['party'] ?? '').trim(), ...reasonIn(values) }),
  };
}
