/**
 * Public generators, on the published contracts: each makes a client of both, which compiles where the language is on this machine, and one
 * call reads an account of the mocks. `make sdks` tries them: they and their clients' dependencies are fetched.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, cpSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { contractMock } from '../../../mocks/contracts/contract-mock.ts';
import { packageCommand } from '../../../src/onchain/portal/making/generator-package.ts';
import { closeServer, listen } from '../../../src/platform/http/server.ts';
import { createLog } from '../../../src/platform/log.ts';
import { generatorOfTests, run, TOOLS_DATA, toolchain, workFolder } from '../harness.ts';

const TIMEOUT_MS = 1_200_000;
const GENERATED = join(import.meta.dirname, '../../../generated');
const CONTRACTS = ['core', 'command'] as const;
const ACCOUNT = 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9';
const OAPI_CODEGEN = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.5.0';
const JAVA = ['-Xmx600m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

const { folder: work, remove } = workFolder('generators');
let mock: Server;
let url: string;
beforeAll(async () => {
  mock = createServer(contractMock(createLog('silent')));
  url = await listen(mock, 0, '127.0.0.1');
});
afterAll(async () => {
  await closeServer(mock);
  remove();
});

const contractAt = (name: string) => join(GENERATED, `${name}.openapi.json`);

/** A client of a contract by openapi-generator, run through its package as builds run it. @returns its folder. */
async function generated(name: string, generator: string, properties: string): Promise<string> {
  const found = await generatorOfTests();
  if (!found) throw new Error('there is no openapi-generator');
  const folder = join(work, `${generator}-${name}`);
  const runFolder = mkdtempSync(join(work, 'run-'));
  const { command: [program = '', ...args], bin } = packageCommand(
    runFolder, { storage: dirname(found.jar), java: [found.java, ...JAVA] },
    ['generate', '-g', generator, '-i', contractAt(name), '-o', folder, ...(properties ? [`--additional-properties=${properties}`] : [])],
  );
  const { stdout, stderr } = await run(program, args, { cwd: runFolder, env: { PATH: `${bin}:${process.env['PATH'] ?? ''}` } });
  expect((stdout + stderr).match(/ERROR|\[error\]/)).toBeNull();
  return folder;
}

/** Packages of npm or wheels, kept below `.razao` by the file that names them. */
async function installed(): Promise<string> {
  const kept = join(TOOLS_DATA, 'generators');
  mkdirSync(kept, { recursive: true });
  cpSync(join(import.meta.dirname, 'package.json'), join(kept, 'package.json'));
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock'], { cwd: kept, env: settingsOfNpm() });
  return kept;
}

/** A registry's address and certificate may be settings of the environment. */
function settingsOfNpm(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((it): it is [string, string] => it[1] !== undefined));
}

async function environment(): Promise<string> {
  const folder = join(work, 'python');
  if (!existsSync(folder)) {
    await run('python3', ['-m', 'venv', folder], { cwd: work });
    await run(join(folder, 'bin/pip'), [
      'install', '--quiet', '--disable-pip-version-check', '-r', join(import.meta.dirname, 'requirements.txt'),
    ], { cwd: work });
  }
  return join(folder, 'bin/python');
}

/** A program in TypeScript as Node runs it. */
async function runTypeScript(folder: string, program: string): Promise<string> {
  writeFileSync(join(folder, 'program.ts'), program);
  await build({
    entryPoints: [join(folder, 'program.ts')], outfile: join(folder, 'program.mjs'), bundle: true, platform: 'node', format: 'esm',
    logLevel: 'silent',
  });
  return (await run(process.execPath, ['program.mjs'], { cwd: folder })).stdout;
}

async function typeCheck(folder: string, options: object): Promise<void> {
  const compilerOptions = {
    noEmit: true, skipLibCheck: true, strict: true, target: 'es2022', module: 'esnext', moduleResolution: 'bundler',
    lib: ['es2022', 'dom', 'dom.iterable'], types: [], ...options,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['index.ts'] }));
  await run(process.execPath, [join(import.meta.dirname, '../../../node_modules/typescript7/bin/tsc'), '-p', folder], { cwd: folder });
}

