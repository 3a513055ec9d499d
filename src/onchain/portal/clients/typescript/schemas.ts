import type { Document, Schema } from '../../description/document.ts';
import type { ClientInput } from '../client-input.ts';
import { inComment } from './style.ts';

/**
 * Types of products' requests and answers, by openapi-typescript. A text whose values are listed may be another one too: a newer service
 * sends values that this client does not know.
 */
export async function schemaTypes({ document }: ClientInput): Promise<string> {
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const { default: ts } = await import('typescript');
  const nodes = await openapiTS(harmless(ofProducts(document)) as Parameters<typeof openapiTS>[0], {
    alphabetize: false, exportType: false, silent: true,
    transform: (schema) => {
      const { type, enum: values, nullable } = schema as Schema;
      if (type !== 'string' || !Array.isArray(values) || values.length < 2) return undefined;
      const literals = values.map((value) => ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(String(value), true)));
      const other = ts.factory.createParenthesizedType(ts.factory.createIntersectionTypeNode([
        ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword), ts.factory.createTypeLiteralNode([]),
      ]));
      return ts.factory.createUnionTypeNode([...literals, other, ...(nullable ? [
        ts.factory.createLiteralTypeNode(ts.factory.createNull()),
      ] : [])]);
    },
  });
  return `/** What the products are asked, and what they answer. */\n${astToString(nodes)}`;
}

/** The schemas alone, of the products' operations: those of the ledger are the SDK's. */
function ofProducts(document: Document): Document {
  return { ...document, paths: {}, components: { schemas: document.components?.schemas ?? {} } };
}

/** Texts that can be seen, and end no comment. */
function harmless(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(harmless);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(Object.entries(node).flatMap(([key, value]) => {
    if (key === 'example' || key === 'examples') return [];
    return [[key, (key === 'description' || key === 'title') && typeof value === 'string' ? inComment(value) : harmless(value)]];
  }));
}
