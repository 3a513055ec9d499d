/**
 * The entries that a new operation, event, table or domain needs beside its own code, in files that list all of them. Those that can be
 * derived from the contracts are not requested: `make record` writes them.
 */
import { basename } from 'node:path';

/** The capabilities of the service. */
export interface Capabilities {
  readonly operations: readonly {
    readonly operationId: string; readonly method: string; readonly path: string; readonly scope: string | null;
    readonly resources: Readonly<Record<string, string>>;
  }[];
  readonly eventTypes: readonly string[];
  readonly errorCodes: readonly string[];
  /** Prefixes of identifiers, by the contracts. */
  readonly idPrefixes: readonly string[];
  readonly tables: readonly { readonly name: string; readonly domain: string; readonly statement: string }[];
  /** Folders of domains, below `src/`: `domains/holds`, `onchain/products`. */
  readonly domains: readonly string[];
  /** Paths of their module.ts, below `src/`. */
  readonly modules: readonly string[];
}

/** Files that list capabilities: their texts by path, and the lists that the code itself has. */
export interface Known {
  text(file: string): string;
  /** All README.md below `src/`. */
  readonly readmes: string;
  /** Of all files that are tests or of tests. */
  readonly tests: string;
  /** Of the code of the service. */
  readonly source: string;
  readonly resources: readonly string[];
  /** Tables that have an entity. */
  readonly mapped: readonly string[];
  readonly steps: readonly string[];
  hasSection(eventType: string): boolean;
}

const RESTRAINTS = 'test/conformance/restraints.test.ts';
const FOREIGN = 'test/tenancy/foreign-ids.ts';
const SAMPLES = 'test/tenancy/sample-rows.ts';

/** @returns a line for all that is missing, with the file to add it to. */
export function lacking(there: Capabilities, known: Known): string[] {
  return [
    ...there.domains.flatMap((domain) => ofDomain(domain, known)),
    ...there.modules.filter((path) => !known.text('src/app.ts').includes(`'./${path}'`)).map(
      (path) => `${path}: put it onto the ladder in src/app.ts`,
    ),
    ...there.operations.flatMap((operation) => ofOperation(operation, known)),
    ...[...new Set(there.operations.flatMap(({ resources }) => Object.values(resources)))].flatMap((kind) => ofResource(kind, known)),
    ...there.eventTypes.filter((type) => !known.hasSection(type)).map(
      (type) => `event ${type}: give its noun a section in src/interfaces/docs/event-sections.ts`,
    ),
    ...there.errorCodes.filter((code) => !known.source.includes(`'${code}'`)).map((code) => `error ${code}: nothing in src/ answers it`),
    ...there.idPrefixes.filter((prefix) => !known.text('src/platform/id.ts').includes(`'${prefix}'`)).map(
      (prefix) => `identifier ${prefix}_…: add it to IdPrefix in src/platform/id.ts`,
    ),
    ...there.tables.flatMap((table) => ofTable(table, there.domains, known)),
  ];
}

function ofDomain(folder: string, { text, steps }: Known): string[] {
  const domain = basename(folder);
  const ladder = /```\n([\s\S]*?)```/.exec(text('src/README.md'))?.[1] ?? '';
  return [
    ...(steps.includes(domain) ? [] : [`domain ${domain}: give it its step in test/support/ladder.json`]),
    ...(new RegExp(`\\b${domain}\\b`).test(ladder) ? [] : [`domain ${domain}: give it its line in the ladder of src/README.md`]),
    ...(text(`src/${folder}/README.md`) === '' ? [`domain ${domain}: describe it in src/${folder}/README.md`] : []),
  ];
}

function ofOperation({ operationId, method, path, scope }: Capabilities['operations'][number], { text, tests }: Known): string[] {
  const row = new RegExp(`,${operationId},`).test(text('test/conformance/operations.csv'));
  const isTested = new RegExp(`\\b${operationId}\\b`).test(tests) || tests.includes(`'${path}'`);
  const writes = method !== 'GET' && scope !== null;
  return [
    ...(row ? [] : [`operation ${operationId}: record it by make record`]),
    ...(isTested ? [] : [`operation ${operationId}: no test calls it`]),
    ...(writes && !text(RESTRAINTS).includes(`'${operationId}'`) ? [
      `operation ${operationId}: say in ${RESTRAINTS} whether it lets go of money that was restrained`,
    ] : []),
  ];
}

function ofResource(kind: string, { text, resources }: Known): string[] {
  return [
    ...(resources.includes(kind) || kind === 'tenant' ? [] : [`resource ${kind}: declare in a module.ts how a path's is loaded`]),
    ...(new RegExp(`[\\s'{,]${kind}['":, ]`).test(text(FOREIGN)) ? [] : [`resource ${kind}: make one of another tenant in ${FOREIGN}`]),
  ];
}

/** A sample row has a value of its own where a check requires one of a few words. */
function ofTable(
  { name, domain, statement }: Capabilities['tables'][number], domains: readonly string[], { text, mapped, readmes }: Known,
): string[] {
  const folder = domains.find((it) => basename(it) === domain) ?? `domains/${domain}`;
  const isChoosy = /not null[^,\n]*check \(\w+ in \('/.test(statement);
  return [
    ...(mapped.includes(name) ? [] : [`table ${name}: describe it by an entity, and declare that in a module.ts`]),
    ...(isChoosy && !new RegExp(`\\b${name}: \\{`).test(text(SAMPLES)) ? [
      `table ${name}: give its sample the words that its checks want, in ${SAMPLES}`,
    ] : []),
    ...(domain === 'platform' || readmes.includes(`\`${name}\``) ? [] : [`table ${name}: name it in src/${folder}/README.md`]),
  ];
}
