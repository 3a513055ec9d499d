package razao.runtime;

import com.fasterxml.jackson.databind.JsonNode;

/** The token of a client: fetched when it is first needed, once for all who wait, and renewed before it ends. */
final class Tokens {
  /** A token that has less than this to live is renewed first, or than a tenth of its life where that is less. */
  private static final long MARGIN_MS = 60_000;

  /** Asks for a token. */
  interface Fetch {
    JsonNode fetch();
  }

  private final Fetch fetch;
  private final Timing timing;
  private String value;
  private long until;

  Tokens(Fetch fetch, Timing timing) {
    this.fetch = fetch;
    this.timing = timing;
  }

  /** Others wait while one fetches, and then find what it got. */
  synchronized String get() {
    if (value == null || timing.nowMs() >= until) {
      long asked = timing.nowMs();
      JsonNode answer = fetch.fetch();
      long life = answer.path("expires_in").asLong(0) * 1000;
      value = answer.path("access_token").asText();
      until = asked + life - Math.min(MARGIN_MS, life / 10);
    }
    return value;
  }

  /** The service refused this token: whoever asks next gets another. */
  synchronized void forget(String refused) {
    if (refused.equals(value)) {
      value = null;
    }
  }
}
