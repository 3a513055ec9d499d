import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { generatedHeader, root } from './settings.ts';

/** A code of Pix for a refused payment, as contracts/pix/reject-codes.yaml has it. */
export interface RejectCode {
  readonly means: string;
  readonly by: 'RECEIVER' | 'RAIL' | 'BOTH';
  readonly may_pass_later?: boolean;
}

export function readRejectCodes(): Readonly<Record<string, RejectCode>> {
  return parse(readFileSync(join(root, 'contracts/pix/reject-codes.yaml'), 'utf8')) as Record<string, RejectCode>;
}

/** TypeScript source with the codes. */
export function emitRejectCodes(codes = readRejectCodes()): string {
  const rows = Object.entries(codes).map(([code, { means, by, may_pass_later = false }]) =>
    `  ${code}: { means: ${JSON.stringify(means)}, by: '${by}', mayPassLater: ${may_pass_later} },\n`);
  return (
    generatedHeader +
    '/** Every code of Pix for a refused payment or return: its meaning, its origin, whether the same request may succeed later. */\n' +
    `export const rejectCodes = {\n${rows.join('')}} as const;\n\n` +
    'export type RejectCode = keyof typeof rejectCodes;\n'
  );
}
