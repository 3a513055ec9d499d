import { Controller, Get, Path, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  HTTPValidationError, JournalEntryDetailResponse, JournalEntryListResponse, PageCursor, PageLimit, SequenceNumber,
} from '../../../generated/models.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { RequestContext } from '../../platform/context.ts';
import { getJournalEntry, listJournalEntries } from './queries.ts';

@Route('v1/journal/entries')
@Tags('Journal')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreJournalController extends Controller implements Implements<'listJournalEntries' | 'getJournalEntry'> {
  constructor(private readonly ctx: RequestContext) {
    super();
  }

  @Get()
  async listJournalEntries(
    @Query() from_seq?: SequenceNumber,
    @Query() to_seq?: SequenceNumber,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<JournalEntryListResponse> {
    return listJournalEntries(this.ctx, { from_seq, to_seq }, { limit, cursor });
  }

  @Get('{seq_no}')
  async getJournalEntry(@Path() seq_no: SequenceNumber): Promise<JournalEntryDetailResponse> {
    return getJournalEntry(this.ctx, seq_no);
  }
}
