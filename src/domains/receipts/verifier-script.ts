import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SDK = join(import.meta.dirname, '../../../sdk/src');
const PARTS = ['verify-proof.ts', 'receipt.ts'];
const DIGEST = `
async function digestOf(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (it) => it.toString(16).padStart(2, '0')).join('');
}
return { verifyProof, falsifiedFields, proofIn, provenFields, digestOf };`;

/** The modules of the SDK that verify receipts, as one script that declares `Razao`. */
export async function verifierScript(): Promise<string> {
  const { default: ts } = await import('typescript');
  const modules = PARTS.map((part) => ts.transpileModule(readFileSync(join(SDK, part), 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, removeComments: true },
  }).outputText);
  const script = modules.join('\n').replaceAll(/^import [^;]*;$|^export /gm, '');
  return `const Razao = (() => {${script}${DIGEST}})();`;
}
