import type { JournalContext } from '../../journal/index.ts';
import type { BlockLaw } from './block-clock.ts';

/** Context of the verbs of blocks. */
export type BlocksContext = JournalContext & { readonly blockLaw: BlockLaw };
