package razao.runtime;

/** An answer that says no: a status from 400 to 499. */
public final class ApiRefusal extends Refusal implements Answered {
  private static final long serialVersionUID = 1L;

  private final transient ErrorAnswer answer;

  ApiRefusal(ErrorAnswer answer) {
    super(answer.code(), answer.toString(), null);
    this.answer = answer;
  }

  @Override
  public ErrorAnswer answer() {
    return answer;
  }
}
