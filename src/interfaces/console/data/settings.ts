/** What a person chose for this browser: language, theme, time zone. Nothing else is stored. */
import { useSyncExternalStore } from 'react';
import type { Zone } from '../format/time.ts';
import type { Language } from '../text/text.ts';

export type Theme = 'system' | 'light' | 'dark';

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly zone: Zone;
}

const KEY = 'razao-console';
const listeners = new Set<() => void>();
let current: Settings = { language: ofBrowser(), theme: 'system', zone: 'America/Sao_Paulo', ...stored() };
apply();

/** The settings; the caller is rendered again when one changes. */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, () => current);
}

/** The settings as they are now, for code that renders nothing. */
export function settings(): Settings {
  return current;
}

/** Changes settings, here and in this browser's storage, where it has one. */
export function changeSettings(changed: Partial<Settings>): void {
  current = { ...current, ...changed };
  apply();
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that stores nothing forgets them with the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ofBrowser(): Language {
  return navigator.language.toLowerCase().startsWith('pt') ? 'pt' : 'en';
}

function stored(): Partial<Settings> {
  try {
    const { language, theme, zone } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    return {
      ...((language === 'pt' || language === 'en') && { language }),
      ...((theme === 'system' || theme === 'light' || theme === 'dark') && { theme }),
      ...((zone === 'UTC' || zone === 'America/Sao_Paulo') && { zone }),
    };
  } catch {
    return {};
  }
}

function apply(): void {
  const { documentElement: page } = document;
  page.lang = current.language === 'pt' ? 'pt-BR' : 'en';
  if (current.theme === 'system') page.removeAttribute('data-theme');
  else page.setAttribute('data-theme', current.theme);
}
