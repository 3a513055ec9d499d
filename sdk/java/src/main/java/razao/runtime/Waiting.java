package razao.runtime;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/** Waits for what comes later. What is generated uses it; a program need not. */
public final class Waiting {
  private static final long FIRST_PAUSE_MS = 200;
  private static final long LONGEST_PAUSE_MS = 5_000;

  private final Timing timing;

  public Waiting(Transport transport) {
    this(transport.timing());
  }

  Waiting(Timing timing) {
    this.timing = timing;
  }

  /**
   * Sends a move, and waits until it has brought its instance to a state.
   *
   * @param move sends it; sent again with the same key while the instance's last row cannot be spent yet
   * @param look reads the instance that it answered
   * @throws WaitRefusal when the validator refused it, when the instance ended elsewhere, or when it takes too long
   */
  public JsonNode forMove(Supplier<JsonNode> move, Function<String, JsonNode> look, String state, Set<String> finalStates, WaitOptions options) {
    long deadline = timing.steadyMs() + options.timeout().toMillis();
    ApiRefusal[] last = new ApiRefusal[1];
    JsonNode asked = untilOver(() -> {
      try {
        return Optional.of(move.get());
      } catch (ApiRefusal refusal) {
        if (!refusal.code().equals("INSTANCE_NOT_INDEXED")) {
          throw refusal;
        }
        last[0] = refusal;
        return Optional.empty();
      }
    }, deadline, () -> last[0]);
    Duration left = Duration.ofMillis(Math.max(0, deadline - timing.steadyMs()));
    return until(asked, () -> look.apply(asked.path("instance_id").asText()), state, finalStates, options.withTimeout(left));
  }

  /**
   * Waits until a transition later than {@code after} is ACCEPTED into a state, and the next move can follow.
   *
   * @param instance as it was last seen
   * @param look reads it anew
   * @param finalStates after which nothing comes
   * @throws WaitRefusal when the move was refused, when the instance ended elsewhere, or when it takes too long
   */
  public JsonNode until(JsonNode instance, Supplier<JsonNode> look, String state, Set<String> finalStates, WaitOptions options) {
    int after = options.after().orElseGet(() -> lastSequence(instance) - 1);
    long deadline = timing.steadyMs() + options.timeout().toMillis();
    JsonNode[] seen = {instance};
    return untilOver(() -> {
      seen[0] = look.get();
      return over(seen[0], state, after, finalStates) ? Optional.of(seen[0]) : Optional.empty();
    }, deadline, () -> new WaitRefusal(WaitRefusal.End.TIMEOUT, seen[0], state, MissingNode.getInstance()));
  }

  /**
   * Waits until a resource is in a state.
   *
   * @param what obligation, charge, key or kyc: what ends the wait
   * @param wanted a state; for kyc a level
   * @param look reads it anew
   * @throws WaitRefusal when it was refused, when it ended otherwise, or when it takes too long
   */
  public JsonNode untilSeen(String what, String wanted, Supplier<JsonNode> look, WaitOptions options) {
    long deadline = timing.steadyMs() + options.timeout().toMillis();
    JsonNode[] seen = new JsonNode[1];
    return untilOver(() -> {
      seen[0] = look.get();
      Optional<WaitRefusal.End> end = endOf(what, wanted, seen[0]);
      if (end.isPresent()) {
        throw new WaitRefusal(end.get(), seen[0], what, wanted);
      }
      return hasCome(what, wanted, seen[0]) ? Optional.of(seen[0]) : Optional.empty();
    }, deadline, () -> new WaitRefusal(WaitRefusal.End.TIMEOUT, seen[0], what, wanted));
  }

  private static boolean hasCome(String what, String wanted, JsonNode seen) {
    if (what.equals("kyc")) {
      return seen.path("kyc_state").asText().equals("VERIFIED") && seen.path("kyc_level").asInt() >= Integer.parseInt(wanted);
    }
    String state = seen.path("state").asText();
    return state.equals(wanted) || what.equals("obligation") && state.equals("FINAL");
  }

  private static Optional<WaitRefusal.End> endOf(String what, String wanted, JsonNode seen) {
    String state = seen.path(what.equals("kyc") ? "kyc_state" : "state").asText();
    if (hasCome(what, wanted, seen) || what.equals("obligation")) {
      return Optional.empty();
    }
    boolean isRefused = what.equals("kyc") && state.equals("REJECTED")
        || what.equals("key") && state.equals("REGISTRATION_FAILED") && !seen.path("active_claim_id").isTextual();
    boolean hasEnded = what.equals("kyc") && !state.equals("PENDING") && !state.equals("IN_REVIEW")
        || what.equals("key") && state.equals("EXCLUDED")
        || what.equals("charge") && (!state.equals("ACTIVE") || seen.path("expired").asBoolean());
    return isRefused ? Optional.of(WaitRefusal.End.REFUSED) : hasEnded ? Optional.of(WaitRefusal.End.ENDED) : Optional.empty();
  }

  /** Whether the wait is over; a refusal when it can only be in vain. */
  static boolean over(JsonNode now, String state, int after, Set<String> finalStates) {
    boolean isOnItsWay = false;
    for (JsonNode move : now.path("timeline")) {
      int sequence = move.path("sequence").asInt();
      String outcome = move.path("outcome").asText();
      if (sequence == after + 1 && outcome.equals("REFUSED")) {
        throw new WaitRefusal(WaitRefusal.End.REFUSED, now, state, move.path("refusal"));
      }
      if (sequence > after && outcome.equals("ACCEPTED") && move.path("to_state").asText().equals(state)) {
        if (!move.path("awaiting_index").asBoolean()) {
          return true;
        }
        isOnItsWay = true;
      }
    }
    String status = now.path("status").asText();
    boolean hasEnded = status.equals("CLOSED") || status.equals("REFUSED") || finalStates.contains(now.path("state").asText());
    if (hasEnded && !isOnItsWay) {
      throw new WaitRefusal(WaitRefusal.End.ENDED, now, state, MissingNode.getInstance());
    }
    return false;
  }

  private static int lastSequence(JsonNode instance) {
    int last = 1;
    for (JsonNode move : instance.path("timeline")) {
      last = Math.max(last, move.path("sequence").asInt());
    }
    return last;
  }

  /** Asks again and again, with growing pauses. */
  private <T> T untilOver(Supplier<Optional<T>> look, long deadline, Supplier<RuntimeException> late) {
    for (long pause = FIRST_PAUSE_MS;; pause = Math.min(pause * 3 / 2, LONGEST_PAUSE_MS)) {
      Optional<T> found = look.get();
      if (found.isPresent()) {
        return found.get();
      }
      long left = deadline - timing.steadyMs();
      if (left <= 0) {
        throw late.get();
      }
      try {
        timing.sleep(Math.min(pause, left));
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
        throw new ConnectionFailure("wait", ConnectionFailure.Reason.INTERRUPTED, Optional.empty(), 0, interrupted);
      }
    }
  }
}
