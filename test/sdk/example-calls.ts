/** Every operation called through the SDK with the examples of its contract, as a program of its own. */
import { callsOf, type ExampleCall } from '../../contracts/codegen/sdk/examples.ts';
import { groupsOf } from '../../contracts/codegen/sdk/names.ts';
import { allOperations, contractOf } from '../conformance/contracts.ts';

/** A call for each example of each operation, and for each media type. */
export function exampleCalls(): ExampleCall[] {
  const groups = groupsOf({ core: contractOf('core'), command: contractOf('command') });
  return groups.flatMap((group) => group.methods.flatMap((method) => callsOf(group.name, method)));
}

/** The program: makes the calls at RAZAO_URL, and prints the outcome of each as a line of JSON. */
export function programOf(calls: readonly ExampleCall[]): string {
  const lines = calls.map(({ name, code }) => `  [${JSON.stringify(name)}, (razao: Razao) => ${code}],\n`);
  return `import { ApiError, Razao, type Answer } from '@razao/sdk';

interface Sent { withResponse(): Promise<Answer<unknown>> }

const calls: readonly (readonly [string, (razao: Razao) => Sent])[] = [
${lines.join('')}];

const razao = new Razao({ baseUrl: process.env['RAZAO_URL'] ?? '', clientId: process.env['CLIENT_ID'] ?? 'me', clientSecret: process.env['CLIENT_SECRET'] ?? 'secret', maxRetries: 0 });

for (const [name, call] of calls) {
  try {
    const { data, status, requestId } = await call(razao).withResponse();
    const shown = data instanceof Blob ? { blob: data.type, size: data.size } : data;
    console.log(JSON.stringify({ name, status, data: shown, requestId }));
  } catch (error) {
    const { code, status, body, requestId } = error instanceof ApiError ? error : { code: 'THROWN', status: 0, body: String(error), requestId: undefined };
    console.log(JSON.stringify({ name, status, code, data: body, requestId }));
  }
}
`;
}

/** The contracts' code samples of the SDK: operation and code. */
export function codeSamples(): { readonly operationId: string; readonly source: string }[] {
  return allOperations().flatMap(({ operation }) =>
    ((operation as { 'x-codeSamples'?: { source: string }[] })['x-codeSamples'] ?? []).map(({ source }) => ({
      operationId: operation.operationId ?? '', source,
    })));
}

/** All of it as one program, to be compiled. */
export function samplesProgram(): string {
  return `import { Razao } from '@razao/sdk';\nconst razao = new Razao();\n${codeSamples().map(({ source }) => `${source}\n`).join('')}`;
}

/** The outcome of a call. */
export interface Became {
  readonly name: string;
  readonly status: number;
  readonly code?: string;
  readonly data?: unknown;
  readonly requestId?: string;
}

export function readLines(printed: string): Became[] {
  return printed.trim().split('\n').map((line) => JSON.parse(line) as Became);
}
