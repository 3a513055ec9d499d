import type { QbrlPolicyResponse, SetQbrlPolicyRequest } from '../../../generated/models.ts';
import { parseInstant } from '../../platform/clock.ts';
import { invalid, refusal, type Refusal } from '../../platform/errors.ts';
import { Idempotency, once } from '../../platform/idempotency/idempotency.ts';
import { toCents } from '../../platform/money.ts';
import { noAccount } from '../../domains/accounts/index.ts';
import type { AccountState, JournalContext, Ledger, LedgerCommand } from '../../domains/journal/index.ts';
import { policyHash, proposalHash, refuseApprovals, refuseSigners } from './approvals.ts';
import { refuseCaps } from './caps.ts';
import { QbrlDraft, qbrlLoads } from './draft.ts';
import { operatorGetQbrlPolicy, type QbrlContext } from './operator-get-qbrl-policy.ts';
import { CURRENCY, type QbrlPolicy, type QbrlVersion } from './policy.ts';
import { mintingPolicyOf } from './treasury.ts';

/**
 * Adds a version to the policy, at once or from an instant on.
 * The version and the answer are two commands of the journal: the place in the journal of the answer is known only once the version is
 * stored. A repetition that finds the first done does the second.
 * @throws ApiError ACCOUNT_NOT_FOUND, QBRL_POLICY_VERSION_CONFLICT, QBRL_EFFECTIVE_FROM_PAST, QBRL_SIGNERS_INVALID, QBRL_CAPS_INVALID,
 * QBRL_REDEMPTION_ACCOUNT_NOT_ELIGIBLE, QBRL_MINTING_POLICY_UNKNOWN, QBRL_APPROVALS_INSUFFICIENT, ACCOUNT_CLOSED.
 * @throws RequestInvalid for an instant that no calendar has.
 */
export async function operatorSetQbrlPolicy(ctx: QbrlContext, body: SetQbrlPolicyRequest): Promise<QbrlPolicyResponse> {
  await addOnce(ctx, await addition(ctx, body));
  const answer = await operatorGetQbrlPolicy(ctx);
  return ctx.db.command ? ctx.db.write(async () => answer) : answer;
}

/** Under the caller's key once; a twin that is refused because the other has added it, has added it. */
async function addOnce(ctx: JournalContext, addition: LedgerCommand<number>): Promise<void> {
  const { database, tenant, command } = ctx.db;
  const [id, digest] = command ? [`qbrl:${command.id}`, command.digest] : [ctx.ids.next('cmd'), null];
  try {
    await ctx.journal.submitOnce(ctx, id, addition, digest);
  } catch (error) {
    await once(() => new Idempotency(database).replay(tenant, { id, digest, status: 200 }).then(() => { throw error; }));
  }
}

async function addition(ctx: JournalContext, body: SetQbrlPolicyRequest): Promise<LedgerCommand<number>> {
  const known = [await mintingPolicyOf(ctx)];
  const effectiveFrom = readInstant(body.effective_from);
  const txId = ctx.ids.next('txn');
  return {
    loads: qbrlLoads([], [body.redemption_account_id]),
    decide(ledger) {
      const draft = new QbrlDraft(ledger, txId);
      const version = newVersion(ctx, draft.policy, body, effectiveFrom ?? ledger.now, ledger.now);
      const refused = refuseVersion(ledger, draft.policy, version, body, known);
      if (refused) return { refused };
      draft.addVersion(version);
      return { ...draft.change, answer: version.policyVersion };
    },
  };
}

function readInstant(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : parseInstant(text) ?? invalid(
    ['body', 'effective_from'], 'no such day', 'datetime_parsing', text,
  );
}

function newVersion(
  { tenant, actor }: JournalContext, policy: QbrlPolicy, body: SetQbrlPolicyRequest, effectiveFrom: Date, now: Date,
): QbrlVersion {
  const { max_issued_per_day_cents: perDay = null, max_per_issuance_cents: perIssuance = null } = body;
  const policyVersion = numberOf(policy) + 1;
  const version = {
    policyVersion, status: 'SCHEDULED' as const, proposalHash: proposalHash(tenant, policyVersion, body), approvals: body.approvals ?? [],
    mintingPolicyHash: body.minting_policy_hash, signers: body.signers, requiredSignatures: body.required_signatures,
    maxOutstanding: toCents(body.max_outstanding_cents), maxIssuedPerDay: perDay === null ? null : toCents(perDay),
    maxPerIssuance: perIssuance === null ? null : toCents(perIssuance), redemptionAccountId: body.redemption_account_id, effectiveFrom,
    supersededAt: null,
    reason: body.reason ?? null, createdAt: now, createdBy: actor,
  };
  return { ...version, policyHash: policyHash(tenant, version) };
}

function numberOf({ newest }: QbrlPolicy): number {
  return newest?.policyVersion ?? 0;
}

/** Refuses a version; the checks are in the order of the contract. */
function refuseVersion(
  ledger: Ledger, policy: QbrlPolicy, version: QbrlVersion, body: SetQbrlPolicyRequest, known: readonly string[],
): Refusal | undefined {
  const account = ledger.account(version.redemptionAccountId);
  if (!account || account.systemRole !== null) return noAccount(version.redemptionAccountId);
  return refuseBase(policy, body.based_on_version) ?? refusePast(version.effectiveFrom, ledger.now) ?? refuseSigners(version)
    ?? refuseCaps(version) ??
    refuseBacking(account, policy) ??
    (known.includes(version.mintingPolicyHash) ? undefined : refusal('QBRL_MINTING_POLICY_UNKNOWN', { minting_policy_hashes: known })) ??
    refuseApprovals(version.proposalHash, version.approvals, policy.newest ?? version) ??
    (account.status === 'CLOSED' ? refusal('ACCOUNT_CLOSED', { account_id: account.accountId }) : undefined);
}

function refuseBase(policy: QbrlPolicy, basedOn: number | undefined): Refusal | undefined {
  const latest = numberOf(policy);
  if (basedOn === undefined || basedOn === latest) return undefined;
  return refusal('QBRL_POLICY_VERSION_CONFLICT', { based_on_version: basedOn, latest_version: latest }, `The newest version is ${latest}.`);
}

function refusePast(effectiveFrom: Date, now: Date): Refusal | undefined {
  if (effectiveFrom >= now) return undefined;
  return refusal(
    'QBRL_EFFECTIVE_FROM_PAST', { effective_from: effectiveFrom.toISOString(), now: now.toISOString() }, 'effective_from is in the past.',
  );
}

/** An account that an earlier version named has had no other use since, so it may hold money. */
function refuseBacking(
  { accountId, type, currency, balances, gatheredAs }: AccountState, { providerAccounts }: QbrlPolicy,
): Refusal | undefined {
  const problem = type !== 'ASSET' ? 'is not of type ASSET' : currency !== CURRENCY ? `is not in ${CURRENCY}`
    : providerAccounts.includes(accountId) ? 'stands for an account at a provider'
    : balances.size > 0 && !gatheredAs ? 'was moved before' : undefined;
  return problem === undefined ? undefined
    : refusal('QBRL_REDEMPTION_ACCOUNT_NOT_ELIGIBLE', { account_id: accountId, type, currency }, `The account ${problem}.`);
}
