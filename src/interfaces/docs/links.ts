import type { LocatedOperation } from './contracts.ts';

/**
 * Returns the address of a heading on the page. Addresses are those that Scalar gives; a test compares the two. Text after `#` names the
 * document first, then the place in it.
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

/** Address of a heading within its document. */
export function slug(text: string): string {
  return text.trim().toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '').replaceAll(/[\s_-]+/g, '-');
}
