package razao.runtime;

import com.fasterxml.jackson.databind.JsonNode;

/** An event of a delivery that proves to be the service's. Its type decides what its data is; a later version has types that are not known today. */
public record WebhookEvent(JsonNode body) {
  /** Names the event: a delivery that comes twice has the same. */
  public String eventId() {
    return body.path("event_id").asText();
  }

  /** {@code obligation.settled} */
  public String eventType() {
    return body.path("event_type").asText();
  }

  /** What happened; which fields there are is decided by the type. */
  public JsonNode data() {
    return body.path("data");
  }
}
