/** Every kind of row that the journal writes with a batch, for tests that hold each of them to something. */
import { evidenceCodec, payloadCodec, returnedCodec } from '../../src/domains/evidence/evidence.entity.ts';
import { blockCodec } from '../../src/domains/holds/blocks/block.entity.ts';
import { holdCodec } from '../../src/domains/holds/hold.entity.ts';
import { counterCodec } from '../../src/domains/limits/counters/counter.entity.ts';
import { dueCodec } from '../../src/domains/obligations/dispatch.entity.ts';
import { ownWithdrawalCodec } from '../../src/domains/kyc/kyc.entity.ts';
import { importedRowCodec } from '../../src/domains/imports/imported-row.entity.ts';
import { fundsReceiptCodec } from '../../src/domains/obligations/funds-receipt.entity.ts';
import { obligationCodec } from '../../src/domains/obligations/obligation.entity.ts';
import { analysisCodec, twinCodec } from '../../src/domains/obligations/rules/rules.entity.ts';
import { mandateChargeCodec, mandateCodec } from '../../src/domains/pix/mandates/mandate.entity.ts';
import { caseCodec } from '../../src/domains/pix/med/med-case.entity.ts';
import { nameCodec } from '../../src/domains/pix/med/record.ts';
import { chargeCodec } from '../../src/domains/pix/qr/charge.entity.ts';
import { returnCodec } from '../../src/domains/pix/returns/pix-return.entity.ts';
import { stepCodec } from '../../src/onchain/products/conformance/conformance.entity.ts';
import { drainCodec } from '../../src/onchain/products/drain/drain.entity.ts';
import { instanceCodec, moveCodec, stakeCodec } from '../../src/onchain/products/instances/instance.entity.ts';
import { wantedCodec } from '../../src/onchain/products/instances/outbound-transaction.entity.ts';
import { lockCodec, policyCodec, versionCodec } from '../../src/onchain/qbrl/policy.entity.ts';
import { breakCodec } from '../../src/domains/reconciliation/break.entity.ts';
import { consentCodec } from '../../src/domains/squads/consent.entity.ts';
import { entryCodec, shareCodec, sourceCodec } from '../../src/domains/squads/entry.entity.ts';
import { invitationCodec, memberCodec } from '../../src/domains/squads/member.entity.ts';
import { cycleCodec, recurringExpenseCodec, recurringPostingCodec } from '../../src/domains/squads/recurrence.entity.ts';
import { spendRequestCodec } from '../../src/domains/squads/spend-request.entity.ts';
import { squadCodec } from '../../src/domains/squads/squad.entity.ts';
import { actCodec } from '../../src/platform/db/act.entity.ts';
import { quotaCodec } from '../../src/platform/quotas/quota.entity.ts';
import { appliedCodec } from '../../src/platform/receiver/delivery-row.ts';
import { balanceMarkCodec, latePostingCodec } from '../../src/domains/journal/books.entity.ts';
import { alteredWriter, movedWriter, openedWriter, promotedWriter } from '../../src/domains/lifecycle/record.ts';
import { movedWriter as movedLimitsWriter } from '../../src/domains/limits/record.ts';
import { backingWriter } from '../../src/onchain/qbrl/record.ts';
import { revokedConsentCodec } from '../../src/domains/squads/consent.entity.ts';
import { freedSourceCodec } from '../../src/domains/squads/entry.entity.ts';
import type { RowCodec, RowWriter } from '../../src/platform/db/row.ts';
import { leaseWriter } from '../../src/platform/worker/lease.ts';
import { waitingCodec } from '../../src/platform/receiver/waiting-facts.ts';

/** Rows that are stored as they are, by a `rowWriter`. */
export const STORED: readonly RowCodec<never, unknown>[] = [
  obligationCodec, dueCodec, fundsReceiptCodec, evidenceCodec, payloadCodec, returnedCodec, holdCodec, blockCodec, counterCodec, breakCodec,
  chargeCodec, returnCodec, mandateCodec, mandateChargeCodec, caseCodec, nameCodec, appliedCodec, quotaCodec,
  squadCodec, memberCodec, invitationCodec, entryCodec, shareCodec, sourceCodec, spendRequestCodec, cycleCodec, recurringExpenseCodec,
  recurringPostingCodec, consentCodec, policyCodec, versionCodec, lockCodec, instanceCodec, moveCodec, stakeCodec, wantedCodec, stepCodec,
  drainCodec, actCodec, importedRowCodec, twinCodec, analysisCodec, ownWithdrawalCodec,
];

/** Rows of tables that a function of its own writes. */
export const INSERTED: readonly RowCodec<never, unknown>[] = [latePostingCodec, balanceMarkCodec, waitingCodec];

/* Other writes of a batch, each with a value: to the sample rows of `test/tenancy/sample-rows.ts`, on which `first` is set before. */
export const DONE_TO_ROWS: readonly {
  readonly codec: RowWriter<never>; readonly value: unknown; readonly table: string; readonly first?: string;
}[] = [
  { codec: revokedConsentCodec, value: { consentId: 'x' }, table: 'auto_collect_consents' },
  { codec: freedSourceCodec, value: { txId: 'x' }, table: 'squad_sources' },
  { codec: backingWriter, value: 'x', table: 'accounts', first: `type = 'ASSET'` },
  { codec: promotedWriter, value: { accountId: 'x', promotedToAccountId: 'y', version: 2n, updatedAt: new Date(0) }, table: 'accounts' },
  { codec: alteredWriter, value: {
    accountId: 'x', ownerPartyId: 'y', status: 'CLOSED', version: 3n, updatedAt: new Date(0),
  }, table: 'accounts' },
  { codec: movedWriter, value: { paymentMethodId: 'x', accountId: 'y', version: 2n, updatedAt: new Date(0) }, table: 'payment_methods' },
  { codec: movedLimitsWriter, value: ['x', 'y'], table: 'limit_policies' },
  { codec: leaseWriter, value: { work: 'dispatch', subject: 'x', number: '1' }, table: 'dispatches', first: 'lease = 1' },
  { codec: openedWriter, table: 'accounts', value: {
    accountId: 'z', ownerPartyId: 'x', currency: 'BRL', type: 'CUSTOMER', address: 'z', publicKey: Buffer.of(1),
    privateKey: Buffer.of(2), kekId: 'x',
    metadata: { a: 1 }, createdBy: 'x', createdAt: new Date(0),
  } },
];

/** Written by the release before alone, which has days and turnovers written as rows. */
export const OF_THE_RELEASE_BEFORE = ['gl_days'];
