import { setTimeout as sleep } from 'node:timers/promises';
import type { Razao, models } from '../../../sdk/src/index.ts';
import { assert, present } from '../../platform/assert.ts';
import type { Act, ActOf, Payment } from './acts.ts';

/** Where a story is played: the service, and the simulated bank's control API. */
export interface PlayContext {
  readonly razao: Razao;
  readonly sponsorUrl: string;
  /** The account of the tenant at the bank. */
  readonly providerId: string;
  /** The time by the story, which the service's clock has. */
  now: Date;
  /** Ids behind the story's names. */
  readonly ids: Map<string, string>;
}

interface Playing extends PlayContext {
  /** Key under which the act is carried out once. */
  readonly idempotencyKey: string;
}

type Play<Kind extends Act['do']> = (stage: Playing, act: ActOf<Kind>) => Promise<unknown>;

const brl = (value: number) => ({ currency: 'BRL' as const, value });
const OTHER_BANK = { ispb: '87654321', name: 'Banco Ipê S.A.' };

/** Plays an act. @throws Error when the service refuses what the story means to happen, or lets happen what it means to be refused. */
export async function playAct(stage: Playing, act: Act): Promise<void> {
  await (PLAYS[act.do] as Play<Act['do']>)(stage, act);
}

const PLAYS: { readonly [Kind in Act['do']]: Play<Kind> } = {
  open: async (stage, { holder, kyc }) => {
    const { razao, idempotencyKey: key } = stage;
    const party = await razao.parties.create({
      type: holder.kind === 'person' ? 'individual' : 'company', display_name: holder.display, legal_name: holder.display, country: 'BR',
      tax_id: { type: holder.kind === 'person' ? 'CPF' : 'CNPJ', value: holder.taxId, country: 'BR' },
    } as models.PartyCreateRequest, { idempotencyKey: `${key}-party` });
    stage.ids.set(`party:${holder.name}`, party.party_id);
    const account = await razao.accounts.create({
      owner_party_id: party.party_id, currency: 'BRL', type: 'CUSTOMER', metadata: { kind: holder.kind },
    }, { idempotencyKey: `${key}-account` });
    stage.ids.set(holder.name, account.id);
    if (holder.key !== null) {
      stage.ids.set(`key:${holder.name}`, holder.key);
      await razao.pix.registerKey({ account_id: account.id, key_type: 'EMAIL', key_value: holder.key }, { idempotencyKey: `${key}-key` });
    }
    if (kyc) await razao.kyc.submit(party.party_id, {
      kyc_level: kyc.level, ...(kyc.documents && { document_refs: [
        { type: 'DRIVING_LICENCE', ref: 'fail:doc-cnh' }, { type: 'SELFIE', ref: 'doc-selfie' },
      ] }),
    } as models.SubmitKycRequest, { idempotencyKey: `${key}-kyc` });
  },
  credit: (stage, { to, cents, payer, payerTaxId, id }) => control(stage, 'emit', {
    event: 'CREDIT_RECEIVED', delivery_id: `dlv-${id}`, data: {
      end_to_end_id: endToEndId(stage, id), amount: brl(cents), key: idOf(stage, `key:${to}`),
      payer: { name: payer, tax_id: payerTaxId, participant: OTHER_BANK },
    },
  }),
  pay: async (stage, { payments }) => {
    if (payments.length === 0) return;
    const keys = new Set(payments.flatMap(({ to }) => ('key' in to ? [to.key] : [])));
    await Promise.all([...keys].map((key) => giveKey(stage, key)));
    const items = payments.map((payment) => obligationOf(stage, payment));
    const { results } = await stage.razao.obligations.createBatch({ atomic: false, items }, { idempotencyKey: stage.idempotencyKey });
    for (const [n, { name }] of payments.entries()) {
      const obligation = results[n]?.obligation;
      assert(obligation, `payment ${n} of ${stage.idempotencyKey} was refused: ${JSON.stringify(results[n])}`);
      if (name !== undefined) stage.ids.set(name, obligation.obligation_id);
    }
  },
  refused: async (stage, { payment, code }) => {
    const outcome = await stage.razao.obligations.create(obligationOf(stage, payment), { idempotencyKey: stage.idempotencyKey })
      .then(() => 'accepted', (error: unknown) => (error as { code?: string }).code);
    assert(outcome === code, `${payment.about}: expected ${code}, got ${outcome}`);
  },
  schedule: ({ razao, idempotencyKey, ...stage }, { payment, monthDay, first }) => razao.schedules.create({
    account_id: idOf(stage, payment.from), schedule_type: 'RECURRING', first_run_at: first,
    recurrence: { frequency: 'MONTHLY', month_day: monthDay },
    action: {
      kind: 'TRANSFER', rail: 'NATIVE', amount: brl(payment.cents), creditor: { kind: 'account', account_id: payeeOf(stage, payment) },
    },
  } as models.CreateScheduleRequest, { idempotencyKey }),
  hold: async (stage, { name, account, cents, until, about }) => {
    const { hold_id } = await stage.razao.holds.place({
      account_id: idOf(stage, account), amount_cents: cents, currency: 'BRL', expires_at: until, description: about,
    }, { idempotencyKey: stage.idempotencyKey });
    stage.ids.set(`hold:${name}`, hold_id);
  },
  capture: ({ razao, idempotencyKey, ...stage }, { hold, to, cents }) => razao.holds.capture(idOf(stage, `hold:${hold}`), {
    creditor_account_id: idOf(stage, to), amount_cents: cents,
  }, { idempotencyKey }),
  release: ({ razao, idempotencyKey, ...stage }, { hold }) => razao.holds.release(idOf(stage, `hold:${hold}`), {}, { idempotencyKey }),
  block: ({ razao, idempotencyKey, ...stage }, { account, cents, about }) => razao.blocks.place({
    account_id: idOf(stage, account), amount: cents, currency: 'BRL', reason_code: 'COURT_ORDER', reference: about,
  }, { idempotencyKey }),
  freeze: ({ razao, idempotencyKey, ...stage }, { account, reason }) =>
    razao.accounts.freeze(idOf(stage, account), { reason }, { idempotencyKey }),
  limit: ({ razao, idempotencyKey, ...stage }, { account, cents, key }) => razao.limits.createAccountLimitPolicy(idOf(stage, account), {
    dimension: 'SINGLE_AMOUNT', direction: 'DEBIT', window: 'DAY', threshold: cents, action: 'REJECT', policy_key: key,
  }, { idempotencyKey }),
  warnAbove: ({ razao, idempotencyKey }, { cents, key }) => razao.limits.createPolicy({
    scope_type: 'RAIL', scope_id: 'PIX', enforce_per: 'ACCOUNT', dimension: 'SINGLE_AMOUNT', direction: 'DEBIT', window: 'DAY',
    threshold: cents, action: 'WARN', policy_key: key,
  } as models.CreateLimitPolicyRequest, { idempotencyKey }),
  pixLimits: ({ razao, idempotencyKey, ...stage }, { account, day, night }) => razao.limits.putPixLimits(idOf(stage, account), {
    actor: 'usr_4711', daily_limit_minor: day, nighttime_limit_minor: night,
  }, { idempotencyKey }),
  charge: async (stage, { name, account, cents, about }) => {
    const { txid } = await stage.razao.pix.createDynamicQr(idOf(stage, account), { amount_cents: cents, description: about }, {
      idempotencyKey: stage.idempotencyKey,
    });
    stage.ids.set(`charge:${name}`, txid);
  },
  payCharge: (stage, { charge }) => control(stage, 'emit', { event: 'QR_CHARGE_PAID', data: { txid: idOf(stage, `charge:${charge}`) } }),
  return: (stage, { account, cents, credit }) => stage.razao.pix.createReturn({
    account_id: idOf(stage, account), amount: brl(cents), original_end_to_end_id: endToEndId(stage, credit),
  }, { idempotencyKey: stage.idempotencyKey }),
  contest: (stage, { credit, cents }) => control(stage, 'emit', {
    event: 'MED_INFRACTION_OPENED', delivery_id: `dlv-med-${credit}`,
    data: { end_to_end_id: endToEndId(stage, credit), amount: brl(cents) },
  }),
  decideCase: async (stage, { account, action, reason }) => {
    const { items: [found] } = await stage.razao.pix.listMedCases({ account_id: idOf(stage, account), limit: 1 });
    await stage.razao.pix.resolveMedCase(present(found, 'a contested payment').case_id, { action, actor: 'ops-112', reason }, {
      idempotencyKey: stage.idempotencyKey,
    });
  },
  fileCase: (stage, { payment }) => stage.razao.pix.fileMedCase({
    actor: 'usr_4711', original_obligation_id: idOf(stage, payment), reason_code: 'SCAM',
  }, { idempotencyKey: stage.idempotencyKey }),
  mandate: async (stage, { account }) => {
    await control(stage, 'emit', { event: 'MANDATE_REQUESTED', data: { account_id: idOf(stage, account) } });
    const { items: [found] } = await stage.razao.pix.listMandates({ account_id: idOf(stage, account), limit: 1 });
    await stage.razao.pix.authorizeMandate(present(found, 'a mandate').mandate_id, {}, { idempotencyKey: stage.idempotencyKey });
    await control(stage, 'emit', { event: 'CHARGE_SCHEDULED', data: {} });
  },
  reviewKyc: ({ razao, idempotencyKey, ...stage }, { holder, reason }) => razao.kyc.review(idOf(stage, `party:${holder}`), {
    kyc_state: 'VERIFIED', reason, kyc_level: 1,
  }, { idempotencyKey }),
  falsify: (stage, { credit, cents }) => control(stage, 'books', {
    action: 'change', end_to_end_id: endToEndId(stage, credit), amount: cents,
  }),
  endpoint: ({ razao, idempotencyKey, sponsorUrl }, { status, about, types }) => razao.webhooks.createEndpoint({
    url: `${sponsorUrl}/_control/hooks/${status}`, description: about, event_types: [...types],
  }, { idempotencyKey }),
  foundSquad: async (stage, { name, title, members }) => {
    const { razao: { squads }, idempotencyKey: key } = stage;
    const [founder = '', ...others] = members.map((it) => idOf(stage, it));
    const { sqd_id } = await squads.create({ actor_account_id: founder, name: title }, { idempotencyKey: `${key}-found` });
    stage.ids.set(`squad:${name}`, sqd_id);
    await squads.inviteToSquad(sqd_id, { actor_account_id: founder, invitee_account_ids: others }, { idempotencyKey: `${key}-invite` });
    for (const it of others) await squads.acceptInvitation(sqd_id, { invitee_account_id: it }, { idempotencyKey: `${key}-${it}` });
    stage.ids.set(`owner:${name}`, founder);
  },
  cycle: ({ razao, idempotencyKey, ...stage }, { squad }) => razao.squads.setRecurrence(idOf(stage, `squad:${squad}`), {
    actor_account_id: idOf(stage, `owner:${squad}`), enabled: true, closes_on_day: 31,
  }, { idempotencyKey }),
  conta: async (stage, { squad, name, payer, cents, dueDay, about }) => {
    const { rex_id } = await stage.razao.squads.createRecurringExpense(idOf(stage, `squad:${squad}`), {
      actor_account_id: idOf(stage, `owner:${squad}`), description: about, payer_account_id: idOf(stage, payer), due_day: dueDay,
      split: { method: 'EQUAL' }, ...(cents === null ? { amount_kind: 'VARIABLE' } : { amount_kind: 'FIXED', amount: brl(cents) }),
    } as models.CreateRecurringExpenseRequest, { idempotencyKey: stage.idempotencyKey });
    stage.ids.set(`conta:${name}`, rex_id).set(`payer:${name}`, idOf(stage, payer));
  },
  confirmConta: ({ razao, idempotencyKey, ...stage }, { squad, conta, cents }) => razao.squads.confirmRecurringExpense(
    idOf(stage, `squad:${squad}`), idOf(stage, `conta:${conta}`), { actor_account_id: idOf(stage, `payer:${conta}`), amount: brl(cents) }, {
      idempotencyKey,
    },
  ),
  consent: ({ razao, idempotencyKey, ...stage }, { squad, conta, member, cents }) => razao.squads.grantAutoCollectConsent(
    idOf(stage, `squad:${squad}`), {
      caller_account_id: idOf(stage, member), rex_id: idOf(stage, `conta:${conta}`), max_amount: brl(cents),
    }, { idempotencyKey },
  ),
  deposit: ({ razao, idempotencyKey, ...stage }, { squad, member, cents }) => razao.squads.contributeToSquad(
    idOf(stage, `squad:${squad}`), {
      kind: 'FUNDED', actor_account_id: idOf(stage, member), amount: brl(cents), description: 'Caixa',
    }, { idempotencyKey },
  ),
  expense: ({ razao, idempotencyKey, ...stage }, { squad, member, cents, about }) => razao.squads.contributeToSquad(
    idOf(stage, `squad:${squad}`), {
      kind: 'ACCOUNTING', actor_account_id: idOf(stage, member), amount: brl(cents), description: about, split: { method: 'EQUAL' },
    }, { idempotencyKey },
  ),
  settleUp: async (stage, { squad, member }) => {
    const { squads } = stage.razao;
    const { execution_endpoint } = await squads.getSettlementPlan(idOf(stage, member), idOf(stage, `squad:${squad}`));
    if (execution_endpoint) await squads.settleDebts(idOf(stage, `squad:${squad}`), execution_endpoint.body_template, {
      idempotencyKey: stage.idempotencyKey,
    });
  },
  instance: async (stage, { name, renter, landlord, cents, ends, ref }) => {
    const { instance_id } = await stage.razao.products.createInstance(PRODUCT, {
      account_id: idOf(stage, renter), parameters: {
        deposit_cents: cents, landlord: idOf(stage, landlord), claim_cap_bps: 5_000, extendable: true, contract_ref: ref,
        lease_end: Math.floor(Date.parse(`${ends}T15:00:00Z`) / 1000),
      },
    }, { idempotencyKey: stage.idempotencyKey });
    stage.ids.set(`instance:${name}`, instance_id);
    await untilIndexed(stage, instance_id);
  },
  drive: async (stage, { instance, by, action, parameters }) => {
    const id = idOf(stage, `instance:${instance}`);
    await stage.razao.products.driveAction(PRODUCT, id, action, { account_id: idOf(stage, by), parameters }, {
      idempotencyKey: stage.idempotencyKey,
    });
    await untilIndexed(stage, id);
  },
};

