import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { blake2b } from './blake2b.ts';

it('is, at 64 bytes, what OpenSSL makes of it', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 128 }), (bytes) => {
    const input = Buffer.from(bytes);
    expect(blake2b(input, 64).toString('hex')).toBe(createHash('blake2b512').update(input).digest('hex'));
  }), { numRuns: 50 });
});

it.each([
  [28, '836cc68931c2e4e3e838602eca1902591d216837bafddfe6f0c8cb07'],
  [32, '0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8'],
])('of nothing at %s bytes is the published digest', (size, digest) => expect(blake2b(Buffer.alloc(0), size).toString('hex')).toBe(digest));
