package razao.runtime

import com.fasterxml.jackson.databind.JsonNode
import com.fasterxml.jackson.databind.node.MissingNode
import java.io.IOException
import java.io.InterruptedIOException
import java.net.URLEncoder
import java.util.UUID
import java.util.concurrent.SynchronousQueue
import java.util.concurrent.ThreadPoolExecutor
import java.util.concurrent.TimeUnit
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlin.time.Duration
import kotlin.time.toJavaDuration
import kotlinx.coroutines.suspendCancellableCoroutine
import okhttp3.Callback
import okhttp3.Dispatcher
import okhttp3.Headers.Companion.toHeaders
import okhttp3.HttpUrl.Companion.toHttpUrl
import okhttp3.OkHttpClient
import okhttp3.Request
import okhttp3.RequestBody.Companion.toRequestBody
import okhttp3.Response

/**
 * An operation with its arguments.
 *
 * @property operation `createObligation`
 * @property path its parameters stand in braces.
 * @property inPath values of the parameters, in the order of the path.
 * @property query an object whose fields are the parameters.
 * @property takesKey whether it goes out with an Idempotency-Key.
 */
internal data class Call(
    val operation: String,
    val method: String,
    val path: String,
    val inPath: List<String> = emptyList(),
    val query: Any? = null,
    val body: Any? = null,
    val takesKey: Boolean = false,
) {
    fun target(): String {
        val values = inPath.iterator()
        val filled = Regex("\\{\\w+\\}").replace(path) {
            val value = values.next()
            require(value.isNotEmpty() && value != "." && value != "..") { "$operation: a parameter of the path is \"$value\"" }
            encode(value)
        }
        val fields = if (query == null) emptySet() else Json.tree(query).properties()
        val pairs = fields.flatMap { (name, value) -> (if (value.isArray) value.toList() else listOf(value)).map { "${encode(name)}=${encode(it.asText())}" } }
        return if (pairs.isEmpty()) filled else filled + (if ('?' in filled) "&" else "?") + pairs.joinToString("&")
    }

    private fun encode(value: String): String = URLEncoder.encode(value, Charsets.UTF_8).replace("+", "%20")
}

/** A request as it is sent. */
internal class HttpRequest(val method: String, val url: String, val headers: Map<String, String>, val body: ByteArray?)

/** An answer as it came. */
internal class HttpAnswer(val status: Int, val body: ByteArray, val header: (String) -> String?)

/** What sends a request, within a time. */
internal fun interface Exchange {
    suspend fun send(request: HttpRequest, timeout: Duration): HttpAnswer
}

