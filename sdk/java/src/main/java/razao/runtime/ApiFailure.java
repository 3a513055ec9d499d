package razao.runtime;

/** An answer that decides nothing: a status from 500 on, after all retries, or a redirect ({@code REDIRECTED}: the service never does). A write may have been carried out. */
public final class ApiFailure extends Failure implements Answered {
  private static final long serialVersionUID = 1L;

  private final transient ErrorAnswer answer;

  ApiFailure(ErrorAnswer answer) {
    super(answer.code(), answer.toString(), null);
    this.answer = answer;
  }

  @Override
  public ErrorAnswer answer() {
    return answer;
  }
}
