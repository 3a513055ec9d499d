import { methodName } from '../../../../sdk/generated/method-name.ts';
import { operations } from '../../../../sdk/generated/operations.ts';
import type { Contracts } from '../description/contracts.ts';
import type { ClientWait } from './client-input.ts';

/** Operations of one group: method, as the SDK names it in words → operation of the contracts. */
export interface LedgerGroup {
  readonly title: string;
  readonly description: string;
  readonly methods: Readonly<Record<string, string>>;
}

/** Groups by their names in words. */
export type Ledger = Readonly<Record<string, LedgerGroup>>;

/** Operations of the ledger that a client needs beside products. */
export const LEDGER: Ledger = {
  parties: {
    title: 'Parties', description: 'People and companies that own accounts.',
    methods: { create: 'createParty', get: 'getParty', search: 'searchParties', update: 'updateParty' },
  },
  accounts: {
    title: 'Accounts', description: 'Accounts hold the money of a party in one currency.',
    methods: {
      create: 'createAccount', get: 'getAccount', search: 'searchAccounts', get_balance: 'getAccountBalance',
      list_transactions: 'listAccountTransactions',
    },
  },
  obligations: {
    title: 'Obligations', description: 'Payments: from account to account at once, or over a rail.',
    methods: { create: 'createObligation', get: 'getObligation', list: 'listObligations' },
  },
  holds: {
    title: 'Holds', description: 'Money that is kept for somebody until it is captured or released.',
    methods: { place: 'placeHold', get: 'getHold', list: 'listHolds', capture: 'captureHold', release: 'releaseHold' },
  },
  events: {
    title: 'Events', description: 'What has happened, in its order.',
    methods: { list: 'listEvents', get: 'getEvent' },
  },
};

/** All operations of both interfaces, under the names that the SDK for TypeScript has for them. */
export function wholeLedger(contracts: Contracts): Ledger {
  return Object.fromEntries(Object.entries(operations).map(([group, methods]) => {
    const ids = Object.keys(methods);
    const tags = new Set(ids.flatMap((id) => contracts.operation(id).operation.tags ?? []));
    const [title = group] = tags;
    const description = [...new Set([...tags].flatMap((tag) => contracts.tags.get(tag) ?? []))].join(' ');
    return [snakeCase(group), { title, description, methods: Object.fromEntries(ids.map((id) => [snakeCase(methodName(group, id)), id])) }];
  }));
}

/** `getStaticQr` → `get_static_qr` */
function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

type Wait = Pick<ClientWait, 'what' | 'operationId' | 'description' | 'stateSchema'> & { readonly name: string };

/** Waits by the operation that reads what is waited for. */
export const WAITS: Readonly<Record<string, Wait>> = {
  getObligation: {
    name: 'wait_for', what: 'obligation', operationId: 'waitFor', stateSchema: 'ObligationState',
    description: 'Waits until an obligation is in a state, or FINAL.',
  },
  getPixQrCharge: {
    name: 'wait_for_charge', what: 'charge', operationId: 'waitForCharge', stateSchema: 'PixQrChargeState',
    description: 'Waits until a charge is in a state. One whose time is over may still be paid, but is not waited for.',
  },
  getPixKey: {
    name: 'wait_for_key', what: 'key', operationId: 'waitForKey', stateSchema: 'PixKeyState',
    description: 'Waits until a Pix key is in a state.',
  },
  getPartyKyc: {
    name: 'wait_for', what: 'kyc', operationId: 'waitForKyc', description: 'Waits until a party is verified at a level.',
  },
  getProductInstance: {
    name: 'wait_for_instance', what: 'instance', operationId: 'waitForInstance',
    description: 'Waits until the last move that an instance shows has brought it to a state and the next can follow.',
  },
};
