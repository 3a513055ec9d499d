import type { Response } from 'express';

/** Problem of API Pix, as RFC 7807 has it. */
export class Problem extends Error {
  constructor(readonly status: number, readonly type: string, readonly title: string) {
    super(title);
  }

  answer(response: Response): void {
    const { status, type, title } = this;
    response.status(status).type('application/problem+json').send(JSON.stringify({
      type: `https://pix.bcb.gov.br/api/v2/error/${type}`, title, status, detail: title,
    }));
  }
}
