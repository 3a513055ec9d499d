package razao.runtime

import com.fasterxml.jackson.databind.JsonNode
import java.io.IOException
import java.security.MessageDigest
import java.time.Instant
import java.util.HexFormat
import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec
import kotlin.math.abs

/** An event of a delivery that proves to be the service's. Its type decides what its data is; a later version has types that are not known today. */
data class WebhookEvent(val body: JsonNode) {
    /** Names the event: a delivery that comes twice has the same. */
    val eventId: String get() = body.path("event_id").asText()

    /** `obligation.settled` */
    val eventType: String get() = body.path("event_type").asText()

    /** What happened; which fields there are is decided by the type. */
    val data: JsonNode get() = body.path("data")
}

/** The header that a delivery is signed in. */
const val SIGNATURE_HEADER: String = "x-service-signature"

private const val TOLERANCE_SECONDS = 300
private val TIME = Regex("\\d{1,12}")
private val HEX = Regex("[0-9a-f]{64}")

/**
 * The event of a delivery that proves to be the service's.
 *
 * @param payload the raw bytes as they came, before any parser has seen them.
 * @param headers of the delivery, whatever their case.
 * @param secret of the endpoint, `whsec_` included.
 * @throws WebhookRefusal when it does not, or when it is more than five minutes old or early.
 * @throws IllegalArgumentException without a secret, or with an empty one.
 */
fun verifyWebhook(payload: ByteArray, headers: Map<String, List<String>>, secret: String, now: Instant = Instant.now()): WebhookEvent =
    verifyWebhook(payload, headers, listOf(secret), now)

/** The same with several secrets, while one takes the place of another. */
fun verifyWebhook(payload: ByteArray, headers: Map<String, List<String>>, secrets: Collection<String>, now: Instant = Instant.now()): WebhookEvent {
    require(secrets.isNotEmpty() && secrets.none { it.isEmpty() }) { "verifyWebhook needs the secret of the endpoint: it is missing or empty" }
    val header = headers.entries.find { (name) -> name.equals(SIGNATURE_HEADER, ignoreCase = true) }?.value ?: throw WebhookRefusal("there is no header $SIGNATURE_HEADER")
    val pairs = header.joinToString(",").split(",").map { pair -> pair.trim().split("=").let { it[0] to it.getOrElse(1) { "" } } }
    val time = pairs.find { (name) -> name == "t" }?.second.orEmpty()
    val signatures = pairs.filter { (name, value) -> name == "v1" && HEX.matches(value) }.map { (_, value) -> HexFormat.of().parseHex(value) }
    if (!TIME.matches(time) || signatures.isEmpty()) throw WebhookRefusal("the header $SIGNATURE_HEADER cannot be read")
    if (abs(now.toEpochMilli() / 1000.0 - time.toLong()) > TOLERANCE_SECONDS) throw WebhookRefusal("the delivery is too old, or from the future")
    val isGenuine = secrets.map { hmac(it, time, payload) }.any { expected -> signatures.any { MessageDigest.isEqual(it, expected) } }
    if (!isGenuine) throw WebhookRefusal("the signature is wrong")
    return try {
        WebhookEvent(Json.parse(payload))
    } catch (error: IOException) {
        throw WebhookRefusal("the body is no JSON", error)
    }
}

private fun hmac(secret: String, time: String, payload: ByteArray): ByteArray = Mac.getInstance("HmacSHA256").run {
    init(SecretKeySpec(secret.toByteArray(), "HmacSHA256"))
    update("$time.".toByteArray())
    doFinal(payload)
}
