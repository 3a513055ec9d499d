import com.fasterxml.jackson.databind.ObjectMapper
import java.time.Instant
import kotlin.time.Duration.Companion.minutes
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.count
import razao.aurora.AuroraProducts
import razao.aurora.model.AccountCreateRequest
import razao.aurora.model.AmountField
import razao.aurora.model.CaucaoAluguelAcceptClaimRequest
import razao.aurora.model.CaucaoAluguelClaimParameters
import razao.aurora.model.CaucaoAluguelClaimRequest
import razao.aurora.model.CaucaoAluguelCreateParameters
import razao.aurora.model.CaucaoAluguelCreateRequest
import razao.aurora.model.CaucaoAluguelState
import razao.aurora.model.CreateObligationRequest
import razao.aurora.model.DebtorCreditor
import razao.aurora.model.ListCaucaoAluguelQuery
import razao.aurora.model.ObligationState
import razao.aurora.model.PartyCreateRequest
import razao.aurora.model.PartyType
import razao.aurora.model.RailFamily
import razao.aurora.model.SideKind
import razao.aurora.runtime.ApiRefusal
import razao.aurora.runtime.WaitOptions
import razao.aurora.runtime.WaitRefusal

private const val DAY_SECONDS = 86_400
private val PATIENT = WaitOptions(timeout = 3.minutes)

/** The journey of a client: see test/portal/README.md. */
suspend fun main() {
    val client = AuroraProducts(env("RAZAO_BASE_URL"), env("RAZAO_CLIENT_ID"), env("RAZAO_CLIENT_SECRET"))
    val party = client.parties.create(PartyCreateRequest(type = PartyType.INDIVIDUAL, displayName = "Ana Souza", country = "BR")).partyId
    val account = AccountCreateRequest(ownerPartyId = party, type = "CUSTOMER", currency = "BRL")
    val journey = Journey(client, renter = client.accounts.create(account).id, landlord = client.accounts.create(account).id)
    println(ObjectMapper().writeValueAsString(if (System.getenv("RAZAO_MOCK") == "1") journey.againstMock() else journey.againstService()))
}

private fun env(name: String): String = checkNotNull(System.getenv(name)) { "$name is not set" }

private class Journey(private val client: AuroraProducts, private val renter: String, private val landlord: String) {
    suspend fun againstService(): Map<String, Any?> {
        val said = linkedMapOf<String, Any?>()
        var funding = client.obligations.create(funding())
        while (funding.state != ObligationState.FINAL) {
            delay(200)
            funding = client.obligations.get(funding.obligationId)
        }
        said["transfer"] = client.obligations.create(transfer()).state.value

        val instance = client.caucaoAluguel.createAndWait(creation(), PATIENT)
        val id = instance.instanceId
        said["created"] = mapOf("state" to instance.state?.value, "locked" to instance.lockedValue.value)

        try {
            client.caucaoAluguel.claimAndWait(id, claim(120_001), PATIENT)
        } catch (refusal: WaitRefusal) {
            said["refused"] = mapOf("root" to "refusal", "code" to refusal.code, "trace" to refusal.trace)
        }

        val asked = client.caucaoAluguel.claim(id, claim(120_000))
        said["asked"] = asked.timeline.last().outcome.value
        said["claimed"] = client.caucaoAluguel.waitFor(asked, CaucaoAluguelState.CLAIMED, options = PATIENT).state?.value
        val accepted = client.caucaoAluguel.acceptClaimAndWait(id, CaucaoAluguelAcceptClaimRequest(accountId = renter), PATIENT)
        said["accepted"] = accepted.state?.value

        said["balances"] = mapOf("renter" to available(renter), "landlord" to available(landlord))
        said["instances"] = client.caucaoAluguel.list(ListCaucaoAluguelQuery(accountId = renter, limit = 1)).all().count()
        said["moves"] = client.caucaoAluguel.get(id).timeline.map { mapOf("kind" to it.kind.value, "action" to it.action?.value, "outcome" to it.outcome.value) }

        try {
            client.caucaoAluguel.get("pin_00000000000000000000000000")
        } catch (refusal: ApiRefusal) {
            said["missing"] = mapOf("root" to "refusal", "status" to refusal.status, "code" to refusal.code)
        }
        try {
            client.caucaoAluguel.waitFor(accepted, CaucaoAluguelState.CLAIMED, after = accepted.timeline.last().sequence)
        } catch (refusal: WaitRefusal) {
            said["ended"] = mapOf("root" to "refusal", "end" to refusal.end.name)
        }
        return said
    }

    suspend fun againstMock(): Map<String, Any?> {
        val obligation = client.obligations.create(funding()).obligationId
        client.obligations.create(transfer())
        client.obligations.get(obligation)
        val id = client.caucaoAluguel.create(creation()).instanceId
        client.caucaoAluguel.claim(id, claim(120_001))
        client.caucaoAluguel.claim(id, claim(120_000))
        client.caucaoAluguel.acceptClaim(id, CaucaoAluguelAcceptClaimRequest(accountId = renter))
        available(renter)
        available(landlord)
        client.caucaoAluguel.list(ListCaucaoAluguelQuery(accountId = renter, limit = 1)).items
        client.caucaoAluguel.get(id)
        return mapOf("calls" to 14)
    }

    private fun funding() = CreateObligationRequest(
        rail = RailFamily.MOCK, amount = reais(500_000), debtor = DebtorCreditor(kind = SideKind.EXTERNAL, externalId = "employer"), creditor = account(renter),
    )

    private fun transfer() = CreateObligationRequest(rail = RailFamily.NATIVE, amount = reais(1_250), debtor = account(renter), creditor = account(landlord))

    private fun creation() = CaucaoAluguelCreateRequest(
        accountId = renter,
        parameters = CaucaoAluguelCreateParameters(
            depositCents = 240_000, landlord = landlord, claimCapBps = 5_000, leaseEnd = Instant.now().epochSecond + 30 * DAY_SECONDS, extendable = true,
        ),
    )

    private fun claim(cents: Long) = CaucaoAluguelClaimRequest(accountId = landlord, parameters = CaucaoAluguelClaimParameters(claimCents = cents))

    private suspend fun available(account: String): Long = client.accounts.getBalance(account).assets.first().balances.available

    private fun reais(cents: Long) = AmountField(currency = "BRL", value = cents)

    private fun account(id: String) = DebtorCreditor(kind = SideKind.ACCOUNT, accountId = id)
}
