package razao.runtime;

import java.time.Duration;
import java.util.OptionalInt;

/**
 * How a wait goes.
 *
 * @param timeout how long to wait at most: a minute by default
 * @param after of an instance, only moves later than this sequence of the timeline count; where it is left out, the last move that the instance shows counts
 * @param call what goes with the calls, the key of the move among them
 */
public record WaitOptions(Duration timeout, OptionalInt after, CallOptions call) {
  public static WaitOptions defaults() {
    return new WaitOptions(Duration.ofMinutes(1), OptionalInt.empty(), CallOptions.defaults());
  }

  public WaitOptions withTimeout(Duration timeout) {
    return new WaitOptions(timeout, after, call);
  }

  public WaitOptions withAfter(int after) {
    return new WaitOptions(timeout, OptionalInt.of(after), call);
  }

  public WaitOptions withCall(CallOptions call) {
    return new WaitOptions(timeout, after, call);
  }
}