const isAsked = process.env['SDKS'] === 'all';
const has = (...programs: readonly [name: string, command: string][]) => isAsked && programs.every(
  ([name, command]) => toolchain(name, [command]) !== undefined,
);
const hasDotnet = isAsked && (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'dotnet')));
const where = (condition: boolean) => (condition ? describe : describe.skip);

where(isAsked)('in TypeScript', () => {
  it('typescript-fetch generates both, compiles, and calls', async () => {
    for (const name of CONTRACTS) {
      const folder = await generated(name, 'typescript-fetch', 'modelPropertyNaming=original');
      // It writes code of its own that implies `any`.
      await typeCheck(folder, { noImplicitAny: false });
    }
    const program = `import { AccountsApi, Configuration } from './index';
const api = new AccountsApi(new Configuration({ basePath: ${JSON.stringify(url)}, accessToken: 'Bearer mock-access-token' }));
console.log((await api.getAccount({ accountId: ${JSON.stringify(ACCOUNT)} })).id);`;
    expect(await runTypeScript(join(work, 'typescript-fetch-core'), program)).toBe(`${ACCOUNT}\n`);
  }, TIMEOUT_MS);

  it('hey-api generates both, compiles, and calls', async () => {
    const kept = await installed();
    for (const name of CONTRACTS) {
      await run(process.execPath, [
        join(kept, 'node_modules/@hey-api/openapi-ts/bin/run.js'), '-i', contractAt(name), '-o', join(work, `hey-api-${name}`),
      ], { cwd: kept });
      await typeCheck(join(work, `hey-api-${name}`), {});
    }
    const program = `import { getAccount } from './index';
import { client } from './client.gen';
client.setConfig({ baseUrl: ${JSON.stringify(url)}, auth: 'mock-access-token' });
console.log((await getAccount({ path: { account_id: ${JSON.stringify(ACCOUNT)} }, throwOnError: true })).data.id);`;
    expect(await runTypeScript(join(work, 'hey-api-core'), program)).toBe(`${ACCOUNT}\n`);
  }, TIMEOUT_MS);
});

where(has(['Python 3.10', 'python3']))('in Python', () => {
  it('openapi-generator generates both, and calls', async () => {
    const python = await environment();
    const [core] = [
      await generated('core', 'python', 'packageName=core_client'), await generated('command', 'python', 'packageName=command_client'),
    ];
    const { stdout } = await run(python, ['-c', `
import core_client
with core_client.ApiClient(core_client.Configuration(host="${url}", access_token="mock-access-token")) as client:
    print(core_client.AccountsApi(client).get_account("${ACCOUNT}").id)
`], { cwd: core });
    expect(stdout).toBe(`${ACCOUNT}\n`);
  }, TIMEOUT_MS);

  it('openapi-python-client generates both without a warning, and calls', async () => {
    const python = await environment();
    for (const name of CONTRACTS) {
      const { stdout } = await run(join(work, 'python/bin/openapi-python-client'), [
        'generate', '--path', contractAt(name), '--output-path', join(work, `razao_${name}`), '--meta', 'none',
      ], { cwd: work });
      expect([name, stdout.match(/WARNING parsing|Error/g)]).toEqual([name, null]);
    }
    const { stdout } = await run(python, ['-c', `
from razao_core import AuthenticatedClient
from razao_core.api.accounts import get_account
print(get_account.sync("${ACCOUNT}", client=AuthenticatedClient(base_url="${url}", token="mock-access-token")).id)
`], { cwd: work });
    expect(stdout).toBe(`${ACCOUNT}\n`);
  }, TIMEOUT_MS);
});