/** Sends calls: token, key, attempts. */
internal class Transport(
    baseUrl: String,
    private val clientId: String,
    private val clientSecret: String,
    private val options: ClientOptions,
    private val exchange: Exchange = over(options.http ?: newHttp()),
    val timing: Timing = Timing.System,
) {
    private val base = baseUrl.trimEnd('/')
    private val tokens = Tokens(timing, ::fetchToken)

    init {
        base.toHttpUrl()
        options.headers.toHeaders()
    }

    /**
     * Sends a call until it is answered for good.
     *
     * @return the answer's body.
     * @throws Refusal when the answer is no.
     * @throws Failure when there is none, when it is a redirect, or the service could not.
     * @throws IllegalArgumentException when it cannot be sent as it is: nothing was sent.
     */
    suspend fun send(call: Call, how: CallOptions): JsonNode = send(call, "application/json", how, ::json)

    /** The answer's body as it came, for what is not JSON. It throws as [send]. */
    suspend fun sendForBytes(call: Call, accept: String, how: CallOptions): ByteArray = send(call, accept, how) { it }

    /** The answer's body as text. It throws as [send]. */
    suspend fun sendForText(call: Call, accept: String, how: CallOptions): String = sendForBytes(call, accept, how).decodeToString()

    private suspend fun <T> send(call: Call, accept: String, how: CallOptions, reading: (ByteArray) -> T): T {
        val key = if (call.takesKey) how.idempotencyKey ?: UUID.randomUUID().toString() else null
        require(key == null || KEY.matches(key)) { "${call.operation}: an Idempotency-Key is 1 to 255 printable ASCII characters, without spaces around them" }
        val url = base + call.target()
        val body = call.body?.let { Json.write(Json.tree(it)) }
        val timeout = how.timeout ?: options.timeout
        suspend fun once(token: String) = exchange.send(HttpRequest(call.method, url, options.headers + how.headers + headers(token, key, accept, body != null), body), timeout)
        how.headers.toHeaders()
        return retry(call.operation, key, how.maxRetries ?: options.maxRetries, reading) {
            val token = tokens.get()
            val answer = once(token)
            if (answer.status != 401) answer else {
                tokens.forget(token)
                once(tokens.get())
            }
        }
    }

    private fun headers(token: String, key: String?, accept: String, hasBody: Boolean): Map<String, String> = buildMap {
        put("Accept", accept)
        put("Authorization", "Bearer $token")
        if (hasBody) put("Content-Type", "application/json")
        if (key != null) put("Idempotency-Key", key)
    }

    private suspend fun fetchToken(): JsonNode {
        val form = listOf("grant_type" to "client_credentials", "client_id" to clientId, "client_secret" to clientSecret)
            .joinToString("&") { (name, value) -> "$name=${URLEncoder.encode(value, Charsets.UTF_8)}" }
        val headers = options.headers + mapOf("Accept" to "application/json", "Content-Type" to "application/x-www-form-urlencoded")
        return retry("token", null, options.maxRetries, ::json) { exchange.send(HttpRequest("POST", "$base/auth/token", headers, form.toByteArray()), options.timeout) }
    }

    private fun json(body: ByteArray): JsonNode = if (body.isEmpty()) MissingNode.getInstance() else Json.parse(body)

    private suspend fun <T> retry(operation: String, key: String?, maxRetries: Int, reading: (ByteArray) -> T, attempt: suspend () -> HttpAnswer): T {
        var attempts = 1
        while (true) {
            var asked: Double? = null
            try {
                val answer = attempt()
                if (answer.status in 200..299) return reading(answer.body)
                val error = ErrorAnswer.of(operation, answer, timing.nowMs(), key, attempts)
                if (!Retry.again(error, attempts, maxRetries)) throw error.toException()
                asked = error.retryAfterSeconds
            } catch (lost: IOException) {
                val reason = if (lost is InterruptedIOException) ConnectionFailure.Reason.TIMEOUT else ConnectionFailure.Reason.NETWORK
                if (attempts > maxRetries) throw ConnectionFailure(operation, reason, key, attempts, lost)
            }
            timing.sleep(Retry.waitMs(attempts, asked, timing.chance()))
            attempts += 1
        }
    }

    private companion object {
        /** HTTP cuts spaces at the ends of headers off. */
        val KEY = Regex("(?=.{1,255}\\z)[\\x21-\\x7E]([\\x20-\\x7E]*[\\x21-\\x7E])?")
        const val MOST_AT_ONCE = 64

        /** Its threads let a program end that has nothing more to do. */
        fun newHttp(): OkHttpClient {
            val threads = ThreadPoolExecutor(0, Int.MAX_VALUE, 60, TimeUnit.SECONDS, SynchronousQueue()) { work -> Thread(work, "razao").apply { isDaemon = true } }
            return OkHttpClient.Builder().dispatcher(Dispatcher(threads).apply { maxRequestsPerHost = MOST_AT_ONCE }).build()
        }

        /** The time of an attempt is over for the body too. */
        fun over(http: OkHttpClient) = Exchange { request, timeout ->
            val made = Request.Builder().url(request.url).apply {
                request.headers.forEach { (name, value) -> header(name, value) }
                method(request.method, request.body?.toRequestBody() ?: if (request.method == "GET") null else ByteArray(0).toRequestBody())
            }.build()
            val client = http.newBuilder().followRedirects(false).followSslRedirects(false).callTimeout(timeout.toJavaDuration()).readTimeout(timeout.toJavaDuration()).build()
            suspendCancellableCoroutine { waiting ->
                val call = client.newCall(made)
                waiting.invokeOnCancellation { call.cancel() }
                call.enqueue(object : Callback {
                    override fun onFailure(call: okhttp3.Call, e: IOException) = waiting.resumeWithException(e)

                    override fun onResponse(call: okhttp3.Call, response: Response) {
                        val answer = try {
                            response.use { HttpAnswer(it.code, it.body.bytes(), it::header) }
                        } catch (lost: IOException) {
                            return waiting.resumeWithException(lost)
                        }
                        waiting.resume(answer)
                    }
                })
            }
        }
    }
}
