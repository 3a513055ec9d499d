/**
 * In whatever order, and however often, the end of a return is reported and requested, the end is one, the money the same, and
 * each thing announced once. Every sequence of up to four reports with the dispatch at every place: up to five events. Where
 * reports contradict each other (up to three) the first one holds, and no money is
 * lost or made.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newName } from '../../../../test/support/pix.ts';
import { addProvider } from '../../../../test/support/deliver.ts';
import { everyOrder, playAll, playToOneEnd, withStep, type Finals } from '../../../../test/support/every-order.ts';
import { startTestService, TENANT, type TestService } from '../../../../test/support/service.ts';
import { takeDispatch } from '../../../../test/support/take-dispatch.ts';
import type { AppContext } from '../../../app.ts';
import { ApiError } from '../../../platform/errors.ts';
import type { PlacedEvent } from '../../../platform/worker/consumer.ts';
import { createAccount } from '../../accounts/index.ts';
import { ingestEvidence, retryAfterEvents } from '../../evidence/index.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';
import { readAccounts } from '../../journal/index.ts';
import { dispatchStep, type DispatchStep } from '../../obligations/dispatch-obligation.ts';
import { findObligation } from '../../obligations/index.ts';
import { bindRail, SPONSOR } from '../../rails/index.ts';
import { findCredit } from './find-credit.ts';
import { followReturns } from './follow-returns.ts';
import { sendReturn } from './send-return.ts';

const CREDIT = 1000;
const PART = 400n;
const WORDS = 4;
/** Enough for words that contradict each other: that a repetition changes nothing is shown by the others. */
const CONTRADICTING = 3;
/** Number of histories that run at the same time, each on an account of its own. */
const TOGETHER = 16;

type Word = 'told settled' | 'told failed' | 'asked: settled' | 'asked: failed';
type Step = Word | 'dispatch';

let api: TestService;
let ctx: AppContext;
let owner: string;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  owner = await api.party();
  await addProvider(api);
  ctx = api.service.contextFor(TENANT, 'sim-demo');
  await bindRail(ctx, {
    rail: 'PIX', providerId: 'sim-demo', adapter: SPONSOR, priority: 1, capabilities: ['INBOUND', 'OUTBOUND', 'RETURNS'], isEnabled: true,
  });
});
afterAll(async () => {
  const verdict = await verifyJournal(api.service.database, TENANT);
  await api.stop();
  expect(verdict).toMatchObject({ ok: true });
});

/** One return of a part of a credit, and the reports of it; after each step the worker follows. */
class Story {
  readonly #names = { original: newName('E'), own: '' };
  #accountId = '';
  #obligationId = '';
  #said = 0;

