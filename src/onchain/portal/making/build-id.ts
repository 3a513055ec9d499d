import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson, sha256 } from '../../../platform/canonical.ts';
import type { ClientInput, ClientLanguage } from '../clients/client-input.ts';
import { JAR_SHA256 } from './tools.ts';

const ROOT = join(import.meta.dirname, '../../../..');
/** Software that makes every client: this code, the packages that it uses, the licence. */
const SOFTWARE = 'src/onchain/portal/clients';
const PACKAGE = join(ROOT, 'package.json');

const known = new WeakMap<ClientLanguage, string>();

/** Names what a client is made of: document, templates, generator, software. The same digest, the same bytes. */
export function buildIdOf(input: ClientInput, language: ClientLanguage): string {
  return sha256(canonicalJson({
    language: language.name, tenant: input.tenant, document: sha256(JSON.stringify(input.document)),
    files: [...input.files].map(([path, content]) => [path, digest(content)]),
    software: softwareOf(language), generator: language.generator ? JAR_SHA256 : null,
  }));
}

/** Read once: sources do not change under a running process. */
function softwareOf(language: ClientLanguage): string {
  let found = known.get(language);
  if (found === undefined) {
    const files = [SOFTWARE, ...language.sources].flatMap((path) => filesUnder(join(ROOT, path)));
    const { dependencies, license, version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as Record<string, unknown>;
    found = sha256(canonicalJson([
      ...files.map((path) => [path.slice(ROOT.length), digest(readFileSync(path))]), { dependencies, license, version },
    ]));
    known.set(language, found);
  }
  return found;
}

/** Sorted by their paths; tests make no client. */
function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).sort().filter((name) => !/\.test\.ts$/.test(name)).flatMap((name) => filesUnder(join(path, name)));
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
