/** A small day of a fintech, made by the SDK and the simulated sponsor: something of every kind that the console shows. */
import type { models, Razao } from '../../sdk/src/index.ts';

/** Calls the sponsor's control API. */
export type Control = (path: string, body: object) => Promise<unknown>;

export interface Story {
  readonly ana: string;
  readonly bruno: string;
  readonly loja: string;
  readonly frozen: string;
  readonly transfer: string;
  readonly stuck: string;
  readonly pixIn: string | undefined;
  readonly evidence: string;
  readonly squad: string;
  readonly endpoint: string;
  readonly run: string;
  readonly hold: string;
}

const NAMES = ['Ana Souza', 'Bruno Lima', 'Padaria Sol Nascente Ltda', 'Carla Dias'] as const;

/** @param prefix makes the keys of one telling its own, and its e-mail addresses. */
export async function playStory(razao: Razao, control: Control, prefix: string): Promise<Story> {
  const accounts: string[] = [];
  for (const [place, name] of NAMES.entries()) accounts.push(await openAccount(razao, name, place === 2 ? 'company' : 'individual'));
  const [ana = '', bruno = '', loja = '', frozen = ''] = accounts;
  for (const [account, cents] of [
    [ana, 250_000],
    [bruno, 90_000],
    [loja, 1_250_000],
    [frozen, 12_345],
  ] as const)
    await fund(razao, account, cents);
  const paid = [];
  for (const [from, to, value] of [
    [ana, bruno, 12_50],
    [bruno, loja, 38_90],
    [ana, loja, 149_99],
    [loja, ana, 5_00],
    [ana, bruno, 75_00],
  ] as const) {
    paid.push(await razao.obligations.create(transferOf(from, to, value)));
  }
  const stuck = await razao.obligations.create({
    rail: 'MOCK',
    amount: { currency: 'BRL', value: 45_000 },
    debtor: { kind: 'account', account_id: loja },
    creditor: { kind: 'external', external_id: 'silent:fornecedor' },
    expected_settlement: { expected_at: '2026-01-02T12:00:00Z' },
    metadata: { invoice: 'F-2026-0302' },
  });
  await razao.accounts.freeze(frozen, { reason: 'Device reported stolen' });
  const hold = await razao.holds.place({
    account_id: ana,
    amount_cents: 20_000,
    currency: 'BRL',
    description: 'Hotel',
    expires_at: '2035-01-01T12:00:00Z',
  });
  await razao.blocks.place({
    account_id: bruno,
    amount: 15_000,
    currency: 'BRL',
    reason_code: 'COURT_ORDER',
    reference: 'SISBAJUD-2026',
  });
  await razao.limits.createAccountLimitPolicy(ana, {
    dimension: 'AMOUNT',
    direction: 'DEBIT',
    window: 'DAY',
    threshold: 50_000,
    action: 'REJECT',
    currency: 'BRL',
  });
  const pixIn = await playPix(razao, control, loja, prefix);
  const evidence = await razao.evidence.ingest({
    provider_id: 'sim-demo',
    rail: 'WIRE',
    kind: 'INBOUND_CREDIT',
    external_id: `${prefix}-lost`,
    match_keys: { reference: 'unknown' },
    amount: { currency: 'BRL', value: 7_777 },
    occurred_at: '2026-03-02T12:00:00Z',
  });
  const squad = await playSquad(razao, ana, [bruno, loja]);
  const run = await playReconciliation(razao, prefix);
  const { endpoint_id: endpoint } = await razao.webhooks.createEndpoint({
    url: `https://${prefix}.example.com/hooks`,
    description: 'ERP',
  });
  await razao.schedules.create({
    account_id: ana,
    schedule_type: 'RECURRING',
    first_run_at: '2035-03-05T12:00:00Z',
    recurrence: { frequency: 'MONTHLY', month_day: 5 },
    action: {
      kind: 'TRANSFER',
      rail: 'NATIVE',
      amount: { currency: 'BRL', value: 120_000 },
      creditor: { kind: 'account', account_id: loja },
    },
  } as models.CreateScheduleRequest);
  return {
    ana,
    bruno,
    loja,
    frozen,
    transfer: paid[0]?.obligation_id ?? '',
    stuck: stuck.obligation_id,
    pixIn,
    evidence: evidence.evidence_id,
    squad,
    endpoint,
    run,
    hold: hold.hold_id,
  };
}

