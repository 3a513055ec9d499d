import { BlockList, isIP } from 'node:net';

/** IPv4 that is not global unicast. Source: IANA's registry of special-purpose addresses, multicast and reserved ones. */
const SPECIAL_4 = [
  '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24',
  '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4',
];

/**
 * IPv6 is refused unless it is global unicast: that leaves out whatever maps, translates or tunnels to an IPv4 address
 * (::ffff:0:0/96, ::/96, 64:ff9b::/96), unique local, link-local and site-local ones, with or without a zone.
 */
const GLOBAL_6 = ['2000::/3'];

/** Ranges within those: protocol assignments with Teredo, documentation, 6to4. */
const SPECIAL_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const special = listOf([...SPECIAL_4, ...SPECIAL_6]);
const global6 = listOf(GLOBAL_6);
const loopback = listOf(['127.0.0.0/8', '::1/128']);

/** True for an IP address of the public internet. False for anything but a plain IP address. */
export function isPublicAddress(address: string): boolean {
  switch (familyOf(address)) {
    case 4: return !special.check(address, 'ipv4');
    case 6: return global6.check(address, 'ipv6') && !special.check(address, 'ipv6');
    default: return false;
  }
}

/** Private networks that outbound calls may reach in addition to the public internet: a setting of the process. */
let allowed = listOf([]);

/** Allows outbound calls of this process to these networks, over http too. @param networks in CIDR notation. */
export function allowNetworks(networks: readonly string[]): void {
  allowed = listOf(networks);
}

/** True for an IP address in a network that the operator allows. */
export function isAllowedAddress(address: string): boolean {
  const family = familyOf(address);
  return family !== 0 && !/^::ffff:/i.test(address) && allowed.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * True for a URL that may be http because of its host: an address in a network that the operator allows, or a name that may lead to one.
 */
export function isAllowedHttp(url: URL): boolean {
  const address = literalAddress(url);
  return address === undefined ? allowed.rules.length > 0 : isAllowedAddress(address);
}

/** True for an IP address of this machine, by its own name for itself: 127.0.0.0/8 or ::1. */
export function isLoopbackAddress(address: string): boolean {
  switch (familyOf(address)) {
    case 4: return loopback.check(address, 'ipv4');
    case 6: return !/^::ffff:/i.test(address) && loopback.check(address, 'ipv6');
    default: return false;
  }
}

/** True for a name that means this machine without a look-up. Source: RFC 6761. */
export function isLocalhost(hostname: string): boolean {
  return /(^|\.)localhost\.?$/i.test(hostname);
}

/** True for a URL that leads to this machine by its own name or address. */
export function isThisMachine(url: URL): boolean {
  const address = literalAddress(url);
  return address === undefined ? isLocalhost(url.hostname) : isLoopbackAddress(address);
}

/** Returns 4, 6, or 0 for a text that is not an address, or an address with a zone. */
export function familyOf(address: string): 0 | 4 | 6 {
  return address.includes('%') ? 0 : (isIP(address) as 0 | 4 | 6);
}

/** The address that a URL names as its host, or undefined when it is a name. A URL writes 0x7f.1 as 127.0.0.1. */
export function literalAddress({ hostname }: URL): string | undefined {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  return familyOf(address) === 0 ? undefined : address;
}

function listOf(subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = '', bits] = subnet.split('/');
    list.addSubnet(network, Number(bits), network.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}
