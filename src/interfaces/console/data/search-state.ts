import { useCallback } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';

export type SearchState = Readonly<Record<string, string | undefined>>;

/**
 * The state of a view, which is the search part of its address, and a function that changes some of it. What is empty is left out. Filters
 * replace the address, so that "back" leaves the view.
 */
export function useSearchState(): [SearchState, (changed: SearchState) => void] {
  const state = useSearch({ strict: false }) as SearchState;
  const navigate = useNavigate();
  const change = useCallback(
    (changed: SearchState) =>
      void navigate({
        to: '.',
        replace: true,
        resetScroll: false,
        search: (old: SearchState) =>
          Object.fromEntries(Object.entries({ ...old, ...changed }).filter(([, value]) => value !== undefined && value !== '')),
      } as never),
    [navigate],
  );
  return [state, change];
}
