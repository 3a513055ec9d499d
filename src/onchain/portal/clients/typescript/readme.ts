import type { ClientInput, ClientMethod, ClientProduct } from '../client-input.ts';
import { asLine } from '../texts.ts';
import { groupName, methodName } from './facade.ts';

/** Five minutes with the client. Its blocks are one program. */
export function readmeOf(input: ClientInput): string {
  const { packageName, className, tenant, version: { razao, digest } } = input;
  const [first] = input.products;
  return `# ${packageName}
The products of \`${tenant}\` and the ledger that they move money in, from TypeScript: Node 20 or later, and browsers.
Version ${razao}+${digest}: made of the description in \`description.openapi.json\`, of which \`razao.json\` says the digest.

## Five minutes
Unzip the archive beside your project and install it: \`npm install ./${packageName}-typescript\`.

\`\`\`ts
import { ${className} } from '${packageName}';

const client = new ${className}(
  process.env['RAZAO_BASE_URL'] ?? 'http://127.0.0.1:8080',
  process.env['RAZAO_CLIENT_ID'] ?? '',
  process.env['RAZAO_CLIENT_SECRET'] ?? '',
);

// A customer with two accounts. Tokens are fetched, shared and renewed behind the calls.
const ana = await client.parties.create({ type: 'individual', display_name: 'Ana Souza', country: 'BR' });
const own = await client.accounts.create({ owner_party_id: ana.party_id, type: 'CUSTOMER', currency: 'BRL' });
const other = await client.accounts.create({ owner_party_id: ana.party_id, type: 'CUSTOMER', currency: 'BRL' });

// R$ 5,000.00 come in over the simulated rail, and settle about a second later. Amounts are whole numbers of cents.
const salary = await client.obligations.create({
  rail: 'MOCK',
  amount: { currency: 'BRL', value: 500_000 },
  debtor: { kind: 'external', external_id: 'employer' },
  creditor: { kind: 'account', account_id: own.id },
});
await client.waitFor(salary, 'FINAL');
console.log('settled');
\`\`\`
${first ? productText(first) : '\nNo product is bound yet: this client has the ledger alone.\n'}
## Errors
All that is thrown has one of two roots. A \`RefusalError\` was understood and not done: an answer of 4xx, the validator's no, a wait that
ended. A \`FailureError\` brought no answer, or one of 5xx: what was asked may have been done, and the same key repeats it safely.

\`\`\`ts
import { ApiError, FailureError, InstanceWaitError, RefusalError } from '${packageName}';

try {
  await client.accounts.get('acc_00000000000000000000000000');
} catch (error) {
  if (error instanceof InstanceWaitError) console.log(error.end, error.refusal?.code, error.refusal?.trace);
  else if (error instanceof RefusalError) console.log('refused', error instanceof ApiError ? error.code : error.message);
  else if (error instanceof FailureError) console.log('no answer', error.message);
  else throw error;
}
\`\`\`

Every write carries an \`Idempotency-Key\`, yours (\`{ idempotencyKey: 'deposit-4711' }\`) or one that is made; repetitions carry the same. Calls are
repeated after lost connections, 408, 429, 5xx (not 501) and 409 \`IDEMPOTENCY_IN_PROGRESS\`, five times at most. A move that comes before the last one is indexed is refused with 409
\`INSTANCE_NOT_INDEXED\`; what ends in \`AndWait\` waits that out.

## Lists
\`\`\`ts
let count = 0;
for await (const account of client.accounts.search({ owner_party_id: ana.party_id, limit: 1 })) if (account.currency === 'BRL') count += 1;
console.log('accounts', count);
\`\`\`

## Webhooks
\`verifyWebhook(body, headers, secret)\` takes the raw bytes of a delivery and returns its event, or throws.

## Browsers
\`${packageName}/standalone\` is everything in one file. Client secrets do not belong in pages: give \`new ${className}({ baseUrl, token: async () => … })\` a
function that gets a token from your server.

## Products
${input.products.map(tableOf).join('\n')}`;
}

function productText(product: ClientProduct): string {
  const create = product.methods.find(({ kind }) => kind === 'CREATE');
  const action = product.methods.find(({ kind }) => kind === 'ACTION');
  if (!create) return '';
  const group = groupName(product);
  return `
## ${asLine(product.title)}
A move is asked for and answered at once; the chain decides a moment later. The plain call returns the answer. The one that ends in \`AndWait\` returns
the instance once the move is accepted, and throws the validator's refusal with its trace where it is not.

\`\`\`ts
const instance = await client.${group}.createAndWait(${bodyText(create)});
console.log('${group}', instance.state);
${action ? `
const moved = await client.${group}.${methodName(action)}(instance, ${bodyText(action)});
console.log(moved.timeline.at(-1)?.outcome);
const word = await client.${group}.waitFor(moved, '${action.toState}').then(({ state }) => state, (error: Error) => error.message);
console.log('the chain says', word);
` : ''}\`\`\`
`;
}

/** The example of the description, with the accounts of the guide in the place of its own. */
function bodyText({ exampleRequest, parameters = [], kind }: ClientMethod): string {
  const given = (exampleRequest ?? {}) as { account_id?: string; parameters?: Record<string, unknown> };
  const of = new Map(parameters.map(({ name, type }) => [name, type]));
  const values = Object.entries(given.parameters ?? {}).map(
    ([name, value]) => `${JSON.stringify(name)}: ${of.get(name) === 'account_id' ? 'other.id' : JSON.stringify(value)}`,
  );
  const signer = kind === 'CREATE' ? 'own.id' : 'other.id';
  return `{ account_id: ${signer}, parameters: { ${values.join(', ')} } }`.replace('{  }', '{}');
}

function tableOf(product: ClientProduct): string {
  const lines = product.methods.map((method) => `| \`client.${groupName(product)}.${methodName(method)}\` | ${asLine(method.summary)} |`);
  return `### ${asLine(product.title)}\n${asLine(product.description)}\n\n| | |\n|---|---|\n${lines.join('\n')}\n`;
}
