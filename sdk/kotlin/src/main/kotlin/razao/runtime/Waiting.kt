package razao.runtime

import com.fasterxml.jackson.databind.JsonNode
import kotlin.math.min
import kotlin.time.Duration.Companion.milliseconds

/** Waits for instances of products. */
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

        private fun lastSequence(instance: JsonNode): Int = instance.path("timeline").maxOfOrNull { it.path("sequence").asInt() } ?: 1
    }
}
