import { expect, it } from '@jest/globals';
import { mintingPolicyHash } from './treasury.ts';

it('the minting policy is the native script that asks for the signature of the treasury key, as the chain hashes it', () => {
  const key = Buffer.from('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', 'hex');
  expect(mintingPolicyHash(key)).toBe('b5c02fe2b3cd5339561bb9b9fbb2b88295bbd1848116d53d99ccfe0c');
});
