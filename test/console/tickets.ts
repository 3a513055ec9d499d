/**
 * Ten tickets of a support desk, each with the situation behind it, made through the API and the simulated bank alone. `make tickets` makes
 * them in the service that `make run` has started, and prints them: whoever does not know the project answers them at the console.
 */
import type { models, Razao } from '../../sdk/src/index.ts';
import { accountingDay } from '../../src/platform/clock.ts';
import { openAccount, fund, transferOf, type Control } from './story.ts';

/** What the tickets are made with: a tenant whose Pix goes over a simulated bank, and that has the product of rental deposits. */
export interface Desk {
  readonly razao: Razao;
  readonly control: Control;
  readonly providerId: string;
  /** Address of the simulated bank, whose hooks play a webhook endpoint. */
  readonly sponsorUrl: string;
  readonly product: string;
}

export interface Ticket {
  readonly name: string;
  /** What the support desk was told. */
  readonly told: string;
  /** What it wants to know; the answer is on the page. */
  readonly asked: string;
}

/** Ids and figures that the answers have. */
export interface Situations {
  readonly evidence: string;
  readonly twice: readonly string[];
  readonly stuck: string;
  readonly proven: string;
  readonly squad: string;
  readonly instance: string;
  readonly endpoint: string;
}

export const TICKETS: readonly Ticket[] = [
  {
    name: 'a Pix that has not arrived',
    told: 'Oficina do Beto: "A customer paid me R$ 312.45 by Pix today and has the receipt of her bank. I see nothing."',
    asked: 'Did the money arrive here? Where is it, and why not on the account?',
  },
  {
    name: 'a double charge',
    told: 'Livraria Capítulo Um: "Otávio Nunes says that he paid R$ 64.50 twice."',
    asked: 'Did he? When were the two payments made, and what gives one back?',
  },
  {
    name: 'a blocked account',
    told: 'Carlos Prado: "I had R$ 1,500.00, and I can pay nothing."',
    asked: 'What keeps his money, how much of it, and by whose order?',
  },
  {
    name: 'a stuck payout',
    told: 'Marcenaria Ipê: "We paid our supplier R$ 830.00 by Pix. He has not received it, and the money is gone."',
    asked: 'How far did the payment get, whom does it wait for, and since when is it late?',
  },
  {
    name: 'a dead webhook endpoint',
    told: 'The team of the delivery app: "We hear of no hold any more."',
    asked: 'Does our side send? What does their server answer, how much waits, and what repeats it?',
  },
  {
    name: 'a limit that bites',
    told: 'Débora Lins: "I wanted to pay R$ 90.00, and the app says that a limit is exceeded."',
    asked: 'Which limit is it, how much of it is used, what is left, and until when?',
  },
  {
    name: 'a break of R$ 0.01',
    told: 'Finance: "The statement of the bank does not agree with us for today."',
    asked: 'By how much, in which payment, and who says what?',
  },
  {
    name: 'a member who wants out',
    told: 'Elisa Rocha: "I want to leave the group Casa da Serra."',
    asked: 'What does she owe, and to whom? Can she leave?',
  },
  {
    name: 'an instance that hangs',
    told: 'Imobiliária Sol, about the rental deposit of Fábio Couto: "We claimed a part of it, and nothing happens."',
    asked: 'In which state is it, and who has to do what?',
  },
  {
    name: 'proof that an entry was not altered',
    told: 'The auditor, about the payment of R$ 271.83 by Gilda Porto: "Show me that its entry is what it was on that day."',
    asked: 'Is the entry what its hash says? Which number and which hash does it have?',
  },
];

