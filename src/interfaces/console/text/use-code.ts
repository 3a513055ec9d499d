import { useCallback } from 'react';
import { useSettings } from '../data/settings.ts';
import { codes } from './codes.ts';

/** Says a code of the contract in the chosen language; an unknown one as it is, in small letters. */
export function useCode(): (code: string) => string {
  const { language } = useSettings();
  return useCallback((code) => (Object.hasOwn(codes, code) ? codes[code]?.[language] : undefined) ?? sentence(code), [language]);
}

function sentence(code: string): string {
  return /^[A-Z0-9_]+$/.test(code) && code.includes('_') ? code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ') : code;
}
