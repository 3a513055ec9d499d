import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatedFolder, staleFiles } from '../../contracts/codegen/generate.ts';

test('generated/ is fresh, and the check names each file that was changed, removed or added', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'razao-fresh-'));
  try {
    cpSync(generatedFolder, copy, { recursive: true });
    appendFileSync(join(copy, 'models.ts'), '\n');
    rmSync(join(copy, 'core/operations.ts'));
    writeFileSync(join(copy, 'extra.ts'), '');
    expect(await staleFiles(copy)).toEqual(['core/operations.ts', 'extra.ts', 'models.ts']);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}, 120_000);
