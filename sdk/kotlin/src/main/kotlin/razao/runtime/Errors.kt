package razao.runtime

import com.fasterxml.jackson.databind.JsonNode
import com.fasterxml.jackson.databind.node.MissingNode
import java.io.IOException
import java.time.ZonedDateTime
import java.time.format.DateTimeFormatter
import java.time.format.DateTimeParseException

/**
 * The service understood and says no, a product's validator says no, or a wait ended otherwise. Asked the same, it says no again unless something changes.
 *
 * @property code stable: decide by it.
 */
sealed class Refusal(val code: String, message: String, cause: Throwable? = null) : RuntimeException(message, cause)

/**
 * The service could not be asked, or could not answer. A write may have been carried out: repeat it with the same key.
 *
 * @property code stable: decide by it.
 */
sealed class Failure(val code: String, message: String, cause: Throwable? = null) : RuntimeException(message, cause)

/** An answer that says no: a status from 400 to 499. */
class ApiRefusal internal constructor(val answer: ErrorAnswer) : Refusal(answer.code, answer.toString()) {
    val status: Int get() = answer.status
}

/**
 * An answer that decides nothing: a status from 500 on, after all retries, or a redirect (`REDIRECTED`: the service never does). A write may have
 * been carried out.
 */
class ApiFailure internal constructor(val answer: ErrorAnswer) : Failure(answer.code, answer.toString()) {
    val status: Int get() = answer.status
}

/**
 * No answer came, however often it was asked. A write may have been carried out: repeat it with the same key.
 *
 * @property idempotencyKey the key that the call went out with; null for reads.
 * @property attempts how often it was sent.
 */
class ConnectionFailure internal constructor(operation: String, val reason: Reason, val idempotencyKey: String?, val attempts: Int, cause: Throwable) :
    Failure("NO_ANSWER", "$operation: no answer (${reason.name.lowercase()}) after $attempts ${if (attempts == 1) "attempt" else "attempts"}", cause) {
    /** Why there is no answer. */
    enum class Reason { NETWORK, TIMEOUT }
}

/** What was waited for does not come, or not in time. */
class WaitRefusal internal constructor(
    val end: End,
    /** What was waited for, as it was last seen. */
    val instance: JsonNode,
    state: String,
    refusal: JsonNode = MissingNode.getInstance(),
    what: String = "${instance.path("instance_id").asText()} is ${instance.path("state").asText(instance.path("status").asText())}, not",
) : Refusal(refusal.path("code").asText(end.name), "$what $state: ${refusal.path("code").asText(end.name)}") {
    /** The last line of the validator's trace; empty unless it refused. */
    val reason: String = refusal.path("reason").asText("")

    /** Every line of the validator's trace, in order; empty unless it refused. */
    val trace: List<String> = refusal.path("trace").map { it.asText() }

    /** Why a wait ended: the validator refused the move, the instance ended in another state, or the time was over. */
    enum class End { REFUSED, ENDED, TIMEOUT }
}

/** A delivery is not what it says it is: answer it with 401 and do nothing. */
class WebhookRefusal internal constructor(message: String, cause: Throwable? = null) : Refusal("WEBHOOK_NOT_GENUINE", message, cause)

/**
 * One thing that is wrong with a request.
 *
 * @property loc where: `body`, `query`, `path` or `header` first, then names and positions.
 * @property msg what, for a person.
 * @property type what kind of mistake it is.
 */
data class Finding(val loc: List<String>, val msg: String, val type: String) {
    override fun toString(): String = "${loc.joinToString(".")}: $msg"
}

/**
 * An answer that is no 2xx.
 *
 * @property operation `createObligation`
 * @property code of the catalogue; `VALIDATION` where the request has the wrong shape, `HTTP_502` and the like where the answer names none.
 * @property details what there is to say beside the code, an object.
 * @property findings what is wrong with the request, for the code `VALIDATION`; else empty.
 * @property requestId names the answer in the service's logs.
 * @property retryAfterSeconds how long to wait, as the service says.
 * @property idempotencyKey the key that the call went out with: repeat it with the same. Null for reads.
 * @property attempts how often it was sent.
 */
data class ErrorAnswer(
    val operation: String,
    val status: Int,
    val code: String,
    val message: String,
    val details: JsonNode,
    val findings: List<Finding>,
    val requestId: String?,
    val retryAfterSeconds: Double?,
    val idempotencyKey: String?,
    val attempts: Int,
) {
    /** Whether waiting a little is all it takes. */
    val passes: Boolean get() = status in TRANSIENT || code == "IDEMPOTENCY_IN_PROGRESS"

    internal fun toException(): RuntimeException = if (status in 400..499) ApiRefusal(this) else ApiFailure(this)

    override fun toString(): String {
        val why = message.ifEmpty { findings.joinToString("; ").ifEmpty { "no further information" } }
        return "$operation: $status $code: $why"
    }

    internal companion object {
        /** Statuses that pass by waiting. */
        private val TRANSIENT = setOf(408, 429, 500, 502, 503, 504)

        fun of(operation: String, answer: HttpAnswer, nowMs: Long, key: String?, attempts: Int): ErrorAnswer {
            val json = if (answer.status in 300..399) redirected(answer.header("location")) else parsed(answer.body)
            val findings = json.path("detail").map { one -> Finding(one.path("loc").map { it.asText() }, one.path("msg").asText(""), one.path("type").asText("")) }
            val code = if (json.path("error").isTextual) json.path("error").asText() else if (findings.isNotEmpty()) "VALIDATION" else "HTTP_${answer.status}"
            val message = json.path("message").asText(json.path("error_description").asText(""))
            return ErrorAnswer(
                operation, answer.status, code, message, json.path("details"), findings, answer.header("x-request-id"),
                retryAfter(answer.header("retry-after"), nowMs), key, attempts,
            )
        }

        /** Nothing in the body of a redirect is the service's. */
        private fun redirected(location: String?): JsonNode {
            val message = "a redirect${location?.let { " to $it" }.orEmpty()}, which is not followed: the service never redirects. Check the base URL and the proxies before it"
            return Json.tree(mapOf("error" to "REDIRECTED", "message" to message, "details" to (location?.let { mapOf("location" to it) } ?: emptyMap())))
        }

        private fun parsed(body: ByteArray): JsonNode = try {
            Json.parse(body)
        } catch (_: IOException) {
            MissingNode.getInstance()
        }

        /** Seconds or a date, as HTTP allows. */
        fun retryAfter(header: String?, nowMs: Long): Double? {
            val text = header?.trim() ?: return null
            text.toDoubleOrNull()?.let { return maxOf(0.0, it) }
            return try {
                maxOf(0.0, (ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant().toEpochMilli() - nowMs) / 1000.0)
            } catch (_: DateTimeParseException) {
                null
            }
        }
    }
}
