import { afterEach, describe, expect, it } from '@jest/globals';
import { allowNetworks, isAllowedAddress, isAllowedHttp, isLoopbackAddress, isPublicAddress, literalAddress } from './addresses.ts';

describe('public', () => {
  it.each(['1.1.1.1', '8.8.8.8', '100.63.255.255', '172.32.0.1', '192.0.1.1', '223.255.255.255', '2606:4700::1111', '2a00:1450::1'])(
    'is %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    // this machine, nowhere
    '127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '::1', '::',
    // private, shared, link-local, the metadata of clouds
    '10.0.0.1', '100.64.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '169.254.170.2',
    'fd00::1', 'fc00::1', 'fe80::1', 'fec0::1', 'fd00:ec2::254',
    // IPv4 in IPv6
    '::ffff:127.0.0.1', '::ffff:7f00:1', '::FFFF:10.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::a00:1',
    '2002:7f00:1::', '2001:0:7f00:1::',
    // special
    '192.0.0.170', '192.0.2.1', '192.88.99.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '239.1.1.1', '240.0.0.1',
    '255.255.255.255',
    '2001:db8::1', '3fff::1', 'ff02::1', '100::1', '5f00::1',
    // zones, and texts that are not addresses
    'fe80::1%eth0', '2606:4700::1111%eth0', '::1%lo', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', 'localhost', '',
    '1.1.1.1 ', '[::1]',
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

it.each([
  ['127.0.0.1', true], ['127.8.8.8', true], ['::1', true], ['::ffff:127.0.0.1', false], ['128.0.0.1', false], ['0.0.0.0', false],
  ['::1%lo', false], ['::', false],
])('loopback: %s is %p', (address, is) => expect(isLoopbackAddress(address)).toBe(is));

it.each([
  ['https://2130706433/', '127.0.0.1'], ['https://0x7f.1/', '127.0.0.1'], ['https://0177.0.0.1/', '127.0.0.1'],
  ['https://127.1/', '127.0.0.1'],
  ['https://[::ffff:127.0.0.1]/', '::ffff:7f00:1'], ['https://①②⑦.0.0.1/', '127.0.0.1'], ['https://example.com/', undefined],
])('the host of %s is the address %p', (url, address) => expect(literalAddress(new URL(url))).toBe(address));

describe('networks that the operator allows', () => {
  afterEach(() => allowNetworks([]));

  it('none is allowed unless it is set', () => {
    expect([isAllowedAddress('10.20.0.1'), isAllowedHttp(new URL('http://ledger.internal/'))]).toEqual([false, false]);
  });

  it.each([
    ['10.20.0.1', true], ['10.20.255.255', true], ['10.21.0.1', false], ['127.0.0.1', false], ['fd12:3456::1', true],
    ['fd12:3457::1', false],
    ['::ffff:10.20.0.1', false], ['fd12:3456::1%eth0', false], ['ledger.internal', false],
  ])('%s: %p', (address, is) => {
    allowNetworks(['10.20.0.0/16', 'fd12:3456::/32']);
    expect(isAllowedAddress(address)).toBe(is);
  });

  it('may be reached over http, by address and by name', () => {
    allowNetworks(['10.20.0.0/16']);
    expect(['http://10.20.0.1/', 'http://ledger.internal/', 'http://10.21.0.1/', 'http://8.8.8.8/'].map(
      (url) => isAllowedHttp(new URL(url)),
    ))
      .toEqual([true, true, false, false]);
  });
});
