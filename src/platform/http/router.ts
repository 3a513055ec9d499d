import type { Operation } from '../../../generated/operations.ts';
import { assert } from '../assert.ts';

/** Result of matching a path and method. */
export type Match =
  | { kind: 'operation'; operation: Operation; params: Record<string, string> }
  | { kind: 'wrong-method'; allow: string[] }
  | { kind: 'nothing' };

interface Node {
  literals: Map<string, Node>;
  parameter?: Node;
  /** The routes by method; the names of the path's parameters in order of their places. */
  operations: Map<string, { operation: Operation; names: string[] }>;
}

const newNode = (): Node => ({ literals: new Map(), operations: new Map() });

/**
 * One router over the union of both interfaces' paths. A literal segment wins over a parameter, also when only the
 * parameter's branch knows the method: `/v1/pix/keys/lookup` is never read as a key id.
 */
export class OperationRouter {
  readonly #root = newNode();
  /** Paths without parameters, whole: the way through the tree would end at the same node. */
  readonly #plain = new Map<string, Node>();

  constructor(operations: readonly Operation[]) {
    for (const operation of operations) this.#add(operation);
  }

  #add(operation: Operation): void {
    const names: string[] = [];
    let node = this.#root;
    for (const segment of segmentsOf(operation.path)) {
      const name = /^\{(.+)\}$/.exec(segment)?.[1];
      if (name !== undefined) {
        names.push(name);
        node = node.parameter ??= newNode();
      } else {
        let next = node.literals.get(segment);
        if (!next) node.literals.set(segment, (next = newNode()));
        node = next;
      }
    }
    assert(!node.operations.has(operation.method), `two operations answer ${operation.method} ${operation.path}`);
    node.operations.set(operation.method, { operation, names });
    if (names.length === 0) this.#plain.set(operation.path, node);
  }

  /** @param path the request's path without query, still percent-encoded. */
  match(method: string, path: string): Match {
    const values: string[] = [];
    const node = this.#plain.get(path) ?? find(this.#root, segmentsOf(path), 0, values);
    if (!node) return { kind: 'nothing' };
    const found = node.operations.get(method === 'HEAD' ? 'GET' : method); // whose answer Node sends without its body
    if (!found) return { kind: 'wrong-method', allow: [...node.operations.keys()].sort() };
    const params: Record<string, string> = {};
    found.names.forEach((name, index) => { params[name] = values[index] ?? ''; });
    return { kind: 'operation', operation: found.operation, params };
  }
}

function segmentsOf(path: string): string[] {
  return path.split('/').slice(1);
}

function find(node: Node, segments: string[], depth: number, values: string[]): Node | undefined {
  const segment = segments[depth];
  if (segment === undefined) return node.operations.size > 0 ? node : undefined;
  const literal = node.literals.get(segment);
  const found = literal && find(literal, segments, depth + 1, values);
  if (found) return found;
  const value = node.parameter && decode(segment);
  if (!node.parameter || !value) return undefined;
  values.push(value);
  const below = find(node.parameter, segments, depth + 1, values);
  if (!below) values.pop();
  return below;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
