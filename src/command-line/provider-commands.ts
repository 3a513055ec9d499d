/** The commands of provider accounts: sponsors and verifiers that serve a tenant. */
import type { Command } from 'commander';
import type { NewProviderOptions } from './provider.ts';
import { ACTOR, describeOverlap, print, REASON, run, table, type ActOptions, type Options } from './run.ts';

/** Adds `provider` with all its commands. */
export function addProviderCommands(program: Command): void {
  const provider = program.command('provider').description('providers: sponsors and verifiers that serve a tenant from outside');
  addAccountCommands(provider);
  addStateCommands(provider);
}

/** Adds `create`, `list` and `rotate-secret`. */
function addAccountCommands(provider: Command): void {
  provider.command('create')
    .description('give a tenant an account at a provider; its secret is shown this once')
    .argument('<provider-id>', 'unique in the installation; it stands in the addresses to which the provider delivers')
    .requiredOption('--tenant <tenant>', 'whom the provider serves')
    .option('--type <type>', 'SPONSOR_BANK, BAAS_PROVIDER or KYC_PROVIDER', 'SPONSOR_BANK')
    .option('--adapter <adapter>', 'what speaks with it; the simulated one of its type unless given')
    .option('--name <name>', 'what people call it; its id unless given')
    .option('--base-url <url>', 'where it is reached; the address that the adapter knows unless given')
    .option('--strategy <strategy>', 'how it signs deliveries: timestamped_hmac_v1 unless given, or standard_webhooks_v1')
    .option('--rails <rails>', 'rails it serves, with commas between them: PIX, ACH, WIRE, SEPA, EFT_CA')
    .addOption(ACTOR)
    .addOption(REASON)
    .option('--json', 'print the credentials as JSON')
    .action(run(async (providerId: string, { json, ...options }: Options & NewProviderOptions) => {
      const { addProvider } = await import('./provider.ts');
      const made = await addProvider(providerId, options);
      print(json, made, `provider_id  ${made.provider_id}\nsecret       ${made.secret}`);
    }));

  provider.command('list')
    .description('show the provider accounts of a tenant, or of all; never their secrets')
    .option('--tenant <tenant>', 'whose; all unless given')
    .option('--json', 'print all that is known as JSON')
    .action(run(async ({ tenant: served, json }: Options & { tenant?: string }) => {
      const [{ withDatabase }, { listProviders }] = await Promise.all([
        import('./admin.ts'), import('../domains/providers/index.ts'),
      ]);
      const providers = await withDatabase((database) => listProviders(database, served));
      print(json, { providers }, table(providers.map((it) => [
        it.provider_id, it.tenant, it.status, it.type, it.adapter, it.base_url ?? '-',
        ...(it.previous_secret_until === null ? [] : [`two secrets until ${it.previous_secret_until}`]),
      ])));
    }));

  provider.command('rotate-secret')
    .description('replace the secret of a provider account, which is shown this once; the previous one stays valid beside it for a while')
    .argument('<provider-id>', 'which')
    .requiredOption('--tenant <tenant>', 'whom the provider serves')
    .option('--overlap-hours <hours>', 'for how long both count: 24 unless given, 0 to 168; 0 after a leak')
    .option('--secret <secret>', 'the secret that the provider gave; drawn unless given')
    .addOption(ACTOR)
    .addOption(REASON)
    .option('--json', 'print the credentials as JSON')
    .action(run(async (providerId: string, { json, ...options }: Options & ActOptions & {
      tenant: string; overlapHours?: string; secret?: string;
    }) => {
      const { rotateProviderSecret } = await import('./provider.ts');
      const made = await rotateProviderSecret(providerId, options);
      print(json, made, `provider_id  ${made.provider_id}\nsecret       ${made.secret}\n${describeOverlap(made.previous_until)}`);
    }));
}

/** Adds `disable`, `enable`, `set-url` and `health`. */
function addStateCommands(provider: Command): void {
  for (const [name, status, what] of [
    ['disable', 'DISABLED', 'cut a provider account off'], ['enable', 'ENABLED', 'take a provider account in use again'],
  ] as const) {
    provider.command(name)
      .description(what)
      .argument('<provider-id>', 'which')
      .requiredOption('--tenant <tenant>', 'whom the provider serves')
      .addOption(ACTOR)
      .addOption(REASON)
      .option('--json', 'print the status as JSON')
      .action(run(async (providerId: string, { json, tenant: served, ...by }: Options & ActOptions & { tenant: string }) => {
        const { switchProvider } = await import('./provider.ts');
        await switchProvider(providerId, { tenant: served, status, ...by });
        print(json, { provider_id: providerId, status }, `${providerId} is ${status}`);
      }));
  }

  provider.command('set-url')
    .description('give a provider account another address, or without --base-url the one that its adapter knows')
    .argument('<provider-id>', 'which')
    .requiredOption('--tenant <tenant>', 'whom the provider serves')
    .option('--base-url <url>', 'https, or a network of RAZAO_ALLOWED_NETWORKS')
    .addOption(ACTOR)
    .addOption(REASON)
    .option('--json', 'print the address as JSON')
    .action(run(async (providerId: string, { json, ...options }: Options & ActOptions & { tenant: string; baseUrl?: string }) => {
      const { moveProvider } = await import('./provider.ts');
      await moveProvider(providerId, options);
      print(
        json, { provider_id: providerId, base_url: options.baseUrl ?? null },
        `${providerId} is at ${options.baseUrl ?? 'the address of its adapter'}`,
      );
    }));

  provider.command('health')
    .description('how work with the providers of a tenant goes: exact to ten seconds, nobody is called')
    .requiredOption('--tenant <tenant>', 'whom the providers serve')
    .option('--json', 'print all that is known as JSON')
    .action(run(async ({ json, tenant: served }: Options & { tenant: string }) => {
      const { providerHealth } = await import('./provider.ts');
      const health = [...await providerHealth(served)];
      print(json, Object.fromEntries(health), health.map(([id, { state, payments_waiting, unreadable_deliveries, open_breaks }]) =>
        `${id}  ${state}  waiting ${payments_waiting}  unreadable ${unreadable_deliveries}  open breaks ${open_breaks}`).join('\n'));
    }));
}
