import type { Contract, ContractOperation } from '../contract.ts';
import { callsOf } from './examples.ts';
import type { Group } from './names.ts';

/** A code sample that documentation pages show beside curl: Scalar, Redoc and others read this key. */
export interface CodeSample {
  readonly lang: 'TypeScript';
  readonly label: string;
  readonly source: string;
}

const LABEL = '@razao/sdk';

/** A contract with a call of the SDK at each operation: its first example, under the SDK's own names. */
export function withCodeSamples(contract: Contract, groups: readonly Group[]): Contract {
  const samples = new Map(groups.flatMap((group) => group.methods.flatMap((method) => {
    const [call] = callsOf(group.name, method);
    return call ? [[method.operationId, { lang: 'TypeScript', label: LABEL, source: `await ${call.written};` }] as const] : [];
  })));
  const paths = Object.entries(contract.paths).map(([path, item]) =>
    [path, Object.fromEntries(Object.entries(item ?? {}).map(([key, value]) => {
    const sample = samples.get((value as Partial<ContractOperation>).operationId ?? '');
    return [key, sample ? { ...(value as object), 'x-codeSamples': [sample] } : value];
  }))]);
  return { ...contract, paths: Object.fromEntries(paths) as Contract['paths'] };
}
