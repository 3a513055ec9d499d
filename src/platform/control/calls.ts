import type { Response } from 'express';

export interface Answer {
  status: number;
  body: unknown;
}

/** Something wrong with a call; nothing was done. */
export class BadCall extends Error {
  constructor(readonly status: number, readonly code: string, message: string) {
    super(message);
  }
}

/** @throws BadCall when the text is not JSON. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadCall(400, 'INVALID', 'the body is not JSON');
  }
}

export function answerBadCall(response: Response, error: unknown): void {
  if (error instanceof BadCall) return void response.status(error.status).json({ error: error.code, message: error.message });
  response.status(500).json({ error: 'INTERNAL', message: String(error) });
}
