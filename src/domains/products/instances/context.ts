import type { JournalContext } from '../../journal/index.ts';
import type { ProductsContext } from '../context.ts';

/** What verbs of instances need. */
export type InstancesContext = ProductsContext & JournalContext;
