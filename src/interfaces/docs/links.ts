import type { LocatedOperation } from './contracts.ts';

/**
 * Where things stand on the page. The addresses are those that Scalar gives them; a test holds the two equal.
 * Text after `#` names the document first, then the place in it.
 */
export function headingAnchor(heading: string): string {
  return `#guides/description/${slug(heading)}`;
}

export function operationAnchor({ contract, method, path, operation }: LocatedOperation): string {
  return encodeURI(`#${contract}/tag/${slug(operation.tags?.[0] ?? '')}/${method.toUpperCase()}${path}`);
}

export function eventAnchor(section: string, type: string): string {
  return `#events/tag/${slug(section)}/webhook/POST/${type.split('.').map(slug).join('.')}`;
}

function slug(text: string): string {
  return text.trim().toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '').replaceAll(/[\s_-]+/g, '-');
}
