/** The control APIs of simulated parties, as far as a moved clock needs them (`/_control/clock` of each). */
import type { Config } from '../../platform/config.ts';

/** How a party answers about its clock. */
export interface PartyClock {
  readonly now: string;
  /** The next moment for which it has something in store; null where nothing waits. */
  readonly next_due: string | null;
  /** What has fallen due and is not done yet: callbacks under way, transactions without a block. */
  readonly under_way: number;
}

/** A party that a sandbox simulates: sponsor, KYC provider or chain. */
export interface SimulatedParty {
  readonly name: string;
  readonly url: string;
}

const PATIENCE_MS = 5_000;

/** Returns the parties that the settings of a sandbox name. */
export function simulatedParties({ RAZAO_SPONSOR_URL, RAZAO_KYC_URL, RAZAO_CHAIN_URL }: Config): SimulatedParty[] {
  return [['sponsor', RAZAO_SPONSOR_URL], ['KYC provider', RAZAO_KYC_URL], ['chain', RAZAO_CHAIN_URL]].flatMap(
    ([name = '', url]) => (url === undefined ? [] : [{ name, url: url.replace(/\/$/, '') }]),
  );
}

/** Reads a party's clock. @throws when it does not answer, or has no control API. */
export function readPartyClock(party: SimulatedParty): Promise<PartyClock> {
  return call(party);
}

/**
 * Sets a party's clock, and has it do what falls due by that.
 * @param hold true to have nothing happen yet: its callers do not have that time yet.
 * @throws when it does not answer, or has no control API.
 */
export function movePartyClock(party: SimulatedParty, now: Date, hold = false): Promise<PartyClock> {
  return call(party, JSON.stringify({ now: now.toISOString(), hold }));
}

async function call({ name, url }: SimulatedParty, body?: string): Promise<PartyClock> {
  const answer = await fetch(`${url}/_control/clock`, {
    redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body !== undefined && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }),
  });
  if (!answer.ok) throw new Error(`the ${name} answered ${answer.status} to a question about its clock`);
  return await answer.json() as PartyClock;
}
