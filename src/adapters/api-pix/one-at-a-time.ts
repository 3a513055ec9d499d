/** Runs work of the same name one after the other, and other work at once. */
export function oneAtATime(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.then(() => undefined, () => undefined).then(() => { if (last.get(name) === settled) last.delete(name); });
    last.set(name, settled);
    return mine;
  };
}
