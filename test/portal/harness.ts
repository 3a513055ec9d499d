/** A tenant with a product and its clients, as a customer has them: see README.md. */
import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import type { OpenapiDocument, ProductManifest } from '../../generated/models.ts';
import { contractMock } from '../../mocks/contracts/contract-mock.ts';
import { createClient } from '../../src/domains/auth/index.ts';
import type { ClientInput, ClientLanguage, FileMap, SdkLanguage } from '../../src/onchain/portal/clients/client-input.ts';
import { clientInput, wholeInput } from '../../src/onchain/portal/clients/make-input.ts';
import type { Generator } from '../../src/onchain/portal/making/generator.ts';
import { BOUNDS, type BuildBounds } from '../../src/onchain/portal/making/bounds.ts';
import { makeFiles } from '../../src/onchain/portal/making/make-archive.ts';
import { GeneratorTools } from '../../src/onchain/portal/making/tools.ts';
import { Contracts } from '../../src/onchain/portal/description/contracts.ts';
import type { DescribedProduct } from '../../src/onchain/portal/description/described-product.ts';
import { closeServer, listen } from '../../src/platform/http/server.ts';
import { idSource } from '../../src/platform/id.ts';
import { createLog } from '../../src/platform/log.ts';
import { shippedFiles } from '../support/bundles.ts';
import { Described } from '../support/described.ts';
import { LocalServer } from '../support/local-server.ts';
import { bindTemplate, issueQbrl, startProducts, type ProductService } from '../support/products.ts';
import type { TestService, TestServiceOptions } from '../support/service.ts';
import { hostileProducts } from './hostile-product.ts';

const execute = promisify(execFile);

/** The tenant whose products all journeys use. */
export const JOURNEY_TENANT = 'aurora';
export const JOURNEY_PRODUCT = 'caucao-aluguel';

/** The expected output of every program against a service; the trace is the validator's, of any length. */
export const JOURNEY = {
  transfer: 'FINAL', created: { state: 'FUNDED', locked: 240_000 }, refused: { root: 'refusal', code: 'E_CLAIM_CAP', trace: aTrace() },
  asked: 'SUBMITTED', claimed: 'CLAIMED', accepted: 'SETTLED', balances: { renter: 378_750, landlord: 121_250 }, instances: 1,
  moves: [
    { kind: 'CREATE', action: null, outcome: 'ACCEPTED' }, { kind: 'ACTION', action: 'claim', outcome: 'REFUSED' },
    { kind: 'ACTION', action: 'claim', outcome: 'ACCEPTED' }, { kind: 'ACTION', action: 'accept_claim', outcome: 'ACCEPTED' },
  ],
  missing: { root: 'refusal', status: 404, code: 'PRODUCT_INSTANCE_NOT_FOUND' }, ended: { root: 'refusal', end: 'ENDED' },
};
/** The expected output of every program against a mock. */
export const MOCK_JOURNEY = { calls: 14 };

/** Matches a validator's trace: lines of text, one of which names the code. */
function aTrace(): { asymmetricMatch(trace: unknown): boolean } {
  return { asymmetricMatch: (trace) => Array.isArray(trace) && trace.length > 0 && trace.every((line) => typeof line === 'string') };
}

/** The journey's product, LIVE, as it is described. */
export function journeyProduct(): DescribedProduct {
  const manifest = JSON.parse(
    shippedFiles('rental-deposit').find(({ path }) => path === 'manifest.json')?.content ?? '',
  ) as ProductManifest;
  return {
    productId: JOURNEY_PRODUCT, productVersion: 1, artifactHash: 'ab'.repeat(32), lifecycle: 'LIVE', manifest, manifests: [manifest],
  };
}

/** The input of the journey's client, without a service. */
export function journeyInput(): ClientInput {
  return clientInput(JOURNEY_TENANT, [journeyProduct()], Contracts.read());
}

