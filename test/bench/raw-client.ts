/** A client of the raw limits, for machines without pgbench: a process of its own with several connections of Node's driver. */
import pg from 'pg';
import { rawStatement, type RawJob } from './raw.ts';
import { randomIntegers } from './sample.ts';

/** @returns milliseconds of the statements that ended within the measured time. */
async function perform({ url, kind, clients, timing }: RawJob): Promise<Float64Array> {
  const { name, text, values } = rawStatement(kind);
  const random = randomIntegers(process.pid);
  const latencies: number[] = [];
  const connections = await Promise.all(Array.from({ length: clients }, async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client;
  }));
  const begin = performance.now() + timing.warmUp * 1000;
  const end = begin + timing.measured * 1000;
  await Promise.all(connections.map(async (client) => {
    for (let sentAt = performance.now(); sentAt < end; sentAt = performance.now()) {
      await client.query({ name, text, values: values(random) });
      const now = performance.now();
      if (now >= begin && now < end) latencies.push(now - sentAt);
    }
    await client.end();
  }));
  return Float64Array.from(latencies);
}

process.on('message', (job) => {
  void perform(job as RawJob).then((latencies) => process.send?.(latencies), (error: unknown) => process.send?.(String(error)));
});
process.on('disconnect', () => process.exit());
