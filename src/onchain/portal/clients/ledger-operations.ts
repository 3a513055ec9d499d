/** Operations of the ledger that a client needs beside products: group → method, as the SDK names it → operation of the contracts. */
export const LEDGER: Readonly<Record<string, {
  readonly title: string; readonly description: string; readonly methods: Readonly<Record<string, string>>;
}>> = {
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
