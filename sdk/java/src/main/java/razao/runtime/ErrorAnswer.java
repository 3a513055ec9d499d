package razao.runtime;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;

/**
 * An answer that is no 2xx.
 *
 * @param operation {@code createObligation}
 * @param code of the catalogue; {@code VALIDATION} where the request has the wrong shape, {@code HTTP_502} and the like where the answer names none
 * @param details what there is to say beside the code, an object
 * @param findings what is wrong with the request, for the code {@code VALIDATION}; else empty
 * @param requestId names the answer in the service's logs
 * @param retryAfterSeconds how long to wait, as the service says
 * @param idempotencyKey the key that the call went out with; repeat it with the same. Empty for reads
 * @param attempts how often it was sent
 */
public record ErrorAnswer(
    String operation, int status, String code, String message, JsonNode details, List<Finding> findings, Optional<String> requestId,
    OptionalDouble retryAfterSeconds, Optional<String> idempotencyKey, int attempts) {

  /**
   * One thing that is wrong with a request.
   *
   * @param loc where: {@code body}, {@code query}, {@code path} or {@code header} first, then names and positions
   * @param msg what, for a person
   * @param type what kind of mistake it is
   */
  public record Finding(List<String> loc, String msg, String type) {
    @Override
    public String toString() {
      return String.join(".", loc) + ": " + msg;
    }
  }

  /** Statuses that pass by waiting. */
  private static final Set<Integer> TRANSIENT = Set.of(408, 429, 500, 502, 503, 504);

  /** Whether waiting a little is all it takes. */
  public boolean passes() {
    return TRANSIENT.contains(status) || code.equals("IDEMPOTENCY_IN_PROGRESS");
  }

  RuntimeException toException() {
    return status >= 400 && status < 500 ? new ApiRefusal(this) : new ApiFailure(this);
  }

  @Override
  public String toString() {
    String why = message.isEmpty() ? findings.isEmpty() ? "no further information" : String.join("; ", findings.stream().map(Finding::toString).toList()) : message;
    return operation + ": " + status + " " + code + ": " + why;
  }

  static ErrorAnswer of(String operation, int status, byte[] body, Function<String, Optional<String>> header, long nowMs, Optional<String> key, int attempts) {
    JsonNode json = status >= 300 && status < 400 ? redirected(header.apply("location")) : parsed(body);
    List<Finding> findings = findings(json.path("detail"));
    String code = json.path("error").isTextual() ? json.path("error").asText() : !findings.isEmpty() ? "VALIDATION" : "HTTP_" + status;
    return new ErrorAnswer(operation, status, code, json.path("message").asText(json.path("error_description").asText("")), json.path("details"), findings, header.apply("x-request-id"),
        retryAfter(header.apply("retry-after"), nowMs), key, attempts);
  }

  /** Nothing in the body of a redirect is the service's. */
  private static JsonNode redirected(Optional<String> location) {
    String message = "a redirect" + location.map(it -> " to " + it).orElse("") + ", which is not followed: the service never redirects. Check the base URL and the proxies before it";
    return Json.tree(Map.of("error", "REDIRECTED", "message", message, "details", location.map(it -> Map.of("location", it)).orElse(Map.of())));
  }

  static JsonNode parsed(byte[] body) {
    try {
      return Json.parse(body);
    } catch (IOException error) {
      return MissingNode.getInstance();
    }
  }

  /** Seconds or a date, as HTTP allows. */
  static OptionalDouble retryAfter(Optional<String> header, long nowMs) {
    String text = header.orElse("").trim();
    if (text.isEmpty()) {
      return OptionalDouble.empty();
    }
    try {
      return OptionalDouble.of(Math.max(0, Double.parseDouble(text)));
    } catch (NumberFormatException noNumber) {
      try {
        Instant at = ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
        return OptionalDouble.of(Math.max(0, (at.toEpochMilli() - nowMs) / 1000.0));
      } catch (DateTimeParseException noDate) {
        return OptionalDouble.empty();
      }
    }
  }

  private static List<Finding> findings(JsonNode detail) {
    List<Finding> all = new ArrayList<>();
    for (JsonNode one : detail) {
      List<String> loc = new ArrayList<>();
      one.path("loc").forEach(part -> loc.add(part.asText()));
      all.add(new Finding(List.copyOf(loc), one.path("msg").asText(""), one.path("type").asText("")));
    }
    return List.copyOf(all);
  }
}
