import type { Request } from 'express';

/** Languages in which people are answered. English is the default, and the source of all texts. */
export type Language = 'en' | 'pt';

export const languages: readonly Language[] = ['en', 'pt'];

/** Name of each language in headers and pages (BCP 47). */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en', pt: 'pt-BR' };

/** The language that a request prefers by `Accept-Language`; English without the header, and for languages that there are not. */
export function languageOf(request: Request): Language {
  if (request.headers['accept-language'] === undefined) return 'en';
  return request.acceptsLanguages([...languages]) === 'pt' ? 'pt' : 'en';
}
