import type { FileMap } from '../client-input.ts';
import type { ModelsDocument } from './models-document.ts';
import { commentText } from './texts.ts';

/** The generator's models with the texts and names that it did not see, without the imports that they do not use. */
export function madeModels(generated: FileMap, { texts, wireNames }: ModelsDocument, folder: string): Map<string, string> {
  const made = new Map<string, string>();
  for (const [path, content] of generated) {
    if (!path.startsWith(`${folder}/`)) continue;
    const source = path.endsWith('.kt') ? tidyKotlin(asText(content)) : asText(content);
    made.set(path, withTexts(withWireNames(withoutUnusedImports(source), wireNames), texts));
  }
  return made;
}

function asText(content: string | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** A field is described over its class; its type is the one that everybody means. */
function tidyKotlin(source: string): string {
  return source.replace(/^ *\/\* RazaoText\d+End \*\/\n/gm, '').replace(
    /\bkotlin\.(?:collections\.)?(Any|Boolean|Int|List|Long|Map|String)\b/g, '$1',
  )
    .replace(/ \*\/\n\n+(?=data class|class)/g, ' */\n').replace(/\) \{\n\s*\}\n*$/, ')\n');
}

/** A text of several lines goes on under its first. */
function withTexts(source: string, texts: ReadonlyMap<string, string>): string {
  return source.split('\n').map((line) => {
    const [, indent = ''] = /^(\s*\*?\s*)/.exec(line) ?? [];
    return line.replace(/RazaoText\d+End/g, (word) => commentText(texts.get(word) ?? '').replaceAll(
      '\n', `\n${indent.trimEnd() === '' ? indent : `${indent.trimEnd()} `}`,
    ));
  }).join('\n');
}

function withWireNames(source: string, names: ReadonlyMap<string, string>): string {
  return source.replace(/"(\w+)"/g, (literal, name: string) => (names.has(name) ? `"${names.get(name)}"` : literal));
}

function withoutUnusedImports(source: string): string {
  const lines = source.split('\n');
  const isImport = (line: string) => line.startsWith('import ');
  const body = lines.filter((line) => !isImport(line)).join('\n');
  const seen = new Set<string>();
  return lines.filter((line) => {
    if (!isImport(line)) return true;
    const [, name = ''] = /\.(\w+);?\s*$/.exec(line) ?? [];
    if (seen.has(line) || !new RegExp(`\\b${name}\\b`).test(body)) return false;
    seen.add(line);
    return true;
  }).join('\n').replace(/[ \t]+$/gm, '').replace(/\n{3,}/g, '\n\n').replace(/(\*\/|\}\)|";)\n\n(?=\s*(?:@Json|public|private))/g, '$1\n');
}
