package razao.runtime;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;

/**
 * What goes with one call.
 *
 * @param idempotencyKey the key by which the service knows a repetition, 1 to 255 printable ASCII characters; made for each write where it is left out
 * @param timeout how long one attempt may take
 * @param maxRetries how often the call is repeated at most
 * @param headers of this call alone
 */
public record CallOptions(Optional<String> idempotencyKey, Optional<Duration> timeout, OptionalInt maxRetries, Map<String, String> headers) {
  public static CallOptions defaults() {
    return new CallOptions(Optional.empty(), Optional.empty(), OptionalInt.empty(), Map.of());
  }

  /** Derive the key from your intention, the id of the order or of the row: then a repetition after a crash does nothing twice. */
  public static CallOptions withKey(String idempotencyKey) {
    return new CallOptions(Optional.of(idempotencyKey), Optional.empty(), OptionalInt.empty(), Map.of());
  }

  public CallOptions withTimeout(Duration timeout) {
    return new CallOptions(idempotencyKey, Optional.of(timeout), maxRetries, headers);
  }

  public CallOptions withMaxRetries(int maxRetries) {
    return new CallOptions(idempotencyKey, timeout, OptionalInt.of(maxRetries), headers);
  }

  /** The same with a header more: the signature of a provider's delivery, a trace. */
  public CallOptions withHeader(String name, String value) {
    Map<String, String> all = new LinkedHashMap<>(headers);
    all.put(name, value);
    return new CallOptions(idempotencyKey, timeout, maxRetries, Map.copyOf(all));
  }

  /** The same with a key, so that all that is sent with it is one write. What is generated uses it; a program need not. */
  public CallOptions forOneWrite() {
    return idempotencyKey.isPresent() ? this : new CallOptions(Optional.of(UUID.randomUUID().toString()), timeout, maxRetries, headers);
  }
}
