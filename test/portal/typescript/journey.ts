/** The journey of README.md, as a customer writes it. */
import { ApiError, AuroraProducts, InstanceWaitError, RefusalError, type Schemas } from 'aurora-products';

const { RAZAO_BASE_URL = '', RAZAO_CLIENT_ID = '', RAZAO_CLIENT_SECRET = '', RAZAO_MOCK } = process.env;
const client = new AuroraProducts(RAZAO_BASE_URL, RAZAO_CLIENT_ID, RAZAO_CLIENT_SECRET);
const deposits = client.caucaoAluguel;
const LEASE_SECONDS = 30 * 86_400;

async function begin(): Promise<{ renter: string; landlord: string; transfer: string }> {
  const ana = await client.parties.create({ type: 'individual', display_name: 'Ana Souza', country: 'BR' });
  const [renter, landlord] = await Promise.all([1, 2].map(() => client.accounts.create({
    owner_party_id: ana.party_id, type: 'CUSTOMER', currency: 'BRL',
  })));
  if (!renter || !landlord) throw new Error('no accounts');
  const salary = await client.obligations.create({
    rail: 'MOCK', amount: { currency: 'BRL', value: 500_000 }, debtor: { kind: 'external', external_id: 'employer' },
    creditor: { kind: 'account', account_id: renter.id },
  });
  if (RAZAO_MOCK) await client.obligations.get(salary.obligation_id);
  else await client.waitFor(salary, 'FINAL');
  const transfer = await client.obligations.create({
    rail: 'NATIVE', amount: { currency: 'BRL', value: 1_250 }, debtor: { kind: 'account', account_id: renter.id },
    creditor: { kind: 'account', account_id: landlord.id },
  });
  return { renter: renter.id, landlord: landlord.id, transfer: transfer.state };
}

async function available(account: string): Promise<number | undefined> {
  return (await client.accounts.getBalance(account)).assets[0]?.balances.available;
}

/** The kind of an error, and its parts that are the same in all languages. */
function refusalOf(error: unknown): object {
  const root = error instanceof RefusalError ? 'refusal' : 'failure';
  if (error instanceof InstanceWaitError)
    return error.refusal ? { root, code: error.refusal.code, trace: error.refusal.trace } : { root, end: error.end };
  if (error instanceof ApiError) return { root, status: error.status, code: error.code };
  throw error;
}

async function journey(): Promise<object> {
  const { renter, landlord, transfer } = await begin();
  const parameters: Schemas['CaucaoAluguelCreateParameters'] = {
    deposit_cents: 240_000, landlord, claim_cap_bps: 5_000, lease_end: Math.floor(Date.now() / 1000) + LEASE_SECONDS, extendable: true,
  };
  const created = await deposits.createAndWait({ account_id: renter, parameters });
  const refused = await deposits.claimAndWait(created, { account_id: landlord, parameters: { claim_cents: 120_001 } }).then(() =>
    ({}), refusalOf);
  const asked = await deposits.claim(created.instance_id, { account_id: landlord, parameters: { claim_cents: 120_000 } });
  const claimed = await deposits.waitFor(asked, 'CLAIMED');
  const accepted = await deposits.acceptClaimAndWait(claimed, { account_id: renter, parameters: {} });
  const balances = { renter: await available(renter), landlord: await available(landlord) };
  let instances = 0;
  for await (const { product_id } of deposits.list({ account_id: renter, limit: 1 })) instances += product_id === 'caucao-aluguel' ? 1 : 0;
  const moves = (await deposits.get(created)).timeline.map(({ kind, action, outcome }) => ({ kind, action, outcome }));
  const missing = await deposits.get('pin_00000000000000000000000000').then(() => ({}), refusalOf);
  const last = accepted.timeline.at(-1)?.sequence ?? 0;
  const ended = await deposits.waitFor(accepted, 'CLAIMED', { after: last }).then(() => ({}), refusalOf);
  return {
    transfer, created: { state: created.state, locked: created.locked_value.value }, refused, asked: asked.timeline.at(-1)?.outcome,
    claimed: claimed.state, accepted: accepted.state,
    balances, instances, moves, missing, ended,
  };
}

/** The plain calls, in the order of the journey: six begin it. */
async function calls(): Promise<object> {
  const { renter, landlord } = await begin();
  const instance = await deposits.create({
    account_id: renter, parameters: { deposit_cents: 240_000, landlord, claim_cap_bps: 5_000, lease_end: 1_835_406_000, extendable: true },
  });
  await deposits.claim(instance, { account_id: landlord, parameters: { claim_cents: 120_001 } });
  await deposits.claim(instance, { account_id: landlord, parameters: { claim_cents: 120_000 } });
  await deposits.acceptClaim(instance, { account_id: renter, parameters: {} });
  await available(renter);
  await available(landlord);
  await deposits.list({ account_id: renter, limit: 1 });
  await deposits.get(instance);
  return { calls: 6 + 8 };
}

console.log(JSON.stringify(await (RAZAO_MOCK ? calls() : journey())));
