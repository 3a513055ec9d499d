import type { JournalContext } from '../../../domains/journal/index.ts';
import type { ProductsContext } from '../context.ts';

/** Context of the verbs of instances. */
export type InstancesContext = ProductsContext & JournalContext;
