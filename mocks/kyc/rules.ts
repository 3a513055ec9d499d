/** Outcomes at the simulated provider: by words in the legal name, and by prefixes of document references. */
import type { KycDocumentRef, KycHitCategory, KycScreeningHit } from '../../generated/models.ts';

export const CHECKED_LISTS = ['un_sc', 'ofac_sdn', 'br_ceis', 'br_pep'] as const;

/** Words in a name that are on a list. */
const LISTED: Readonly<Record<string, readonly [list: string, category: KycHitCategory, score: number]>> = {
  sancionado: ['un_sc', 'SANCTIONS', 98], sancionada: ['un_sc', 'SANCTIONS', 98], deputado: ['br_pep', 'PEP', 87],
  deputada: ['br_pep', 'PEP', 87],
  inidoneo: ['br_ceis', 'WATCHLIST', 91], inidonea: ['br_ceis', 'WATCHLIST', 91], noticiado: ['br_news', 'ADVERSE_MEDIA', 74],
  noticiada: ['br_news', 'ADVERSE_MEDIA', 74],
};

/** The entries that may be the bearer of a name; without the name. */
export function hitsOf(name: string): KycScreeningHit[] {
  return wordsOf(name).flatMap((word) => {
    const entry = LISTED[word];
    return entry ? [{ list: entry[0], category: entry[1], match_ref: `match-${entry[0]}`, score: entry[2] }] : [];
  });
}

/** Outcome by name, beside its hits: a request for `Silencio` is never answered. */
export function outcomeOfName(name: string): 'silent' | undefined {
  return wordsOf(name).includes('silencio') ? 'silent' : undefined;
}

/** A reference beginning `fail:` is a forged document, one beginning `unclear:` cannot be read, `silent:` is never looked at. */
export function outcomeOfDocuments(documents: readonly KycDocumentRef[]): 'reject' | 'review' | 'silent' | undefined {
  const begins = (prefix: string): boolean => documents.some(({ ref }) => ref.startsWith(prefix));
  if (begins('silent:')) return 'silent';
  if (begins('fail:')) return 'reject';
  return begins('unclear:') ? 'review' : undefined;
}

function wordsOf(name: string): string[] {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().split(/[^a-z0-9]+/);
}
