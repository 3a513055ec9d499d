package razao.runtime;

/** What an error has that came as an answer: {@link ApiRefusal}, {@link ApiFailure}. */
public interface Answered {
  /** All that was answered. */
  ErrorAnswer answer();

  /** The status of HTTP. */
  default int status() {
    return answer().status();
  }
}
