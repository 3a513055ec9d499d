import type { KycDocumentRef, KycDocumentType, PartyType } from '../../../generated/models.ts';

/** What a level asks for beside those below it: of each line one document. */
type Needs = readonly (readonly [KycDocumentType, ...KycDocumentType[]])[];

const INDIVIDUAL: Readonly<Record<number, Needs>> = {
  2: [['IDENTITY_CARD', 'DRIVING_LICENCE', 'PASSPORT', 'RESIDENCE_PERMIT'], ['SELFIE']],
  3: [['PROOF_OF_ADDRESS'], ['PROOF_OF_INCOME']],
};
const COMPANY: Readonly<Record<number, Needs>> = {
  2: [['ARTICLES_OF_ASSOCIATION'], ['OWNERSHIP_STRUCTURE']],
  3: [['FINANCIAL_STATEMENT']],
};

/**
 * The kinds of documents that a submission lacks for a level, each by the first of those that would do. One past its
 * last day counts as missing.
 * @param today yyyy-mm-dd.
 */
export function missingDocuments(type: PartyType, level: number, documents: readonly KycDocumentRef[], today: string): KycDocumentType[] {
  const needs = type === 'company' ? COMPANY : INDIVIDUAL;
  const valid = documents.filter(({ expires_on }) => expires_on === undefined || expires_on >= today).map((document) => document.type);
  return Object.entries(needs)
    .filter(([of]) => Number(of) <= level)
    .flatMap(([, lines]) => lines.filter((oneOf) => !oneOf.some((kind) => valid.includes(kind))).map(([first]) => first));
}
