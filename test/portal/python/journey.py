"""The journey of README.md, as a customer writes it."""

from __future__ import annotations

import json
import os
import time
from typing import Any

from aurora_products import AuroraProducts, Refusal, WaitRefusal, models
from aurora_products.models import (
    AccountCreateRequest, AmountField, CaucaoAluguelAcceptClaimRequest, CaucaoAluguelClaimParameters, CaucaoAluguelClaimRequest, CaucaoAluguelCreateParameters,
    CaucaoAluguelCreateRequest, CaucaoAluguelState, CreateObligationRequest, DebtorCreditor, PartyCreateRequest, PartyType, RailFamily, SideKind,
)

client = AuroraProducts(os.environ["RAZAO_BASE_URL"], os.environ["RAZAO_CLIENT_ID"], os.environ["RAZAO_CLIENT_SECRET"])
deposits = client.caucao_aluguel
MOCK = os.environ.get("RAZAO_MOCK") == "1"
LEASE_SECONDS = 30 * 86_400


def begin() -> tuple[str, str, str]:
    ana = client.parties.create(PartyCreateRequest(type=PartyType.INDIVIDUAL, display_name="Ana Souza", country="BR"))
    renter, landlord = (client.accounts.create(AccountCreateRequest(owner_party_id=ana.party_id, type="CUSTOMER", currency="BRL")).id for _ in range(2))
    salary = client.obligations.create(CreateObligationRequest(
        rail=RailFamily.MOCK, amount=AmountField(currency="BRL", value=500_000),
        debtor=DebtorCreditor(kind=SideKind.EXTERNAL, external_id="employer"), creditor=DebtorCreditor(kind=SideKind.ACCOUNT, account_id=renter),
    ))
    while client.obligations.get(salary.obligation_id).state != "FINAL" and not MOCK:
        time.sleep(0.1)
    transfer = client.obligations.create(CreateObligationRequest(
        rail=RailFamily.NATIVE, amount=AmountField(currency="BRL", value=1_250),
        debtor=DebtorCreditor(kind=SideKind.ACCOUNT, account_id=renter), creditor=DebtorCreditor(kind=SideKind.ACCOUNT, account_id=landlord),
    ))
    return renter, landlord, transfer.state.value


def available(account: str) -> int:
    return client.accounts.get_balance(account).assets[0].balances.available


def creation(renter: str, landlord: str) -> CaucaoAluguelCreateRequest:
    return CaucaoAluguelCreateRequest(account_id=renter, parameters=CaucaoAluguelCreateParameters(
        deposit_cents=240_000, landlord=landlord, claim_cap_bps=5_000, lease_end=int(time.time()) + LEASE_SECONDS, extendable=True,
    ))


def claim_of(landlord: str, cents: int) -> CaucaoAluguelClaimRequest:
    return CaucaoAluguelClaimRequest(account_id=landlord, parameters=CaucaoAluguelClaimParameters(claim_cents=cents))


def journey() -> dict[str, Any]:
    renter, landlord, transfer = begin()
    created = deposits.create_and_wait(creation(renter, landlord))
    refused: dict[str, Any] = {}
    try:
        deposits.claim_and_wait(created, claim_of(landlord, 120_001))
    except WaitRefusal as refusal:
        refused = {"root": "refusal", "code": refusal.code, "trace": refusal.trace}
    asked = deposits.claim(created.instance_id, claim_of(landlord, 120_000))
    claimed = deposits.wait_for(asked, CaucaoAluguelState.CLAIMED)
    accepted = deposits.accept_claim_and_wait(claimed, CaucaoAluguelAcceptClaimRequest(account_id=renter))
    balances = {"renter": available(renter), "landlord": available(landlord)}
    instances = sum(1 for it in deposits.list(account_id=renter, limit=1) if it.product_id == "caucao-aluguel")
    moves = [{"kind": move.kind, "action": move.action, "outcome": move.outcome} for move in deposits.get(created).timeline]
    missing: dict[str, Any] = {}
    try:
        deposits.get("pin_00000000000000000000000000")
    except Refusal as refusal:
        missing = {"root": "refusal", "status": refusal.status, "code": refusal.code}
    ended: dict[str, Any] = {}
    try:
        deposits.wait_for(accepted, CaucaoAluguelState.CLAIMED, after=accepted.timeline[-1].sequence)
    except WaitRefusal as refusal:
        ended = {"root": "refusal", "end": refusal.end}
    return {
        "transfer": transfer, "created": {"state": created.state, "locked": created.locked_value.value}, "refused": refused, "asked": asked.timeline[-1].outcome,
        "claimed": claimed.state, "accepted": accepted.state, "balances": balances, "instances": instances, "moves": moves, "missing": missing, "ended": ended,
    }


def calls() -> dict[str, Any]:
    """The plain calls, in the order of the journey: six begin it."""
    renter, landlord, _ = begin()
    instance: models.CaucaoAluguelInstance = deposits.create(creation(renter, landlord))
    deposits.claim(instance, claim_of(landlord, 120_001))
    deposits.claim(instance, claim_of(landlord, 120_000))
    deposits.accept_claim(instance, CaucaoAluguelAcceptClaimRequest(account_id=renter))
    available(renter)
    available(landlord)
    deposits.list(account_id=renter, limit=1)
    deposits.get(instance)
    return {"calls": 6 + 8}


print(json.dumps(calls() if MOCK else journey()))
