// Generated from contracts/ by `make generate`. Do not edit: change the contract and generate again.
/* eslint-disable */

/** Words that the simulated parties look for in requests, each with the party's own name of what follows, by groups. */
export const testOutcomes = {
  mock_payment: {
    "fail": "FAILS",
    "silent": "SILENT",
  },
  payment: {
    "fail": "FAILS",
    "silent": "SILENT",
  },
  charge_address: {
    "unknown": "NOT_FOUND",
    "gone": "GONE",
    "unsigned": "UNSIGNED",
    "/cobv/": "LATE_BILL",
  },
  charge: {
    "paid": "PAID",
    "cancelled": "CANCELLED",
  },
  return_payer: {
    "fail": "FAILS",
    "silent": "SILENT",
  },
  contested_credit: {
    "contests": "CONTESTED",
    "contests-withdraws": "WITHDRAWN",
  },
  med_payee: {
    "med-accepted": "accepted",
    "med-disagreed": "disagreed",
    "med-refused": "refused",
    "med-cancelled": "cancelled",
    "med-unfiled": "UNFILED",
  },
  mandate_payee: {
    "mandate": "REQUESTED",
    "mandate-charge": "CHARGED",
    "mandate-cancelled": "CANCELLED",
    "mandate-expired": "EXPIRED",
    "mandate-refused": "REFUSED",
    "mandate-unavailable": "UNAVAILABLE",
  },
  key: {
    "held": "HELD_ELSEWHERE",
    "other": "OTHER_PERSON",
    "claimed": "UNDER_CLAIM",
    "blocked": "BLOCKED",
    "refused": "NOT_ACCEPTED",
    "restricted": "OWNER_RESTRICTED",
  },
  key_digit: {
    "1": "held",
    "2": "other",
    "3": "claimed",
    "4": "blocked",
    "5": "refused",
    "6": "restricted",
  },
  registered_key: {
    "slow": "REGISTERED_LATER",
    "wanted": "CLAIMED_BY_OTHERS",
  },
  claim: {
    "agrees": "agrees",
    "declines": "declines",
  },
  claim_digit: {
    "1": "agrees",
    "2": "declines",
  },
  directory_key: {
    "fornecedor@example.com": "SUPPLIER",
    "12345678000195": "SUPPLIER",
    "d2f6c1e4-8a37-4b0e-9c55-1f3e7a9b2d60": "SUPPLIER",
    "+5511900007777": "FRAUD_MARKED",
    "12345678909": "PERSON",
    "@banco-ipe.example": "NAMED_PERSON",
  },
  listed_name: {
    "sancionado": "SANCTIONS",
    "sancionada": "SANCTIONS",
    "deputado": "PEP",
    "deputada": "PEP",
    "inidoneo": "WATCHLIST",
    "inidonea": "WATCHLIST",
    "noticiado": "ADVERSE_MEDIA",
    "noticiada": "ADVERSE_MEDIA",
  },
  kyc_name: {
    "silencio": "silent",
  },
  kyc_document: {
    "silent:": "silent",
    "fail:": "reject",
    "unclear:": "review",
    "expires:": "expire",
  },
} as const;
