// Onboards a customer, charges over Pix, receives, pays, returns and reconciles: against the demo service of `make run`.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"strings"
	"time"

	razaosdk "razao.invalid/razao-sdk"
	"razao.invalid/razao-sdk/models"
	"razao.invalid/razao-sdk/razao"
)

var (
	ctx      = context.Background()
	saoPaulo = time.FixedZone("-03", -3*60*60)
)

func main() {
	client := must(razaosdk.NewRazao(os.Getenv("RAZAO_BASE_URL"), os.Getenv("RAZAO_CLIENT_ID"), os.Getenv("RAZAO_CLIENT_SECRET")))
	verified, account := onboard(client)
	paid := charge(client, account)
	payment := pay(client, account)
	returned := giveBack(client, account, paid)
	run, breaks := reconcile(client, paid.CreatedAt, returned.UpdatedAt, *paid.ObligationID, payment.ObligationID, returned.ObligationID)
	balance := must(client.Accounts.GetBalance(ctx, account, razaosdk.AccountsGetBalanceQuery{}))
	statement := must(client.Accounts.GetStatementCsv(ctx, account, razaosdk.AccountsGetStatementCsvQuery{From: run.From, To: run.To}))
	text := must(json.Marshal(map[string]any{
		"kyc": verified.KycState, "charge": paid.State, "payment": payment.ResolutionOutcome, "return": returned.ResolutionOutcome,
		"reconciliation": run.State, "breaks": breaks, "balance": balance.Assets[0].Balances.Available,
		"lines": len(strings.Split(strings.TrimSpace(statement), "\n")) - 1,
	}))
	fmt.Println(string(text))
}

// onboard makes a person, verified, with an account and a random Pix key.
func onboard(client *razaosdk.Razao) (*models.PartyKycResponseOut, string) {
	bia := must(client.Parties.Create(ctx, models.PartyCreateRequest{
		Type: models.PartyTypeIndividual, DisplayName: "Bia Lima", LegalName: razao.Ptr("Beatriz Lima"), Country: "BR",
		TaxID: &models.TaxId{Country: "BR", Type: "cpf", Value: "529.982.247-25"},
	}))
	must(client.Kyc.Submit(ctx, bia.PartyID, models.SubmitKycRequest{KycLevel: 1}))
	verified := must(client.Kyc.WaitFor(ctx, bia.PartyID, 1))
	account := must(client.Accounts.Create(ctx, models.AccountCreateRequest{OwnerPartyID: bia.PartyID, Type: "CUSTOMER", Currency: "BRL"})).ID
	key := must(client.Pix.RegisterKey(ctx, models.PixKeyRegisterRequest{AccountID: account, KeyType: models.PixKeyTypeEVP}))
	must(client.Pix.WaitForKey(ctx, key.KeyID, models.PixKeyStateACTIVE))
	return verified, account
}

// charge makes a charge that the simulated bank's payer pays about a second later, because it asks for that.
func charge(client *razaosdk.Razao, account string) *models.PixQrChargeResponse {
	request := models.PixQrDynamicCreateRequest{AmountCents: 3850, PayerRequest: razao.Ptr("paid")}
	made := must(client.Pix.CreateDynamicQr(ctx, account, request))
	return must(client.Pix.WaitForCharge(ctx, made.Txid, models.PixQrChargeStatePAID))
}

// pay looks the payee up, and pays.
func pay(client *razaosdk.Razao, account string) *models.ObligationResponse {
	payee := must(client.Pix.LookupKey(ctx, razaosdk.PixLookupKeyQuery{Key: "fornecedor@example.com", AccountID: account}))
	payment := must(client.Obligations.Create(ctx, models.CreateObligationRequest{
		Rail:        models.RailFamilyPIX,
		Amount:      models.AmountField{Currency: "BRL", Value: 2000},
		Description: razao.Ptr("To " + payee.Recipient.DisplayName),
		Debtor:      models.DebtorCreditor{Kind: models.SideKindAccount, AccountID: &account},
		Creditor:    models.DebtorCreditor{Kind: models.SideKindExternal, ExternalID: razao.Ptr("pix_key:fornecedor@example.com")},
	}, razao.WithIdempotencyKey("pay-"+account)))
	return must(client.Obligations.WaitFor(ctx, payment.ObligationID, models.ObligationStateFINAL))
}

// giveBack returns a part of the charge to its payer.
func giveBack(client *razaosdk.Razao, account string, paid *models.PixQrChargeResponse) *models.ObligationResponse {
	returned := must(client.Pix.CreateReturn(ctx, models.PixReturnRequest{
		AccountID: account, Amount: models.PixReturnAmount{Currency: "BRL", Value: 850}, OriginalEndToEndID: paid.EndToEndID,
	}))
	return must(client.Obligations.WaitFor(ctx, returned.ObligationID, models.ObligationStateFINAL))
}

// reconcile compares the days with the bank. It returns the run, and how many of its breaks are of these payments.
func reconcile(client *razaosdk.Razao, first, last time.Time, payments ...string) (*models.ReconciliationRunResponse, int) {
	run := must(client.Reconciliation.StartRun(ctx, models.StartReconciliationRunRequest{
		ProviderID: "sim-demo", Rail: models.RailFamilyPIX, Currency: "BRL", From: dayOf(first), To: dayOf(last),
		Source: models.ReconciliationSource{Kind: models.ReconciliationSourceKindFETCH},
	}))
	for run.State == models.ReconciliationRunStateRUNNING {
		time.Sleep(200 * time.Millisecond)
		run = must(client.Reconciliation.GetRun(ctx, run.RunID))
	}
	count := 0
	for it, err := range must(client.Reconciliation.ListBreaks(ctx, razaosdk.ReconciliationListBreaksQuery{RunID: run.RunID})).All(ctx) {
		must(it, err)
		for _, payment := range payments {
			if it.Ledger != nil && it.Ledger.ObligationID != nil && *it.Ledger.ObligationID == payment {
				count++
			}
		}
	}
	return run, count
}

// dayOf is the accounting day of an instant.
func dayOf(instant time.Time) string { return instant.In(saoPaulo).Format(time.DateOnly) }

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
