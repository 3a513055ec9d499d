package razao.runtime;

/** An answer that says that the service could not: a status from 500 on, after all retries. */
public final class ApiFailure extends Failure {
  private static final long serialVersionUID = 1L;

  private final transient ErrorAnswer answer;

  ApiFailure(ErrorAnswer answer) {
    super(answer.code(), answer.toString(), null);
    this.answer = answer;
  }

  /** All that was answered. */
  public ErrorAnswer answer() {
    return answer;
  }

  public int status() {
    return answer.status();
  }
}
