import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientGroup, ClientInput, ClientLanguage, FileMap } from '../client-input.ts';
import { modelDocument } from '../model-document.ts';
import { clientSource, groupSource } from './facade.ts';
import { moduleOf, packageOf, versionOf } from './package.ts';
import { readmeOf } from './readme.ts';
import { render, style, TEMPLATES } from './style.ts';

const RUNTIME = 'sdk/go/razao';
const ROOT = join(import.meta.dirname, '../../../../..');
const TEST = '_test.go';

/**
 * Go, the two newest releases, without dependencies: the generator's models, our runtime, and a type for each product and group of the
 * ledger.
 */
export const go: ClientLanguage = {
  name: 'go',
  title: 'Go',
  generator: {
    name: 'go',
    properties: () => ({ packageName: 'models' }),
    settings: () => ({ globalProperties: { models: '', modelDocs: 'false', modelTests: 'false' } }),
    templates: `${TEMPLATES}/models`,
    document: ({ document }) => modelDocument(document, style),
  },
  sources: [RUNTIME, TEMPLATES],
  assemble,
};

function assemble(input: ClientInput, generated: FileMap): FileMap {
  const models = [...generated].filter(([path]) => /^model_[^/]+\.go$/.test(path)).map(([path, content]): [string, string | Uint8Array] => [
    `models/${path.slice('model_'.length)}`, content,
  ]);
  const runtime = readdirSync(join(ROOT, RUNTIME)).filter((name) => name.endsWith('.go') && !name.endsWith(TEST)).sort();
  return new Map<string, string | Uint8Array>([
    ['go.mod', render('go.mod', { module: moduleOf(input) })], ['README.md', readmeOf(input)], ['client.go', clientSource(input)],
    ['version.go', render('version.go', { package: packageOf(input), version: versionOf(input) })],
    ...[...input.products, ...input.ledger].map((group): [string, string] => [fileOf(group), groupSource(input, group)]),
    ...models, ...runtime.map((name): [string, string] => [`razao/${name}`, readFileSync(join(ROOT, RUNTIME, name), 'utf8')]),
  ]);
}

/** A name that Go does not take for a test or for a file of one system alone. */
function fileOf({ words, ...group }: ClientGroup): string {
  return `${'productId' in group ? 'product' : 'group'}_${words.join('')}_calls.go`;
}
