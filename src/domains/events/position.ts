/** A place in a tenant's feed: the commit, and the event's place in it. */
export interface Position {
  /** A whole number as text, since it may grow beyond what a number holds. */
  readonly commitNo: string;
  readonly n: number;
}

/** Before the first event; what `earliest` stands for. */
export const BEGINNING: Position = { commitNo: '0', n: -1 };

/** After the last event there could be. */
export const END: Position = { commitNo: '9223372036854775807', n: 0 };

/** A position as callers keep it. */
export function positionText({ commitNo, n }: Position): string {
  return Buffer.from(`${commitNo}.${n}`).toString('base64url');
}

/** The position that a text stands for; undefined when we never wrote it so. */
export function parsePosition(text: string): Position | undefined {
  const [, commitNo = '', n = ''] = /^([1-9]\d{0,17})\.(0|[1-9]\d{0,8})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  const position = { commitNo, n: Number(n) };
  return commitNo !== '' && positionText(position) === text ? position : undefined;
}
