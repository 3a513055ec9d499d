package razao.runtime;

/** The service, or a product's validator, says no. Nothing was done; asked the same, it says no again unless something changes. */
public abstract class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String code;

  Refusal(String code, String message, Throwable cause) {
    super(message, cause);
    this.code = code;
  }

  /** Stable: decide by it. */
  public String code() {
    return code;
  }
}
