export { mockRail } from './mock-rail.ts';
export { Rails, type RailAdapter, type RailAnswer, type RailFamily, type RailPayment } from './rails.ts';
