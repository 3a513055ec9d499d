package razao.runtime

import com.fasterxml.jackson.databind.JsonNode
import com.fasterxml.jackson.databind.ObjectMapper
import com.sun.net.httpserver.HttpServer
import java.io.File
import java.io.IOException
import java.net.InetAddress
import java.net.InetSocketAddress
import java.time.Instant
import java.util.concurrent.atomic.AtomicInteger
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.async
import kotlinx.coroutines.awaitAll
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.runBlocking
import okhttp3.OkHttpClient

private val json = ObjectMapper()

/** Plays `sdk/vectors`, the folder that is its argument, and prints what it played and what was otherwise. */
object Vectors {
    private val played = mutableListOf<String>()
    private val otherwise = mutableListOf<String>()

    @JvmStatic
    fun main(arguments: Array<String>): Unit = runBlocking {
        val plays: Map<String, suspend (JsonNode) -> Unit> = mapOf(
            "retries" to ::retries, "errors" to ::errors, "tokens" to ::tokens, "keys" to ::keys, "pages" to ::pages, "waits" to ::waits, "until" to ::until, "webhooks" to ::webhooks,
        )
        plays.forEach { (name, play) -> play(json.readTree(File(arguments[0], "$name.json"))) }
        redirects()
        println(json.writeValueAsString(mapOf("played" to played, "otherwise" to otherwise)))
    }

    private suspend fun retries(file: JsonNode) {
        file.path("answers").forEach { it ->
            val world = World().answers(it.path("status").asInt(), it.path("body")).answers(200, json.createObjectNode())
            val outcome = outcome { world.transport().send(A_WRITE, CallOptions()) }
            val isRetried = it.path("retried").asBoolean()
            expect("retries/answers/${it.path("name").asText()}", if (isRetried) listOf("answered", 2) else listOf(it.path("root").asText(), 1), listOf(outcome.root, world.calls.size))
        }
        file.path("waits").forEach { it ->
            val attempt = it.path("attempt").asInt()
            val after = it.path("retry_after_seconds").takeUnless(JsonNode::isNull)?.asDouble()
            val answer = ErrorAnswer("o", 503, "OVERLOADED", "", json.nullNode(), emptyList(), null, after, null, attempt)
            val waited = if (Retry.again(answer, attempt, 99)) Retry.waitMs(attempt, after, it.path("chance").asDouble()) else null
            expect("retries/waits/$it", it.path("wait_ms").takeUnless(JsonNode::isNull)?.asLong(), waited)
        }
        file.path("ends").forEach { it ->
            val world = World()
            repeat(it.path("failures").asInt()) { world.answers(503, json.nullNode()) }
            world.answers(200, json.createObjectNode())
            val outcome = outcome { world.transport().send(A_WRITE, CallOptions(maxRetries = it.path("max_retries").asInt())) }
            expect("retries/ends/${it.path("name").asText()}", listOf(if (it.path("answered").asBoolean()) "answered" else "failure", it.path("attempts").asInt()), listOf(outcome.root, world.calls.size))
        }
        file.path("retry_after").forEach { it ->
            val read = ErrorAnswer.retryAfter(it.path("header").textValue(), Instant.parse(it.path("now").asText()).toEpochMilli())
            expect("retries/retry_after/${it.path("header")}", it.path("seconds").takeUnless(JsonNode::isNull)?.asDouble(), read)
        }
        val defaults = ClientOptions()
        expect("retries/defaults", listOf(file.at("/defaults/max_retries").asInt(), file.at("/defaults/timeout_ms").asLong()), listOf(defaults.maxRetries, defaults.timeout.inWholeMilliseconds))
    }

    private suspend fun errors(file: JsonNode) {
        file.path("answers").forEach { it ->
            val answer = ErrorAnswer.of("o", HttpAnswer(it.path("status").asInt(), bytes(it.path("body"))) { name -> it.path("headers").path(name).textValue() }, 0, null, 1)
            val details = if (answer.details.isMissingNode) json.createObjectNode() else answer.details
            val findings = answer.findings.map { finding -> mapOf("loc" to finding.loc, "msg" to finding.msg, "type" to finding.type) }
            expect(
                "errors/${it.path("name").asText()}",
                listOf(it.path("root").asText(), it.path("code").asText(), it.path("details"), it.path("request_id").textValue(), it.path("retry_after_seconds").takeUnless(JsonNode::isNull)?.asDouble(), it.path("findings")),
                listOf(rootOf(answer.toException()), answer.code, details, answer.requestId, answer.retryAfterSeconds, json.valueToTree<JsonNode>(findings)),
            )
        }
    }

