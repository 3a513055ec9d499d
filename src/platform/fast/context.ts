/** Makes the context of a request: members that all contexts of a service share, and its own. */
export type MakeContext = <Shared extends object, Own extends object>(shared: Shared, own: Own) => Shared & Own;

export const copyContext: MakeContext = (shared, own) => ({ ...shared, ...own });

/** Gives a context only its own members, and the shared ones by its prototype: copying all thirty takes a microsecond or two. */
export const inheritContext: MakeContext = <Shared extends object, Own extends object>(shared: Shared, own: Own) =>
  Object.assign(Object.create(shared) as Shared, own);
