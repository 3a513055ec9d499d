/** Begin of an HTML element, which Markdown lets through. */
const ELEMENT = /<(?=[a-z/!?])/gi;
const TEXTS: ReadonlySet<string> = new Set(['title', 'description']);

/**
 * A manifest whose texts are nothing but text: a description of OpenAPI is Markdown, and who writes a manifest is not who reads it. Who
 * reads it sees what was written.
 */
export function withPlainTexts<T>(manifest: T): T {
  return plain(manifest) as T;
}

function plain(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(plain);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) =>
    [key, TEXTS.has(key) && typeof value === 'string' ? value.replace(ELEMENT, '&lt;') : plain(value)]));
}
