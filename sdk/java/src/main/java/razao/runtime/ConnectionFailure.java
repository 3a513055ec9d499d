package razao.runtime;

import java.util.Optional;

/** No answer came, however often it was asked. A write may have been carried out: repeat it with the same key. */
public final class ConnectionFailure extends Failure {
  private static final long serialVersionUID = 1L;

  /** Why there is no answer. */
  public enum Reason { NETWORK, TIMEOUT, INTERRUPTED }

  private final Reason reason;
  private final String idempotencyKey;
  private final int attempts;

  ConnectionFailure(String operation, Reason reason, Optional<String> idempotencyKey, int attempts, Throwable cause) {
    super("NO_ANSWER", operation + ": no answer (" + reason.name().toLowerCase(java.util.Locale.ROOT) + ") after " + attempts + (attempts == 1 ? " attempt" : " attempts"), cause);
    this.reason = reason;
    this.idempotencyKey = idempotencyKey.orElse(null);
    this.attempts = attempts;
  }

  /** What was in the way of an answer. */
  public Reason reason() {
    return reason;
  }

  /** The key that the call went out with; empty for reads. */
  public Optional<String> idempotencyKey() {
    return Optional.ofNullable(idempotencyKey);
  }

  /** How often it was sent. */
  public int attempts() {
    return attempts;
  }
}
