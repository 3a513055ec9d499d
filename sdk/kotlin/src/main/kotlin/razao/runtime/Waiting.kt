package razao.runtime

import com.fasterxml.jackson.databind.JsonNode
import com.fasterxml.jackson.databind.node.MissingNode
import kotlin.math.min
import kotlin.time.Duration.Companion.milliseconds

/** Waits for what comes later. */
internal class Waiting(private val timing: Timing) {
    /**
     * Sends a move, and waits until it has brought its instance to a state.
     *
     * @param move sends it; sent again with the same key while the instance's last row cannot be spent yet.
     * @param look reads the instance that it answered.
     * @throws WaitRefusal when the validator refused it, when the instance ended elsewhere, or when it takes too long.
     */
    suspend fun forMove(move: suspend () -> JsonNode, look: suspend (String) -> JsonNode, state: String, finalStates: Set<String>, options: WaitOptions): JsonNode {
        val deadline = timing.steadyMs() + options.timeout.inWholeMilliseconds
        var last: ApiRefusal? = null
        val asked = untilOver(deadline, { checkNotNull(last) }) {
            try {
                move()
            } catch (refusal: ApiRefusal) {
                if (refusal.code != "INSTANCE_NOT_INDEXED") throw refusal
                last = refusal
                null
            }
        }
        val left = (deadline - timing.steadyMs()).coerceAtLeast(0).milliseconds
        return until(asked, { look(asked.path("instance_id").asText()) }, state, finalStates, options.copy(timeout = left))
    }

    /**
     * Waits until a transition later than `after` is ACCEPTED into a state, and the next move can follow.
     *
     * @param instance as it was last seen.
     * @param look reads it anew.
     * @param finalStates after which nothing comes.
     * @throws WaitRefusal when the move was refused, when the instance ended elsewhere, or when it takes too long.
     */
    suspend fun until(instance: JsonNode, look: suspend () -> JsonNode, state: String, finalStates: Set<String>, options: WaitOptions): JsonNode {
        val after = options.after ?: (lastSequence(instance) - 1)
        val deadline = timing.steadyMs() + options.timeout.inWholeMilliseconds
        var seen = instance
        return untilOver(deadline, { WaitRefusal(WaitRefusal.End.TIMEOUT, seen, state) }) {
            seen = look()
            seen.takeIf { isOver(it, state, after, finalStates) }
        }
    }

    /**
     * Waits until a resource is in a state.
     *
     * @param what obligation, charge, key or kyc: what ends the wait.
     * @param wanted a state; for kyc a level.
     * @param look reads it anew.
     * @throws WaitRefusal when it was refused, when it ended otherwise, or when it takes too long.
     */
    suspend fun untilSeen(what: String, wanted: String, look: suspend () -> JsonNode, options: WaitOptions): JsonNode {
        val deadline = timing.steadyMs() + options.timeout.inWholeMilliseconds
        var seen: JsonNode = MissingNode.getInstance()
        fun refusal(end: WaitRefusal.End) = WaitRefusal(end, seen, wanted, what = "the $what is not")
        return untilOver(deadline, { refusal(WaitRefusal.End.TIMEOUT) }) {
            seen = look()
            endOf(what, wanted, seen)?.let { throw refusal(it) }
            seen.takeIf { hasCome(what, wanted, it) }
        }
    }

    /** Asks again and again, with growing pauses. */
    private suspend fun <T : Any> untilOver(deadline: Long, late: () -> RuntimeException, look: suspend () -> T?): T {
        var pause = FIRST_PAUSE_MS
        while (true) {
            look()?.let { return it }
            val left = deadline - timing.steadyMs()
            if (left <= 0) throw late()
            timing.sleep(min(pause, left))
            pause = min(pause * 3 / 2, LONGEST_PAUSE_MS)
        }
    }

    companion object {
        private const val FIRST_PAUSE_MS = 200L
        private const val LONGEST_PAUSE_MS = 5_000L

        /** Whether the wait is over; a refusal when it can only be in vain. */
        fun isOver(now: JsonNode, state: String, after: Int, finalStates: Set<String>): Boolean {
            val timeline = now.path("timeline").toList()
            val refused = timeline.find { it.path("sequence").asInt() == after + 1 && it.path("outcome").asText() == "REFUSED" }
            if (refused != null) throw WaitRefusal(WaitRefusal.End.REFUSED, now, state, refused.path("refusal"))
            val there = timeline.filter { it.path("sequence").asInt() > after && it.path("outcome").asText() == "ACCEPTED" && it.path("to_state").asText() == state }
            if (there.any { !it.path("awaiting_index").asBoolean() }) return true
            val hasEnded = now.path("status").asText() in setOf("CLOSED", "REFUSED") || now.path("state").asText() in finalStates
            if (hasEnded && there.isEmpty()) throw WaitRefusal(WaitRefusal.End.ENDED, now, state)
            return false
        }

        private fun hasCome(what: String, wanted: String, seen: JsonNode): Boolean {
            if (what == "kyc") return seen.path("kyc_state").asText() == "VERIFIED" && seen.path("kyc_level").asInt() >= wanted.toInt()
            val state = seen.path("state").asText()
            return state == wanted || (what == "obligation" && state == "FINAL")
        }

        private fun endOf(what: String, wanted: String, seen: JsonNode): WaitRefusal.End? {
            if (hasCome(what, wanted, seen) || what == "obligation") return null
            val state = seen.path(if (what == "kyc") "kyc_state" else "state").asText()
            val isRefused = (what == "kyc" && state == "REJECTED") ||
                (what == "key" && state == "REGISTRATION_FAILED" && !seen.path("active_claim_id").isTextual)
            val hasEnded = (what == "kyc" && state != "PENDING" && state != "IN_REVIEW") || (what == "key" && state == "EXCLUDED") ||
                (what == "charge" && (state != "ACTIVE" || seen.path("expired").asBoolean()))
            return if (isRefused) WaitRefusal.End.REFUSED else if (hasEnded) WaitRefusal.End.ENDED else null
        }

        private fun lastSequence(instance: JsonNode): Int = instance.path("timeline").maxOfOrNull { it.path("sequence").asInt() } ?: 1
    }
}
