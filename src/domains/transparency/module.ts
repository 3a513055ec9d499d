import type { Dependencies } from '../../platform/dependencies.ts';
import type { Config } from '../../platform/config.ts';
import type { Module } from '../../platform/module.ts';
import { SigningKeys, type Auth } from '../auth/index.ts';
import type { EntryProofs } from '../journal/index.ts';
import { transparencyEntities } from './log/log.entity.ts';
import { keysOfLog } from './log/log-keys.ts';
import { LogWorker } from './log/log-worker.ts';
import { PublishedLogs } from './log/published.ts';
import { originOfLog } from './log/queries.ts';
import { SignedMemory } from './log/signed-memory.ts';
import { transparencyRoutes } from './routes.ts';
import { readVerifierKey } from './notes/index.ts';
import { recallWitnessed } from './witness/recall.ts';
import { WitnessWorker } from './witness/witness-worker.ts';
import { transparencyFunctions } from './transparency.sql.ts';

type Given = Dependencies & { readonly auth: Auth };

/** The log of each tenant: a Merkle tree over its entries, signed checkpoints, and proofs. */
export const transparencyModule: Module<Given, EntryProofs> = {
  domain: 'transparency',
  entities: transparencyEntities,
  functions: transparencyFunctions,
  open: async ({ config, database, vault, clock, log, auth }) => {
    const keys = await SigningKeys.load(database, vault, 'LOG');
    const memory = await SignedMemory.open(config.RAZAO_CHECKPOINT_DIR);
    const logs = new PublishedLogs(database, config.RAZAO_WITNESS_QUORUM);
    const witnesses = config.RAZAO_WITNESSES.map(({ key, url }) => ({ vkey: readVerifierKey(key), url }));
    return {
      context: { entryProof: ({ tenant }, seqNo) => logs.proofOf(tenant, seqNo) },
      routes: transparencyRoutes({
        logs, authenticate: (token) => auth.authenticate(token),
        keyLines: async (tenant) => {
          const origin = await originOfLog(database, tenant);
          if (origin === undefined) return undefined;
          return (await keysOfLog(database, origin)).filter(({ isRetired }) => !isRetired).map(({ key }) => key.line);
        },
      }),
      workers: [
        new LogWorker({
          database, log, keys, memory, now: () => clock.now(), originOf: originsOf(config),
          recall: (origin) => recallWitnessed({ database, log, memory, witnesses }, origin),
        }),
        ...witnesses.map((witness) => new WitnessWorker({ database, log, witness })),
      ],
    };
  },
};

/**
 * Names of logs: the host of the installation's address and the tenant. A sandbox without an address is `localhost`; elsewhere nothing is
 * signed without one, because a log keeps its name.
 */
export function originsOf({ RAZAO_ISSUER, RAZAO_SANDBOX }: Pick<Config, 'RAZAO_ISSUER' | 'RAZAO_SANDBOX'>): (
  tenant: string,
) => string | undefined {
  const host = RAZAO_ISSUER === undefined ? (RAZAO_SANDBOX ? 'localhost' : undefined) : new URL(RAZAO_ISSUER).host;
  return (tenant) => (host === undefined ? undefined : `${host}/${tenant}`);
}
