/** `make record`: writes down the migrations and operations that are new. What is written down already stays: it was released or promised. */
import { recordOperations } from '../conformance/operations-table.ts';
import { digestsOf, recordDigests, statementsOfMigrations } from './landed.ts';

recordDigests(digestsOf(await statementsOfMigrations()));
recordOperations();
