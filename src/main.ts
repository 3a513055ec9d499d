import { Command, Option } from 'commander';
import { EXIT } from './command-line/exit-codes.ts';
import { misspeltOption } from './command-line/misspelt.ts';
import { addBrakeCommands } from './command-line/brake-commands.ts';
import { addPayoutCommands } from './command-line/payout-commands.ts';
import { addProofCommands } from './command-line/proof-commands.ts';
import { addProviderCommands } from './command-line/provider-commands.ts';
import { ACTOR, conclude, describeOverlap, print, REASON, run, table, type ActOptions, type Options } from './command-line/run.ts';
import { addExportCommand } from './command-line/export-commands.ts';
import { addImportCommand } from './command-line/import-commands.ts';
import { addReconcileCommands } from './command-line/reconcile-commands.ts';
import { addSandboxCommands } from './command-line/sandbox-commands.ts';
import { addClientCommands, addTenantCommands } from './command-line/tenant-commands.ts';
import { addVerifyCommands } from './command-line/verify-commands.ts';
import { BUILD } from './platform/release.ts';

const program = new Command('razao')
  .description(
    'A contract-first, multi-tenant ledger with payment rails.\nSettings are environment variables: see docs/guides/settings.md.',
  )
  .version(`razao ${BUILD}`, '--version', 'print the release')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : EXIT.USAGE))
  .showSuggestionAfterError(false)
  .configureOutput({ outputError: (text, write) => { write(text.startsWith('error: required option') ? missing(text) : text); } })
  .enablePositionalOptions()
  .helpCommand(false);

program.command('serve')
  .description('start the service on the databases of DATABASE_URL and MONGODB_URL')
  .option(
    '--local',
    'for a developer\'s machine: bring embedded databases where none are given, mocks and simulated parties; migrate, seed two demo tenants',
  )
  .option('--migrate', 'bring the database to the newest schema first; takes the owner\'s DATABASE_URL')
  .option('--json', 'print release, roles, addresses and schema as one line of JSON')
  .action(run(async ({ local, migrate, json }: Options & { local?: boolean; migrate?: boolean }) => {
    const { serve } = await import('./command-line/serve.ts');
    await serve({ local: local ?? false, migrate: migrate ?? false, json: json ?? false });
  }));

program.command('mock')
  .description('answer both contracts with their examples, without databases; nothing is kept')
  .option(
    '--from <url>', 'answer the products of a tenant too, as the service there describes them to RAZAO_CLIENT_ID with RAZAO_CLIENT_SECRET',
  )
  .option('--description <file>', 'answer the products that a description in a file describes, as GET /v1/openapi answers it')
  .option('--json', 'print the addresses as one line of JSON')
  .action(run(async ({ json, from, description }: Options & { from?: string; description?: string }) => {
    const { mock } = await import('./command-line/mock.ts');
    await mock({ json: json ?? false, from, description });
  }));

program.command('sponsor')
  .description('run the simulated sponsor alone: a bank with books of its own, in memory, and a control API')
  .option('--json', 'print the address as one line of JSON')
  .option('--with-parent', 'end when standard input ends')
  .action(run(async ({ json, withParent }: Options & { withParent?: boolean }) => {
    const { simulate } = await import('./command-line/simulated.ts');
    await simulate('sponsor', { json: json ?? false, withParent: withParent ?? false });
  }));

program.command('kyc')
  .description('run the simulated KYC provider alone, with a control API')
  .option('--json', 'print the address as one line of JSON')
  .option('--with-parent', 'end when standard input ends')
  .action(run(async ({ json, withParent }: Options & { withParent?: boolean }) => {
    const { simulate } = await import('./command-line/simulated.ts');
    await simulate('kyc', { json: json ?? false, withParent: withParent ?? false });
  }));

program.command('psp')
  .description('run the simulated PSP alone: API Pix over mTLS with books of its own, in memory, and a control API')
  .option('--json', 'print the address of the control API as one line of JSON')
  .option('--with-parent', 'end when standard input ends')
  .action(run(async ({ json, withParent }: Options & { withParent?: boolean }) => {
    const { simulate } = await import('./command-line/simulated.ts');
    await simulate('psp', { json: json ?? false, withParent: withParent ?? false });
  }));

const chain = program.command('chain')
  .description('run the chain: an eUTXO ledger by the rules of Cardano, kept in a schema of its own of the database')
  .option('--json', 'print the address as one line of JSON')
  .option('--with-parent', 'end when standard input ends')
  .addOption(new Option('--starts-at <instant>', 'the time of its clock at its start').hideHelp())
  .action(run(async ({ json, withParent, startsAt }: Options & { withParent?: boolean; startsAt?: string }) => {
    const { runChain } = await import('./command-line/chain.ts');
    await runChain({
      json: json ?? false, withParent: withParent ?? false, startsAt: startsAt === undefined ? undefined : new Date(startsAt),
    });
  }));

