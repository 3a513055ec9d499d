import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireTenant } from '../domains/auth/index.ts';
import { custodyEntities, verifyCustody, type CustodyVerdict } from '../onchain/products/custody/index.ts';
import { authEntities } from '../domains/auth/index.ts';
import { ChainError, ChainNode } from '../onchain/chain/building/index.ts';
import type { Config } from '../platform/config.ts';
import { withDatabase } from './admin.ts';
import { CommandFailed, UsageError } from './command-failed.ts';
import { EXIT } from './exit-codes.ts';

/** Verdict as printed, with amounts as text. */
export type PrintedCustody = Omit<CustodyVerdict, 'sums'> & { readonly sums: Readonly<Record<string, string>> };

/**
 * Verifies the custody of a tenant against the configured chain, or else against the one of the service that runs on this data folder.
 * @throws UsageError when no chain is known; CommandFailed when it does not answer; AdminRefusal for an unknown tenant.
 */
export function verifyTenantCustody(tenant: string): Promise<PrintedCustody> {
  return withDatabase(async (database, config) => {
    await requireTenant(database, tenant);
    const url = chainUrl(config);
    const node = new ChainNode({ url, timeoutMs: config.RAZAO_CHAIN_TIMEOUT_SECONDS * 1000 });
    const { sums, ...verdict } = await verifyCustody(database.forTenant(tenant), node).catch(
      (error: unknown) => { throw outOfReach(error, url); },
    );
    return { ...verdict, sums: Object.fromEntries(Object.entries(sums).map(([name, cents]) => [name, String(cents)])) };
  }, process.env, [...authEntities, ...custodyEntities]);
}

function outOfReach(error: unknown, url: string): unknown {
  return error instanceof ChainError && error.isAway ? new CommandFailed(`${error.message} (${url})`, EXIT.UNREACHABLE) : error;
}

/** Lines for people: each sum in centavos, then each difference. */
export function describeCustody({ tenant, height, instances, sums, differences }: PrintedCustody): string {
  return [
    `${tenant} as of block ${height}: ${instances} open instances`, ...Object.entries(sums).map(
      ([name, cents]) => `  ${name.padEnd(12)} ${cents}`,
    ),
    ...(differences.length === 0 ? ['books and chain agree'] : differences.map(
      ({ name, of, books, chain }) => `${name} ${of ?? ''}: the books say ${books}, the chain ${chain}`,
    )),
  ].join('\n');
}

function chainUrl({ RAZAO_CHAIN_URL, RAZAO_DATA_DIR }: Config): string {
  const url = RAZAO_CHAIN_URL ?? urlOfRunning(join(RAZAO_DATA_DIR, 'ready.json'));
  if (url === undefined) throw new UsageError('no chain is known: set RAZAO_CHAIN_URL, or start the service');
  return url;
}

function urlOfRunning(file: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { chain_url?: string | null }).chain_url ?? undefined;
  } catch {
    return undefined;
  }
}
