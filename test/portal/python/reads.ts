import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../harness.ts';

/** Passes values through the models of a client: read as answers are, written as requests are. @param module `aurora_products` */
export async function readBy(
  interpreter: string, folder: string, module: string, values: readonly { readonly model: string; readonly value: unknown }[],
): Promise<unknown[]> {
  writeFileSync(join(folder, 'values.json'), JSON.stringify(values));
  writeFileSync(join(folder, 'reads.py'), `
import json
from ${module} import models

with open("values.json", encoding="utf-8") as values:
    print(json.dumps([getattr(models, asked["model"]).from_dict(asked["value"]).to_dict() for asked in json.load(values)]))
`);
  return JSON.parse((await run(interpreter, ['-W', 'error', 'reads.py'], { cwd: folder })).stdout) as unknown[];
}