  async tell(steps: readonly Step[], finals: Finals) {
    await this.#begin();
    for (const step of steps) {
      if (step === 'dispatch') await this.#record({ kind: 'UNSURE' });
      else if (step.startsWith('asked')) await this.#record({
        kind: 'WORD', word: { outcome: step.endsWith('failed') ? 'FAILED' : 'SETTLED', reason: 'AC07: no' },
      });
      else await this.#tell(step === 'told failed' ? 'FAILURE' : 'SETTLEMENT');
      await this.#follow();
      const outcome = await this.#outcome();
      finals.note('return', outcome ?? 'open', outcome !== null);
    }
    return { outcome: await this.#outcome(), balance: await this.#balance(), remaining: await this.#remaining(), announced:
      await this.#announced() };
  }

  async #begin(): Promise<void> {
    this.#accountId = (await createAccount(ctx, { owner_party_id: owner, type: 'CUSTOMER', currency: 'BRL' })).id;
    const { original } = this.#names;
    await ingestEvidence(ctx, {
      providerId: 'sim-demo', rail: 'PIX', kind: 'INBOUND_CREDIT', externalId: original, amount: BigInt(CREDIT), currency: 'BRL',
      occurredAt: ctx.clock.now(), payload: null, matchKeys: { account_id: this.#accountId, end_to_end_id: original },
    });
    const credit = (await findCredit(ctx, original))!;
    const sent = await sendReturn(ctx, credit, { amount: PART, reasonCode: 'MD06' });
    [this.#names.own, this.#obligationId] = [sent.return_end_to_end_id, sent.obligation_id];
  }

  /** Each time by another message. What comes before its time is tried again when its obligation moves. */
  async #tell(kind: 'SETTLEMENT' | 'FAILURE'): Promise<void> {
    await ingestEvidence(ctx, {
      providerId: 'sim-demo', rail: 'PIX', kind, externalId: `${this.#names.own}:${kind}:${(this.#said += 1)}`, amount: PART,
      currency: 'BRL',
      occurredAt: ctx.clock.now(), payload: null, failure: 'AC07: no', matchKeys: {
        obligation_id: this.#obligationId, end_to_end_id: this.#names.own,
      },
    });
  }

  async #record(step: DispatchStep): Promise<void> {
    const obligation = (await findObligation(ctx, this.#obligationId))!;
    const lease = await takeDispatch(api.service.database, TENANT, this.#obligationId);
    await ctx.journal.submit(ctx, dispatchStep(obligation, step, lease)).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'OBLIGATION_FINAL')) throw error;
    });
    await retryAfterEvents(api.service.database, () => ctx).handlePage(TENANT, [this.#event()]);
  }

  #follow(): Promise<void> {
    return followReturns(api.service.database, () => ctx).handlePage(TENANT, [this.#event()]);
  }

  #event(): PlacedEvent {
    return { entityId: this.#obligationId } as PlacedEvent;
  }

  async #outcome(): Promise<string | null> {
    return (await findObligation(ctx, this.#obligationId))!.resolutionOutcome;
  }

  /** Balance of the account now, in cents. */
  async #balance(): Promise<number> {
    const [account] = await readAccounts(
      (statement, values) => api.service.database.query(statement, values), TENANT, [this.#accountId], [],
    );
    return Number(account?.balances.get('BRL')?.posted ?? 0n);
  }

  async #announced(): Promise<string[]> {
    const rows = await ctx.db.read((em) => em.execute<{ event_type: string; entity_version: string }[]>(
      'select event_type, entity_version from razao.outbox where entity_id = ? order by commit_no, n', [this.#names.own]));
    return rows.map((row) => `${row.event_type} ${row.entity_version}`);
  }

  /** Amount of the credit that can still be returned, in cents: found by requesting more. */
  async #remaining(): Promise<number> {
    const credit = (await findCredit(ctx, this.#names.original))!;
    const refused: unknown =
      await sendReturn(ctx, credit, { amount: BigInt(CREDIT) + 1n, reasonCode: 'MD06' }).catch((error: unknown) => error);
    return Number((refused as ApiError).details?.['remaining']);
  }
}

const play = (steps: readonly Step[], finals: Finals) => new Story().tell(steps, finals);

type Outcome = 'SETTLED' | 'FAILED';
const LEFT = { SETTLED: CREDIT - Number(PART), FAILED: CREDIT };

/** Expected end of a return by its outcome. */
const endOf = (outcome: Outcome) =>
  ({
    outcome, balance: LEFT[outcome], remaining: LEFT[outcome], announced: ['pix_return.created 1', `pix_return.${outcome.toLowerCase()} 2`],
  });

describe('a history that a provider can produce has one end, in every order and repetition', () => {
  it.each<[readonly Word[], Outcome, number]>([
    [['told settled'], 'SETTLED', 14], [['told failed'], 'FAILED', 14],
    [['told settled', 'asked: settled'], 'SETTLED', 100], [['told failed', 'asked: failed'], 'FAILED', 100],
  ])('%j: %s', async (words, outcome, count) => {
    await playToOneEnd(withStep(everyOrder(words, WORDS), 'dispatch' as const), play, { end: endOf(outcome), count, together: TOGETHER });
  }, 120_000);
});

describe('words that contradict each other flip nothing', () => {
  it.each<[readonly Word[]]>(
    [[['told settled', 'told failed']], [['told settled', 'asked: failed']], [['told failed', 'asked: settled']]],
  )('%j', async (words) => {
    for (const { story, end } of await playAll(withStep(everyOrder(words, CONTRADICTING), 'dispatch' as const), play, TOGETHER)) {
      expect([story, end]).toEqual([story, endOf(end.outcome === 'FAILED' ? 'FAILED' : 'SETTLED')]);
    }
  }, 120_000);
});
