import { useSearchState } from '../../data/search-state.ts';

/** The account of the address, and a function that changes it: keys and charges are listed by account. */
export function useChosenAccount(): [string | undefined, (id: string | undefined) => void] {
  const [search, change] = useSearchState();
  const { account } = search;
  return [/^acc_[0-9A-Z]{26}$/.test(account ?? '') ? account : undefined, (id) => change({ account: id })];
}