/** The product that the demo tenant has. */
const PRODUCT = 'caucao-aluguel';
const LONGEST_MOVE_MS = 60_000;
const LOOK_AGAIN_MS = 50;

/** A move takes some real seconds: the chain makes its blocks by them. A clock that went on meanwhile would leave the move behind. */
async function untilIndexed({ razao }: PlayContext, instanceId: string): Promise<void> {
  const until = performance.now() + LONGEST_MOVE_MS;
  while ((await razao.products.getInstance(PRODUCT, instanceId)).awaiting_index) {
    assert(performance.now() < until, `a move of ${instanceId} did not reach the chain`);
    await sleep(LOOK_AGAIN_MS);
  }
}

function obligationOf(stage: Pick<PlayContext, 'ids' | 'now'>, payment: Payment): models.CreateObligationRequest {
  const { from, to, cents, about, wish } = payment;
  return {
    rail: 'account' in to ? 'NATIVE' : 'PIX', amount: brl(cents), debtor: { kind: 'account', account_id: idOf(stage, from) },
    creditor: 'account' in to ? { kind: 'account', account_id: idOf(stage, to.account) }
      : { kind: 'external', external_id: `pix_key:${to.key}` },
    metadata: { description: about }, ...(wish !== undefined && { match_keys: { sim: wish } }),
    ...(wish === 'silent' && { expected_settlement: { expected_at: stage.now.toISOString(), grace_seconds: 3_600 } }),
  };
}