    private suspend fun tokens(file: JsonNode) {
        file.path("kept").forEach { it ->
            val world = World().answers(200, json.createObjectNode())
            world.tokenLife = it.path("expires_in").asLong()
            val transport = world.transport()
            transport.send(A_READ, CallOptions())
            world.clockMs += it.path("age_seconds").asLong() * 1000
            transport.send(A_READ, CallOptions())
            expect("tokens/kept/$it", if (it.path("kept").asBoolean()) 1 else 2, world.tokens.get())
        }
        file.path("calls").forEach { it ->
            val world = World()
            it.path("service").forEach { status -> world.answers(status.asInt(), json.createObjectNode()) }
            val transport = world.transport()
            val outcomes = runBlocking(Dispatchers.Default) { List(it.path("concurrent").asInt()) { async { outcome { transport.send(A_READ, CallOptions()) }.root } }.awaitAll() }
            expect("tokens/calls/${it.path("name").asText()}", listOf(setOf(it.path("outcome").asText()), it.path("tokens").asInt()), listOf(outcomes.toSet(), world.tokens.get()))
        }
        file.path("refused").forEach { it ->
            val world = World()
            repeat(6) { _ -> world.tokenService.add { HttpAnswer(it.path("status").asInt(), bytes(it.path("body"))) { name -> it.path("headers").path(name).textValue() } } }
            val outcome = outcome { world.transport().send(A_READ, CallOptions()) }
            expect("tokens/refused/${it.path("code").asText()}", listOf(it.path("root").asText(), it.path("code").asText(), if (it.path("retried").asBoolean()) 6 else 1), listOf(outcome.root, outcome.code, world.tokens.get()))
        }
    }

    private suspend fun keys(file: JsonNode) {
        file.path("writes").forEach { it ->
            val world = World()
            it.path("service").forEach { said -> if (said.asText() == "none") world.service.add { throw IOException("cut off") } else world.answers(said.asInt(), json.createObjectNode()) }
            val own = it.path("own").textValue()
            world.transport().send(if (it.path("method").asText("POST") == "GET") A_READ else A_WRITE, CallOptions(idempotencyKey = own))
            val keys = world.calls.mapNotNull { request -> request.headers["Idempotency-Key"] }.toSet()
            expect("keys/${it.path("name").asText()}", listOf(it.path("requests").asInt(), it.path("keys").asInt(), true), listOf(world.calls.size, keys.size, own == null || keys == setOf(own)))
        }
        unsendable(file)
    }

    private suspend fun unsendable(file: JsonNode) {
        file.path("unsendable").forEach { it ->
            val world = World().answers(200, json.createObjectNode())
            val thrown = thrownBy { world.transport().send(A_WRITE, CallOptions(idempotencyKey = it.asText())) }
            expect("keys/unsendable/$it", listOf("IllegalArgumentException", 0, 0), listOf(thrown, world.calls.size, world.tokens.get()))
        }
    }

    /** Over real connections. */
    private suspend fun redirects() {
        val http = OkHttpClient()
        for (status in listOf(301, 302, 303, 307, 308)) {
            for (redirected in listOf("/v1/", "/auth/token")) {
                val reached = AtomicInteger()
                val elsewhere = serve(200, "", null, reached)
                val gateway = serve(status, redirected, "${urlOf(elsewhere)}/login", AtomicInteger())
                val outcome = outcome { Transport(urlOf(gateway), "id", "secret", ClientOptions(http = http)).send(A_WRITE, CallOptions()) }
                expect("redirects/$status$redirected", listOf(Outcome("failure", "REDIRECTED"), 0), listOf(outcome, reached.get()))
                elsewhere.stop(0)
                gateway.stop(0)
            }
        }
        http.dispatcher.executorService.shutdown()
        val odd = ClientOptions(headers = mapOf("X-App" to "a\nb"))
        expect("headers/a line too many", "IllegalArgumentException", thrownBy { Transport("http://service", "id", "secret", odd) })
        expect("addresses/none", "IllegalArgumentException", thrownBy { Transport("no address", "id", "secret", ClientOptions()) })
    }

