/** `finally` waits for what its callback returns; the library's declaration only leaves it out. */
interface Promise<T> {
  finally(onfinally: () => void | PromiseLike<unknown>): Promise<T>;
}