chain.command('verify')
  .description('compare the custody of products with the chain, as of one block; fails with all differences')
  .requiredOption('--tenant <tenant>', 'whose products')
  .option('--json', 'print the verdict as JSON')
  .action(run(async ({ tenant: owner, json }: Options & { tenant: string }) => {
    const { describeCustody, verifyTenantCustody } = await import('./command-line/verify-custody.ts');
    const verdict = await verifyTenantCustody(owner);
    await conclude(json, { ...verdict, ok: verdict.differences.length === 0 }, describeCustody(verdict));
  }));

program.command('migrate')
  .description('bring the database to the newest schema')
  .option('--distributed', 'then divide the tenants among the nodes of a Citus cluster: see docs/guides/beyond-one-machine.md')
  .addOption(ACTOR)
  .addOption(REASON)
  .option('--json', 'print the result as JSON')
  .action(run(async ({ distributed, json, ...by }: Options & ActOptions & { distributed?: boolean }) => {
    const { migrateByCommand } = await import('./command-line/installation.ts');
    const done = await migrateByCommand(distributed ?? false, by);
    const divided =
      done.distributed && `\ndivided ${done.distributed.tables.length} tables and ${done.distributed.functions} functions by tenant`;
    print(json, done, `${done.ran.length > 0 ? `ran ${done.ran.join(', ')}` : 'nothing to do: the schema is the newest'}${divided ?? ''}`);
  }));

program.command('sdk')
  .description('make a client of a tenant\'s products as they are: the archive that GET /v1/openapi/sdk/{language} serves')
  .requiredOption('--tenant <tenant>', 'whose products')
  .requiredOption('--language <language>', 'typescript, python, go, java or kotlin')
  .requiredOption('--out <file>', 'where the archive is written')
  .option('--json', 'print the result as JSON')
  .action(run(async ({ json, ...wanted }: Options & { tenant: string; language: string; out: string }) => {
    const { makeSdk } = await import('./command-line/sdk.ts');
    const made = await makeSdk(wanted);
    print(json, made, `${made.file}  ${made.bytes} bytes, SHA-256 ${made.sha256}`);
  }));

addTenantCommands(program);
addClientCommands(program);
addProviderCommands(program);
addPayoutCommands(program);
addBrakeCommands(program);
addSandboxCommands(program);
addExportCommand(program);
addImportCommand(program);
addReconcileCommands(program);

const webhook = program.command('webhook').description('webhook endpoints: where tenants have events sent');

webhook.command('rotate-secret')
  .description('replace the secret that signs an endpoint\'s deliveries, and show it this once; the previous one signs too for a while')
  .argument('<endpoint-id>', 'which')
  .requiredOption('--tenant <tenant>', 'whose it is')
  .option('--overlap-hours <hours>', 'for how long both sign: 24 unless given, 0 to 168; 0 after a leak')
  .addOption(ACTOR)
  .addOption(REASON)
  .option('--json', 'print the secret as JSON')
  .action(run(async (endpointId: string, { json, ...options }: Options & ActOptions & { tenant: string; overlapHours?: string }) => {
    const { rotateWebhookSecret } = await import('./command-line/webhook.ts');
    const made = await rotateWebhookSecret(endpointId, options);
    print(json, made, `endpoint_id  ${made.endpoint_id}\nsecret       ${made.secret}\n${describeOverlap(made.previous_secret_until)}`);
  }));

const signingKey = program.command('signing-key').description(
  'signing keys: what proves tokens, attestations and archives of clients to be of this installation',
);

signingKey.command('list')
  .description('show the keys, the newest first: the one that signs, those that still verify, those that are retired')
  .option('--json', 'print them as JSON')
  .action(run(async ({ json }: Options) => {
    const [{ withDatabase }, { listSigningKeys }] = await Promise.all([
      import('./command-line/admin.ts'), import('./domains/auth/index.ts'),
    ]);
    const keys = await withDatabase(listSigningKeys);
    print(json, { keys }, table(keys.map(({ kid, purpose, state, created_at, retired_at }) => [
      kid, purpose, state, created_at, ...(retired_at === null ? [] : [`retired ${retired_at}`]),
    ])));
  }));