/** Makes all ten situations. @param prefix makes keys and addresses of one run its own. */
export async function makeSituations(desk: Desk, prefix: string): Promise<Situations> {
  const account = (name: string, type: models.PartyType = 'individual') => openAccount(desk.razao, name, type);
  const evidence = await payUnknownKey(desk, prefix, await account('Oficina do Beto', 'company'));
  const twice = await payTwice(desk, prefix, await account('Livraria Capítulo Um', 'company'));
  await blockAll(desk, await account('Carlos Prado'));
  const stuck = await payOutSilently(desk, await account('Marcenaria Ipê', 'company'));
  const endpoint = await killEndpoint(desk, await account('Rafael Torres'));
  await useUpLimit(desk, await account('Débora Lins'), await account('Mercearia da Vila', 'company'));
  await falsifyStatement(desk, prefix, await account('Papelaria Aquarela', 'company'));
  const squad = await oweInSquad(desk, [await account('Elisa Rocha'), await account('Heitor Sá'), await account('Íris Melo')]);
  const instance = await claimDeposit(desk, await account('Fábio Couto'), await account('Imobiliária Sol', 'company'));
  const proven = await payOnce(desk, await account('Gilda Porto'), await account('Escola Horizonte', 'company'));
  return { evidence, twice, stuck, proven, squad, instance, endpoint };
}

/** A credit for a key that nobody here has: the money waits in suspense. */
async function payUnknownKey({ razao, control }: Desk, prefix: string, account: string): Promise<string> {
  await registerKey(razao, account, `beto-${prefix}@example.com`);
  await control('emit', {
    event: 'CREDIT_RECEIVED',
    data: { amount: brl(312_45), key: `betto-${prefix}@example.com`, payer: payerOf('Sônia Vidal') },
  });
  return until(async () => (await razao.evidence.list({ state: 'UNMATCHED', limit: 50 })).items.find(
    ({ amount }) => amount.value === 312_45,
  )?.evidence_id);
}

/** Two credits of one payer, each with an end-to-end id of its own. */
async function payTwice({ razao, control }: Desk, prefix: string, account: string): Promise<string[]> {
  const key = `livraria-${prefix}@example.com`;
  await registerKey(razao, account, key);
  for (let time = 0; time < 2; time += 1)
    await control('emit', { event: 'CREDIT_RECEIVED', data: { amount: brl(64_50), key, payer: payerOf('Otávio Nunes') } });
  return until(async () => {
    const { items } = await razao.obligations.list({ creditor_account_id: account, limit: 10 });
    return items.length === 2 && items.map(({ obligation_id }) => obligation_id);
  });
}

async function blockAll({ razao }: Desk, account: string): Promise<void> {
  await fund(razao, account, 1_500_00);
  await razao.blocks.place({
    account_id: account,
    amount: 1_500_00,
    currency: 'BRL',
    reason_code: 'COURT_ORDER',
    reference: 'Ofício 4471/2, 3ª Vara Cível',
  });
}

async function payOutSilently({ razao }: Desk, account: string): Promise<string> {
  await fund(razao, account, 2_000_00);
  const { obligation_id } = await razao.obligations.create({
    rail: 'PIX',
    amount: brl(830_00),
    debtor: { kind: 'account', account_id: account },
    creditor: { kind: 'external', external_id: 'pix_key:silent@example.com' },
    expected_settlement: { expected_at: new Date().toISOString() },
  });
  return until(async () => (await razao.obligations.get(obligation_id)).state === 'DISPATCHED' && obligation_id);
}

/** An endpoint whose server answers 503. */
async function killEndpoint({ razao, sponsorUrl }: Desk, account: string): Promise<string> {
  const { endpoint_id } = await razao.webhooks.createEndpoint({
    url: `${sponsorUrl}/_control/hooks/503`,
    description: 'Delivery app',
    event_types: ['hold.*'],
  });
  await fund(razao, account, 100_00);
  for (let count = 0; count < 3; count += 1) await razao.holds.place({ account_id: account, amount_cents: 1_00, currency: 'BRL' });
  await until(async () => (await razao.events.listWebhookDeliveries({ endpoint_id, state: 'FAILED', limit: 1 })).items.length > 0);
  return endpoint_id;
}

async function useUpLimit({ razao }: Desk, account: string, shop: string): Promise<void> {
  await fund(razao, account, 900_00);
  await razao.limits.createAccountLimitPolicy(account, {
    dimension: 'AMOUNT',
    direction: 'DEBIT',
    window: 'DAY',
    threshold: 500_00,
    action: 'REJECT',
    currency: 'BRL',
  });
  await razao.obligations.create(transferOf(account, shop, 440_00));
  const outcome = await razao.obligations.create(transferOf(account, shop, 90_00)).then(
    () => 'accepted',
    (error: unknown) => (error as { code?: string }).code,
  );
  if (outcome !== 'LIMIT_EXCEEDED') throw new Error(`the limit did not refuse the payment: ${outcome}`);
}