export async function openAccount(razao: Razao, name: string, type: models.PartyType = 'individual'): Promise<string> {
  const { party_id } = await razao.parties.create({ type, display_name: name, country: 'BR' });
  return (await razao.accounts.create({ owner_party_id: party_id, currency: 'BRL', type: 'CUSTOMER' })).id;
}

export async function fund(razao: Razao, account: string, value: number): Promise<void> {
  const { obligation_id } = await razao.obligations.create({
    rail: 'MOCK',
    amount: { currency: 'BRL', value },
    debtor: { kind: 'external', external_id: 'silent' },
    creditor: { kind: 'account', account_id: account },
  });
  await razao.obligations.resolve(obligation_id, { outcome: 'SETTLED' });
}

export function transferOf(from: string, to: string, value: number): models.CreateObligationRequest {
  return {
    rail: 'NATIVE',
    amount: { currency: 'BRL', value },
    debtor: { kind: 'account', account_id: from },
    creditor: { kind: 'account', account_id: to },
  };
}

/** A key, a charge that is paid and contested, a mandate, a payment out. */
async function playPix(razao: Razao, control: Control, account: string, prefix: string): Promise<string | undefined> {
  const key = await razao.pix.registerKey({ account_id: account, key_type: 'EMAIL', key_value: `${prefix}@example.com` });
  await razao.waitForKey(key, 'ACTIVE', { timeoutMs: 60_000 });
  const charge = await razao.pix.createDynamicQr(account, { amount_cents: 38_50, description: 'Mesa 4' });
  await razao.pix.createDynamicQr(account, { amount_cents: 120_00, description: 'Encomenda' });
  await control('emit', { event: 'QR_CHARGE_PAID', data: { txid: charge.txid } });
  const paid = await razao.waitForCharge(charge, 'PAID', { timeoutMs: 60_000 });
  await control('emit', { event: 'MED_INFRACTION_OPENED' });
  await control('emit', { event: 'MANDATE_REQUESTED', data: { account_id: account } });
  await control('emit', { event: 'CHARGE_SCHEDULED' }).catch(() => undefined);
  await razao.obligations.create({
    rail: 'PIX',
    amount: { currency: 'BRL', value: 20_00 },
    debtor: { kind: 'account', account_id: account },
    creditor: { kind: 'external', external_id: 'pix_key:fornecedor@example.com' },
  });
  return paid.obligation_id ?? undefined;
}

async function playSquad(razao: Razao, owner: string, others: readonly string[]): Promise<string> {
  const { sqd_id: squad } = await razao.squads.create({ actor_account_id: owner, name: 'Viagem a Paraty' });
  await razao.squads.inviteToSquad(squad, { actor_account_id: owner, invitee_account_ids: [...others] });
  for (const invitee_account_id of others) await razao.squads.acceptInvitation(squad, { invitee_account_id });
  const expense = (actor: string, value: number, description: string) =>
    razao.squads.contributeToSquad(squad, {
      kind: 'ACCOUNTING',
      actor_account_id: actor,
      amount: { currency: 'BRL', value },
      description,
      split: { method: 'EQUAL' },
    });
  await expense(owner, 90_000, 'Pousada');
  await expense(others[0] ?? owner, 24_000, 'Jantar');
  await razao.squads.contributeToSquad(squad, {
    kind: 'FUNDED',
    actor_account_id: owner,
    amount: { currency: 'BRL', value: 10_000 },
    description: 'Caixinha',
  });
  return squad;
}

/** A statement that has a line too many, and an amount that is one centavo off. */
async function playReconciliation(razao: Razao, prefix: string): Promise<string> {
  const day = '2026-01-05';
  const run = await razao.reconciliation.startRun({
    provider_id: 'sim-demo',
    rail: 'PIX',
    currency: 'BRL',
    from: day,
    to: day,
    source: {
      kind: 'LINES',
      lines: [{ external_id: `${prefix}-line`, direction: 'CREDIT', amount_cents: 1, occurred_at: `${day}T15:00:00Z` }],
    },
  });
  return run.run_id;
}
