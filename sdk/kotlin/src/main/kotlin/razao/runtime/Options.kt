package razao.runtime

import java.util.UUID
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds
import okhttp3.OkHttpClient

/**
 * How a client calls.
 *
 * @property timeout how long one attempt may take.
 * @property maxRetries how often a call is repeated at most; 0 for never.
 * @property headers of every call, beside those of the client.
 * @property http a client of OkHttp in place of the one that is made: for a proxy, for other certificates. No redirect is followed, whatever it says.
 */
data class ClientOptions(
    val timeout: Duration = 30.seconds,
    val maxRetries: Int = 5,
    val headers: Map<String, String> = emptyMap(),
    val http: OkHttpClient? = null,
)

/**
 * What goes with one call.
 *
 * @property idempotencyKey the key by which the service knows a repetition, 1 to 255 printable ASCII characters; made for each write where it is
 * left out. Derive it from your intention, the id of the order or of the row: then a repetition after a crash does nothing twice.
 * @property timeout how long one attempt may take.
 * @property maxRetries how often the call is repeated at most.
 * @property headers of this call alone: the signature of a provider's delivery, a trace.
 */
data class CallOptions(
    val idempotencyKey: String? = null,
    val timeout: Duration? = null,
    val maxRetries: Int? = null,
    val headers: Map<String, String> = emptyMap(),
) {
    internal fun forOneWrite(): CallOptions = if (idempotencyKey != null) this else copy(idempotencyKey = UUID.randomUUID().toString())
}

/**
 * How a wait goes.
 *
 * @property timeout how long to wait at most.
 * @property after of an instance, only moves later than this sequence of the timeline count; where it is left out, the last move that the instance shows counts.
 * @property call what goes with the calls, the key of the move among them.
 */
data class WaitOptions(val timeout: Duration = 1.minutes, val after: Int? = null, val call: CallOptions = CallOptions())
