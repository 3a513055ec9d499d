import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { OAuthRefusal } from './oauth-refusal.ts';

/** Tokens per minute, which is also the largest burst. */
export interface TokenRates {
  /** Tokens of one client, from any address. */
  readonly client: number;
  /** Requests from one address, for any client. */
  readonly address: number;
}

/** The rates that are set. */
export function tokenRatesOf(config: Pick<Config, 'RAZAO_TOKENS_PER_CLIENT' | 'RAZAO_TOKENS_PER_ADDRESS'>): TokenRates {
  return { client: config.RAZAO_TOKENS_PER_CLIENT, address: config.RAZAO_TOKENS_PER_ADDRESS };
}

/** Cost of a refused attempt, where a good one costs 1: a caller that knows the secret has no reason to guess. */
const FAILED = 10;
/** Names remembered at once; the one used longest ago is forgotten first. */
const MOST_NAMES = 10_000;
const MINUTE_MS = 60_000;

/**
 * Limits the rate of the token endpoint, in this process. Every attempt from an address counts; a failed one counts again for the client
 * that it names at that address, so that strangers elsewhere who try its id do not lock a client out.
 */
export class TokenThrottle {
  readonly #addresses: Budgets;
  readonly #guesses: Budgets;
  readonly #clients: Budgets;

  constructor(clock: Clock, { client, address }: TokenRates) {
    this.#addresses = new Budgets(clock, address);
    this.#guesses = new Budgets(clock, client);
    this.#clients = new Budgets(clock, client);
  }

  /**
   * Runs an attempt within the rates.
   * @throws OAuthRefusal temporarily_unavailable (429) with the seconds to wait; and any error of `work`.
   */
  async admit<T>(address: string, clientId: string, work: () => Promise<T>): Promise<T> {
    const from = networkOf(address);
    const guesses = JSON.stringify([from, clientId]);
    refuseAfter(Math.max(this.#addresses.waitOf(from), this.#guesses.waitOf(guesses), this.#clients.waitOf(clientId)));
    this.#addresses.take(from, 1);
    try {
      const result = await work();
      this.#clients.take(clientId, 1);
      return result;
    } catch (error) {
      if (error instanceof OAuthRefusal && error.code === 'invalid_client') {
        this.#addresses.take(from, FAILED - 1);
        this.#guesses.take(guesses, FAILED);
      }
      throw error;
    }
  }
}

function refuseAfter(waitMs: number): void {
  if (waitMs > 0) throw new OAuthRefusal('temporarily_unavailable', 'Too many tokens are asked for.', Math.ceil(waitMs / 1000));
}

interface Budget {
  /** Amount left at `at`; below 0 where attempts took more than was left, by the size of the budget at most. */
  left: number;
  at: number;
}

/** A budget for each name, which refills within a minute. */
class Budgets {
  readonly #budgets = new LRUCache<string, Budget>({ max: MOST_NAMES });

  constructor(private readonly clock: Clock, private readonly size: number) {}

  /** Milliseconds until one can be taken. */
  waitOf(name: string): number {
    return Math.max(0, 1 - this.#left(name)) * MINUTE_MS / this.size;
  }

  take(name: string, cost: number): void {
    this.#budgets.set(name, { left: Math.max(this.#left(name) - cost, -this.size), at: this.#now() });
  }

  #left(name: string): number {
    const budget = this.#budgets.get(name);
    if (!budget) return this.size;
    const passed = Math.max(0, this.#now() - budget.at);
    return Math.min(this.size, budget.left + passed * this.size / MINUTE_MS);
  }

  #now(): number {
    return this.clock.now().getTime();
  }
}

/** Key under which an address is counted: an IPv4 address itself, an IPv6 address its network of 64 bits, which one host has. */
function networkOf(address: string): string {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.replace(/%.*$/, '').split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const whole = tail === undefined ? groups : [
    ...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest,
  ];
  return whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
