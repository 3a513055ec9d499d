import type { ClientInput, ClientMethod, ClientProduct } from '../client-input.ts';
import { asLine } from '../texts.ts';
import { groupName, methodName } from './facade.ts';
import { moduleOf, packageOf, versionOf } from './package.ts';
import { exported, quoted } from './style.ts';

/** Five minutes with the client. Its blocks are one program. */
export function readmeOf(input: ClientInput): string {
  const { packageName, className, tenant } = input;
  const [first] = input.products;
  return `# ${packageName}
The products of \`${tenant}\` and the ledger that they move money in, from Go: the two newest releases, nothing but the standard library.
Version ${versionOf(input)} (\`${packageOf(input)}.Version\`): made of the description in \`description.openapi.json\`, of which \`razao.json\` says the digest.

## Five minutes
Unzip the archive beside your module, and tell Go where it is. No proxy serves the module, so the version in your \`go.mod\` is v0.0.0; what you have is
told by \`Version\`.

\`\`\`sh
go mod edit -require=${moduleOf(input)}@v0.0.0 -replace=${moduleOf(input)}=./${packageName}-go
\`\`\`

\`\`\`go
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"
	"time"

	"${moduleOf(input)}"
	"${moduleOf(input)}/models"
	"${moduleOf(input)}/razao"
)

func main() {
	ctx := context.Background()
	client, err := ${packageOf(input)}.New${className}(os.Getenv("RAZAO_BASE_URL"), os.Getenv("RAZAO_CLIENT_ID"), os.Getenv("RAZAO_CLIENT_SECRET"))
	must(err)

	// A customer with two accounts. Tokens are fetched, shared and renewed behind the calls.
	ana, err := client.Parties.Create(ctx, models.PartyCreateRequest{Type: models.PartyTypeIndividual, DisplayName: "Ana Souza", Country: "BR"})
	must(err)
	own, err := client.Accounts.Create(ctx, models.AccountCreateRequest{OwnerPartyID: ana.PartyID, Type: "CUSTOMER", Currency: "BRL"})
	must(err)
	other, err := client.Accounts.Create(ctx, models.AccountCreateRequest{OwnerPartyID: ana.PartyID, Type: "CUSTOMER", Currency: "BRL"})
	must(err)

	// R$ 5,000.00 come in over the simulated rail, and settle about a second later. Amounts are whole numbers of cents.
	salary, err := client.Obligations.Create(ctx, models.CreateObligationRequest{
		Rail:     models.RailFamilyMOCK,
		Amount:   models.AmountField{Currency: "BRL", Value: 500_000},
		Debtor:   models.DebtorCreditor{Kind: models.SideKindExternal, ExternalID: razao.Ptr("employer")},
		Creditor: models.DebtorCreditor{Kind: models.SideKindAccount, AccountID: &own.ID},
	})
	must(err)
	for salary.State != models.ObligationStateFINAL {
		time.Sleep(200 * time.Millisecond)
		salary, err = client.Obligations.Get(ctx, salary.ObligationID)
		must(err)
	}
	fmt.Println("settled")

	// R$ 12.50 from account to account: final at once.
	_, err = client.Obligations.Create(ctx, models.CreateObligationRequest{
		Rail:     models.RailFamilyNATIVE,
		Amount:   models.AmountField{Currency: "BRL", Value: 1_250},
		Debtor:   models.DebtorCreditor{Kind: models.SideKindAccount, AccountID: &own.ID},
		Creditor: models.DebtorCreditor{Kind: models.SideKindAccount, AccountID: &other.ID},
	})
	must(err)
\`\`\`
${first ? productText(first) : '\nNo product is bound yet: this client has the ledger alone.\n'}
${restOf(input)}`;
}