/** Gives a key to somebody at another bank, once: the bank refuses a payment to a key that nobody has. */
async function giveKey(stage: PlayContext, key: string): Promise<void> {
  if (stage.ids.has(`payee:${key}`)) return;
  stage.ids.set(`payee:${key}`, key);
  await control(stage, 'directory', { key });
}

function payeeOf(stage: Pick<PlayContext, 'ids'>, { to }: Payment): string {
  return idOf(stage, 'account' in to ? to.account : to.key);
}

function idOf({ ids }: Pick<PlayContext, 'ids'>, name: string): string {
  return present(ids.get(name), `the id of ${name}`);
}

/** A credit's end-to-end id: its letters are the story's, and its minute the one at which it came. */
function endToEndId({ ids, now }: Pick<PlayContext, 'ids' | 'now'>, letters: string): string {
  const known = ids.get(`credit:${letters}`);
  if (known !== undefined) return known;
  const id = `E${OTHER_BANK.ispb}${now.toISOString().slice(0, 16).replace(/\D/g, '')}${letters}`;
  ids.set(`credit:${letters}`, id);
  return id;
}

/** Calls the bank's control API. @throws Error when it refuses. */
async function control({ sponsorUrl, providerId }: PlayContext, what: string, body: object): Promise<void> {
  const answer = await fetch(`${sponsorUrl}/_control/${what}`, {
    method: 'POST', redirect: 'manual', headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ provider_id: providerId, ...body }),
  });
  const text = await answer.text();
  assert(answer.ok, `the simulated bank answered ${answer.status} to ${what}: ${text.slice(0, 200)}`);
}
