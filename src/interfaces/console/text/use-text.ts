import { useCallback } from 'react';
import { useSettings } from '../data/settings.ts';
import { inLanguage, type Text, type TextValues } from './text.ts';

/** Says a text in the chosen language. */
export type Say = (text: Text, values?: TextValues) => string;

export function useText(): Say {
  const { language } = useSettings();
  return useCallback((text, values) => inLanguage(text, language, values), [language]);
}
