// Onboards a customer, charges over Pix, receives, pays, returns and reconciles: against the demo service of `make run`.

import java.time.LocalDate
import java.time.OffsetDateTime
import java.time.ZoneOffset
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.count
import razao.sdk.Razao
import razao.sdk.model.AccountCreateRequest
import razao.sdk.model.AmountField
import razao.sdk.model.CreateObligationRequest
import razao.sdk.model.DebtorCreditor
import razao.sdk.model.GetAccountStatementQuery
import razao.sdk.model.ListReconciliationBreaksQuery
import razao.sdk.model.LookupPixKeyQuery
import razao.sdk.model.ObligationResponse
import razao.sdk.model.ObligationState
import razao.sdk.model.PartyCreateRequest
import razao.sdk.model.PartyKycResponseOut
import razao.sdk.model.PartyType
import razao.sdk.model.PixCurrency
import razao.sdk.model.PixKeyRegisterRequest
import razao.sdk.model.PixKeyState
import razao.sdk.model.PixKeyType
import razao.sdk.model.PixQrChargeResponse
import razao.sdk.model.PixQrChargeState
import razao.sdk.model.PixQrDynamicCreateRequest
import razao.sdk.model.PixReturnAmount
import razao.sdk.model.PixReturnRequest
import razao.sdk.model.RailFamily
import razao.sdk.model.ReconciliationRunResponse
import razao.sdk.model.ReconciliationRunState
import razao.sdk.model.ReconciliationSource
import razao.sdk.model.ReconciliationSourceKind
import razao.sdk.model.SideKind
import razao.sdk.model.StartReconciliationRunRequest
import razao.sdk.model.SubmitKycRequest
import razao.sdk.model.TaxId
import razao.sdk.runtime.CallOptions

private val SAO_PAULO = ZoneOffset.ofHours(-3)
private val razao = Razao(System.getenv("RAZAO_BASE_URL"), System.getenv("RAZAO_CLIENT_ID"), System.getenv("RAZAO_CLIENT_SECRET"))

/** A person, verified. */
private suspend fun onboard(): PartyKycResponseOut {
    val bia = razao.parties.create(
        PartyCreateRequest(
            type = PartyType.INDIVIDUAL, displayName = "Bia Lima", legalName = "Beatriz Lima", country = "BR",
            taxId = TaxId(country = "BR", type = "cpf", value = "529.982.247-25"),
        ),
    ).partyId
    razao.kyc.submit(bia, SubmitKycRequest(kycLevel = 1))
    return razao.kyc.waitFor(bia, 1)
}

/** An account with a random Pix key. */
private suspend fun open(party: String): String {
    val account = razao.accounts.create(AccountCreateRequest(ownerPartyId = party, type = "CUSTOMER", currency = "BRL")).id
    val key = razao.pix.registerKey(PixKeyRegisterRequest(accountId = account, keyType = PixKeyType.EVP)).keyId
    razao.pix.waitForKey(key, PixKeyState.ACTIVE)
    return account
}

/** A charge that the simulated bank's payer pays about a second later, because it asks for that. */
private suspend fun charge(account: String): PixQrChargeResponse {
    val txid = razao.pix.createDynamicQr(account, PixQrDynamicCreateRequest(amountCents = 3850, payerRequest = "paid")).txid
    return razao.pix.waitForCharge(txid, PixQrChargeState.PAID)
}

/** Looks the payee up, and pays. */
private suspend fun pay(account: String): ObligationResponse {
    val payee = razao.pix.lookupKey(LookupPixKeyQuery(key = "fornecedor@example.com", accountId = account)).recipient.displayName
    val payment = razao.obligations.create(
        CreateObligationRequest(
            rail = RailFamily.PIX, amount = AmountField(currency = "BRL", value = 2000), description = "To $payee",
            debtor = DebtorCreditor(kind = SideKind.ACCOUNT, accountId = account),
            creditor = DebtorCreditor(kind = SideKind.EXTERNAL, externalId = "pix_key:fornecedor@example.com"),
        ),
        CallOptions(idempotencyKey = "pay-$account"),
    )
    return razao.obligations.waitFor(payment.obligationId, ObligationState.FINAL)
}

/** Returns a part of the charge to its payer. */
private suspend fun giveBack(account: String, paid: PixQrChargeResponse): ObligationResponse {
    val amount = PixReturnAmount(currency = PixCurrency.BRL, value = 850)
    val returned = razao.pix.createReturn(PixReturnRequest(accountId = account, amount = amount, originalEndToEndId = paid.endToEndId))
    return razao.obligations.waitFor(returned.obligationId, ObligationState.FINAL)
}

/** Compares the days with the bank. */
private suspend fun reconcile(from: LocalDate, to: LocalDate): ReconciliationRunResponse {
    var run = razao.reconciliation.startRun(
        StartReconciliationRunRequest(
            providerId = "sim-demo", rail = RailFamily.PIX, currency = "BRL", from = from, to = to,
            source = ReconciliationSource(kind = ReconciliationSourceKind.FETCH),
        ),
    )
    while (run.state == ReconciliationRunState.RUNNING) {
        delay(200)
        run = razao.reconciliation.getRun(run.runId)
    }
    return run
}

/** The accounting day of an instant. */
private fun dayOf(instant: OffsetDateTime): LocalDate = instant.withOffsetSameInstant(SAO_PAULO).toLocalDate()

suspend fun main() {
    val verified = onboard()
    val account = open(verified.partyId)
    val paid = charge(account)
    val payment = pay(account)
    val returned = giveBack(account, paid)
    val run = reconcile(dayOf(paid.createdAt), dayOf(returned.updatedAt))
    val payments = setOf(paid.obligationId, payment.obligationId, returned.obligationId)
    val all = razao.reconciliation.listBreaks(ListReconciliationBreaksQuery(runId = run.runId)).all()
    val breaks = all.count { it.ledger?.obligationId in payments }
    val balance = razao.accounts.getBalance(account).assets.first().balances.available
    val statement = razao.accounts.getStatementCsv(account, GetAccountStatementQuery(from = run.from, to = run.to))
    println(
        """{"kyc":"${verified.kycState}","charge":"${paid.state}","payment":"${payment.resolutionOutcome}",""" +
            """"return":"${returned.resolutionOutcome}","reconciliation":"${run.state}",""" +
            """"breaks":$breaks,"balance":$balance,"lines":${statement.trim().lines().size - 1}}""",
    )
}
