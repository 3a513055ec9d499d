import type { ClientLanguage, SdkLanguage } from './client-input.ts';
import { typescript } from './typescript/index.ts';

/** In the order in which they are shown. A language stands here once its tests compile and run what it makes. */
export const languages: readonly ClientLanguage[] = [typescript];

export function languageOf(name: string): ClientLanguage | undefined {
  return languages.find((it) => it.name === (name as SdkLanguage));
}
