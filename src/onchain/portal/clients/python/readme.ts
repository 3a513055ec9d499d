import type { ClientInput, ClientMethod, ClientProduct } from '../client-input.ts';
import { asLine } from '../texts.ts';
import { groupName, methodName } from './facade.ts';
import { moduleOf, versionOf } from './names.ts';
import { identifier, quoted } from './style.ts';

/** Five minutes with the client. Its blocks are one program. */
export function readmeOf(input: ClientInput): string {
  const { packageName, className, tenant } = input;
  const its = moduleOf(packageName);
  const [first] = input.products;
  return `# ${packageName}
The products of \`${tenant}\` and the ledger that they move money in, from Python 3.10 or later. Typed throughout (\`py.typed\`).
Version ${versionOf(input)}: made of the description in \`description.openapi.json\`, of which \`razao.json\` says the digest.

## Five minutes
Unzip the archive beside your project and install it: \`pip install ./${packageName}-python\`.

\`\`\`python
import os
import time

from ${its} import ${className}, models

client = ${className}(
    os.environ.get("RAZAO_BASE_URL", "http://127.0.0.1:8080"), os.environ.get("RAZAO_CLIENT_ID", ""), os.environ.get("RAZAO_CLIENT_SECRET", "")
)

# A customer with two accounts. Tokens are fetched, shared and renewed behind the calls.
ana = client.parties.create(models.PartyCreateRequest(type=models.PartyType.INDIVIDUAL, display_name="Ana Souza", country="BR"))
own = client.accounts.create(models.AccountCreateRequest(owner_party_id=ana.party_id, type="CUSTOMER", currency="BRL"))
other = client.accounts.create(models.AccountCreateRequest(owner_party_id=ana.party_id, type="CUSTOMER", currency="BRL"))

# R$ 5,000.00 come in over the simulated rail, and settle about a second later. Amounts are whole numbers of cents.
salary = client.obligations.create(
    models.CreateObligationRequest(
        rail=models.RailFamily.MOCK,
        amount=models.AmountField(currency="BRL", value=500_000),
        debtor=models.DebtorCreditor(kind=models.SideKind.EXTERNAL, external_id="employer"),
        creditor=models.DebtorCreditor(kind=models.SideKind.ACCOUNT, account_id=own.id),
    )
)
while client.obligations.get(salary.obligation_id).state != "FINAL":
    time.sleep(0.2)
print("settled")
\`\`\`
${first ? productText(first, its) : '\nNo product is bound yet: this client has the ledger alone.\n'}
## Errors
All that is raised has one of two roots. A \`Refusal\` was understood and not done: an answer of 4xx, the validator's no, a wait that ended. A
\`Failure\` brought no answer, or one of 5xx: what was asked may have been done, and the same key repeats it safely.

\`\`\`python
from ${its} import Failure, Refusal, WaitRefusal

try:
    client.accounts.get("acc_00000000000000000000000000")
except WaitRefusal as refused:
    print(refused.end, refused.code, refused.trace)
except Refusal as refused:
    print("refused", refused.code)
except Failure as failed:
    print("no answer", failed)
\`\`\`

Every write carries an \`Idempotency-Key\`, yours (\`idempotency_key="deposit-4711"\`) or one that is made; repetitions carry the same. Calls are
repeated after lost connections, 408, 429, 5xx (not 501) and 409 \`IDEMPOTENCY_IN_PROGRESS\`, five times at most. A move that comes before the last one
is indexed is refused with 409 \`INSTANCE_NOT_INDEXED\`; what ends in \`_and_wait\` waits that out. \`Options\` changes time limits and repetitions.

## Lists
\`\`\`python
count = 0
for account in client.accounts.search(owner_party_id=ana.party_id, limit=1):
    if account.currency == "BRL":
        count += 1
print("accounts", count)
\`\`\`

## Webhooks
\`verify_webhook(payload, headers, secret)\` takes the raw bytes of a delivery and returns its event, or raises \`WebhookRefusal\`.

## Later versions of the service
Values and fields that this version does not know are read and kept: a value of an enum is a member of its own, equal to its text
(\`is_known\` says so), and a further field stands in \`model_extra\`.

## Products
${input.products.map(tableOf).join('\n')}`;
}

function productText(product: ClientProduct, its: string): string {
  const create = product.methods.find(({ kind }) => kind === 'CREATE');
  const action = product.methods.find(({ kind }) => kind === 'ACTION');
  if (!create) return '';
  const group = groupName(product);
  return `
## ${asLine(product.title)}
A move is asked for and answered at once; the chain decides a moment later. The plain call returns the answer. The one that ends in \`_and_wait\`
returns the instance once the move is accepted, and raises the validator's refusal with its trace where it is not.

\`\`\`python
from ${its} import WaitRefusal

instance = client.${group}.create_and_wait(${requestText(create, 'own.id')})
print("${group}", instance.state)
${action ? `
moved = client.${group}.${methodName(action)}(instance, ${requestText(action, 'other.id')})
print(moved.timeline[-1].outcome)
try:
    print("the chain says", client.${group}.wait_for(moved, ${quoted(action.toState ?? '')}).state)
except WaitRefusal as refused:
    print("the chain says", refused.code)
` : ''}\`\`\`
`;
}

/** The example of the description, with the accounts of the guide in the place of its own. */
function requestText({ exampleRequest, parameters = [], requestSchema, parametersSchema }: ClientMethod, signer: string): string {
  const given = (exampleRequest ?? {}) as { parameters?: Record<string, unknown> };
  const types = new Map(parameters.map(({ name, type }) => [name, type]));
  const values = Object.entries(given.parameters ?? {}).map(
    ([name, value]) => `${identifier(name)}=${types.get(name) === 'account_id' ? 'other.id' : literal(value)}`,
  );
  const its = parametersSchema !== undefined && values.length > 0 ? `models.${parametersSchema}(${values.join(', ')})` : '{}';
  return `models.${requestSchema}(account_id=${signer}, parameters=${its})`;
}

function literal(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return typeof value === 'string' ? quoted(value) : String(value);
}

function tableOf(product: ClientProduct): string {
  const lines = product.methods.map((method) => `| \`client.${groupName(product)}.${methodName(method)}\` | ${asLine(method.summary)} |`);
  return `### ${asLine(product.title)}\n${asLine(product.description)}\n\n| | |\n|---|---|\n${lines.join('\n')}\n`;
}