    /** A server that sends elsewhere what begins so, and answers the rest with a token. */
    private fun serve(status: Int, redirected: String, location: String?, reached: AtomicInteger): HttpServer {
        val server = HttpServer.create(InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0)
        server.createContext("/") { exchange ->
            reached.incrementAndGet()
            exchange.requestBody.readAllBytes()
            val isRedirected = location != null && exchange.requestURI.path.startsWith(redirected)
            if (isRedirected) exchange.responseHeaders.set("Location", location)
            val body = "{\"access_token\":\"t\",\"expires_in\":60}".toByteArray()
            exchange.sendResponseHeaders(if (isRedirected) status else 200, body.size.toLong())
            exchange.responseBody.write(body)
            exchange.close()
        }
        server.start()
        return server
    }

    private fun urlOf(server: HttpServer): String = "http://127.0.0.1:${server.address.port}"

    private suspend fun thrownBy(call: suspend () -> Any?): String = try {
        call()
        "nothing"
    } catch (error: IllegalArgumentException) {
        error.javaClass.simpleName
    }

    private suspend fun pages(file: JsonNode) {
        file.path("lists").forEach { it ->
            val cursors = mutableListOf<String?>()
            val items = page(it.path("pages").iterator(), cursors, null).all().map { item -> item.path("n").asInt() }.toList()
            expect("pages/${it.path("name").asText()}", listOf(it.path("cursors").map(JsonNode::textValue), it.path("items").map(JsonNode::asInt)), listOf(cursors, items))
        }
    }

    private fun page(pages: Iterator<JsonNode>, cursors: MutableList<String?>, cursor: String?): Page<JsonNode> {
        cursors.add(cursor)
        val answer = pages.next()
        return Page(answer.path("items").toList(), answer.path("next_cursor").textValue()) { page(pages, cursors, it) }
    }

    private suspend fun waits(file: JsonNode) {
        file.path("waits").forEach { it ->
            val seen = it.path("seen").toList()
            var looks = 0
            var end = "REACHED"
            var refused: JsonNode = json.nullNode()
            try {
                val look = { seen[minOf(looks++, seen.size - 1)] }
                Waiting(World()).until(it.path("given"), look, it.path("state").asText(), setOf("SETTLED", "RELEASED"), WaitOptions(after = it.path("after").takeIf(JsonNode::isInt)?.asInt()))
            } catch (refusal: WaitRefusal) {
                end = refusal.end.name
                if (refusal.end == WaitRefusal.End.REFUSED) refused = json.valueToTree(mapOf("code" to refusal.code, "reason" to refusal.reason, "trace" to refusal.trace))
            }
            val wanted = it.path("looks").takeIf(JsonNode::isInt)?.asInt() ?: looks
            expect("waits/${it.path("name").asText()}", listOf(it.path("end").asText(), it.path("refusal"), wanted), listOf(end, refused, looks))
        }
        file.path("and_wait").forEach { it ->
            val move = mapOf("sequence" to 1, "outcome" to "ACCEPTED", "to_state" to "CLAIMED", "awaiting_index" to false)
            val there: JsonNode = json.valueToTree(mapOf("instance_id" to "pin_1", "status" to "OPEN", "state" to "CLAIMED", "timeline" to listOf(move)))
            val world = World()
            it.path("answers").forEachIndexed { n, status ->
                val code = it.path("codes").path(n).textValue()
                world.answers(status.asInt(), if (code == null) there else json.valueToTree(mapOf("error" to code, "message" to "m")))
            }
            val transport = world.transport()
            val how = CallOptions().forOneWrite()
            val end = try {
                Waiting(world).forMove({ transport.send(A_WRITE, how) }, { there }, "CLAIMED", emptySet(), WaitOptions())
                "REACHED"
            } catch (refusal: ApiRefusal) {
                refusal.code
            }
            val keys = world.calls.mapNotNull { request -> request.headers["Idempotency-Key"] }.toSet()
            expect("waits/and_wait/${it.path("name").asText()}", listOf(it.path("end").asText(), it.path("requests").asInt(), 1), listOf(end, world.calls.size, keys.size))
        }
    }

