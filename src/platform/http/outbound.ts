import { Resolver } from 'node:dns/promises';
import { Agent as HttpAgent, type AgentOptions } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { LookupFunction } from 'node:net';
import { familyOf, isAllowedAddress, isAllowedHttp, isLocalhost, isLoopbackAddress, isPublicAddress, literalAddress } from './addresses.ts';

/** All addresses of a name. Rejects when there are none. */
export type Resolve = (hostname: string) => Promise<string[]>;

export interface TransportOptions {
  /** Lets calls reach this machine, over http too. */
  allowLoopback: boolean;
  /** Looks names up; DNS unless given. */
  resolve?: Resolve | undefined;
  /** Certificates in PEM to trust instead of the usual ones: for tests. */
  ca?: string | undefined;
}

/** A callee whose name leads nowhere. */
export class NameNotResolved extends Error {
  override readonly name = 'NameNotResolved';
}

/** The callee is at an address that must not be reached. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** Time that an idle connection is kept, in milliseconds: longer than an attempt may take, so that none is cut off. */
const IDLE_MS = 15_000;

/**
 * Transport to addresses that others have named: connections that are kept, and the rule of which addresses they may reach. The rule is
 * checked at each new connection, for the very addresses that are then connected to: earlier results of the name, or those at its
 * registration, do not matter.
 */
export class OutboundTransport {
  readonly allowLoopback: boolean;
  readonly #resolve: Resolve;
  readonly #kept: { http: HttpAgent; https: HttpsAgent };
  readonly #fresh: { http: HttpAgent; https: HttpsAgent };

  constructor({ allowLoopback, resolve = resolveByDns, ca }: TransportOptions) {
    this.allowLoopback = allowLoopback;
    this.#resolve = resolve;
    const open = (options: AgentOptions) => ({
      http: new HttpAgent({ ...options, lookup: this.#lookup('http:') }),
      https: new HttpsAgent({ ...options, lookup: this.#lookup('https:'), ...(ca !== undefined && { ca }) }),
    });
    this.#kept = open({ keepAlive: true, timeout: IDLE_MS, maxFreeSockets: 64 });
    this.#fresh = open({ keepAlive: false });
  }

  /** The agent for a URL; `fresh` gives one that never takes a connection up again. */
  agentFor({ protocol }: URL, fresh: boolean): HttpAgent | HttpsAgent {
    const agents = fresh ? this.#fresh : this.#kept;
    return protocol === 'https:' ? agents.https : agents.http;
  }

  /**
   * Refuses an address in the URL itself: a connection to an address is made without a look-up.
   * @throws AddressRefused.
   */
  requireReachable(url: URL): void {
    const address = literalAddress(url);
    const refused = address === undefined
      ? url.protocol === 'http:' && !this.allowLoopback && !isAllowedHttp(url)
      : !this.#mayReach(url.protocol, address);
    if (refused) throw new AddressRefused('the address is not public');
  }

  /**
   * The addresses of a name, all of which may be reached.
   * @throws NameNotResolved; AddressRefused when any may not be reached.
   */
  async addressesOf(protocol: string, hostname: string): Promise<string[]> {
    const addresses = isLocalhost(hostname) ? ['127.0.0.1', '::1'] : await this.#resolve(hostname).catch(() => []);
    if (addresses.length === 0) throw new NameNotResolved('the name has no address');
    if (!addresses.every((address) => this.#mayReach(protocol, address))) throw new AddressRefused(
      'the name leads to an address that is not public',
    );
    return addresses;
  }

  /** Ends the connections that are kept. */
  close(): void {
    for (const agents of [this.#kept, this.#fresh]) {
      agents.http.destroy();
      agents.https.destroy();
    }
  }

  /** Over http only this machine and networks of the operator may be reached, each only where that is allowed. */
  #mayReach(protocol: string, address: string): boolean {
    return isAllowedAddress(address) || (protocol === 'https:' && isPublicAddress(address)) || (this.allowLoopback
      && isLoopbackAddress(address));
  }

  #lookup(protocol: string): LookupFunction {
    return (hostname, options, callback) => {
      this.addressesOf(protocol, hostname).then(
        (addresses) => {
          const [first = ''] = addresses;
          if (options.all) callback(null, addresses.map((address) => ({ address, family: familyOf(address) })));
          else callback(null, first, familyOf(first));
        },
        (error: Error) => callback(error, ''));
    };
  }
}

/**
 * Resolver that asks DNS itself, not the system: the system's resolver uses one of four threads that the whole process shares, so that four
 * endpoints with slow names would hold up all others; and it lets names of a local file pass for public ones.
 */
const dns = new Resolver({ timeout: 1_500, tries: 2 });

async function resolveByDns(hostname: string): Promise<string[]> {
  const answers = await Promise.allSettled([dns.resolve4(hostname), dns.resolve6(hostname)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
