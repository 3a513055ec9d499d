import { useSyncExternalStore } from 'react';

/** Forms of text that name nothing personal: only these may stand in an address. */
const IMPERSONAL = [
  /^[a-z]{3}_[0-9A-HJKMNP-TV-Z]{26}$/,
  /^evt_[0-9a-f]{32}$/,
  /^[ED]\d{8}\d{12}\w{11}$/,
  /^[a-z][a-z0-9-]{2,63}$/,
  /^\d{1,12}$/,
];

let kept = '';
const listeners = new Set<() => void>();

/** Whether a text may be seen in an address: identifiers may; names, tax ids, Pix keys and amounts stay in memory. */
export function isImpersonal(text: string): boolean {
  return IMPERSONAL.some((form) => form.test(text)) && !/^\d{11}$/.test(text) && !/^[a-z-]+$/.test(text);
}

/** Keeps what is searched for, and returns the part of the address that it may be named in. */
export function keepSearched(text: string): { q?: string } {
  kept = text;
  for (const listener of listeners) listener();
  return isImpersonal(text) ? { q: text } : {};
}

/** What is searched for: by the address, or else as it was last typed here or in the search box over the page. */
export function useSearchedText(inAddress: string | undefined): string {
  const typed = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => kept,
  );
  return inAddress ?? typed;
}
