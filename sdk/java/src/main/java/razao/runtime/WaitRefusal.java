package razao.runtime;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** What was waited for does not come, or not in time. */
public final class WaitRefusal extends Refusal {
  private static final long serialVersionUID = 1L;

  /** Why a wait ended: the validator refused the move, the instance ended in another state, or the time was over. */
  public enum End { REFUSED, ENDED, TIMEOUT }

  private final End end;
  private final transient JsonNode instance;
  private final String reason;
  private final List<String> trace;

  /** @param refusal what the validator said; a missing node unless the end is REFUSED */
  @SuppressWarnings("serial") // What List.copyOf makes is serializable, which its type does not say.
  WaitRefusal(End end, JsonNode instance, String state, JsonNode refusal) {
    super(refusal.path("code").asText(end.name()), instance.path("instance_id").asText() + " is "
        + instance.path("state").asText(instance.path("status").asText()) + ", not " + state + ": " + refusal.path("code").asText(end.name()), null);
    this.end = end;
    this.instance = instance;
    this.reason = refusal.path("reason").asText("");
    List<String> lines = new java.util.ArrayList<>();
    refusal.path("trace").forEach(line -> lines.add(line.asText()));
    this.trace = List.copyOf(lines);
  }

  /** @param what was waited for: charge */
  WaitRefusal(End end, JsonNode seen, String what, String wanted) {
    super(end.name(), "the " + what + " is not " + wanted + ": " + end, null);
    this.end = end;
    this.instance = seen;
    this.reason = "";
    this.trace = List.of();
  }

  /** Why the wait ended. */
  public End end() {
    return end;
  }

  /** The last line of the validator's trace; empty unless it refused. */
  public String reason() {
    return reason;
  }

  /** Every line of the validator's trace, in order; empty unless it refused. */
  public List<String> trace() {
    return trace;
  }

  /** What was waited for, as it was last seen: {@code refusal.instance(CaucaoAluguelInstance.class)}. */
  public <T> T instance(Class<T> type) {
    return Json.read(instance, type);
  }
}