signingKey.command('rotate')
  .description('make another key, which signs from now on; the one before verifies until it is retired')
  .addOption(new Option(
    '--purpose <purpose>', 'what it signs: tokens and attestations, archives of clients, or checkpoints of logs',
  ).choices(['TOKEN', 'ARCHIVE', 'LOG']).default('TOKEN'))
  .addOption(ACTOR)
  .addOption(REASON)
  .option('--json', 'print the key\'s id as JSON')
  .action(run(async ({ json, purpose, ...by }: Options & ActOptions & { purpose: 'TOKEN' | 'ARCHIVE' | 'LOG' }) => {
    const { makeSigningKey } = await import('./command-line/installation.ts');
    const kid = await makeSigningKey(purpose, by);
    print(json, { kid }, `${kid} signs from now on`);
  }));

signingKey.command('retire')
  .description('end a key: what it signed is not accepted any more')
  .argument('<kid>', 'its id')
  .addOption(ACTOR)
  .addOption(REASON)
  .option('--json', 'print the result as JSON')
  .action(run(async (kid: string, { json, ...by }: Options & ActOptions) => {
    const { endSigningKey } = await import('./command-line/installation.ts');
    await endSigningKey(kid, by);
    print(json, { kid, state: 'RETIRED' }, `${kid} is retired`);
  }));

const kek = program.command('kek').description('the key encryption key, which seals all secrets at rest, and its rotation');

kek.command('reseal')
  .description(
    're-encrypt under RAZAO_KEK what keys of RAZAO_KEK_ALSO encrypted; may be ended and run again at any point, beside a busy service',
  )
  .addOption(ACTOR)
  .addOption(REASON)
  .option('--json', 'print what was found, table by table, as JSON')
  .action(run(async ({ json, ...by }: Options & ActOptions) => {
    const { describeSealed, reencryptSecrets } = await import('./command-line/kek.ts');
    const verdict = await reencryptSecrets(by);
    await conclude(json, verdict, describeSealed(verdict));
  }));

kek.command('verify')
  .description('open all that is sealed; fails unless RAZAO_KEK alone opens all of it')
  .option('--json', 'print what was found, table by table, as JSON')
  .action(run(async ({ json }: Options) => {
    const { describeSealed, verifySealed } = await import('./command-line/kek.ts');
    const verdict = await verifySealed();
    await conclude(json, verdict, describeSealed(verdict));
  }));

program.command('acts')
  .description('show the acts on the installation itself: keys, schema; a tenant\'s acts are read with the scope audit.read')
  .option('--json', 'print all that is known as JSON')
  .action(run(async ({ json }: Options) => {
    const { describeActs, showActs } = await import('./command-line/installation.ts');
    const acts = await showActs();
    print(json, { acts }, describeActs(acts));
  }));

const retention = program.command('retention').description('retention: what is kept for how long, and how large it is');

retention.command('show')
  .description('show what grows, the setting that says how long it is kept, and its size')
  .option('--json', 'print it as JSON')
  .action(run(async ({ json }: Options) => {
    const [{ withDatabase }, { readRetention }] = await Promise.all([
      import('./command-line/admin.ts'), import('./command-line/retention.ts'),
    ]);
    const kept = await withDatabase(readRetention);
    print(json, { kept }, table(kept.map(({ what, days, setting, rows, bytes }) => [
      what, days === null ? 'for good' : `${days} ${days === 1 ? 'day' : 'days'}`, setting ?? '-', `about ${rows} rows`,
      `${Math.ceil(bytes / 1024)} kB`,
    ])));
  }));

const certification = program.command('certification').description('certifications of products, as others are shown them');

certification.command('verify')
  .description('verify a certification offline: its attestation, the documents and the bundle that are given; fails where one differs')
  .argument('<file>', 'a certification as the API answers it, or its attestation')
  .requiredOption('--jwks <file>', 'the keys of the installation, from /.well-known/jwks.json')
  .option('--evidence <files...>', 'documents that it rests on, each as the API answers it or alone')
  .option('--artifact <folder>', 'the bundle of the product, which is compiled again')
  .option('--json', 'print the verdict as JSON')
  .action(run(async (file: string, { jwks, evidence, artifact, json }: Options & {
    jwks: string; evidence?: string[]; artifact?: string;
  }) => {
    const { describeCertification, verifyCertification } = await import('./command-line/verify-certification.ts');
    const verdict = await verifyCertification({ file, jwks, evidence: evidence ?? [], artifact });
    await conclude(json, verdict, describeCertification(verdict));
  }));

const foundry = program.command('foundry').description('the foundry: what a bundle is worth, without a service');

