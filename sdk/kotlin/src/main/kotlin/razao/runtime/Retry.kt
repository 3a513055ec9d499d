package razao.runtime

import kotlin.math.max
import kotlin.math.min
import kotlin.math.roundToLong
import kotlinx.coroutines.delay

/** Clock, sleep and chance, so that tests need no patience. */
internal interface Timing {
    /** Milliseconds since 1970. */
    fun nowMs(): Long

    /** Milliseconds of a clock that nobody sets. */
    fun steadyMs(): Long

    suspend fun sleep(ms: Long)

    /** From 0 to 1. */
    fun chance(): Double

    object System : Timing {
        override fun nowMs(): Long = java.lang.System.currentTimeMillis()

        override fun steadyMs(): Long = java.lang.System.nanoTime() / 1_000_000

        override suspend fun sleep(ms: Long) = delay(ms)

        override fun chance(): Double = kotlin.random.Random.nextDouble()
    }
}

/** How often a call is sent, and what is waited between. */
internal object Retry {
    private const val FIRST_WAIT_MS = 500L
    private const val LONGEST_WAIT_MS = 8_000L

    /** Asked to wait longer than this, a call gives up and tells its caller how long. */
    private const val LONGEST_PAUSE_SECONDS = 60.0

    /**
     * Waits double from half a second, a part of each by chance, so that many clients do not come back at once; the service's Retry-After only
     * lengthens them.
     *
     * @param attempts that have been made, 1 after the first.
     * @param chance from 0 to 1.
     * @return milliseconds.
     */
    fun waitMs(attempts: Int, retryAfterSeconds: Double?, chance: Double): Long {
        val wait = min(LONGEST_WAIT_MS, FIRST_WAIT_MS shl min(attempts - 1, 10))
        return max(wait * (0.5 + chance / 2), (retryAfterSeconds ?: 0.0) * 1000).roundToLong()
    }

    /** Whether a call that was answered so is sent once more. */
    fun again(answer: ErrorAnswer, attempts: Int, maxRetries: Int): Boolean =
        answer.passes && attempts <= maxRetries && (answer.retryAfterSeconds ?: 0.0) <= LONGEST_PAUSE_SECONDS
}
