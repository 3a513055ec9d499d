/** BLAKE2b without a key, for inputs of at most one block: what a chain names keys and scripts by. Source: RFC 7693. */
import { assert } from './assert.ts';

const BLOCK_BYTES = 128;
const ROUNDS = 12;
const WORD = (1n << 64n) - 1n;

const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
] as const;

const SIGMA = [
  '0123456789abcdef', 'ea489fd61c02b753', 'b8c052fdae367194', '7931dcbe265a40f8', '905724afe1bc683d',
  '2c6a0b834d75fe19', 'c51fed4a0763928b', 'db7ec13950f4862a', '6fe9b308c2d714a5', 'a2847615fb9e3cd0',
].map((row) => [...row].map((digit) => Number.parseInt(digit, 16)));

/** The columns and diagonals of the state that a round mixes. */
const MIXED = [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]] as const;

/**
 * The digest of `input`.
 * @param input at most 128 bytes.
 * @param size of the digest in bytes, 1 to 64; digests of different sizes have nothing in common.
 */
export function blake2b(input: Buffer, size: number): Buffer {
  assert(input.length <= BLOCK_BYTES && size >= 1 && size <= 64, 'one block is hashed');
  const block = Buffer.concat([input, Buffer.alloc(BLOCK_BYTES - input.length)]);
  const message = new BigUint64Array(16).map((_, n) => block.readBigUInt64LE(8 * n));
  const chained = IV.map((word, n) => (n === 0 ? word ^ 0x01010000n ^ BigInt(size) : word));
  const state = BigUint64Array.from([...chained, ...IV]);
  at(state, 12, BigInt(input.length));
  at(state, 14, WORD);
  for (let round = 0; round < ROUNDS; round += 1) mixRound(state, message, SIGMA[round % SIGMA.length] ?? []);
  const digest = Buffer.alloc(64);
  chained.forEach((word, n) => digest.writeBigUInt64LE(word ^ (state[n] ?? 0n) ^ (state[n + 8] ?? 0n), 8 * n));
  return digest.subarray(0, size);
}

function at(state: BigUint64Array, place: number, flipped: bigint): void {
  state[place] = (state[place] ?? 0n) ^ flipped;
}

function mixRound(state: BigUint64Array, message: BigUint64Array, order: readonly number[]): void {
  MIXED.forEach(([a, b, c, d], n) => {
    mix(state, [a, b, c, d], message[order[2 * n] ?? 0] ?? 0n, [32n, 24n]);
    mix(state, [a, b, c, d], message[order[2 * n + 1] ?? 0] ?? 0n, [16n, 63n]);
  });
}

/** Half of the function G: adds a word of the message, and turns two words of the state. */
function mix(state: BigUint64Array, [a, b, c, d]: readonly [number, number, number, number], word: bigint, [first, second]: readonly [bigint, bigint]): void {
  const read = (place: number): bigint => state[place] ?? 0n;
  state[a] = read(a) + read(b) + word;
  state[d] = turned(read(d) ^ read(a), first);
  state[c] = read(c) + read(d);
  state[b] = turned(read(b) ^ read(c), second);
}

function turned(word: bigint, bits: bigint): bigint {
  return (word >> bits) | ((word << (64n - bits)) & WORD);
}
