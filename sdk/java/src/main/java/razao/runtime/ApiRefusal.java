package razao.runtime;

/** An answer that says no: a status from 400 to 499. */
public final class ApiRefusal extends Refusal {
  private static final long serialVersionUID = 1L;

  private final transient ErrorAnswer answer;

  ApiRefusal(ErrorAnswer answer) {
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
