import type { MongoClient } from 'mongodb';

/** Checks if a MongoDB answers. */
export interface MongodbProbe {
  ping(): Promise<void>;
  close(): Promise<void>;
}

const PATIENCE_MS = 1000;

/** The driver is loaded with the first ping: it takes long, and the API starts without MongoDB. */
export function mongodbProbe(url: string): MongodbProbe {
  let client: Promise<MongoClient> | undefined;
  return {
    ping: async () => {
      client ??= connect(url).catch((error: unknown) => {
        client = undefined;
        throw error;
      });
      await (await client).db('admin').command({ ping: 1 });
    },
    close: async () => {
      await (await client?.catch(() => undefined))?.close();
    },
  };
}

async function connect(url: string): Promise<MongoClient> {
  const driver = await import('mongodb');
  return new driver.MongoClient(url, {
    serverSelectionTimeoutMS: PATIENCE_MS, connectTimeoutMS: PATIENCE_MS, timeoutMS: PATIENCE_MS, maxPoolSize: 1, appName: 'razao-health',
  }).connect();
}
