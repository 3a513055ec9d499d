package razao.runtime;

/** The service understood and says no, a product's validator says no, or a wait ended otherwise. Asked the same, it says no again unless something changes. */
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
