/** `make record`: records the new migrations and operations. Existing records stay: those were released or promised. */
import { recordOperations } from '../conformance/operations-table.ts';
import { digestsOf, recordDigests, statementsOfMigrations } from './landed.ts';

recordDigests(digestsOf(await statementsOfMigrations()));
recordOperations();
