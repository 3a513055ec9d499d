import type { ClientLanguage, SdkLanguage } from './client-input.ts';
import { go } from './go/index.ts';
import { java } from './java/index.ts';
import { kotlin } from './kotlin/index.ts';
import { python } from './python/index.ts';
import { typescript } from './typescript/index.ts';

/** In the order in which they are shown. A language is listed here once its tests compile and run what it makes. */
export const languages: readonly ClientLanguage[] = [typescript, python, go, java, kotlin];

export function languageOf(name: string): ClientLanguage | undefined {
  return languages.find((it) => it.name === (name as SdkLanguage));
}

/** Names of all languages. */
export function sdkLanguages(): SdkLanguage[] {
  return languages.map(({ name }) => name);
}
