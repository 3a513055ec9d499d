/** A broken assumption of ours, never of the caller's: it becomes a 500 without details and a log line with them. */
export class AssertionError extends Error {
  override readonly name = 'AssertionError';
}

/**
 * Asserts an invariant of the service; stays on in production. For errors of callers or outside parties, use `fail`.
 * @throws AssertionError when `condition` is false.
 */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new AssertionError(message);
}

/** The value itself, asserted to be there. */
export function present<T>(value: T | null | undefined, what: string): T {
  assert(value !== null && value !== undefined, `${what} is missing`);
  return value;
}
