package razao.runtime;

import java.util.OptionalDouble;

/** How often a call is sent, and what is waited between. */
final class Retry {
  private static final long FIRST_WAIT_MS = 500;
  private static final long LONGEST_WAIT_MS = 8_000;
  /** Asked to wait longer than this, a call gives up and tells its caller how long. */
  private static final double LONGEST_PAUSE_SECONDS = 60;

  private Retry() {
  }

  /**
   * Waits double from half a second, a part of each by chance, so that many clients do not come back at once; the service's
   * Retry-After only lengthens them.
   *
   * @param attempts that have been made, 1 after the first
   * @param chance from 0 to 1
   * @return milliseconds
   */
  static long waitMs(int attempts, OptionalDouble retryAfterSeconds, double chance) {
    long wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS << Math.min(attempts - 1, 10));
    return Math.round(Math.max(wait * (0.5 + chance / 2), retryAfterSeconds.orElse(0) * 1000));
  }

  /** Whether a call that was answered so is sent once more. */
  static boolean again(ErrorAnswer answer, int attempts, int maxRetries) {
    return answer.passes() && attempts <= maxRetries && answer.retryAfterSeconds().orElse(0) <= LONGEST_PAUSE_SECONDS;
  }
}
