package razao.runtime;

/** A delivery is not what it says it is: answer it with 401 and do nothing. */
public final class WebhookRefusal extends Refusal {
  private static final long serialVersionUID = 1L;

  WebhookRefusal(String message, Throwable cause) {
    super("WEBHOOK_NOT_GENUINE", message, cause);
  }
}
