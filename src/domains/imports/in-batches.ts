/** Yields what a source yields in lists of at most `size`. */
export async function* inBatches<T>(source: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const it of source) {
    if (batch.push(it) < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
