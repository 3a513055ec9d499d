/** Reads of the service, kept and refreshed by TanStack Query. */
import { useMemo } from 'react';
import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  useInfiniteQuery,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import { ConnectionError, type Razao } from '@razao/sdk';
import { api, noteRefusedToken } from './session.ts';

/** Rows that a list shows at first, and more with each press. */
export const PAGE_ROWS = 50;
/** Most rows that an export reads. */
export const EXPORT_ROWS = 10_000;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noteRefusedToken }),
  mutationCache: new MutationCache({ onError: noteRefusedToken }),
  // Answered or not, the SDK has asked again already.
  defaultOptions: {
    queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: true, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Options with which every read goes out. */
interface Reading {
  readonly signal: AbortSignal;
}

export interface ReadOptions {
  /** False while it is not known what to ask, or not allowed. */
  readonly enabled?: boolean;
  /** Asks again after so many milliseconds. */
  readonly everyMs?: number;
  /** Shows the last answer while another is asked for. */
  readonly keepsPrevious?: boolean;
}

/** One read. The key names it: the operation, and what it was asked. */
export function useRead<T>(
  key: readonly unknown[],
  read: (client: Razao, options: Reading) => PromiseLike<T>,
  { enabled = true, everyMs, keepsPrevious }: ReadOptions = {},
): UseQueryResult<T> {
  return useQuery<T>({
    queryKey: key,
    enabled,
    queryFn: async ({ signal }) => await read(api(), { signal }),
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });
}

/** One page of a list. */
export interface ListPage<T> {
  readonly items: readonly T[];
  readonly next_cursor?: string | null | undefined;
}

/** What is asked of each page. */
export interface PageAsked {
  readonly limit: number;
  readonly cursor?: string;
}

export type ReadPage<T> = (client: Razao, page: PageAsked, options: Reading) => PromiseLike<ListPage<T>>;

/** A list as it is on the screen. */
export interface List<T> {
  readonly rows: readonly T[];
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  loadMore(): void;
  retry(): void;
  /** All rows for an export, at most `EXPORT_ROWS`. */
  readAll(): Promise<T[]>;
}

const NOTHING: readonly never[] = [];

/** A list, page by page: never more is loaded than is shown. */
export function useList<T>(
  key: readonly unknown[],
  readPage: ReadPage<T>,
  { enabled = true, everyMs }: ReadOptions = {},
  rows = PAGE_ROWS,
): List<T> {
  const query = useInfiniteQuery({
    queryKey: key,
    enabled,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ signal, pageParam }) =>
      await readPage(api(), { limit: rows, ...(pageParam !== undefined && { cursor: pageParam }) }, { signal }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
  });
  const shown = useMemo(() => query.data?.pages.flatMap(({ items }) => items) ?? NOTHING, [query.data]);
  return {
    rows: shown,
    isLoading: query.isLoading,
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
    readAll: () => readAll(readPage, EXPORT_ROWS),
  };
}

/** Reads pages until `most` rows are read, or there are no more. */
export async function readAll<T>(readPage: ReadPage<T>, most: number, signal: AbortSignal = new AbortController().signal): Promise<T[]> {
  const rows: T[] = [];
  let cursor: string | undefined;
  do {
    const page: ListPage<T> = await readPage(api(), { limit: Math.min(200, most), ...(cursor !== undefined && { cursor }) }, { signal });
    rows.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined && rows.length < most);
  return rows.slice(0, most);
}

/** Whether a failure says that the service cannot be reached. */
export function isAway(error: unknown): boolean {
  return error instanceof ConnectionError;
}
