/** Lists: sortable columns, a page after the other on request, and CSV of everything. */
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from '@tanstack/react-router';
import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { csvOf, saveText, type CsvCell } from '../data/csv.ts';
import { EXPORT_ROWS, PAGE_ROWS, type List } from '../data/queries.ts';
import { useSettings } from '../data/settings.ts';
import { numberText } from '../format/money.ts';
import { common } from '../text/common.ts';
import type { Text } from '../text/text.ts';
import { useText } from '../text/use-text.ts';
import { Empty, Failure, Skeleton } from './layout.tsx';

export interface Column<T> {
  readonly id: string;
  readonly title: Text;
  readonly show: (row: T) => ReactNode;
  /** The value for CSV and sorting. */
  readonly value: (row: T) => CsvCell | undefined;
  readonly align?: 'end';
  /** On a narrow screen: the row's heading, or left out. */
  readonly narrow?: 'head' | 'hide';
}

export interface DataTableProps<T> {
  /** Names the table for assistive technology, and its file. */
  readonly name: Text;
  readonly columns: readonly Column<T>[];
  readonly list: List<T>;
  readonly rowKey: (row: T) => string;
  /** The page of a row. */
  readonly to?: ((row: T) => string | undefined) | undefined;
  readonly empty?: ReactNode;
}

const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature, sortedRowModel: createSortedRowModel(), sortFns });

export function DataTable<T extends object>(props: DataTableProps<T>): ReactNode {
  const { list, empty } = props;
  if (list.error && list.rows.length === 0) return <Failure error={list.error} retry={list.retry} />;
  if (list.isLoading) return <Skeleton lines={8} />;
  if (list.rows.length === 0) return <Empty>{empty}</Empty>;
  return <Filled {...props} />;
}

function Filled<T extends object>({ name, columns, list, rowKey, to }: DataTableProps<T>): ReactNode {
  const say = useText();
  const navigate = useNavigate();
  const defs = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, T> => ({
        id: column.id,
        accessorFn: (row: T) => column.value(row) ?? '',
        header: say(column.title),
        cell: ({ row }) => column.show(row.original),
      })),
    [columns, say],
  );
  const data = useMemo(() => [...list.rows], [list.rows]);
  const table = useTable({ features, columns: defs, data, getRowId: rowKey });
  const looksOf = (id: string) => columns.find((it) => it.id === id);
  const open = (row: T) => {
    const place = to?.(row);
    if (place !== undefined && !getSelection()?.toString()) void navigate({ to: place });
  };
  return (
    <>
      <div className="table-scroll" tabIndex={0} role="region" aria-label={say(name)}>
        <table className="rows">
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => {
                  const order = header.column.getIsSorted();
                  return (
                    <th
                      key={header.id}
                      scope="col"
                      className={looksOf(header.id)?.align}
                      aria-sort={order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : undefined}
                    >
                      <button
                        type="button"
                        onClick={header.column.getToggleSortingHandler()}
                        title={say(common.sortBy, { column: say(looksOf(header.id)?.title ?? name) })}
                      >
                        <table.FlexRender header={header} />
                        {order === 'asc' ? ' ↑' : order === 'desc' ? ' ↓' : ''}
                      </button>
                    </th>
                  );
                })}
              </tr>
            ))}
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <tr
                key={row.id}
                onClick={(event) => {
                  if (!(event.target as Element).closest('a,button,input')) open(row.original);
                }}
                className={to?.(row.original) === undefined ? '' : 'opens'}
              >
                {row.getVisibleCells().map((cell) => {
                  const looks = looksOf(cell.column.id);
                  return (
                    <td
                      key={cell.id}
                      className={`${looks?.align ?? ''} ${looks?.narrow === undefined ? '' : `narrow-${looks.narrow}`}`}
                      data-label={looks && say(looks.title)}
                    >
                      <table.FlexRender cell={cell} />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Foot name={name} columns={columns} list={list} />
    </>
  );
}

function Foot<T>({ name, columns, list }: Pick<DataTableProps<T>, 'name' | 'columns' | 'list'>): ReactNode {
  const say = useText();
  const { language } = useSettings();
  const count = numberText(list.rows.length, language);
  return (
    <footer className="table-foot">
      <span className="quiet">{say(list.hasMore ? common.rowsMore : common.rows, { count })}</span>
      {list.hasMore && (
        <button type="button" className="button" disabled={list.isLoadingMore} onClick={list.loadMore}>
          {say(list.isLoadingMore ? common.loading : common.loadMore)}
        </button>
      )}
      <Export name={name} columns={columns} list={list} />
    </footer>
  );
}

function Export<T>({ name, columns, list }: Pick<DataTableProps<T>, 'name' | 'columns' | 'list'>): ReactNode {
  const say = useText();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const save = async () => {
    setBusy(true);
    try {
      const rows = list.hasMore ? await list.readAll() : list.rows;
      saveText(
        `${fileName(say(name))}.csv`,
        csvOf(
          columns.map(({ id }) => id),
          rows.map((row) => columns.map(({ value }) => value(row))),
        ),
      );
      setSaid(rows.length >= EXPORT_ROWS ? say(common.exportCut, { count: rows.length }) : '');
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <span className="export">
      {said !== '' && <span role="status">{said}</span>}
      <button type="button" className="button quiet-button" disabled={isBusy} onClick={() => void save()}>
        {say(isBusy ? common.exporting : common.exportCsv)}
      </button>
    </span>
  );
}

function fileName(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A list of rows that are here already. */
export function listOf<T>(rows: readonly T[] | undefined, error: Error | null = null): List<T> {
  return {
    rows: rows ?? [],
    isLoading: rows === undefined && !error,
    error,
    hasMore: false,
    isLoadingMore: false,
    loadMore: () => undefined,
    retry: () => undefined,
    readAll: async () => [...(rows ?? [])],
  };
}

/** A list of rows that are here already and may be many: as many are drawn as fit a page, and as many more each time. */
export function usePagedList<T>(rows: readonly T[]): List<T> {
  const [shown, setShown] = useState(PAGE_ROWS);
  return useMemo(
    () => ({
      ...listOf(rows.slice(0, shown)),
      hasMore: rows.length > shown,
      loadMore: () => setShown(shown + PAGE_ROWS),
      readAll: async () => [...rows],
    }),
    [rows, shown],
  );
}
