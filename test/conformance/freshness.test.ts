import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differing } from '../../contracts/codegen/files.ts';

/** `make check` checks that `generated/` itself is fresh: generating it takes half a minute. */
test('the check of freshness names each file that was changed, removed or added', () => {
  const folder = mkdtempSync(join(tmpdir(), 'razao-fresh-'));
  try {
    mkdirSync(join(folder, 'core'));
    for (const name of ['errors.ts', 'models.ts', 'extra.ts', 'core/routes.ts']) writeFileSync(join(folder, name), `${name}\n`);
    const emitted = ['errors.ts', 'core/operations.ts', 'core/routes.ts'].map((name): [string, string] => [name, `${name}\n`]);
    const texts = new Map([...emitted, ['models.ts', 'models.ts']]);
    expect(differing(folder, texts).sort()).toEqual(['core/operations.ts', 'extra.ts', 'models.ts']);
    for (const [name, text] of texts) writeFileSync(join(folder, name), text);
    rmSync(join(folder, 'extra.ts'));
    expect(differing(folder, texts)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
