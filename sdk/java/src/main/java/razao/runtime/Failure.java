package razao.runtime;

/** The service could not be asked, or could not answer. A write may have been carried out: repeat it with the same key. */
public abstract class Failure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String code;

  Failure(String code, String message, Throwable cause) {
    super(message, cause);
    this.code = code;
  }

  /** Stable: decide by it. */
  public String code() {
    return code;
  }
}
