import { EMPTY_ROOT, nodeHash } from './hash.ts';

/** A node over 2^level leaves, the `index`-th of its level. */
export interface Node {
  readonly level: number;
  readonly index: number;
}

/** A hash of a proof, as the full nodes that it is computed from, from left to right. */
export type HashPlan = readonly Node[];

/** Largest power of two below `count`, which is above 1. */
function splitOf(count: number): number {
  let power = 1;
  while (power * 2 < count) power *= 2;
  return power;
}

/** Plan of the hash over the leaves from `first` (included) to `end`: a range that the tree itself has. */
function planOf(first: number, end: number): HashPlan {
  const nodes: Node[] = [];
  for (let at = first; at < end;) {
    let level = 0;
    while (at % 2 ** (level + 1) === 0 && at + 2 ** (level + 1) <= end) level += 1;
    nodes.push({ level, index: at / 2 ** level });
    at += 2 ** level;
  }
  return nodes;
}

/** Plan of the root of a tree. */
export function planRoot(size: number): HashPlan {
  return planOf(0, size);
}

/** Plan of the path from a leaf to the root of a tree, from the leaf's sibling up. Source: RFC 6962, 2.1.1. */
export function planInclusion(index: number, size: number): HashPlan[] {
  const path: HashPlan[] = [];
  for (let first = 0, end = size; end - first > 1;) {
    const split = first + splitOf(end - first);
    path.unshift(index < split ? planOf(split, end) : planOf(first, split));
    if (index < split) end = split;
    else first = split;
  }
  return path;
}

/** Plan of the proof that a tree of `size` leaves continues one of `old` leaves, which are 1 or more. Source: RFC 6962, 2.1.2. */
export function planConsistency(old: number, size: number): HashPlan[] {
  const path: HashPlan[] = [];
  let [first, end] = [0, size];
  while (end !== old) {
    const split = first + splitOf(end - first);
    path.unshift(old <= split ? planOf(split, end) : planOf(first, split));
    if (old <= split) end = split;
    else first = split;
  }
  return first === 0 ? path : [planOf(first, end), ...path];
}

/** Computes a planned hash. @param hashOf the hash of a full node. */
export function foldPlan(plan: HashPlan, hashOf: (node: Node) => Buffer): Buffer {
  const hashes = plan.map(hashOf);
  return hashes.length === 0 ? EMPTY_ROOT : hashes.reduceRight((right, left) => nodeHash(left, right));
}

/** True when a path leads from a leaf to the root of a tree. Source: RFC 9162, 2.1.3.2. */
export function isIncluded(leaf: Uint8Array, index: number, size: number, path: readonly Uint8Array[], root: Uint8Array): boolean {
  if (!(Number.isSafeInteger(index) && index >= 0 && index < size)) return false;
  let [place, last, hash] = [index, size - 1, leaf];
  for (const sibling of path) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      hash = nodeHash(sibling, hash);
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
    } else {
      hash = nodeHash(hash, sibling);
    }
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && Buffer.from(hash).equals(root);
}

/** True when a path proves that the tree with the second root continues the tree with the first. Source: RFC 9162, 2.1.4.2. */
export function isConsistent(
  old: number, size: number, path: readonly Uint8Array[], oldRoot: Uint8Array, root: Uint8Array,
): boolean {
  if (old > size || old < 0) return false;
  if (old === size) return path.length === 0 && Buffer.from(oldRoot).equals(root);
  if (old === 0) return path.length === 0 && EMPTY_ROOT.equals(oldRoot);
  const [first, ...rest] = isPowerOfTwo(old) ? [oldRoot, ...path] : path;
  if (first === undefined) return false;
  let [place, last] = [old - 1, size - 1];
  while (place % 2 === 1) [place, last] = [half(place), half(last)];
  let [oldHash, hash] = [first, first];
  for (const sibling of rest) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      [oldHash, hash] = [nodeHash(sibling, oldHash), nodeHash(sibling, hash)];
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
    } else {
      hash = nodeHash(hash, sibling);
    }
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && Buffer.from(oldHash).equals(oldRoot) && Buffer.from(hash).equals(root);
}

function half(value: number): number {
  return Math.floor(value / 2);
}

function isPowerOfTwo(value: number): boolean {
  return 2 ** Math.round(Math.log2(value)) === value;
}