/** The bank's statement of today has a credit that is one centavo larger than what it reported. */
async function falsifyStatement({ razao, control, providerId }: Desk, prefix: string, account: string): Promise<void> {
  const key = `papelaria-${prefix}@example.com`;
  await registerKey(razao, account, key);
  const end_to_end_id = `E87654321${new Date().toISOString().slice(0, 16).replace(/\D/g, '')}${prefix.padEnd(11, 'x').slice(0, 11)}`;
  await control('emit', {
    event: 'CREDIT_RECEIVED', data: { end_to_end_id, amount: brl(45_90), key, payer: payerOf('Márcia Toledo') },
  });
  await until(async () => (await razao.obligations.list({ creditor_account_id: account, limit: 1 })).items.length > 0);
  await control('books', { action: 'change', end_to_end_id, amount: 45_91 });
  const today = accountingDay(new Date());
  const { run_id } = await razao.reconciliation.startRun({
    provider_id: providerId, rail: 'PIX', currency: 'BRL', from: today, to: today, source: { kind: 'FETCH' },
  });
  await until(async () => (await razao.reconciliation.getRun(run_id)).state === 'COMPLETED');
}

async function oweInSquad({ razao }: Desk, [member = '', ...others]: readonly string[]): Promise<string> {
  const [owner = ''] = others;
  const { sqd_id } = await razao.squads.create({ actor_account_id: owner, name: 'Casa da Serra' });
  const invited = [member, ...others.slice(1)];
  await razao.squads.inviteToSquad(sqd_id, { actor_account_id: owner, invitee_account_ids: invited });
  for (const invitee_account_id of invited) await razao.squads.acceptInvitation(sqd_id, { invitee_account_id });
  await razao.squads.contributeToSquad(sqd_id, {
    kind: 'ACCOUNTING', actor_account_id: owner, amount: brl(360_00), description: 'Aluguel da casa', split: { method: 'EQUAL' },
  });
  return sqd_id;
}

/** A deposit of which the landlord claims a part, and the renter does not answer. */
async function claimDeposit({ razao, product }: Desk, renter: string, landlord: string): Promise<string> {
  await fund(razao, renter, 3_000_00);
  const parameters = {
    deposit_cents: 2_400_00, landlord, claim_cap_bps: 5_000, extendable: true, contract_ref: 'IMB-2026-031',
    lease_end: Math.floor(Date.now() / 1_000) + 365 * 86_400,
  };
  const { instance_id } = await razao.products.createInstance(product, { account_id: renter, parameters });
  const isIndexed = async () => !(await razao.products.getInstance(product, instance_id)).awaiting_index;
  await until(isIndexed);
  await razao.products.driveAction(product, instance_id, 'claim', { account_id: landlord, parameters: { claim_cents: 600_00 } });
  await until(isIndexed);
  return instance_id;
}

async function payOnce({ razao }: Desk, from: string, to: string): Promise<string> {
  await fund(razao, from, 400_00);
  return (await razao.obligations.create(transferOf(from, to, 271_83))).obligation_id;
}

async function registerKey(razao: Razao, account: string, key: string): Promise<void> {
  const made = await razao.pix.registerKey({ account_id: account, key_type: 'EMAIL', key_value: key });
  await razao.waitForKey(made, 'ACTIVE', { timeoutMs: 60_000 });
}

const brl = (value: number) => ({ currency: 'BRL' as const, value });

function payerOf(name: string): object {
  return { name, tax_id: '12345678909', participant: { ispb: '87654321', name: 'Banco Ipê S.A.' } };
}

/** @throws Error when it does not come within a minute. */
async function until<T>(find: () => Promise<T | undefined | false>): Promise<T> {
  for (const late = performance.now() + 60_000; performance.now() < late;) {
    const found = await find();
    if (found !== undefined && found !== false) return found;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  throw new Error('a situation of the tickets did not come about within a minute');
}
