/** All that other domains may import of rails. */
export { mockRail } from './mock-rail.ts';
export {
  RailTimeout, RailUnreachable,
  type FoundPayment, type PayAnswer, type RailAdapter, type RailDirection, type RailFamily, type RailParty, type RailPayment,
  type SentPayment, type StatementLine,
} from './rail.ts';
export { bindRail, IN_PROCESS, Rails, type Adapters, type RailBinding, type Route } from './rails.ts';