/** Section that is the same for every product, and the list of them. */
function restOf(input: ClientInput): string {
  return `## Errors
All that a call returns has one of two roots, but for the end of its context. A \`*razao.Refusal\` was understood and not done: an answer of 4xx, the
validator's no (\`*razao.WaitRefusal\`), a wait that ended. A \`*razao.Failure\` brought no answer, or one of 5xx: what was asked may have been done, and the
same key repeats it safely.

\`\`\`go
	_, err = client.Accounts.Get(ctx, "acc_00000000000000000000000000")
	var refusal *razao.Refusal
	var failure *razao.Failure
	switch {
	case errors.As(err, &refusal):
		fmt.Println("refused", refusal.Code)
	case errors.As(err, &failure):
		fmt.Println("no answer", failure)
	}
\`\`\`

Every write carries an \`Idempotency-Key\`, yours (\`razao.WithIdempotencyKey("deposit-4711")\`) or one that is made; repetitions carry the same. Calls are
repeated after lost connections, 408, 429, 5xx (not 501) and 409 \`IDEMPOTENCY_IN_PROGRESS\`, five times at most. A move that comes before the last one
is indexed is refused with 409 \`INSTANCE_NOT_INDEXED\`; what ends in \`AndWait\` waits that out.

## Lists
\`\`\`go
	accounts, err := client.Accounts.Search(ctx, ${packageOf(input)}.AccountsSearchQuery{OwnerPartyID: ana.PartyID, Limit: 1})
	must(err)
	count := 0
	for account, err := range accounts.All(ctx) {
		must(err)
		if account.Currency != nil && *account.Currency == "BRL" {
			count++
		}
	}
	fmt.Println("accounts", count)
}

func must(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
\`\`\`

## Webhooks
\`razao.VerifyWebhook(payload, request.Header, secret)\` takes the raw bytes of a delivery and returns its event, or a \`*razao.WebhookRefusal\`.

## Later versions of the service
A value of an enum that this version does not know is read as its text. \`razao.WithResponse(&response)\` keeps an answer as it came, with further fields.

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
the instance once the move is accepted, and the validator's refusal with its trace where it is not.

\`\`\`go
	instance, err := client.${group}.CreateAndWait(ctx, ${requestText(create, 'own.ID')})
	must(err)
	fmt.Println("${group}", *instance.State)
${action ? `
	moved, err := client.${group}.${methodName(action)}(ctx, instance.InstanceID, ${requestText(action, 'other.ID')})
	must(err)
	fmt.Println(moved.Timeline[len(moved.Timeline)-1].Outcome)
	reached, err := client.${group}.WaitFor(ctx, moved, ${quoted(action.toState ?? '')})
	var ended *razao.WaitRefusal
	if errors.As(err, &ended) {
		fmt.Println("the chain says", ended.Code, ended.Trace)
	} else {
		must(err)
		fmt.Println("the chain says", *reached.State)
	}
` : ''}\`\`\`
`;
}

/** The example of the description, with the accounts of the guide in the place of its own. */
function requestText({ exampleRequest, parameters = [], requestSchema, parametersSchema }: ClientMethod, signer: string): string {
  const given = (exampleRequest ?? {}) as { parameters?: Record<string, unknown> };
  const its = new Map(parameters.map((it) => [it.name, it]));
  const values = Object.entries(given.parameters ?? {}).map(([name, value]) => {
    const text = its.get(name)?.type === 'account_id' ? 'other.ID' : typeof value === 'string' ? quoted(value) : String(value);
    return `${exported(name.split('_'))}: ${its.get(name)?.isRequired === false ? `razao.Ptr(${text})` : text}`;
  });
  const body =
    parametersSchema === undefined || values.length === 0 ? '' : `, Parameters: models.${parametersSchema}{${values.join(', ')}}`;
  return `models.${requestSchema}{AccountID: ${signer}${body}}`;
}

function tableOf(product: ClientProduct): string {
  const lines = product.methods.map((method) => `| \`client.${groupName(product)}.${methodName(method)}\` | ${asLine(method.summary)} |`);
  return `### ${asLine(product.title)}\n${asLine(product.description)}\n\n| | |\n|---|---|\n${lines.join('\n')}\n`;
}
