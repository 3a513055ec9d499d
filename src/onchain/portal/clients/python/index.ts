import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientInput, ClientLanguage, FileMap } from '../client-input.ts';
import { modelDocument } from '../model-document.ts';
import { clientSource } from './facade.ts';
import { moduleOf } from './names.ts';
import { readmeOf } from './readme.ts';
import { render, style, TEMPLATES } from './style.ts';

const RUNTIME = 'sdk/python/razao';
const ROOT = join(import.meta.dirname, '../../../../..');

/**
 * Python from 3.10 on: the generator's models by pydantic, our runtime on urllib3, and a class for each product and group of the ledger.
 */
export const python: ClientLanguage = {
  name: 'python',
  title: 'Python',
  generator: {
    name: 'python',
    properties: ({ packageName }) => ({ packageName: moduleOf(packageName) }),
    settings: () => ({ globalProperties: { models: '', modelDocs: 'false', modelTests: 'false', supportingFiles: '__init__.py' } }),
    templates: `${TEMPLATES}/models`,
    document: ({ document }) => modelDocument(document, style),
  },
  sources: [RUNTIME, TEMPLATES],
  assemble,
};

function assemble(input: ClientInput, generated: FileMap): FileMap {
  const { packageName, className, subject } = input;
  const its = moduleOf(packageName);
  const models = [...generated].filter(([path]) => path.startsWith(`${its}/models/`) && path.endsWith('.py'));
  const runtime = readdirSync(join(ROOT, RUNTIME)).filter((name) => name.endsWith('.py')).sort();
  const values = { packageName, className, subject, module: its, version: input.version };
  return new Map<string, string | Uint8Array>([
    ['pyproject.toml', render('pyproject.toml', values)], ['README.md', readmeOf(input)],
    [`${its}/__init__.py`, render('__init__.py', values)], [`${its}/py.typed`, ''],
    [`${its}/version.py`, render('version.py', values)], [`${its}/client.py`, clientSource(input)], ...models,
    ...runtime.map((name): [string, string] => [`${its}/razao/${name}`, readFileSync(join(ROOT, RUNTIME, name), 'utf8')]),
  ]);
}
