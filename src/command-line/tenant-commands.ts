/** The commands of tenants and of their clients, the programs that may call the API. */
import type { Command } from 'commander';
import { ACTOR, describeOverlap, print, REASON, run, table, type ActOptions, type Options } from './run.ts';

/** Adds `tenant create` and `tenant list`. */
export function addTenantCommands(program: Command): void {
  const tenant = program.command('tenant').description('tenants: institutions whose books are kept here');

  tenant.command('create')
    .description('open the books of a tenant')
    .argument('<name>', 'lowercase letters, digits and hyphens')
    .addOption(ACTOR)
    .addOption(REASON)
    .option('--json', 'print the result as JSON')
    .action(run(async (name: string, { json, ...by }: Options & ActOptions) => {
      const { makeTenant } = await import('./tenants.ts');
      await makeTenant(name, by);
      print(json, { tenant: name }, `created tenant ${name}`);
    }));

  tenant.command('list')
    .description('name the tenants, in order')
    .option('--json', 'print them as JSON')
    .action(run(async ({ json }: Options) => {
      const [{ withDatabase }, { listTenants }] = await Promise.all([import('./admin.ts'), import('../domains/auth/index.ts')]);
      const tenants = await withDatabase(listTenants);
      print(json, { tenants }, tenants.join('\n'));
    }));
}

interface ClientOptions extends Options, ActOptions {
  tenant: string;
  scopes: string;
  name: string;
  platform?: boolean;
}

/** Adds `client create`, `client list`, `client rotate-secret` and `client revoke`. */
export function addClientCommands(program: Command): void {
  const client = program.command('client').description('clients: programs that may call the API');

  client.command('create')
    .description('register a client; its secret is shown this once')
    .requiredOption('--tenant <tenant>', 'whose books it works on')
    .requiredOption('--scopes <scopes>', 'scopes with commas between them; "trial" for the eight of a trial, "all" for all')
    .option('--name <name>', 'what people call it', 'client')
    .option('--platform', 'let operator routes reach every tenant')
    .addOption(ACTOR)
    .addOption(REASON)
    .option('--json', 'print the credentials as JSON')
    .action(run(async ({ tenant: owner, scopes, name, platform, json, ...by }: ClientOptions) => {
      const [{ readScopes }, { makeClient }] = await Promise.all([import('./admin.ts'), import('./tenants.ts')]);
      const wanted = { tenant: owner, name, scopes: readScopes(scopes), platform: platform ?? false };
      const made = await makeClient(wanted, by);
      print(json, { ...made, ...wanted }, `client_id      ${made.client_id}\nclient_secret  ${made.client_secret}`);
    }));

  client.command('list')
    .description('show the clients of a tenant, or of all; never their secrets')
    .option('--tenant <tenant>', 'whose; all unless given')
    .option('--json', 'print all that is known as JSON')
    .action(run(async ({ tenant: owner, json }: Options & { tenant?: string }) => {
      const [{ withDatabase }, { listClients }] = await Promise.all([import('./admin.ts'), import('../domains/auth/index.ts')]);
      const clients = await withDatabase((database) => listClients(database, owner));
      print(json, { clients }, table(clients.map((it) => [
        it.client_id, it.tenant, it.revoked_at === null ? 'active' : 'revoked', it.platform ? 'platform' : 'tenant',
        `${it.scopes.length} scopes`, it.name,
        ...(it.previous_secret_until === null ? [] : [`two secrets until ${it.previous_secret_until}`]),
      ])));
    }));

  client.command('rotate-secret')
    .description('replace the secret of a client, which is shown this once; the previous one stays valid beside it for a while')
    .argument('<client-id>')
    .option('--overlap-hours <hours>', 'for how long both count: 24 unless given, 0 to 168; 0 after a leak')
    .addOption(ACTOR)
    .addOption(REASON)
    .option('--json', 'print the credentials as JSON')
    .action(run(async (clientId: string, { overlapHours, json, ...by }: Options & ActOptions & { overlapHours?: string }) => {
      const { replaceClientSecret } = await import('./tenants.ts');
      const made = await replaceClientSecret(clientId, overlapHours, by);
      print(json, made, `client_id      ${made.client_id}\nclient_secret  ${made.client_secret}\n${describeOverlap(made.previous_until)}`);
    }));

  client.command('revoke')
    .description('revoke a client\'s access for good')
    .argument('<client-id>')
    .addOption(ACTOR)
    .addOption(REASON)
    .option('--json', 'print the result as JSON')
    .action(run(async (clientId: string, { json, ...by }: Options & ActOptions) => {
      const { endClient } = await import('./tenants.ts');
      await endClient(clientId, by);
      print(json, { client_id: clientId, revoked: true }, `revoked ${clientId}`);
    }));
}