    private suspend fun until(file: JsonNode) {
        file.path("waits").forEach { it ->
            val seen = it.path("seen").toList()
            var looks = 0
            val end = try {
                Waiting(World()).untilSeen(it.path("what").asText(), it.path("wanted").asText(), { seen[minOf(looks++, seen.size - 1)] }, WaitOptions())
                "REACHED"
            } catch (refusal: WaitRefusal) {
                refusal.end.name
            }
            val wanted = it.path("looks").takeIf(JsonNode::isInt)?.asInt()
            expect("until/${it.path("name").asText()}", listOf<Any>(it.path("end").asText(), wanted ?: true), listOf<Any>(end, if (wanted == null) looks > 10 else looks))
        }
    }

    private suspend fun webhooks(file: JsonNode) {
        file.path("unusable_secrets").forEach { secrets ->
            val error = runCatching { verifyWebhook(ByteArray(0), emptyMap(), secrets.map(JsonNode::asText)) }.exceptionOrNull()
            expect("webhooks/secrets $secrets", "IllegalArgumentException", error?.javaClass?.simpleName)
        }
        file.path("deliveries").forEach { it ->
            val headers = it.path("headers").properties().associate { (name, value) -> name to listOf(value.asText()) }
            val outcome = outcome { verifyWebhook(bytes(it.path("body")), headers, it.path("secrets").map(JsonNode::asText), Instant.ofEpochSecond(it.path("now").asLong())) }
            expect("webhooks/${it.path("name").asText()}", if (it.path("valid").asBoolean()) Outcome("answered") else Outcome("refusal", file.path("code").asText()), outcome)
        }
    }

    private fun expect(name: String, wanted: Any?, found: Any?) {
        played.add(name)
        if (wanted != found) otherwise.add("$name: wanted $wanted, found $found")
    }
}

private val A_WRITE = Call("createObligation", "POST", "/v1/obligations", body = mapOf("a" to 1), takesKey = true)
private val A_READ = Call("getObligation", "GET", "/v1/obligations/{obligation_id}", listOf("obl_1"))

private data class Outcome(val root: String, val code: String? = null)

private suspend fun outcome(call: suspend () -> Any?): Outcome = try {
    call()
    Outcome("answered")
} catch (refusal: Refusal) {
    Outcome(rootOf(refusal), refusal.code)
} catch (failure: Failure) {
    Outcome(rootOf(failure), failure.code)
}

private fun rootOf(error: RuntimeException): String = when (error) {
    is Refusal -> "refusal"
    is Failure -> "failure"
    else -> error.toString()
}

private fun bytes(body: JsonNode): ByteArray = when {
    body.isNull || body.isMissingNode -> ByteArray(0)
    body.isTextual -> body.asText().toByteArray()
    else -> body.toString().toByteArray()
}

/** A service that says what it is told to, the last for good, and a clock that stands but for sleeps. */
private class World : Timing, Exchange {
    val calls = mutableListOf<HttpRequest>()
    val service = ArrayDeque<() -> HttpAnswer>()
    val tokenService = ArrayDeque<() -> HttpAnswer>()
    val tokens = AtomicInteger()
    var tokenLife = 3600L
    var clockMs = 1_772_454_900_000L

    fun transport() = Transport("https://ledger.example/", "id", "secret", ClientOptions(), this, this)

    fun answers(status: Int, body: JsonNode): World {
        service.add { HttpAnswer(status, bytes(body)) { null } }
        return this
    }

    override suspend fun send(request: HttpRequest, timeout: kotlin.time.Duration): HttpAnswer {
        if (request.url.endsWith("/auth/token")) {
            val n = tokens.incrementAndGet()
            val token = json.valueToTree<JsonNode>(mapOf("access_token" to "t$n", "expires_in" to tokenLife))
            return tokenService.removeFirstOrNull()?.invoke() ?: HttpAnswer(200, bytes(token)) { null }
        }
        return synchronized(calls) {
            calls.add(request)
            if (service.size > 1) service.removeFirst() else service.first()
        }()
    }

    override fun nowMs(): Long = clockMs

    override fun steadyMs(): Long = clockMs

    override suspend fun sleep(ms: Long) {
        clockMs += ms
    }

    override fun chance(): Double = 0.5
}