foundry.command('check')
  .description('pass a folder with a bundle through all gates and the battery; prints each finding as file:line and fails with any')
  .argument('<folder>', 'with manifest.json, validator.hl and scenarios/')
  .option('--no-battery', 'the gates alone')
  .option('--rounds <rounds>', 'how many variations of each attack to try, at most', '200')
  .option('--seed <seed>', 'start of the random draws', '1')
  .option('--json', 'print gates and report card as JSON')
  .action(run(async (folder: string, { json, battery, rounds, seed }: Options & { battery: boolean; rounds: string; seed: string }) => {
    const { checkFolder, describeCheck, readWhole } = await import('./command-line/foundry.ts');
    const check = await checkFolder(folder, {
      battery, rounds: readWhole(rounds, 'number of rounds', 1), seed: readWhole(seed, 'seed', 0),
    });
    print(json, check, describeCheck(folder, check).join('\n'));
    if (!check.ok) process.exitCode = EXIT.WRONG;
  }));

const adapter = program.command('adapter').description('adapters: what speaks with a bank for Razao (docs/guides/write-an-adapter.md)');

interface AdapterOptions extends Options {
  providerId: string;
  secret: string;
  listen: string;
  rail: string;
  currency: string;
  settles: string;
  fails: string;
  redirects?: string;
  providerNames?: boolean;
  receivesOnly?: boolean;
  bankReturns?: boolean;
  key?: string;
  play?: string;
  patience: string;
}

adapter.command('check')
  .description(
    'play payments, time-outs, repetitions, events, statements and returns against an adapter whose bank is a sandbox; names each rule that is broken',
  )
  .argument('<url>', 'where the adapter is')
  .requiredOption('--secret <secret>', 'of the provider account, as the adapter has it')
  .option('--provider-id <id>', 'of the provider account', 'adapter-check')
  .option('--listen <host:port>', 'where the adapter delivers its events during the check', '127.0.0.1:4060')
  .option('--rail <rail>', 'PIX, ACH, WIRE, SEPA or EFT_CA', 'PIX')
  .option('--currency <currency>', 'of the payments', 'BRL')
  .option('--settles <external-id>', 'to whom payments of the sandbox settle', 'fornecedor')
  .option('--fails <external-id>', 'to whom they fail', 'fail:AC07')
  .option('--redirects <external-id>', 'for whom the bank answers a payment with 307 to /elsewhere at the address of --listen')
  .option('--provider-names', 'the provider names payments on the rail: they are sent without a name')
  .option('--receives-only', 'the provider sends no payments: each must be refused with 422, and rules about them are not tried')
  .option('--bank-returns', 'the bank sends credits back by itself (MED), when RETURN_SENT is posted to --play')
  .option('--key <pix-key>', 'a Pix key of the account, for which a charge is made')
  .option('--play <url>', 'where a POST has money arrive: the control API of the simulated sponsor, or what stands in for it')
  .option('--patience <seconds>', 'the longest that something may take to happen', '30')
  .option('--json', 'print the verdict as JSON')
  .action(run(async (url: string, { json, ...options }: AdapterOptions) => {
    const { checkAdapter, describeRule } = await import('./command-line/adapter.ts');
    const verdict = await checkAdapter(url, options, (rule) => { if (!json) process.stdout.write(`${describeRule(rule)}\n`); });
    const count = (is: string) => verdict.rules.filter((rule) => rule.is === is).length;
    await conclude(json, verdict, `${count('KEPT')} rules are kept, ${count('BROKEN')} are broken, ${count('NOT_TRIED')} were not tried`);
  }));

adapter.command('api-pix')
  .description('run the adapter for the Banco Central\'s API Pix, which any PSP of Brazil offers its receivers (docs/guides/api-pix.md)')
  .requiredOption('--config <file>', 'JSON: profile of the PSP, certificate, keys, addresses')
  .option('--check', 'try certificate, token, a page of Pix, webhooks and Razao, say what is wrong, and end; it registers the webhooks')
  .option('--json', 'print the addresses, or the verdict, as JSON')
  .option('--with-parent', 'end when standard input ends')
  .action(run(async ({ config, check, json, withParent }: Options & { config: string; check?: boolean; withParent?: boolean }) => {
    const { checkApiPix, describeStep, runApiPix } = await import('./command-line/api-pix.ts');
    if (!check) return runApiPix({ config, json: json ?? false, withParent: withParent ?? false });
    const verdict = await checkApiPix(config, (step) => { if (!json) process.stdout.write(`${describeStep(step)}\n`); });
    await conclude(json, verdict, verdict.ok ? 'ready' : 'not ready: the lines above say what is wrong');
  }));

addVerifyCommands(program);
addProofCommands(program);

/** Returns the message for a missing required option: the misspelt option, where one explains it. */
function missing(text: string): string {
  const option = misspeltOption(program, process.argv.slice(2));
  return option === undefined ? text : `error: unknown option '${option}'\n`;
}

await program.parseAsync();
