/** Schemathesis, a fuzzer that reads OpenAPI: brought by pip into a folder of its own, run against a running service. */
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { operationsOf, type Contract } from '../../contracts/codegen/contract.ts';
import { root } from '../../contracts/codegen/settings.ts';

const run = promisify(execFile);

const REQUIREMENTS = join(import.meta.dirname, 'schemathesis.txt');
const INSTALL_MS = 180_000;

/** Checks of an answer: no 5xx, and nothing that the contract does not declare. */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'missing_required_header',
  'unsupported_method',
  'allow_header_conformance',
  'ignored_auth',
];

export interface FuzzRun {
  /** Together they define the methods that a path takes. */
  contracts: readonly Contract[];
  baseUrl: string;
  token: string;
  seed: number;
  /** Requests drawn for each operation, beside the contract's examples. */
  examples: number;
  /** True to try the bounds of every field, too: that takes longer than all else. */
  hasBounds: boolean;
}

/** A client of products is made by a worker, and none runs here: its 503 would be taken for a fault. It has tests of its own. */
const MADE_BY_A_WORKER = 'getTenantSdk';

/**
 * Runs the fuzzer over the built operations of a contract.
 * @returns its output, and whether it found nothing.
 * @throws when Python or pip is missing or the packages cannot be had.
 */
export async function schemathesis({ contracts, baseUrl, token, seed, examples, hasBounds }: FuzzRun): Promise<{
  passed: boolean; output: string;
}> {
  const packages = await findPackages();
  const folder = mkdtempSync(join(root, '.razao/schemathesis-'));
  const file = join(folder, 'contract.json');
  writeFileSync(file, JSON.stringify(joined(contracts)));
  const args = [
    '-m', 'schemathesis.cli', 'run', file, '--url', baseUrl, '--header', `Authorization: Bearer ${token}`,
    '--checks', CHECKS.join(','), '--phases', hasBounds ? 'examples,coverage,fuzzing' : 'examples,fuzzing', '--max-examples',
    String(examples),
    ...previews(contracts).flatMap((operationId) => ['--exclude-operation-id', operationId]),
    '--exclude-operation-id', MADE_BY_A_WORKER, '--seed', String(seed), '--generation-database', 'none', '--suppress-health-check', 'all',
    '--warnings', 'off', '--no-color',
  ];
  try {
    const { stdout } = await run(python(), args, { cwd: folder, env: environment(packages), maxBuffer: 64 * 1024 * 1024 });
    return { passed: true, output: stdout };
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string };
    return { passed: false, output: `${stdout}${stderr}` || message };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The contracts as one. */
function joined(contracts: readonly Contract[]): Contract {
  const [first, ...others] = structuredClone(contracts);
  if (!first) throw new Error('no contract given');
  for (const { paths, components } of others) {
    for (const [path, item] of Object.entries(paths)) first.paths[path] = { ...first.paths[path], ...item };
    for (const [kind, named] of Object.entries(components ?? {})) Object.assign(
      ((first.components ??= {})[kind as 'schemas'] ??= {}), named,
    );
  }
  return first;
}

/** Operations that are not built: they are not called, but their path takes their method. */
function previews(contracts: readonly Contract[]): string[] {
  return contracts.flatMap((contract) => operationsOf(contract, 'core'))
    .filter(({ operation }) => operation['x-status'] === 'preview').map(({ operation }) => String(operation.operationId));
}

/** The folder of its packages, named by their digest. A venv would need more than Debian's Python brings. */
async function findPackages(): Promise<string> {
  const digest = createHash('sha256').update(readFileSync(REQUIREMENTS)).digest('hex').slice(0, 12);
  const cache = process.env['RAZAO_CACHE_DIR'] ?? join(root, '.razao/cache');
  const folder = join(cache, `schemathesis-${digest}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(join(cache, 'pip-'));
  const pip = [
    '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-deps', '--no-compile', '--target', fresh, '--requirement',
    REQUIREMENTS,
  ];
  await run(python(), pip, { timeout: INSTALL_MS });
  renameSync(fresh, folder);
  return folder;
}

function python(): string {
  const found = ['python3', 'python'].find((name) => spawnSync(name, ['-m', 'pip', '--version']).status === 0);
  if (found === undefined) throw new Error('python3 with pip is not installed');
  return found;
}

function environment(packages: string): NodeJS.ProcessEnv {
  return { ...process.env, PYTHONPATH: packages, NODE_OPTIONS: '' };
}
