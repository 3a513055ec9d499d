package razao.runtime

import com.fasterxml.jackson.databind.JsonNode
import kotlin.math.min
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock

/** The token of a client: fetched when it is first needed, once for all who wait, and renewed before it ends. */
internal class Tokens(private val timing: Timing, private val fetch: suspend () -> JsonNode) {
    private val lock = Mutex()
    private var value: String? = null
    private var until = 0L

    /** Others wait while one fetches, and then find what it got. */
    suspend fun get(): String = lock.withLock {
        value?.takeIf { timing.nowMs() < until } ?: run {
            val asked = timing.nowMs()
            val answer = fetch()
            val life = answer.path("expires_in").asLong(0) * 1000
            until = asked + life - min(MARGIN_MS, life / 10)
            answer.path("access_token").asText().also { value = it }
        }
    }

    /** The service refused this token: whoever asks next gets another. */
    suspend fun forget(refused: String) = lock.withLock {
        if (refused == value) value = null
    }

    private companion object {
        /** A token that has less than this to live is renewed first, or than a tenth of its life where that is less. */
        const val MARGIN_MS = 60_000L
    }
}
