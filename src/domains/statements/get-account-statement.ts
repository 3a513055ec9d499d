import { stringify } from 'csv-stringify/sync';
import type { StatementLine, StatementResponse } from '../../../generated/models.ts';
import { firstCharacters } from '../../platform/characters.ts';
import { accountingDay, countDays, dayBegin, dayEnd } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { exponentOf, presentCurrency, unitOf } from '../../platform/currencies.ts';
import { fail } from '../../platform/errors.ts';
import { requireDays } from '../../platform/http/instant.ts';
import { StreamedAnswer } from '../../platform/http/streamed-answer.ts';
import { fromCents } from '../../platform/money.ts';
import type { Account } from '../accounts/index.ts';
import { withDetails } from './line-details.ts';
import { asOfx } from './ofx.ts';
import { openStatement, presentLine, type OpenStatement, type Period } from './statement.ts';

const MAX_DAYS = 366;
const FORMATS = ['json', 'csv', 'ofx'] as const;
type Format = (typeof FORMATS)[number];

/** Parameters of a statement, validated. */
export interface StatementQuery {
  from: string;
  to: string;
  format: string;
}

export interface StatementsContext {
  /** The institution in statements for accounting programs, by its ISPB. */
  readonly statements: { readonly bankId: string };
}

/** Text of a statement, streamed as its lines are read. */
export interface StatementText {
  readonly contentType: string;
  readonly fileName: string | undefined;
  readonly text: StreamedAnswer;
}

/**
 * Returns the statement of an account over accounting days.
 * @throws ApiError INVALID_PERIOD, PERIOD_TOO_LONG, UNSUPPORTED_FORMAT.
 * @throws RequestInvalid for a day that no calendar has.
 */
export async function getAccountStatement(
  ctx: Context & StatementsContext, account: Account, query: StatementQuery,
): Promise<StatementText> {
  const period = readPeriod(query.from, query.to);
  const format = readFormat(query.format);
  const statement = await openStatement(ctx, account, period);
  const failed = (error: unknown): void => ctx.log.error({ err: error, account_id: account.accountId }, 'a statement was aborted');
  if (format === 'json') {
    return { contentType: 'application/json; charset=utf-8', fileName: undefined, text: new StreamedAnswer(asJson(
      ctx, account, period, statement,
    ), failed) };
  }
  if (format === 'ofx') {
    return {
      contentType: 'application/x-ofx; charset=utf-8', fileName: fileNameOf(account, period, 'ofx'),
      text: new StreamedAnswer(asOfx({
        account, period, openingBalance: statement.openingBalance, lines: withDetails(ctx, statement.accountIds, statement.lines),
        bankId: ctx.statements.bankId, madeAt: ctx.clock.now(),
      }), failed),
    };
  }
  return {
    contentType: 'text/csv; charset=utf-8', fileName: fileNameOf(account, period, 'csv'),
    text: new StreamedAnswer(asCsv(ctx, account, statement), failed),
  };
}

function fileNameOf({ accountId }: Account, { from, to }: Period, extension: string): string {
  return `statement-${accountId}-${from}-${to}.${extension}`;
}

/** @throws RequestInvalid; ApiError INVALID_PERIOD, PERIOD_TOO_LONG. */
export function readPeriod(from: string, to: string): Period {
  requireDays(from, to, 'query');
  const days = countDays(from, to);
  if (days > MAX_DAYS) fail('PERIOD_TOO_LONG', { days, max_days: MAX_DAYS }, `The period has more than ${MAX_DAYS} days.`);
  return { from, to, begin: dayBegin(from), end: dayEnd(to) };
}

function readFormat(format: string): Format {
  const known = FORMATS.find((it) => it === format);
  return known ?? fail(
    'UNSUPPORTED_FORMAT', { format, supported: FORMATS }, `${firstCharacters(format, 20)} is not a format of statements.`,
  );
}

