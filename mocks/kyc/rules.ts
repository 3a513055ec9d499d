/** Outcomes at the simulated provider: by words in the legal name, and by prefixes of document references. */
import type { KycDocumentRef, KycHitCategory, KycScreeningHit } from '../../generated/models.ts';
import { testOutcomes } from '../../generated/test-values.ts';

export const CHECKED_LISTS = ['un_sc', 'ofac_sdn', 'br_ceis', 'br_pep'] as const;

/** Words in a name that are on a list. */
const LISTED = new Map<string, Extract<KycHitCategory, 'SANCTIONS' | 'PEP' | 'WATCHLIST' | 'ADVERSE_MEDIA'>>(
  Object.entries(testOutcomes.listed_name),
);
const HITS = {
  SANCTIONS: { list: 'un_sc', score: 98 }, PEP: { list: 'br_pep', score: 87 }, WATCHLIST: { list: 'br_ceis', score: 91 },
  ADVERSE_MEDIA: { list: 'br_news', score: 74 },
} as const;
const OUTCOMES_OF_NAMES = new Map<string, 'silent'>(Object.entries(testOutcomes.kyc_name));

/** The entries that may be the bearer of a name; without the name. */
export function hitsOf(name: string): KycScreeningHit[] {
  return wordsOf(name).flatMap((word) => {
    const category = LISTED.get(word);
    if (!category) return [];
    const { list, score } = HITS[category];
    return [{ list, category, match_ref: `match-${list}`, score }];
  });
}

/** Outcome by name, beside its hits: a request for `Silencio` is never answered. */
export function outcomeOfName(name: string): 'silent' | undefined {
  return wordsOf(name).map((word) => OUTCOMES_OF_NAMES.get(word)).find((outcome) => outcome !== undefined);
}

/**
 * Outcome by the beginnings of references, of which the first counts: one beginning `silent:` is never looked at, `fail:` is a forged
 * document, `unclear:` cannot be read.
 */
export function outcomeOfDocuments(documents: readonly KycDocumentRef[]): 'reject' | 'review' | 'silent' | undefined {
  return Object.entries(testOutcomes.kyc_document).flatMap(([beginning, outcome]) =>
    (outcome !== 'expire' && documents.some(({ ref }) => ref.startsWith(beginning)) ? [outcome] : []))[0];
}

/** The document that expires after the verdict: its reference begins `expires:`. */
export function expiringDocument(documents: readonly KycDocumentRef[]): string | undefined {
  const beginnings = Object.entries(testOutcomes.kyc_document).filter(([, outcome]) => outcome === 'expire');
  return documents.find(({ ref }) => beginnings.some(([beginning]) => ref.startsWith(beginning)))?.ref;
}

function wordsOf(name: string): string[] {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().split(/[^a-z0-9]+/);
}
