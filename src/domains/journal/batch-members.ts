import type { WriteKey } from '../../platform/db/command.ts';
import type { Refusal } from '../../platform/errors.ts';
import type { Span } from '../../platform/tracing/index.ts';
import type { LedgerCommand, CommandOutcome } from './ledger.ts';

/** Head of the tenant's journal, which the next batch continues. */
export interface Head {
  readonly seqNo: bigint;
  readonly entryHash: string;
  /** Grows with every commit of the tenant, whoever makes it. */
  readonly commitNo: bigint;
  /** Drawn by the last commit: two histories may come to the same numbers, never to the same id. Null before there is any. */
  readonly commitId: string | null;
  readonly committedAt: Date;
}

/** Command of a batch, with its identity. */
export interface Member {
  readonly key: WriteKey;
  readonly command: LedgerCommand<unknown>;
  /** Span that it runs under, where it is traced. */
  readonly span?: Span | undefined;
}

/** Result of a member: applied if the batch commits, refused, or failed. */
export type MemberVerdict =
  | { readonly member: Member; readonly outcome: CommandOutcome<unknown>; readonly body: string }
  | { readonly member: Member; readonly refused: Refusal }
  | { readonly member: Member; readonly failed: unknown };

/** The entries that an answer is made of again. */
export interface AnsweredBy {
  readonly form: 'ONE' | 'BATCH';
  /** The first of them. */
  readonly entrySeq: bigint;
  readonly entries: number;
}
