import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { OAuthRefusal } from './oauth-refusal.ts';

/** How many tokens may be asked for in a minute, and as many at once. */
export interface TokenRates {
  /** Tokens that one client is given, from wherever it asks. */
  readonly client: number;
  /** Requests from one address, whoever asks. */
  readonly address: number;
}

/** The rates that are set. */
export function tokenRatesOf(config: Pick<Config, 'RAZAO_TOKENS_PER_CLIENT' | 'RAZAO_TOKENS_PER_ADDRESS'>): TokenRates {
  return { client: config.RAZAO_TOKENS_PER_CLIENT, address: config.RAZAO_TOKENS_PER_ADDRESS };
}

/** What a refused attempt counts, where a good one counts 1: who knows the secret has no reason to guess. */
const FAILED = 10;
/** Names remembered at once; the one that asked longest ago is forgotten first. */
const MOST_NAMES = 10_000;
const MINUTE_MS = 60_000;

/**
 * Keeps the token endpoint from being asked without end, in this process. Attempts from an address count, whoever makes
 * them; failed ones count again for the client that they name at that address, so that a client is not locked out by
 * strangers elsewhere who try its id.
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
   * Carries out an attempt, if there is room for it.
   * @throws OAuthRefusal temporarily_unavailable (429) with the seconds to wait; whatever `work` throws.
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
  /** What was left at `at`; below 0 where attempts took more than there was, by the size of the budget at most. */
  left: number;
  at: number;
}

/** A budget for each name, which fills up within a minute. */
class Budgets {
  readonly #budgets = new LRUCache<string, Budget>({ max: MOST_NAMES });

  constructor(private readonly clock: Clock, private readonly size: number) {}

  /** How long until one can be taken, in milliseconds. */
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

/** Whom an address counts for: an IPv4 address for itself, an IPv6 address for its network of 64 bits, which one host has. */
function networkOf(address: string): string {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.replace(/%.*$/, '').split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const whole = tail === undefined ? groups : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest];
  return whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
