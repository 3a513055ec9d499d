"""Onboards a customer, charges over Pix, receives, pays, returns and reconciles: against the demo service of `make run`."""

from __future__ import annotations

import json
import os
import time
from datetime import datetime, timedelta, timezone

from razao_sdk import Razao, models

SAO_PAULO = timezone(timedelta(hours=-3))

razao = Razao(os.environ["RAZAO_BASE_URL"], os.environ["RAZAO_CLIENT_ID"], os.environ["RAZAO_CLIENT_SECRET"])


def onboard() -> tuple[models.PartyKycResponseOut, str]:
    """A person, verified, with an account and a random Pix key."""
    bia = razao.parties.create(models.PartyCreateRequest(
        type=models.PartyType.INDIVIDUAL, display_name="Bia Lima", legal_name="Beatriz Lima", country="BR",
        tax_id=models.TaxId(country="BR", type="cpf", value="529.982.247-25"),
    ))
    razao.kyc.submit(bia.party_id, models.SubmitKycRequest(kyc_level=1))
    verified = razao.kyc.wait_for(bia, 1)
    account = razao.accounts.create(models.AccountCreateRequest(owner_party_id=bia.party_id, type="CUSTOMER", currency="BRL")).id
    key = razao.pix.register_key(models.PixKeyRegisterRequest(account_id=account, key_type=models.PixKeyType.EVP))
    razao.pix.wait_for_key(key, models.PixKeyState.ACTIVE)
    return verified, account


def charge(account: str) -> models.PixQrChargeResponse:
    """A charge that the simulated bank's payer pays about a second later, because it asks for that."""
    made = razao.pix.create_dynamic_qr(account, models.PixQrDynamicCreateRequest(amount_cents=3850, payer_request="paid"))
    return razao.pix.wait_for_charge(made, models.PixQrChargeState.PAID)


def pay(account: str) -> models.ObligationResponse:
    """Looks the payee up, and pays."""
    payee = razao.pix.lookup_key(key="fornecedor@example.com", account_id=account)
    payment = razao.obligations.create(models.CreateObligationRequest(
        rail=models.RailFamily.PIX, amount=models.AmountField(currency="BRL", value=2000), description=f"To {payee.recipient.display_name}",
        debtor=models.DebtorCreditor(kind=models.SideKind.ACCOUNT, account_id=account),
        creditor=models.DebtorCreditor(kind=models.SideKind.EXTERNAL, external_id="pix_key:fornecedor@example.com"),
    ), idempotency_key=f"pay-{account}")
    return razao.obligations.wait_for(payment, models.ObligationState.FINAL)


def give_back(account: str, paid: models.PixQrChargeResponse) -> models.ObligationResponse:
    """Returns a part of the charge to its payer."""
    returned = razao.pix.create_return(models.PixReturnRequest(
        account_id=account, amount=models.PixReturnAmount(currency="BRL", value=850), original_end_to_end_id=paid.end_to_end_id,
    ))
    return razao.obligations.wait_for(returned, models.ObligationState.FINAL)


def day_of(instant: datetime) -> str:
    """The accounting day of an instant."""
    return instant.astimezone(SAO_PAULO).date().isoformat()


def reconcile(first: datetime, last: datetime, payments: set[str]) -> tuple[models.ReconciliationRunResponse, int]:
    """Compares the days with the bank. :returns: the run, and how many of its breaks are of these payments."""
    run = razao.reconciliation.start_run(models.StartReconciliationRunRequest(
        provider_id="sim-demo", rail=models.RailFamily.PIX, currency="BRL", from_=day_of(first), to=day_of(last),
        source=models.ReconciliationSource(kind=models.ReconciliationSourceKind.FETCH),
    ))
    while run.state == "RUNNING":
        time.sleep(0.2)
        run = razao.reconciliation.get_run(run.run_id)
    breaks = razao.reconciliation.list_breaks(run_id=run.run_id)
    return run, sum(1 for it in breaks if it.ledger is not None and it.ledger.obligation_id in payments)


verified, account = onboard()
paid = charge(account)
payment = pay(account)
returned = give_back(account, paid)
run, breaks = reconcile(paid.created_at, returned.updated_at, {str(paid.obligation_id), payment.obligation_id, returned.obligation_id})
statement = razao.accounts.get_statement_csv(account, from_=run.from_, to=run.to)
print(json.dumps({
    "kyc": verified.kyc_state, "charge": paid.state, "payment": payment.resolution_outcome, "return": returned.resolution_outcome,
    "reconciliation": run.state, "breaks": breaks, "balance": razao.accounts.get_balance(account).assets[0].balances.available,
    "lines": len(statement.strip().splitlines()) - 1,
}))
