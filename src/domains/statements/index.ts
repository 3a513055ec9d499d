export { committedReader } from './statements.sql.ts';
