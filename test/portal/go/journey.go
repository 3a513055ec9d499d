// The journey of README.md, as a customer writes it.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"os"
	"time"

	auroraproducts "razao.invalid/aurora-products"
	"razao.invalid/aurora-products/models"
	"razao.invalid/aurora-products/razao"
)

type object map[string]any

type program struct {
	client *auroraproducts.AuroraProducts
	isMock bool
}

// done is an answer, or the end of the program.
func done[T any](answer T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return answer
}

func (p program) begin(ctx context.Context) (renter, landlord, transfer string) {
	ana := done(p.client.Parties.Create(ctx, models.PartyCreateRequest{Type: models.PartyTypeIndividual, DisplayName: "Ana Souza", Country: "BR"}))
	account := models.AccountCreateRequest{OwnerPartyID: ana.PartyID, Type: "CUSTOMER", Currency: "BRL"}
	renter = done(p.client.Accounts.Create(ctx, account)).ID
	landlord = done(p.client.Accounts.Create(ctx, account)).ID
	salary := done(p.client.Obligations.Create(ctx, models.CreateObligationRequest{
		Rail: models.RailFamilyMOCK, Amount: models.AmountField{Currency: "BRL", Value: 500_000},
		Debtor:   models.DebtorCreditor{Kind: models.SideKindExternal, ExternalID: razao.Ptr("employer")},
		Creditor: models.DebtorCreditor{Kind: models.SideKindAccount, AccountID: &renter},
	}))
	for salary = done(p.client.Obligations.Get(ctx, salary.ObligationID)); salary.State != models.ObligationStateFINAL && !p.isMock; {
		time.Sleep(100 * time.Millisecond)
		salary = done(p.client.Obligations.Get(ctx, salary.ObligationID))
	}
	moved := done(p.client.Obligations.Create(ctx, models.CreateObligationRequest{
		Rail: models.RailFamilyNATIVE, Amount: models.AmountField{Currency: "BRL", Value: 1_250},
		Debtor:   models.DebtorCreditor{Kind: models.SideKindAccount, AccountID: &renter},
		Creditor: models.DebtorCreditor{Kind: models.SideKindAccount, AccountID: &landlord},
	}))
	return renter, landlord, string(moved.State)
}

func (p program) available(ctx context.Context, account string) int64 {
	return done(p.client.Accounts.GetBalance(ctx, account, auroraproducts.AccountsGetBalanceQuery{})).Assets[0].Balances.Available
}

func creationOf(renter, landlord string) models.CaucaoAluguelCreateRequest {
	return models.CaucaoAluguelCreateRequest{AccountID: renter, Parameters: models.CaucaoAluguelCreateParameters{
		DepositCents: 240_000, Landlord: landlord, ClaimCapBps: 5_000, LeaseEnd: time.Now().Add(30 * 24 * time.Hour).Unix(), Extendable: razao.Ptr(true),
	}}
}

func claimOf(landlord string, cents int64) models.CaucaoAluguelClaimRequest {
	return models.CaucaoAluguelClaimRequest{AccountID: landlord, Parameters: models.CaucaoAluguelClaimParameters{ClaimCents: cents}}
}

func (p program) journey(ctx context.Context) object {
	deposits := p.client.CaucaoAluguel
	renter, landlord, transfer := p.begin(ctx)
	created := done(deposits.CreateAndWait(ctx, creationOf(renter, landlord)))
	_, err := deposits.ClaimAndWait(ctx, created.InstanceID, claimOf(landlord, 120_001))
	var refused *razao.WaitRefusal
	if !errors.As(err, &refused) {
		log.Fatal("not refused: ", err)
	}
	asked := done(deposits.Claim(ctx, created.InstanceID, claimOf(landlord, 120_000)))
	claimed := done(deposits.WaitFor(ctx, asked, models.CaucaoAluguelStateCLAIMED))
	accepted := done(deposits.AcceptClaimAndWait(ctx, claimed.InstanceID, models.CaucaoAluguelAcceptClaimRequest{AccountID: renter}))
	balances := object{"renter": p.available(ctx, renter), "landlord": p.available(ctx, landlord)}
	instances := 0
	for instance, err := range done(deposits.List(ctx, auroraproducts.CaucaoAluguelListQuery{AccountID: renter, Limit: 1})).All(ctx) {
		if done(instance, err).ProductID == "caucao-aluguel" {
			instances++
		}
	}
	moves := []object{}
	for _, move := range done(deposits.Get(ctx, created.InstanceID)).Timeline {
		moves = append(moves, object{"kind": move.Kind, "action": move.Action, "outcome": move.Outcome})
	}
	_, err = deposits.Get(ctx, "pin_00000000000000000000000000")
	var missing *razao.Refusal
	if !errors.As(err, &missing) {
		log.Fatal("not missing: ", err)
	}
	last := accepted.Timeline[len(accepted.Timeline)-1].Sequence
	_, err = deposits.WaitFor(ctx, accepted, models.CaucaoAluguelStateCLAIMED, razao.After(int(last)))
	var ended *razao.WaitRefusal
	if !errors.As(err, &ended) {
		log.Fatal("not ended: ", err)
	}
	return object{
		"transfer": transfer, "created": object{"state": created.State, "locked": created.LockedValue.Value},
		"refused": object{"root": "refusal", "code": refused.Code, "trace": refused.Trace}, "asked": asked.Timeline[len(asked.Timeline)-1].Outcome,
		"claimed": claimed.State, "accepted": accepted.State, "balances": balances, "instances": instances, "moves": moves,
		"missing": object{"root": "refusal", "status": missing.Status, "code": missing.Code}, "ended": object{"root": "refusal", "end": ended.End},
	}
}

// calls are the plain calls, in the order of the journey: six begin it.
func (p program) calls(ctx context.Context) object {
	deposits := p.client.CaucaoAluguel
	renter, landlord, _ := p.begin(ctx)
	instance := done(deposits.Create(ctx, creationOf(renter, landlord)))
	done(deposits.Claim(ctx, instance.InstanceID, claimOf(landlord, 120_001)))
	done(deposits.Claim(ctx, instance.InstanceID, claimOf(landlord, 120_000)))
	done(deposits.AcceptClaim(ctx, instance.InstanceID, models.CaucaoAluguelAcceptClaimRequest{AccountID: renter}))
	p.available(ctx, renter)
	p.available(ctx, landlord)
	done(deposits.List(ctx, auroraproducts.CaucaoAluguelListQuery{AccountID: renter, Limit: 1}))
	done(deposits.Get(ctx, instance.InstanceID))
	return object{"calls": 6 + 8}
}

func main() {
	client := done(auroraproducts.NewAuroraProducts(os.Getenv("RAZAO_BASE_URL"), os.Getenv("RAZAO_CLIENT_ID"), os.Getenv("RAZAO_CLIENT_SECRET")))
	its := program{client, os.Getenv("RAZAO_MOCK") == "1"}
	ctx := context.Background()
	said := object{}
	if its.isMock {
		said = its.calls(ctx)
	} else {
		said = its.journey(ctx)
	}
	fmt.Println(string(done(json.Marshal(said))))
}