/** The input of the client of the hostile products. */
export function hostileInput(tenant: string = JOURNEY_TENANT): ClientInput {
  return clientInput(tenant, hostileProducts(), Contracts.read());
}

/** The input of the client of the whole API. */
export function wholeClient(): ClientInput {
  return wholeInput(Contracts.read());
}

/** Folder of what the tests have fetched. */
export const TOOLS_DATA = join(import.meta.dirname, '../../.razao');
const TOOLS = join(TOOLS_DATA, 'clients');

/** Java and the generator, fetched into `.razao` if missing; undefined, with a message, where they cannot be had. */
export async function generatorOfTests(): Promise<Generator | undefined> {
  const tools = new GeneratorTools({
    java: undefined, environment: process.env, folder: TOOLS, fetches: true, now: () => performance.now(), say: () => undefined,
  });
  await tools.look();
  await tools.idle();
  const found = await tools.look();
  if (found.state === 'READY') return found.generator;
  toolchain('generator of clients', ['openapi-generator']);
  return undefined;
}

/** A test waits for its client, and has nobody to give way to. */
const AT_ONCE: BuildBounds = { ...BOUNDS, niceness: 0 };

/** A client as its tests have it before any service serves it: its files, as the worker makes them. */
export async function filesOfClient(input: ClientInput, language: ClientLanguage): Promise<FileMap> {
  return makeFiles(input, language, {
    generator: language.generator ? await generatorOfTests() : undefined, signal: new AbortController().signal, bounds: AT_ONCE,
  });
}

/** A folder outside the repository, which goes with its test. */
export function workFolder(name: string): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), `razao-portal-${name}-`));
  return { folder, remove: () => { rmSync(folder, { recursive: true, force: true, maxRetries: 5 }); } };
}

