import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientInput, ClientLanguage, FileMap } from '../client-input.ts';
import { modelDocument } from '../model-document.ts';
import { clientSource } from './facade.ts';
import { moduleOf, versionOf } from './names.ts';
import { readmeOf } from './readme.ts';
import { quoted, style } from './style.ts';

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
    templates: 'sdk/python/templates',
    document: ({ document }) => modelDocument(document, style),
  },
  sources: [RUNTIME, 'sdk/python/templates'],
  assemble,
};

function assemble(input: ClientInput, generated: FileMap): FileMap {
  const its = moduleOf(input.packageName);
  const models = [...generated].filter(([path]) => path.startsWith(`${its}/models/`) && path.endsWith('.py'));
  const runtime = readdirSync(join(ROOT, RUNTIME)).filter((name) => name.endsWith('.py')).sort();
  return new Map<string, string | Uint8Array>([
    ['pyproject.toml', projectOf(input)], ['README.md', readmeOf(input)],
    [`${its}/__init__.py`, packageSource(input)], [`${its}/py.typed`, ''],
    [`${its}/version.py`, `"""The version of this client."""\n\nVERSION = ${quoted(versionOf(input))}\n`],
    [`${its}/client.py`, clientSource(input)], ...models,
    ...runtime.map((name): [string, string] => [`${its}/razao/${name}`, readFileSync(join(ROOT, RUNTIME, name), 'utf8')]),
  ]);
}

function packageSource({ className, tenant }: ClientInput): string {
  return `"""The products of ${tenant}, and the ledger that they move money in: see README.md."""

from .client import ${className} as ${className}
from .razao.errors import Failure as Failure, RazaoError as RazaoError, Refusal as Refusal, WaitRefusal as WaitRefusal, WebhookRefusal as WebhookRefusal
from .razao.pages import Listing as Listing
from .razao.transport import Options as Options
from .razao.webhooks import verify_webhook as verify_webhook
from .version import VERSION as VERSION
`;
}

function projectOf(input: ClientInput): string {
  const { packageName, tenant } = input;
  return `[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "${packageName}"
version = "${versionOf(input)}"
description = "The products of ${tenant}, and the ledger that they move money in"
readme = "README.md"
license = "Apache-2.0"
license-files = ["LICENSE"]
requires-python = ">=3.10"
dependencies = ["pydantic>=2.11,<3", "typing-extensions>=4.7.1", "urllib3>=2.1,<3"]

[tool.setuptools]
packages = ["${moduleOf(packageName)}", "${moduleOf(packageName)}.models", "${moduleOf(packageName)}.razao"]

[tool.setuptools.package-data]
"${moduleOf(packageName)}" = ["py.typed"]
`;
}