/** The members of the answer around its lines; the totals are the sums of the lines. */
async function* asJson(ctx: Context, account: Account, period: Period, statement: OpenStatement): AsyncGenerator<string> {
  const { from, to } = period;
  const { accountId, currency } = account;
  const head = {
    account_id: accountId, ...presentCurrency(currency), unit: unitOf([currency]),
    period: { from, to, timezone: 'America/Sao_Paulo' }, opening_balance_cents: fromCents(statement.openingBalance),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"lines":[`;
  const sums = { credits: 0n, debits: 0n, count: 0 };
  for await (const lines of chunksOf(ctx, account, statement, sums)) {
    yield `${sums.count > lines.length ? ',' : ''}${lines.map((line) => JSON.stringify(line)).join(',')}`;
  }
  const closing = statement.openingBalance + sums.credits - sums.debits;
  const tail = {
    closing_balance_cents: fromCents(closing),
    totals: {
      credits_cents: fromCents(sums.credits), debits_cents: fromCents(sums.debits), net_cents: fromCents(sums.credits - sums.debits),
      line_count: sums.count,
    },
    ...(to >= accountingDay(ctx.clock.now()) && {
      reconciliation: { live_balance_cents: fromCents(statement.liveBalance), matches: statement.liveBalance === closing },
    }),
    fees: null,
    holds: null,
  } satisfies Omit<StatementResponse, keyof typeof head | 'lines'>;
  yield `],${JSON.stringify(tail).slice(1)}`;
}

/** Lines in chunks, so that neither memory nor system calls are wasted; the sums are those of all lines so far. */
async function* chunksOf(
  ctx: Context, account: Account, { openingBalance, accountIds, lines }: OpenStatement,
  sums: { credits: bigint; debits: bigint; count: number },
): AsyncGenerator<StatementLine[]> {
  for await (const chunk of withDetails(ctx, accountIds, lines)) {
    yield chunk.map((line) => {
      const { amount } = line.movement;
      sums.count += 1;
      if (amount > 0n) sums.credits += amount;
      else sums.debits -= amount;
      return presentLine(line, account.currency, openingBalance + sums.credits - sums.debits);
    });
  }
}

const COLUMNS = [
  'tx_id', 'accounting_day', 'effective_at', 'event_kind', 'direction', 'amount_cents', 'asset', 'obligation_ids', 'correlation',
] as const satisfies (keyof StatementLine)[];

/** Columns of the payment, after those of the journal: added at the end, where readers by place do not see them. */
const PAYMENT_COLUMNS: readonly (readonly [string, (line: StatementLine) => unknown])[] = [
  ['balance_cents', (line) => line.balance_cents],
  ['rail', (line) => line.rail],
  ['counterparty', (line) => line.counterparty_display_name],
  ['counterparty_tax_id', (line) => line.counterparty?.tax_id],
  ['counterparty_bank', ({ counterparty }) => [counterparty?.bank?.ispb, counterparty?.bank?.name].filter(Boolean).join(' ')],
  ['counterparty_account_id', (line) => line.counterparty_account_id],
  ['end_to_end_id', (line) => line.end_to_end_id],
  ['description', (line) => line.description],
  ['external_reference', (line) => line.external_reference],
];

async function* asCsv(ctx: Context, account: Account, statement: OpenStatement): AsyncGenerator<string> {
  const exponent = exponentOf(account.currency);
  yield csvRows([[...COLUMNS, 'currency_exponent', ...PAYMENT_COLUMNS.map(([name]) => name)]]);
  for await (const lines of chunksOf(ctx, account, statement, { credits: 0n, debits: 0n, count: 0 })) {
    yield csvRows(lines.map((line) => [
      ...COLUMNS.map((column) => cellOf(line[column])), exponent, ...PAYMENT_COLUMNS.map(([, value]) => value(line)),
    ]));
  }
}

/** Rows of CSV; an apostrophe prevents a spreadsheet from running a text as a formula. */
function csvRows(rows: readonly (readonly unknown[])[]): string {
  return stringify(rows as unknown[][], { record_delimiter: '\r\n', escape_formulas: true });
}

function cellOf(value: StatementLine[keyof StatementLine]): unknown {
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'object' ? Object.entries(value).map(([name, text]) => `${name}=${String(text)}`).join(' ') : value;
}