/** Writes the files of an archive, as unzipping it would. */
export function writeFiles(files: FileMap, folder: string): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Runs a command of a language. @throws Error with all its output, when it fails. */
export async function run(
  command: string, args: readonly string[], { cwd, env = {} }: { cwd: string; env?: Readonly<Record<string, string>> },
): Promise<{ stdout: string; stderr: string }> {
  try {
    return await execute(command, [...args], {
      cwd, env: { PATH: process.env['PATH'], HOME: process.env['HOME'], LANG: 'C.UTF-8', ...env }, maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(
      `${command} ${args.join(' ')} failed: ${String((error as Error).message).slice(0, 300)}\n${stdout}\n${stderr}`, { cause: error },
    );
  }
}

/** An archive as it was fetched, unzipped. */
export interface Fetched {
  /** The package. */
  readonly folder: string;
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

/** Values of the environment that a program is given. */
export type ProgramEnvironment =
  Readonly<Record<'RAZAO_BASE_URL' | 'RAZAO_CLIENT_ID' | 'RAZAO_CLIENT_SECRET', string>> & { readonly RAZAO_MOCK?: '1' };

/** A running service with the tenant of the journey: its product bound, money to lock, a client with the scopes of the archive. */
export class PortalWorld {
  private constructor(private readonly products: ProductService, private readonly credentials: {
    client_id: string; client_secret: string;
  }) {}

  static async start(options: TestServiceOptions = {}): Promise<PortalWorld> {
    const products = await startProducts({
      portal: { bounds: AT_ONCE }, ...options, env: { RAZAO_DATA_DIR: TOOLS_DATA, RAZAO_FETCH_GENERATOR: '1', ...options.env },
    });
    const { api } = products;
    await api.token(undefined, JOURNEY_TENANT);
    await issueQbrl(api, JOURNEY_TENANT);
    await bindTemplate(api, 'rental-deposit', JOURNEY_PRODUCT, JOURNEY_TENANT);
    const { database } = api.service;
    return new PortalWorld(products, await createClient(database, idSource(database.clock), {
      tenant: JOURNEY_TENANT, name: 'journey', scopes: JOURNEY_SCOPES, platform: false,
    }));
  }

  get api(): TestService {
    return this.products.api;
  }

  /** @param baseUrl of a door, where it is not the service's own. */
  environment(baseUrl = this.api.baseUrl): ProgramEnvironment {
    return { RAZAO_BASE_URL: baseUrl, RAZAO_CLIENT_ID: this.credentials.client_id, RAZAO_CLIENT_SECRET: this.credentials.client_secret };
  }

  /** The description, as the tenant reads it. */
  async description(): Promise<OpenapiDocument> {
    return this.api.ok<OpenapiDocument>('getTenantOpenapi', { tenant: JOURNEY_TENANT });
  }

  /**
   * Fetches an archive until it is made, checks its digest and signature, and unzips it.
   * @param into the parent of its one folder.
   */
  async archive(language: SdkLanguage, into: string): Promise<Fetched> {
    const answer = await this.#fetchArchive(language);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const digest = createHash('sha256').update(bytes).digest();
    assert.deepEqual([answer.status, answer.headers.get('content-type'), answer.headers.get('repr-digest'), answer.headers.get('etag')],
      [200, 'application/zip', `sha-256=:${digest.toString('base64')}:`, `"${digest.toString('base64url')}"`]);
    await this.verifySignature(bytes, answer.headers.get('x-archive-signature') ?? '');
    const files = Object.entries(unzipSync(bytes));
    for (const [path, content] of files) {
      mkdirSync(dirname(join(into, path)), { recursive: true });
      writeFileSync(join(into, path), content);
    }
    const [, fileName = ''] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
    return { folder: join(into, files[0]?.[0].split('/')[0] ?? ''), bytes, fileName };
  }

  /** As anybody can: the key is one of the JWKS that signs no tokens. */
  async verifySignature(archive: Uint8Array, detached: string): Promise<void> {
    const keys = (await (await fetch(`${this.api.baseUrl}/.well-known/jwks.json`)).json()) as JSONWebKeySet;
    const [header = '', between, signature = ''] = detached.split('.');
    assert.equal(between, '');
    const { protectedHeader } = await compactVerify(
      `${header}.${Buffer.from(archive).toString('base64url')}.${signature}`, createLocalJWKSet(keys),
    );
    const ofTokens = JSON.parse(
      Buffer.from((await this.api.token(undefined, JOURNEY_TENANT)).split('.')[0] ?? '', 'base64url').toString(),
    ) as { kid: string };
    assert.deepEqual([protectedHeader.alg, protectedHeader.typ], ['ES256', 'razao-archive+jws']);
    assert.notEqual(protectedHeader.kid, ofTokens.kid);
  }

  async #fetchArchive(language: SdkLanguage): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const answer = await fetch(`${this.api.baseUrl}/v1/openapi/sdk/${language}`, {
        headers: { Authorization: `Bearer ${await this.api.token(undefined, JOURNEY_TENANT)}` },
      });
      if (answer.status !== 503 || tries === MOST_TRIES) return answer;
      await sleep(Number(answer.headers.get('retry-after')) * 1000);
    }
  }

  /** The tenant's mock, as `make run` starts it beside the service. */
  async mock(): Promise<{ url: string; close(): Promise<void> }> {
    const token = await this.api.token(undefined, JOURNEY_TENANT);
    const server = createServer(contractMock(createLog('silent'), async (tenant) => {
      if (tenant !== JOURNEY_TENANT) return undefined;
      const answer = await fetch(`${this.api.baseUrl}/v1/openapi`, { headers: { Authorization: `Bearer ${token}` } });
      return { text: await answer.text(), etag: answer.headers.get('etag') ?? '' };
    }));
    return { url: `${await listen(server, 0, '127.0.0.1')}/tenants/${JOURNEY_TENANT}`, close: () => closeServer(server) };
  }

  async stop(): Promise<void> {
    await this.products.stop();
  }
}

const MOST_TRIES = 60;
const JOURNEY_SCOPES = [
  'service/accounts.read', 'service/accounts.write', 'service/holds', 'service/obligations.write', 'service/products',
] as const;

