export type { CheckerContext } from './read-state.ts';
