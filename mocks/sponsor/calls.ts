/** Something wrong with a call; nothing was done. */
export class BadCall extends Error {
  constructor(readonly status: number, readonly code: string, message: string) {
    super(message);
  }
}

/** @throws BadCall. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadCall(400, 'INVALID', 'the body is not JSON');
  }
}