const skipped = new Set<string>();
/**
 * The program of a toolchain, or undefined where this machine has none: the test is then skipped by its name, with a message; under
 * `CI=true` it fails.
 * @param candidates names on the PATH, or paths.
 */
export function toolchain(name: string, candidates: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':');
  const found = candidates.flatMap((it) => (it.includes('/') ? [it] : folders.map((folder) => join(folder, it)))).find((path) =>
    existsSync(path));
  if (found !== undefined) return found;
  if (process.env['CI'] === 'true') throw new Error(`no ${name} on this machine, and CI=true skips nothing`);
  if (!skipped.has(name)) process.stderr.write(`skipped: no ${name} on this machine (${candidates.join(', ')})\n`);
  skipped.add(name);
  return undefined;
}

/**
 * Builds a program of Go. @param needs what it is built from, for the message where it cannot be.
 * @returns the program; undefined where Go or its modules cannot be had.
 */
export function builtInGo(source: string, needs: string): string | undefined {
  if (toolchain('Go', ['go']) === undefined) return undefined;
  const name = basename(source);
  const program = join(mkdtempSync(join(tmpdir(), `razao-${name}-`)), name);
  const { status } = spawnSync('go', ['build', '-mod=readonly', '-o', program, '.'], { cwd: source, timeout: 240_000 });
  if (status === 0) return program;
  process.stderr.write(`skipped: the ${name} in Go cannot be built here (go, ${needs})\n`);
  return undefined;
}

/** A service's answer, in the form in which it is passed on. */
interface Passed {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Between a client and a service. */
abstract class ReceiverCase extends LocalServer {
  constructor(private readonly baseUrl: string) {
    super();
  }

  /** @returns whether the answer reaches the client. */
  protected abstract passes(method: string, path: string, answer: Passed): boolean;

  protected override answer(request: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url = '/' } = request;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => {
      void this.#ask(method, url, request.headers as Record<string, string>, Buffer.concat(chunks)).then((answer) => {
        if (!this.passes(method, url.split('?')[0] ?? '', answer)) return request.socket.destroy();
        response.writeHead(answer.status, answer.headers).end(answer.body);
      }, () => request.socket.destroy());
    });
  }

  async #ask(method: string, path: string, headers: Record<string, string>, body: Buffer): Promise<Passed> {
    const { host: _host, connection: _connection, 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = headers;
    const answer = await fetch(this.baseUrl + path, { method, headers: kept, ...(body.length > 0 && { body }) });
    const content = Buffer.from(await answer.arrayBuffer());
    const { 'content-encoding': _coding, 'content-length': _size, 'transfer-encoding': _transfer, connection: _kept, ...its } =
      Object.fromEntries(answer.headers);
    return { status: answer.status, headers: its, body: content };
  }
}

/** Every third answer is lost after the service has given it. */
export class DroppingDoor extends ReceiverCase {
  #asked = 0;
  /** The number of answers lost. */
  dropped = 0;

  protected override passes(): boolean {
    this.#asked += 1;
    if (this.#asked % 3 !== 0) return true;
    this.dropped += 1;
    return false;
  }
}

/** Every answer is held to the document that the client was made from. */
export class CheckingDoor extends ReceiverCase {
  readonly #described = new Described(journeyInput().document as unknown as OpenapiDocument);
  /** Calls but those for tokens. */
  calls = 0;
  /** Answers that were refused, are not described, or do not match their description. */
  readonly problems: string[] = [];

  protected override passes(method: string, path: string, { status, body }: Passed): boolean {
    if (path === '/auth/token') return true;
    this.calls += 1;
    const findings = this.#described.findings(method, path, status, JSON.parse(body.toString('utf8'))) ?? ['is not described'];
    this.problems.push(...[...(status < 300 ? [] : [`status ${status}`]), ...findings].map((finding) => `${method} ${path}: ${finding}`));
    return true;
  }
}