where(has(['Go', 'go']))('in Go', () => {
  const go = (cwd: string, ...args: string[]) => run('go', args, { cwd, env: { GOFLAGS: '-mod=mod' } });

  it('openapi-generator generates both, compiles, and calls', async () => {
    for (const name of CONTRACTS) {
      const folder = await generated(name, 'go', 'packageName=razao,isGoSubmodule=false,enumClassPrefix=true');
      rmSync(join(folder, 'test'), { recursive: true, force: true });
      const [, module = ''] = /^module (\S+)$/m.exec(readFileSync(join(folder, 'go.mod'), 'utf8')) ?? [];
      await go(folder, 'mod', 'tidy');
      await go(folder, 'build', './...');
      if (name === 'core') expect(await calls(folder, `"context"\n\trazao "${module}"`, `
	settings := razao.NewConfiguration()
	settings.Servers = razao.ServerConfigurations{{URL: "${url}"}}
	settings.AddDefaultHeader("Authorization", "Bearer mock-access-token")
	account, _, err := razao.NewAPIClient(settings).AccountsAPI.GetAccount(context.Background(), "${ACCOUNT}").Execute()
	if err != nil {
		panic(err)
	}
	fmt.Println(account.GetId())`)).toBe(`${ACCOUNT}\n`);
    }
  }, TIMEOUT_MS);

  it('oapi-codegen generates both, compiles, and calls', async () => {
    for (const name of CONTRACTS) {
      const folder = join(work, `oapi-codegen-${name}`);
      mkdirSync(folder);
      writeFileSync(join(folder, 'go.mod'), 'module example.test/razao\n\ngo 1.25\n');
      await go(folder, 'run', OAPI_CODEGEN, '-generate', 'types,client', '-package', 'razao', '-o', 'client.go', contractAt(name));
      await go(folder, 'mod', 'tidy');
      await go(folder, 'build', './...');
      if (name === 'core') expect(await calls(folder, '"context"\n\t"net/http"\n\trazao "example.test/razao"', `
	client, err := razao.NewClientWithResponses("${url}", razao.WithRequestEditorFn(func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer mock-access-token")
		return nil
	}))
	if err != nil {
		panic(err)
	}
	answer, err := client.GetAccountWithResponse(context.Background(), "${ACCOUNT}")
	if err != nil {
		panic(err)
	}
	fmt.Println(answer.JSON200.Id)`)).toBe(`${ACCOUNT}\n`);
    }
  }, TIMEOUT_MS);

  async function calls(folder: string, imports: string, body: string): Promise<string> {
    mkdirSync(join(folder, 'program'));
    writeFileSync(join(folder, 'program/main.go'), `package main\n\nimport (\n\t"fmt"\n\t${imports}\n)\n\nfunc main() {${body}\n}\n`);
    return (await go(folder, 'run', './program')).stdout;
  }
});

where(has(['Maven', 'mvn'], ['JDK', 'javac']))('in Java', () => {
  it('openapi-generator generates both, compiles, and calls', async () => {
    const mvn = (cwd: string) => run('mvn', [
      '-B', '-q', `-Dmaven.repo.local=${join(TOOLS_DATA, 'maven')}`, '-Dmaven.test.skip=true', 'compile', 'dependency:copy-dependencies',
    ], { cwd });
    await mvn(await generated('command', 'java', 'library=native,hideGenerationTimestamp=true'));
    const core = await generated('core', 'java', 'library=native,hideGenerationTimestamp=true');
    writeFileSync(join(core, 'src/main/java/Program.java'), `
import org.openapitools.client.ApiClient;
import org.openapitools.client.api.AccountsApi;

public final class Program {
  public static void main(String[] arguments) throws Exception {
    ApiClient client = new ApiClient();
    client.updateBaseUri("${url}");
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer mock-access-token"));
    System.out.println(new AccountsApi(client).getAccount("${ACCOUNT}").getId());
  }
}
`);
    await mvn(core);
    const { stdout } = await run('java', ['-cp', 'target/classes:target/dependency/*', 'Program'], { cwd: core });
    expect(stdout).toBe(`${ACCOUNT}\n`);
  }, TIMEOUT_MS);
});

where(isAsked)('in C#', () => {
  it('openapi-generator generates both', async () => {
    for (const name of CONTRACTS) expect(
      existsSync(join(await generated(name, 'csharp', ''), 'src/Org.OpenAPITools/Api/AccountsApi.cs')),
    ).toBe(true);
  }, TIMEOUT_MS);

  // Our machines have none: `make sdks` reports that it left this out.
  (hasDotnet ? it : it.skip)('what it generates compiles', async () => {
    await run('dotnet', ['build', '--nologo', 'src/Org.OpenAPITools'], { cwd: await generated('core', 'csharp', '') });
  }, TIMEOUT_MS);
});

