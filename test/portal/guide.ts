/** The code that docs/guides/your-products.md shows of a language, for the tenant of the journey. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JOURNEY_TENANT } from './harness.ts';

const GUIDE = join(import.meta.dirname, '../../docs/guides/your-products.md');

/** Its blocks as one program; the guide is written for the tenant `demo` of `make run`. */
export function guideBlocks(language: string): string {
  const blocks = [
    ...readFileSync(GUIDE, 'utf8').matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm')),
  ].map(([, text = '']) => text);
  const named = JOURNEY_TENANT.slice(0, 1).toUpperCase() + JOURNEY_TENANT.slice(1);
  return blocks.join('\n').replaceAll('DemoProducts', `${named}Products`).replaceAll(
    /demo(?=[_-]?products)|(?<=\brazao\.)demo\b/g, JOURNEY_TENANT,
  );
}
