// Generated from contracts/ by `make generate`. Do not edit: change the contract and generate again.
/* eslint-disable */

/** Every code this version knows: when it comes, and what to do about it. */
export interface ErrorCodes {
  /**
   * The path or the request line is not well formed, for example a broken percent escape.
   * Correct the request. A body that is not JSON is answered by request validation instead.
   */
  MALFORMED_REQUEST: { status: 400; retryable: false; succeedsLater: false };
  /**
   * No operation has this path.
   * Check the path against the contract.
   */
  NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The path exists, but not with this method. The header Allow lists those it takes.
   * Use a method of the header Allow.
   */
  METHOD_NOT_ALLOWED: { status: 405; retryable: false; succeedsLater: false };
  /**
   * The token is missing, malformed, expired or revoked, or its client is not known.
   * Get a token from /auth/token and send it as `Authorization: Bearer …`.
   */
  UNAUTHENTICATED: { status: 401; retryable: false; succeedsLater: false };
  /**
   * The token is valid but lacks a scope this operation needs.
   * Ask for a client with the missing scope.
   */
  INSUFFICIENT_SCOPE: { status: 403; retryable: false; succeedsLater: false };
  /**
   * The client sent more than it may in this time. Where it is the tenant's quota `requests_per_second`, the headers
   * RateLimit-Policy and RateLimit say so.
   * Wait as long as the header Retry-After says, then repeat the request with the same Idempotency-Key.
   */
  RATE_LIMITED: { status: 429; retryable: true; succeedsLater: false };
  /**
   * The request body exceeds 1 MB.
   * Send less, or in several requests.
   */
  PAYLOAD_TOO_LARGE: { status: 413; retryable: false; succeedsLater: false };
  /**
   * The Content-Type is not application/json.
   * Send JSON with `Content-Type: application/json`.
   */
  UNSUPPORTED_MEDIA_TYPE: { status: 415; retryable: false; succeedsLater: false };
  /**
   * The key has answered a request with another method, path or body within 7 days.
   * Use a new key for a new request; to repeat the first, send it unchanged.
   */
  IDEMPOTENCY_KEY_REUSED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * An earlier request with the same key waits for an outside party, or is a tick of the scheduler that has not ended.
   * Repeat the request with the same key a moment later.
   */
  IDEMPOTENCY_IN_PROGRESS: { status: 409; retryable: true; succeedsLater: false };
  /**
   * The provider is not known or not heard at this address, or the delivery is malformed, stale or wrongly signed. It is never said which.
   * Sign the raw body with the secret of this provider, send it within 300 seconds, and have a rail bound to the provider.
   */
  WEBHOOK_REJECTED: { status: 401; retryable: false; succeedsLater: false };
  /**
   * The token has the scope, but its client belongs to a tenant and not to the platform.
   * Use a client of the platform, or ask its operator.
   */
  PLATFORM_CLIENT_REQUIRED: { status: 403; retryable: false; succeedsLater: false };
  /**
   * The operation is a preview.
   * Wait for the version that builds it. The mocks answer.
   */
  NOT_BUILT: { status: 501; retryable: false; succeedsLater: false };
  /**
   * The cursor was changed, is another tenant's or came from a query with other filters.
   * Read again from the first page with the same filters throughout.
   */
  INVALID_CURSOR: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The queue of writes of the tenant is full. Nothing was done.
   * Wait as long as the header Retry-After says, then repeat the request with the same Idempotency-Key.
   */
  OVERLOADED: { status: 503; retryable: true; succeedsLater: false };
  /**
   * The database cannot be reached or cannot write (its disk is full, say), the service is starting or stopping, or the clock of the process you reached is wrong. Nothing was done, or what was done is found again under its key.
   * Repeat the request with the same Idempotency-Key a moment later.
   */
  SERVICE_UNAVAILABLE: { status: 503; retryable: true; succeedsLater: false };
  /**
   * The outside party this needs is not bound, cannot be reached or did not answer in time.
   * Repeat the request with the same Idempotency-Key a moment later; what was begun is taken up again.
   */
  PROVIDER_UNAVAILABLE: { status: 503; retryable: true; succeedsLater: false };
  /**
   * A mistake of ours. A write may or may not have been done.
   * Repeat the request with the same Idempotency-Key, and send us the X-Request-Id if it persists.
   */
  INTERNAL: { status: 500; retryable: true; succeedsLater: false };
  /**
   * No account of your tenant has this identifier.
   * Check the identifier. Accounts of other tenants answer the same. Where the body or the query named the account,
   * `details.account_id` says which; else the path did.
   */
  ACCOUNT_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The type is not known, or is SQUAD, which only creating a squad makes.
   * Use CUSTOMER, EXTERNAL or GUEST; ASSET, TRANSIT, REVENUE and EXCEPTION need the scope service/gl too.
   */
  INVALID_ACCOUNT_TYPE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The currency is not an ISO 4217 code in capital letters; or the rail does not move it, for PIX moves BRL only; or a
   * limit policy of an account names another currency than the account's.
   * Use an ISO 4217 code, for example BRL; over PIX use BRL; for a limit policy of an account name its currency.
   */
  INVALID_CURRENCY: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The request names a closed account. One that was promoted is not refused: its identifier means the account it became,
   * and the details name that one where it is closed itself.
   * Use another account. Closing is final.
   */
  ACCOUNT_CLOSED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * Money would leave a frozen account.
   * Credits still arrive. Debits work again once the account is unfrozen.
   */
  ACCOUNT_FROZEN: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The scheme does not exist on this rail, or the coordinates have the shape of another scheme.
   * Give the coordinates that belong to the scheme, and a rail on which it exists.
   */
  SCHEME_MISMATCH: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The status asked for is ACTIVE, but the verification is neither VERIFIED nor NOT_REQUIRED.
   * Verify the outside account first, or bind it as PENDING_VERIFICATION.
   */
  PAYMENT_METHOD_NOT_VERIFIED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The status does not follow from the present one, or a new payment method should begin SUSPENDED or CLOSED.
   * Begin with ACTIVE or PENDING_VERIFICATION, and follow the moves that the operation describes.
   */
  PAYMENT_METHOD_STATUS_REFUSED: { status: 409; retryable: false; succeedsLater: false };
  /**
   * Another account of yours has a payment method with these coordinates that is not CLOSED.
   * Close that payment method first, or use the account that has it.
   */
  COORDINATES_TAKEN: { status: 409; retryable: false; succeedsLater: false };
  /**
   * `as_of` is in the future, or `as_of_seq` is beyond the last entry of the journal.
   * Ask for a point at or before `journal_head_seq`, or leave it out to read the balance of now.
   */
  CUT_BEYOND_HEAD: { status: 422; retryable: false; succeedsLater: true };
  /**
   * No event of your tenant has this identifier, it is older than the feed is kept, or it was a test delivery, which
   * is never kept.
   * Check the identifier. Read the resource itself where the event is too old.
   */
  EVENT_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * `after` is neither a `position` that your feed gave nor `earliest`.
   * Give the `position` of the last event you have, unchanged, or `earliest`.
   */
  INVALID_POSITION: { status: 422; retryable: false; succeedsLater: false };
  /**
   * Events after this position have been removed, so that reading on from it would skip them unseen.
   * Go on with `after=earliest`, and read the resources themselves for what lies between.
   */
  POSITION_EXPIRED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * No webhook endpoint of your tenant has this identifier, or it was deleted.
   * Check the identifier. Endpoints of other tenants answer the same.
   */
  WEBHOOK_ENDPOINT_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The url is malformed, is not https, carries a user name or password, or leads to an address that is not public:
   * `reason` is MALFORMED, NOT_HTTPS, CREDENTIALS or PRIVATE_ADDRESS. A name that has no address now is taken. A
   * trial installation may be set to allow loopback addresses, also over http.
   * Give an https address that the public internet reaches.
   */
  WEBHOOK_URL_REFUSED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * An entry of event_types is no event type and the beginning of none.
   * Correct the entries that details name. Every type is in the events document.
   */
  UNKNOWN_EVENT_TYPE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The endpoint is DISABLED or SUSPENDED.
   * Enable it, then ask again.
   */
  WEBHOOK_ENDPOINT_NOT_ACTIVE: { status: 409; retryable: false; succeedsLater: false };
  /**
   * No evidence of your tenant has this identifier.
   * Check the identifier. Evidence of other tenants answers the same.
   */
  EVIDENCE_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * It was applied to an obligation, or an operator has decided about it before and no money waits because of it any more.
   * Read it to see what became of it. A movement of money is never repeated.
   */
  EVIDENCE_FINAL: { status: 409; retryable: false; succeedsLater: false };
  /**
   * Rail, direction, amount or currency of the obligation differ from the evidence. The details name which.
   * Name the obligation it belongs to. Money that fits none is credited to an account.
   */
  EVIDENCE_DOES_NOT_FIT: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The action is CREDIT, but nothing lies on the exception account because of this evidence.
   * Match it to an obligation, or dismiss it. Money that was credited or booked before is not credited again.
   */
  EVIDENCE_HOLDS_NO_MONEY: { status: 422; retryable: false; succeedsLater: false };
  /**
   * No compile job of your tenant has this identifier.
   * Check the identifier. Jobs of other tenants answer the same.
   */
  COMPILE_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * `details.reason` says why. PATH_TWICE: a path stands twice, capitals making no difference. PATHS_UNSORTED: the files
   * are not sorted by path. FILE_MISSING: there is no `manifest.json` or no `validator.hl`. TOO_LARGE: the files together
   * are more than 524,288 bytes.
   * Correct what details name. What is within the files is looked at by the gates.
   */
  BUNDLE_INVALID: { status: 422; retryable: false; succeedsLater: false };
  /**
   * SHA-256 of the canonical JSON (RFC 8785) of `files` is not `bundle_hash`.
   * Sort the files by path, write them as canonical JSON, and hash the bytes.
   */
  BUNDLE_HASH_MISMATCH: { status: 422; retryable: false; succeedsLater: false };
  /**
   * Your tenant has no enrolled key to check the signature with.
   * Ask the operator to enrol your public key.
   */
  PRODUCT_KEY_NOT_ENROLLED: { status: 422; retryable: false; succeedsLater: true };
  /**
   * `signing_pubkey_fpr` names a key that another has replaced.
   * Sign with the key in force, or ask the operator to enrol yours.
   */
  PRODUCT_KEY_SUPERSEDED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The signature is no base64 DER ECDSA-P256 signature of the enrolled key over the 32 raw bytes of the bundle hash.
   * Sign the hash itself, without hashing it again, with the private key of the enrolled one.
   */
  BUNDLE_SIGNATURE_INVALID: { status: 422; retryable: false; succeedsLater: false };
  /**
   * No account of your chart of accounts has this identifier or code.
   * Check it against the list of GL accounts.
   */
  GL_ACCOUNT_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The journal of your tenant has no entry with this number yet, or the entry has fewer movements.
   * Check the identifier. The list of GL entries has them all.
   */
  GL_ENTRY_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * An account of your chart of accounts has this code.
   * Choose another code, or use the account that has it.
   */
  GL_CODE_TAKEN: { status: 409; retryable: false; succeedsLater: false };
  /**
   * A type of `gathers` belongs to a GL account that you created. Only those of built-in accounts can be taken over.
   * Leave the type out.
   */
  GL_MEMBER_TYPE_TAKEN: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The account and its parent differ in `type`.
   * Choose a parent of the same type.
   */
  GL_PARENT_TYPE_MISMATCH: { status: 422; retryable: false; succeedsLater: false };
  /**
   * No hold of your tenant has this identifier.
   * Check the identifier. Holds of other tenants answer the same.
   */
  HOLD_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * It has been captured, released or has expired; its final state does not allow the move.
   * Read it to see what became of it. To reserve again, place a new hold.
   */
  HOLD_NOT_ACTIVE: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The new amount is larger than the present one.
   * Place a second hold for the difference.
   */
  HOLD_INCREASE_REFUSED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The money is reserved for a charge of a mandate; only the charge debits it or lets go of it.
   * Cancel the charge named in the details, or revoke its mandate; the hold ends with it.
   */
  HOLD_OF_CHARGE: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The amount to capture is larger than what the hold reserves.
   * Capture at most `remaining_cents`, and collect the difference with an obligation.
   */
  CAPTURE_EXCEEDS_HOLD: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The account is EXTERNAL. It stands for an outside party and holds no money.
   * Name the account of the ledger that holds the money.
   */
  ACCOUNT_NOT_RESERVABLE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * No block of your tenant has this identifier.
   * Check the identifier. Blocks of other tenants answer the same.
   */
  BLOCK_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * It has been captured, so there is nothing left to lift.
   * Read it to see what became of it.
   */
  BLOCK_NOT_ACTIVE: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The block is PRECAUTIONARY and would end later than 72 hours after the sending of the payment, or whatever the installation sets.
   * Let it end at `latest_end`, or resolve the case before.
   */
  BLOCK_TOO_LONG: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The reason of the block is MED; only its case lifts it, so that the provider learns of it.
   * Resolve the case named in the details with RELEASE or RETURN.
   */
  BLOCK_OF_MED_CASE: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The journal of your tenant has no entry with this number yet.
   * Numbers are gapless from 1; read the list to find the last.
   */
  ENTRY_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * One movement is of more than 10^13 minor units (`maximum_cents`), a balance would leave the range of ±(2^53−1) minor units (`account_id`, where the account is the caller's to see), or the tenant would have moved more than 2^53−1 minor units of the currency altogether, so that a sum would not be exact any more (no details).
   * Move less, or use another account; where the currency is full, tell the operator.
   */
  BALANCE_OVERFLOW: { status: 422; retryable: false; succeedsLater: false };
  /**
   * This party has no risk flag with this identifier.
   * Check both identifiers. Reading the KYC of the party lists its flags.
   */
  RISK_FLAG_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The party is PENDING or IN_REVIEW.
   * Wait for the event kyc.verified or kyc.rejected before submitting again.
   */
  KYC_IN_PROGRESS: { status: 409; retryable: false; succeedsLater: true };
  /**
   * The party is VERIFIED at the level that is asked for, or at a higher one.
   * Nothing needs to be done. Ask for a higher level to raise it.
   */
  KYC_ALREADY_VERIFIED: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The party has no tax identifier or legal name, or the submission lacks a kind of document.
   * Complete the party, or add the documents that the details name.
   */
  KYC_DATA_MISSING: { status: 422; retryable: false; succeedsLater: false };
  /**
   * A decision was given for a party that is not IN_REVIEW, or one that is neither PENDING nor VERIFIED was taken up.
   * Read the KYC of the party. Take a PENDING or VERIFIED party up for review before deciding.
   */
  KYC_TRANSITION_NOT_ALLOWED: { status: 409; retryable: false; succeedsLater: false };
  /**
   * It still holds money, or has an open hold, block, obligation or schedule, or is in an OPEN squad, or backs qBRL, or waits for the chain (`qbrl`). The details count them.
   * Move the money away and end what is open, then close the account.
   */
  ACCOUNT_NOT_EMPTY: { status: 409; retryable: false; succeedsLater: true };
  /**
   * The account is of type SQUAD. Only the operations of its squad move its money, and it ends with its squad. So it is no side of any other payment, hold, schedule or correction, and has no Pix key, code, mandate or payment method.
   * Spend from the squad, deposit into it, or close it.
   */
  ACCOUNT_OF_SQUAD: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The account is neither GUEST nor EXTERNAL.
   * Check the identifier. Customers need no promotion.
   */
  ACCOUNT_NOT_PROMOTABLE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * It was promoted before, to a party other than the one named now.
   * Read the account named in the details. A promotion is not undone.
   */
  ACCOUNT_ALREADY_PROMOTED: { status: 409; retryable: false; succeedsLater: false };
  /**
   * A hold is active or an obligation is not final, so that the money cannot move as a whole.
   * Capture or release the holds, wait for the obligations to become final or resolve them, then try again.
   */
  ACCOUNT_IN_USE: { status: 409; retryable: false; succeedsLater: true };
  /**
   * No limit policy of your tenant has this identifier.
   * Check the identifier. Policies of other tenants answer the same.
   */
  LIMIT_POLICY_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * A REJECT policy, or a Pix limit of the account, would be exceeded: `used` and `attempted` together are more than
   * `threshold`. Nothing moved. For SINGLE_AMOUNT `used` is 0 and the bounds of the window are null. For a limit of Pix
   * `policy_id` is null and `policy_key` names it: `pix.daily` and `pix.nighttime` of the account, `pix.device.single` and
   * `pix.device.daily` of unregistered devices, `pix.contactless`, and `pix.cap` of the installation; a profile that set the
   * account's limit is in `risk_profile`.
   * Move less, wait until `window_end`, have the limit raised, or let the payer register the device.
   */
  LIMIT_EXCEEDED: { status: 422; retryable: false; succeedsLater: true };
  /**
   * A Pix limit is above its ceiling, or a policy of an account would loosen the broader policy with the
   * same key. `details` has `knob`, or the shadowed `policy_id` and the `field`, with `ceiling` and `requested`.
   * Ask for less. Above the ceiling the scope `service/operator` is needed as well.
   */
  LIMIT_CEILING_EXCEEDED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * An enabled policy of the same scope has this `policy_key`.
   * Disable that policy first, which frees its key, or choose another key.
   */
  POLICY_KEY_TAKEN: { status: 409; retryable: false; succeedsLater: false };
  /**
   * No obligation of your tenant has this identifier.
   * Check the identifier. Obligations of other tenants answer the same.
   */
  OBLIGATION_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The rail is NATIVE and a side is external.
   * Name accounts on both sides, or use the rail that reaches the outside party.
   */
  RAIL_NEEDS_ACCOUNTS: { status: 422; retryable: false; succeedsLater: false };
  /**
   * Both sides are external.
   * Name one of your accounts as debtor or creditor.
   */
  NO_ACCOUNT_SIDE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * Both sides name one account.
   * Name two different accounts.
   */
  SAME_ACCOUNT: { status: 422; retryable: false; succeedsLater: false };
  /**
   * No provider is bound to this rail for your tenant.
   * Use another rail, or ask the operator to bind this one.
   */
  RAIL_NOT_BOUND: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The currency of the amount differs from that of an account of the movement.
   * Use the currency of the account.
   */
  CURRENCY_MISMATCH: { status: 422; retryable: false; succeedsLater: false };
  /**
   * It has been settled, failed or canceled before.
   * Read it to see its outcome. A movement of money is never repeated.
   */
  OBLIGATION_FINAL: { status: 409; retryable: false; succeedsLater: false };
  /**
   * Its rail is CHAIN. It ends when the chain accepts or refuses the move that it records, and in no other way.
   * Read the instance that details name.
   */
  OBLIGATION_OF_PRODUCT: { status: 409; retryable: false; succeedsLater: false };
  /**
   * It waits on the exception account, and the obligation was to end without a place for it.
   * Settle it, or name in `disposition` the account that the money goes to.
   */
  OBLIGATION_HOLDS_MONEY: { status: 409; retryable: false; succeedsLater: false };
  /**
   * Money already came in under the name of this payment (its end-to-end id), for the purpose in the details, or waits on the exception account.
   * Read the obligation of the details. Money that waits is credited by resolving its evidence. A reconciliation break is outdated; start a new run.
   */
  PAYMENT_BOOKED_ALREADY: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The debtor's owner is marked for fraud, and the flag in `own_withdrawal` does not permit this payment. `cause` in the details says
   * why: UNKNOWN (no such flag of the party), RESOLVED, USED by another payment, OTHER_ACCOUNT, or AMOUNT (more than permitted).
   * Ask the operator for another decision, or pay what the flag permits.
   */
  OWN_WITHDRAWAL_NOT_PERMITTED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The debtor's owner is marked for fraud, and the payee's tax id is not known to be the owner's. It is known from a look-up of the key
   * or the code within a day, or from the key itself where that is a CPF or CNPJ.
   * Look up the payee's key, or use the key that is the owner's CPF or CNPJ.
   */
  PAYEE_NOT_OWN: { status: 422; retryable: false; succeedsLater: true };
  /**
   * The tenant's rule for repeated payments is ASK, and the same debtor paid the same person the same amount within
   * `window_seconds`. An earlier payment that failed or was canceled does not count. Nothing moved.
   * Show the earlier payment. To pay once more, repeat the request with its id in `confirms_repeat_of`.
   */
  PAYMENT_REPEATED: { status: 409; retryable: false; succeedsLater: false };
  /**
   * A disposition was given, but this outcome moves no money.
   * Leave the disposition out.
   */
  DISPOSITION_NOT_APPLICABLE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The amount is more than the available balance of the account that pays.
   * Fund the account, or move less. Read its balance to see what is available.
   */
  INSUFFICIENT_FUNDS: { status: 422; retryable: false; succeedsLater: true };
  /**
   * The obligation is DISPATCHED; the rail has taken it and still works on it.
   * Wait for the rail's answer. When it does not come, ask the provider and resolve the obligation.
   */
  DISPATCH_NOT_FAILED: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The batch is atomic and at least one item is refused. Nothing was created and nothing moved.
   * Correct or leave out the items that are REFUSED in the details, then send the batch with a new key.
   */
  BATCH_REFUSED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * No tenant has this name, or it is not yours and your client is not one of the platform.
   * Use the name of your own tenant, or a client of the platform.
   */
  TENANT_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * No path of moves that the ledger can make leads from the state of the instance to a final one. `details.blocker`
   * says why, as the plan does.
   * Read the plan. The parties can still act themselves.
   */
  INSTANCE_NOT_DRAINABLE: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The `plan_hash` is not that of the path by which the instance would close now.
   * Read the plan again, look at where the value goes, and name the instance with its new `plan_hash`.
   */
  DRAIN_PLAN_CHANGED: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The move is not in the table of `operatorSetProductLifecycle`; or an artifact is bound in place of one that is
   * LIVE, or of a RETIRED product; or a LIVE product is drained. `details.allowed` lists the moves there are.
   * Make a move that is allowed first; suspend a LIVE product before you replace or drain it.
   */
  PRODUCT_LIFECYCLE_CONFLICT: { status: 409; retryable: false; succeedsLater: false };
  /**
   * `details.blockers` says why. MISSING: the bound version is not certified. STALE: it was changed since.
   * BATTERY_INHERITED: the battery was fought with another applied script, which keeps it from LIVE.
   * Run what is missing on the bound version, and certify it again.
   */
  CERTIFICATION_INSUFFICIENT: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The product would be retired while instances of it hold value.
   * Drain the product, wait until its instances are closed, then retire it.
   */
  PRODUCT_HAS_OPEN_INSTANCES: { status: 409; retryable: false; succeedsLater: true };
  /**
   * No SUCCEEDED compile job of the tenant for this product made an artifact with this hash.
   * Take `artifact.artifact_hash` from a SUCCEEDED compile job for this product.
   */
  ARTIFACT_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * `public_key` is no PEM of a SubjectPublicKeyInfo, its key is on another curve or of another algorithm, or it is a
   * private key. A private key that was sent counts as known to others: make a new one.
   * Send the public half of an ECDSA key on P-256, as `openssl ec -pubout` writes it.
   */
  PRODUCT_KEY_INVALID: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The key is enrolled for another author, or was superseded. A superseded key never comes back.
   * Make a new pair of keys and enrol its public half.
   */
  PRODUCT_KEY_TAKEN: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The tenant has no provider account with this `provider_id`.
   * List the provider accounts of the tenant. Those of other tenants answer the same.
   */
  PROVIDER_ACCOUNT_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The `provider_id` is in use in this installation, by whatever tenant. Names are never used again.
   * Choose another name, for example with the tenant's name at its end.
   */
  PROVIDER_ID_TAKEN: { status: 409; retryable: false; succeedsLater: false };
  /**
   * There is no adapter of this name, or it is not for providers of this type.
   * Use an adapter named in details.
   */
  PROVIDER_ADAPTER_UNKNOWN: { status: 422; retryable: false; succeedsLater: false };
  /**
   * `base_url` is not `https`, or leads to a private address. Loopback is for the simulated providers only.
   * Give the public `https` address of the provider, or leave it out.
   */
  PROVIDER_URL_REFUSED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The adapter does not take this `verification_strategy`; one for a CHAIN takes none and no `secret`.
   * Use a strategy named in details.
   */
  VERIFICATION_STRATEGY_UNSUPPORTED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * For `standard_webhooks_v1` the secret is not `whsec_` and 24 to 64 bytes in base64. The secret is not repeated in
   * the answer.
   * Copy the secret once more as the provider shows it, or leave it out to have one drawn.
   */
  PROVIDER_SECRET_INVALID: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The account is not of type ASSET, stands for another provider account, or backs qBRL.
   * Leave `ledger_account_id` out to have an account opened, or name an ASSET account of its own.
   */
  LEDGER_ACCOUNT_NOT_ELIGIBLE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * A side of the transfer is a provider that keeps no money, as a KYC provider or a chain.
   * Name accounts at sponsor banks or BaaS providers.
   */
  PROVIDER_HOLDS_NO_FUNDS: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The transfer goes over an outside rail, and the destination was created without `coordinates`.
   * Record on NATIVE what the banks have moved, or name a provider account with coordinates.
   */
  PROVIDER_COORDINATES_MISSING: { status: 422; retryable: false; succeedsLater: false };
  /**
   * `destination_provider_id` is the provider account of the path.
   * Name another provider account as destination.
   */
  SAME_PROVIDER_ACCOUNT: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The adapter of the provider does not speak this rail, or lacks one of the capabilities.
   * Bind the rail to another provider, or ask for the capabilities named in details.
   */
  RAIL_NOT_SUPPORTED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * More signatures are required than there are signers, or a name or a key stands among them twice.
   * Give each signer once, and require at most as many signatures as there are signers.
   */
  QBRL_SIGNERS_INVALID: { status: 422; retryable: false; succeedsLater: false };
  /**
   * A cap by issuance is above the one by day, or the one by day is above that on all that is outstanding.
   * Raise the broader cap, or lower the narrower one.
   */
  QBRL_CAPS_INVALID: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The account is not of type ASSET in BRL, stands for an account at a provider, or was moved before and never was a
   * redemption account.
   * Name a new ASSET account in BRL.
   */
  QBRL_REDEMPTION_ACCOUNT_NOT_ELIGIBLE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * `effective_from` is in the past.
   * Leave it out for now, or name an instant to come.
   */
  QBRL_EFFECTIVE_FROM_PAST: { status: 422; retryable: false; succeedsLater: false };
  /**
   * `based_on_version` is not the newest version any more.
   * Read the policy, and write the next version from the newest.
   */
  QBRL_POLICY_VERSION_CONFLICT: { status: 409; retryable: false; succeedsLater: false };
  /**
   * Fewer distinct signers than the newest version requires (the first version: than it requires itself) have signed
   * `proposal_hash`. Signatures by others, of other proposals and of the same signer again do not count.
   * Have the signers sign the hash named in details, and send their signatures as `approvals`.
   */
  QBRL_APPROVALS_INSUFFICIENT: { status: 422; retryable: false; succeedsLater: false };
  /**
   * `minting_policy_hash` is of no minting script of this installation.
   * Use one of those named in details.
   */
  QBRL_MINTING_POLICY_UNKNOWN: { status: 422; retryable: false; succeedsLater: false };
  /**
   * No version of the qBRL policy is in force, and the request would lock value on the chain.
   * Ask the operator to put a policy in force.
   */
  QBRL_NOT_ISSUED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The value to lock exceeds the cap by issuance, what is left of the day, or what may be outstanding.
   * Lock less, wait for the next accounting day, or ask the operator for a wider cap.
   */
  QBRL_CAP_EXCEEDED: { status: 422; retryable: false; succeedsLater: true };
  /**
   * One more would exceed a quota of the tenant. Nothing was done.
   * Close what is no longer needed, wait until `resets_at` where there is one, or ask the operator for more.
   */
  QUOTA_EXCEEDED: { status: 422; retryable: false; succeedsLater: true };
  /**
   * An override is above the `ceiling` of its quota. Nothing was changed, of the others neither.
   * Ask for at most the ceiling.
   */
  QUOTA_CEILING_EXCEEDED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * No transfer template of the tenant has this identifier.
   * Check the identifier. Templates of other tenants answer the same.
   */
  TRANSFER_TEMPLATE_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The tenant has an active transfer template with this name.
   * Retire that template first, which frees its name, or choose another name.
   */
  TRANSFER_TEMPLATE_NAME_TAKEN: { status: 409; retryable: false; succeedsLater: false };
  /**
   * `details.reason` says why. FIELD_OPEN: nothing fills a field that a transfer needs. FIELD_FILLED_TWICE: a field is
   * fixed and has a parameter, or has two. KEY_MISSING: a parameter for MATCH_KEY or METADATA has no `key`.
   * BOUNDS_EMPTY: no value is within the bounds. BOUNDS_NOT_APPLICABLE: a bound does not concern what the parameter
   * fills. NAME_TWICE: two parameters have one name.
   * Correct the field or the parameter named in details.
   */
  TRANSFER_TEMPLATE_INVALID: { status: 422; retryable: false; succeedsLater: false };
  /**
   * No party of your tenant has this identifier.
   * Check the identifier. Parties of other tenants answer the same.
   */
  PARTY_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The owner of an account that would be debited is BLOCKED, or has an open risk flag of severity BLOCKING. Or the owner is marked
   * for fraud (`flag` in the details): then nothing is paid to it either, and it gets no Pix key.
   * Nothing is paid until the party is active again and the flag is resolved. Credits still arrive, unless it is marked for fraud.
   */
  PARTY_BLOCKED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * No Pix key of your tenant has this identifier.
   * Check the identifier. Keys of other tenants answer the same.
   */
  PIX_KEY_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The directory does not know the key that was looked up.
   * Ask the recipient for the key again. Each unknown key costs much of the budget of look-ups.
   */
  PIX_KEY_NOT_REGISTERED: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The value does not have the form of its type, or its check digits are wrong; for a look-up, of no type.
   * Correct the value. The details say what is wrong; they never repeat it.
   */
  INVALID_PIX_KEY: { status: 422; retryable: false; succeedsLater: false };
  /**
   * A CPF or CNPJ is to be registered for an account whose owner has another tax id, or none.
   * Use the tax id of the owner, or complete the party first.
   */
  PIX_KEY_OWNER_MISMATCH: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The account is not of type CUSTOMER, or not in BRL.
   * Use a customer account in BRL.
   */
  PIX_ACCOUNT_NOT_ELIGIBLE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * A key of yours with the same value is PENDING or ACTIVE, or you have a claim of it under way.
   * Use the key named in the details, or delete it first to register it for another account.
   */
  PIX_KEY_TAKEN: { status: 409; retryable: false; succeedsLater: false };
  /**
   * A claim of the key is under way, or its registration has not been answered yet.
   * Confirm or cancel the claim first, or wait for the answer.
   */
  PIX_KEY_LOCKED: { status: 409; retryable: false; succeedsLater: true };
  /**
   * The key is not in REGISTRATION_FAILED, failed for a reason that no claim changes, or another of your keys has its value.
   * Read the key. A claim starts from a registration whose failure names a claim type.
   */
  PIX_KEY_NOT_CLAIMABLE: { status: 409; retryable: false; succeedsLater: false };
  /**
   * A claim was opened for this key before and is not final.
   * Wait for it, or cancel it.
   */
  PIX_CLAIM_OPEN: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The key has no claim, or its last claim ended another way.
   * Read the key to see its claims.
   */
  PIX_CLAIM_NOT_ACTIVE: { status: 409; retryable: false; succeedsLater: false };
  /**
   * A claimer wants to complete a claim before the donor confirmed it.
   * Wait for the event pix_claim.confirmed, or for the deadline.
   */
  PIX_CLAIM_AWAITS_DONOR: { status: 409; retryable: false; succeedsLater: true };
  /**
   * A confirmed OWNERSHIP claim is to be completed before its completion deadline.
   * Confirm again after the completion deadline.
   */
  PIX_CLAIM_PERIOD_RUNNING: { status: 409; retryable: false; succeedsLater: true };
  /**
   * The donor has confirmed a PORTABILITY claim, or a donor wants to cancel an OWNERSHIP claim.
   * Let it run. A donor stops an OWNERSHIP claim only for fraud, through the operator.
   */
  PIX_CLAIM_NOT_CANCELLABLE: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The directory does not accept the move of the claim, for a reason that it names.
   * Read the reason in the details; register the key anew if the other participant gave it up meanwhile.
   */
  PIX_CLAIM_REFUSED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * No mandate of your tenant has this identifier.
   * Check the identifier. Mandates of other tenants answer the same.
   */
  PIX_MANDATE_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * This mandate has no charge with this identifier.
   * Check both identifiers. Reading the mandate lists its charges.
   */
  PIX_MANDATE_CHARGE_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * It was answered otherwise, withdrawn by the receiver, or its time to answer is over.
   * Read the mandate. The receiver can ask again with a new one.
   */
  PIX_MANDATE_NOT_PENDING: { status: 409; retryable: false; succeedsLater: false };
  /**
   * A mandate was to be revoked that is not ACTIVE.
   * Reject a mandate that is PENDING_AUTHORIZATION. Others are final already.
   */
  PIX_MANDATE_NOT_ACTIVE: { status: 409; retryable: false; succeedsLater: false };
  /**
   * It is DEBITING, DEBITED or FAILED, or `cancellable_until` has passed.
   * Read the charge. Money that was debited is asked back from the receiver.
   */
  PIX_MANDATE_CHARGE_NOT_CANCELLABLE: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The provider does not accept the move of the mandate or of its charge, for a reason that it names.
   * Read the mandate anew; it may have changed on the other side meanwhile.
   */
  PIX_MANDATE_REFUSED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * No MED case of your tenant has this identifier.
   * Check the identifier. Cases of other tenants answer the same.
   */
  MED_CASE_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * None of your accounts made a Pix payment with this end-to-end id.
   * Check the end-to-end id, in which capitals matter.
   */
  MED_PAYMENT_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * A case about the payment is FILING, OPEN, ACCEPTED or RETURNED.
   * Read the case named in the details. To take up one that is FILING, repeat its request with its key.
   */
  MED_CASE_EXISTS: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The payment is not a settled Pix to the outside, was returned in full, or settled more than 80 days ago. The details say which: NOT_PIX, NOT_SETTLED, RETURNED or TOO_OLD.
   * Contest a settled Pix within 80 days. A payment that is not settled yet can be canceled instead.
   */
  MED_PAYMENT_NOT_CONTESTABLE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The amount to contest is more than the payment, less what was returned of it before.
   * Leave the amount out to contest all of it.
   */
  MED_AMOUNT_EXCEEDS_PAYMENT: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The case is OUTBOUND; the institution of the receiver decides about it.
   * Wait for the events med_case.accepted, med_case.rejected and med_case.returned.
   */
  MED_CASE_OUTBOUND: { status: 409; retryable: false; succeedsLater: false };
  /**
   * Another resolver came first, a RELEASE was begun and its outcome is open, or the other side withdrew its report. A case is resolved once; one whose return failed is resolved again.
   * Read the case to see what became of it.
   */
  MED_CASE_RESOLVED: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The case has just arrived, and its block is still to be placed.
   * Repeat the request a moment later, or wait for the event med_case.secured.
   */
  MED_BLOCK_PENDING: { status: 409; retryable: true; succeedsLater: false };
  /**
   * The amount to return is more than what is secured (or than what a failed return left waiting), or nothing is secured at all.
   * Return at most what the details say is secured, or wait until more arrives.
   */
  MED_RETURN_EXCEEDS_SECURED: { status: 422; retryable: false; succeedsLater: true };
  /**
   * The provider refuses to close the report as not accepted. The details have its code; the money stays blocked.
   * Read the case; if the report was withdrawn, its event is on the way.
   */
  MED_RELEASE_REFUSED: { status: 422; retryable: false; succeedsLater: true };
  /**
   * No Pix payment with this end-to-end id was credited to this account.
   * Check the end-to-end id, in which capitals matter, and the account.
   */
  PIX_CREDIT_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The obligation named is not a settled Pix payment from outside to this account, or is itself a return.
   * Name the credit that was received. Money paid over NATIVE is given back by another obligation.
   */
  PIX_CREDIT_NOT_RETURNABLE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The credit settled more than 90 days ago.
   * Pay the money back by a payment of its own.
   */
  RETURN_WINDOW_CLOSED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The amount and all earlier returns of the credit, except failed ones, exceed the credit.
   * Return at most what the details say is left.
   */
  RETURN_EXCEEDS_ORIGINAL: { status: 422; retryable: false; succeedsLater: false };
  /**
   * No charge of your tenant has this txid.
   * Check the txid; capitals matter. Charges of other tenants answer the same.
   */
  PIX_CHARGE_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * A QR code was asked for an account without any ACTIVE key.
   * Register a key for the account first.
   */
  KEY_REQUIRED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * No `key_id` was given, and the account has more than one ACTIVE key.
   * Name one of them as `key_id`.
   */
  KEY_AMBIGUOUS: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The key named is not ACTIVE, or leads to another of your accounts.
   * Name an ACTIVE key of this account, or leave `key_id` out when it has exactly one.
   */
  PIX_KEY_NOT_USABLE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * Key and description share 99 characters with what the code needs, and are longer together.
   * Shorten the description to what the details allow.
   */
  BRCODE_TOO_LONG: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The text is not a well-formed BR Code of Pix. `reason` in the details says what is wrong, `field` which field of the code, `position` where, in characters from 0.
   * Have it scanned or copied again, whole. When that does not help, ask the receiver for a new one.
   */
  INVALID_BRCODE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The institution of the receiver does not know the charge, has removed it, or signed it wrongly.
   * Ask the receiver for a new code. The reason is NOT_FOUND, GONE or INVALID_SIGNATURE.
   */
  BRCODE_NOT_RESOLVED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * A code of your own tenant is paid that says how much, itself or by its charge, and the amount or its currency is another. The rail holds payers of other banks' codes to the same rule.
   * Pay what the code asks for, in the details in centavos; decode it to show it first.
   */
  BRCODE_AMOUNT_DIFFERS: { status: 422; retryable: false; succeedsLater: false };
  /**
   * A dynamic code of your own tenant is paid whose charge is paid already, was cancelled, or is past its time. The reason is PAID, CANCELLED or EXPIRED.
   * Make a new charge, and have its code paid.
   */
  PIX_CHARGE_NOT_PAYABLE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The provider does not accept the charge, for a reason that it names.
   * Read the reason in the details and correct the charge.
   */
  PIX_CHARGE_REFUSED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The language is not one that clients are made in, or this installation has not the tools to make it.
   * Use one of those which details list.
   */
  SDK_LANGUAGE_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The description has changed, or nobody has asked for this language before, and the client is not made yet.
   * Wait as long as the header Retry-After says, then ask again. It is made meanwhile.
   */
  SDK_NOT_READY: { status: 503; retryable: true; succeedsLater: false };
  /**
   * The product has no run of the battery with this identifier.
   * Check the identifier and the product. Runs of other tenants answer the same.
   */
  BATTERY_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * An earlier run against the product is QUEUED or RUNNING.
   * Wait until the run named in details has ended.
   */
  BATTERY_RUNNING: { status: 409; retryable: false; succeedsLater: true };
  /**
   * The version of the product that is bound has never been certified.
   * Certify it from the evidence of a conformance run and a battery.
   */
  CERTIFICATION_NOT_FOUND: { status: 404; retryable: false; succeedsLater: true };
  /**
   * The certification records no document of this kind, or nothing lies at the key that was given.
   * Take hash and key from the conformance run, the battery or the compile job, unchanged.
   */
  CERTIFICATION_EVIDENCE_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The document at the key has another hash than the one that was given.
   * Take hash and key from the conformance run, the battery or the compile job, unchanged.
   */
  EVIDENCE_HASH_MISMATCH: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The document is of another kind or product, or was made with another script and is not marked as inherited.
   * Use evidence of the version that is bound; a conformance transcript of another script only with `inherited`.
   */
  EVIDENCE_NOT_APPLICABLE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The verdict of a document is FAILED, or it has none yet.
   * Correct the product, and run the conformance run or the battery again.
   */
  EVIDENCE_VERDICT_FAILED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The product has no conformance run with this identifier.
   * Check the identifier and the product. Runs of other tenants answer the same.
   */
  CONFORMANCE_RUN_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The index is past the last step of the run.
   * Read the run to see its steps.
   */
  CONFORMANCE_STEP_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * There are fewer distinct accounts than one to act and one for each counterparty key of the product.
   * Name as many distinct accounts as details say.
   */
  CONFORMANCE_ACCOUNTS_INSUFFICIENT: { status: 422; retryable: false; succeedsLater: false };
  /**
   * An account is of another type.
   * Name CUSTOMER accounts.
   */
  CONFORMANCE_ACCOUNT_NOT_ELIGIBLE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * An earlier step of the run has not ended.
   * Run the step that details name, once its forerunner has ended.
   */
  CONFORMANCE_STEP_OUT_OF_ORDER: { status: 409; retryable: false; succeedsLater: true };
  /**
   * Less than its `after_seconds` have passed since the creation in its scenario.
   * Run it again at `details.due_at`.
   */
  CONFORMANCE_STEP_NOT_DUE: { status: 409; retryable: false; succeedsLater: true };
  /**
   * The run is EXPIRED, or another version of the product was bound meanwhile.
   * Open a new run.
   */
  CONFORMANCE_RUN_ENDED: { status: 409; retryable: false; succeedsLater: false };
  /**
   * No product of your tenant has this name.
   * Check the name. Products of other tenants answer the same.
   */
  PRODUCT_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * No template of this name, or no such version of it, is shipped.
   * Use one of those which details list.
   */
  PRODUCT_TEMPLATE_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The product is no longer DRAFT, or was bound from another template or from a bundle of your own.
   * Choose another name.
   */
  PRODUCT_ALREADY_BOUND: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The product is SUSPENDED or RETIRED, or is not LIVE and this is not the trial environment.
   * Wait until the product is LIVE; one that is RETIRED never is again, as `details.lifecycle` says. Then use another.
   */
  PRODUCT_NOT_OPEN: { status: 409; retryable: false; succeedsLater: true };
  /**
   * The product is RETIRED, and nothing but reads is left of it.
   * Bind another product.
   */
  PRODUCT_RETIRED: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The manifest declares no action of this name.
   * Use one of those which details list.
   */
  PRODUCT_ACTION_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * A declared parameter is required and missing, has another type or length, is out of the bounds of its datum field, or names no account where it fills a key. `details.reason` is MISSING, WRONG_TYPE, OUT_OF_BOUNDS, WRONG_LENGTH or NOT_A_KEY.
   * Correct the parameter that details name. What the manifest does not declare is ignored.
   */
  PRODUCT_PARAMETER_INVALID: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The product has no instance with this identifier.
   * Check the identifier and the product. Instances of other tenants answer the same.
   */
  PRODUCT_INSTANCE_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The move before is on its way, or what it left on the chain is not projected yet.
   * Read the instance until `awaiting_index` is false, then repeat the request.
   */
  INSTANCE_NOT_INDEXED: { status: 409; retryable: true; succeedsLater: false };
  /**
   * The instance is in a final state, or its creation was refused.
   * Read its timeline to see what became of its value. Closing is final.
   */
  INSTANCE_CLOSED: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The manifest declares no closing.
   * Drive the actions that lead to a final state.
   */
  INSTANCE_NOT_CLOSABLE: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The account that should sign is not one of the parties of the instance.
   * Sign with the account of a party. Which of them may is for the validator to say.
   */
  NOT_A_PARTY_OF_INSTANCE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * An account that would be a party is not a CUSTOMER account in the currency of the product, or is a party already.
   * Name another account in the currency of the product for each party.
   */
  PRODUCT_ACCOUNT_NOT_ELIGIBLE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * No reconciliation run of your tenant has this identifier.
   * Check the identifier. Runs of other tenants answer the same.
   */
  RECONCILIATION_RUN_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * No reconciliation break of your tenant has this identifier.
   * Check the identifier. Breaks of other tenants answer the same.
   */
  RECONCILIATION_BREAK_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * Another run of the same provider, rail and currency is RUNNING.
   * Wait until it has completed, then start yours.
   */
  RECONCILIATION_RUN_IN_PROGRESS: { status: 409; retryable: false; succeedsLater: true };
  /**
   * It was explained, corrected or superseded before. A second correction is refused as well, since it would move money.
   * Read it to see how it was resolved.
   */
  RECONCILIATION_BREAK_RESOLVED: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The source is FETCH, but the adapter of this rail cannot fetch a statement from this provider.
   * Send the statement as LINES or CSV.
   */
  PROVIDER_STATEMENT_NOT_OFFERED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The text is not such CSV, a field of a row is not valid, two lines have the same `external_id`, or a line lies outside the period.
   * Correct the row that `details` names and send the statement again. Nothing was compared.
   */
  PROVIDER_STATEMENT_INVALID: { status: 422; retryable: false; succeedsLater: false };
  /**
   * No schedule of your tenant has this identifier.
   * Check the identifier. Schedules of other tenants answer the same.
   */
  SCHEDULE_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The schedule is CANCELLED or COMPLETED, and the request would change, pause or resume it.
   * Create a new schedule. An ended one stays readable.
   */
  SCHEDULE_TERMINAL: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The name is not one of the IANA time zone database.
   * Use a name of the database such as America/Sao_Paulo or Singapore; offsets and other abbreviations are not taken.
   */
  INVALID_TIMEZONE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * A part does not belong to the frequency (weekdays beside MONTHLY, month_day beside WEEKLY), month_day is 0, the
   * rule is given to a ONE_SHOT, or it describes no occurrence from now on.
   * Correct the part that details name.
   */
  INVALID_RECURRENCE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * run_at is further in the past than misfire_grace_seconds, so that the payment could only be missed.
   * Give a later instant, or pay now by creating an obligation.
   */
  RUN_AT_IN_PAST: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The squad has no consent with this identifier, or it was taken back.
   * Check the identifier. The members of the squad are listed with their consents.
   */
  CONSENT_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The account is a member of the squad, but did not give this consent.
   * Let the member who gave it ask.
   */
  NOT_THE_CONSENTING_MEMBER: { status: 403; retryable: false; succeedsLater: false };
  /**
   * The account is the payer of the recurring expense, or its split leaves the account out.
   * Consent only to expenses whose cost you share and another member pays.
   */
  NO_SHARE_TO_COLLECT: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The kind of a contribution is neither FUNDED nor ACCOUNTING.
   * Use FUNDED for a deposit, ACCOUNTING for an expense.
   */
  INVALID_KIND: { status: 400; retryable: false; succeedsLater: false };
  /**
   * The squad has no entry of money with this number.
   * Take the number from the transactions of the squad or from a settlement plan.
   */
  SQUAD_ENTRY_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The account did not pay the expense, or is owed nothing of the simplification.
   * Let the creditor ask.
   */
  NOT_THE_CREDITOR: { status: 403; retryable: false; succeedsLater: false };
  /**
   * The entry is neither an expense nor, where debts are forgiven, a simplification. A simplification has no split, so it cannot be divided anew.
   * Name an expense, or, to forgive, a simplification.
   */
  ENTRY_NOT_ACCOUNTING: { status: 422; retryable: false; succeedsLater: false };
  /**
   * All its shares were paid, forgiven or made part of a simplification.
   * Read it to see what became of its shares. What was paid is given back only by paying.
   */
  SQUAD_ENTRY_NOT_OPEN: { status: 409; retryable: false; succeedsLater: false };
  /**
   * A contribution of kind FUNDED carries members_snapshot, split or transactions in source_tx_ids.
   * Leave these fields out, or use ACCOUNTING.
   */
  SPLIT_NOT_APPLICABLE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * An account of the split or of members_snapshot is not a member of the squad, was invited only, or has left.
   * Name active members only, or leave members_snapshot out.
   */
  SPLIT_MEMBER_NOT_ACTIVE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The parts do not sum to the amount or to 10000 basis points, or do not name each member once.
   * Correct the parts. The details say what was expected.
   */
  SPLIT_INVALID: { status: 422; retryable: false; succeedsLater: false };
  /**
   * A transaction of source_tx_ids does not exist or took nothing from the actor's account.
   * Name transactions in which this account paid, or leave source_tx_ids out.
   */
  SOURCE_TRANSACTION_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * Another expense of a squad, not voided, names this transaction.
   * Void the other expense first, or leave the transaction out.
   */
  SOURCE_TRANSACTION_TAKEN: { status: 409; retryable: false; succeedsLater: false };
  /**
   * No squad of your tenant has this identifier.
   * Check the identifier. Squads of other tenants answer the same.
   */
  SQUAD_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The account that asks has not joined the squad, or has left it. Being invited does not make it a member.
   * Act for an account that is a member, or accept the invitation first.
   */
  NOT_A_SQUAD_MEMBER: { status: 403; retryable: false; succeedsLater: false };
  /**
   * The member who asks is not an OWNER, or not one of those whom this operation lets do it.
   * Ask an OWNER of the squad to do it, or to change the role.
   */
  INSUFFICIENT_ROLE: { status: 403; retryable: false; succeedsLater: false };
  /**
   * The squad was closed. It can be read and does nothing else.
   * Create another squad. Closing is final.
   */
  SQUAD_CLOSED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * An OWNER froze the squad, and the request would move its money or change what members owe. Reading, settings, invitations and members still work.
   * Wait until an OWNER unfreezes the squad, then repeat the request.
   */
  SQUAD_FROZEN: { status: 422; retryable: false; succeedsLater: true };
  /**
   * It would be closed while its shared account holds money, something is on its way in or out of it, or members owe each other.
   * Spend or pay out the balance and settle the debts, then close it.
   */
  SQUAD_NOT_EMPTY: { status: 409; retryable: false; succeedsLater: true };
  /**
   * The target date is before today in São Paulo.
   * Give today or a later date, or none.
   */
  GOAL_DATE_PAST: { status: 422; retryable: false; succeedsLater: false };
  /**
   * It would have more than it may. `what` says of which: MEMBERS, with pending invitations (200 a squad), RECURRING_EXPENSES that are not deleted (100 a squad), SPEND_REQUESTS that are pending (100 a squad), or SQUADS that are OPEN (500 an account).
   * End some of them first, or ask for fewer.
   */
  SQUAD_LIMIT_REACHED: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The account has never joined this squad, or has left it and the operation needs a current member.
   * Check the identifier against the members of the squad.
   */
  SQUAD_MEMBER_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The account was never invited to this squad.
   * Check the identifiers, or ask to be invited.
   */
  SQUAD_INVITATION_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * The invitation is no longer pending, and is not in the state asked for either.
   * Read its state. A new invitation can be sent at any time.
   */
  SQUAD_INVITATION_NOT_PENDING: { status: 409; retryable: false; succeedsLater: false };
  /**
   * An account to be invited has joined the squad before and has not left it.
   * Leave it out of the invitations.
   */
  ALREADY_A_SQUAD_MEMBER: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The account is not of type CUSTOMER.
   * Use an account that holds a customer's own money; promote a GUEST account first.
   */
  MEMBER_NOT_ELIGIBLE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The role is neither OWNER nor SPENDER.
   * Use OWNER or SPENDER.
   */
  INVALID_ROLE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The member who asks and the member to be changed are the same.
   * Ask another OWNER.
   */
  OWN_ROLE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * Without this member the squad would have no OWNER.
   * Make another member OWNER first, or close the squad.
   */
  LAST_OWNER: { status: 409; retryable: false; succeedsLater: true };
  /**
   * The member has open shares on either side, or is the payer of a recurring expense.
   * Settle or void the shares and give the recurring expenses another payer, then remove the member.
   */
  MEMBER_NOT_SETTLED: { status: 409; retryable: false; succeedsLater: true };
  /**
   * The squad has no recurring expense with this identifier.
   * Check the identifier. The cycle of the squad lists its recurring expenses.
   */
  RECURRING_EXPENSE_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * A recurring expense was to be created while cycles are off.
   * Set the recurrence of the squad first.
   */
  RECURRENCE_NOT_ENABLED: { status: 409; retryable: false; succeedsLater: false };
  /**
   * It was to be edited or confirmed after it was deleted.
   * Create another.
   */
  RECURRING_EXPENSE_DELETED: { status: 409; retryable: false; succeedsLater: false };
  /**
   * Its amount is fixed, was confirmed in this cycle before, it does not fall due in the open cycle or cycles are off.
   * Read the cycle of the squad to see where it stands.
   */
  RECURRING_EXPENSE_NOT_PENDING: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The account is not the payer of the recurring expense.
   * Let the payer ask.
   */
  NOT_THE_PAYER: { status: 403; retryable: false; succeedsLater: false };
  /**
   * The account named as payer is not a member of the squad, was invited only, or has left.
   * Name an active member.
   */
  PAYER_NOT_A_MEMBER: { status: 422; retryable: false; succeedsLater: false };
  /**
   * An amount was given for a VARIABLE recurring expense.
   * Leave the amount out; its payer confirms it in each cycle.
   */
  AMOUNT_NOT_APPLICABLE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The entry does not exist in the squad or never had a share with this reference.
   * Read the settlement plan again and send its body as it is.
   */
  SHARE_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * A share of the request is not owed by the account that pays.
   * Pay your own shares only. The settlement plan of your account lists them.
   */
  NOT_THE_DEBTOR: { status: 403; retryable: false; succeedsLater: false };
  /**
   * The share was paid, forgiven, divided anew or simplified since the plan was read. Nothing was paid.
   * Read the settlement plan again. A movement of money is never repeated.
   */
  SHARE_NOT_OPEN: { status: 409; retryable: false; succeedsLater: false };
  /**
   * The squad has no spend request with this identifier.
   * Check the identifier. Spend requests of other squads answer the same.
   */
  SPEND_REQUEST_NOT_FOUND: { status: 404; retryable: false; succeedsLater: false };
  /**
   * It was executed, rejected, has failed or has expired.
   * Read its state. To spend all the same, ask again with a new spend.
   */
  SPEND_REQUEST_NOT_PENDING: { status: 409; retryable: false; succeedsLater: false };
  /**
   * Fewer members other than the one who asks may approve than approvals are required: of a spend now, or, where rules are set, of a spend that some member subject to them could ask for.
   * Require fewer approvals, let all members approve, or make more members OWNER.
   */
  APPROVALS_UNREACHABLE: { status: 422; retryable: false; succeedsLater: false };
  /**
   * The member who approves is the one who asked for the spend.
   * Let another member of the policy's group approve.
   */
  OWN_SPEND_REQUEST: { status: 403; retryable: false; succeedsLater: false };
  /**
   * `from` is after `to`, or, where only days that have begun can be read or compared, the period reaches into the future.
   * Give a first day that is not after the last.
   */
  INVALID_PERIOD: { status: 400; retryable: false; succeedsLater: false };
  /**
   * The period, counted with both its first and its last day, has more days than this operation takes.
   * Ask for several shorter periods.
   */
  PERIOD_TOO_LONG: { status: 400; retryable: false; succeedsLater: false };
  /**
   * The `format` is none of `json`, `csv` and `ofx`. There is no `pdf`.
   * Use `json`, `csv` or `ofx`.
   */
  UNSUPPORTED_FORMAT: { status: 400; retryable: false; succeedsLater: false };
}

export type ErrorCode = keyof ErrorCodes;

/** Codes that any operation may be refused with. */
export type CommonCode = 'UNAUTHENTICATED' | 'INSUFFICIENT_SCOPE' | 'RATE_LIMITED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_KEY_REUSED' | 'PLATFORM_CLIENT_REQUIRED' | 'NOT_BUILT' | 'INVALID_CURSOR' | 'SERVICE_UNAVAILABLE' | 'INTERNAL';

/** Statuses that pass by waiting, where the code does not say otherwise. */
export const transientStatuses: readonly number[] = [408, 429, 500, 502, 503, 504];

/** Codes after which the same request can succeed once something else has happened. */
export const laterCodes: readonly string[] = ['CUT_BEYOND_HEAD', 'PRODUCT_KEY_NOT_ENROLLED', 'KYC_IN_PROGRESS', 'ACCOUNT_NOT_EMPTY', 'ACCOUNT_IN_USE', 'LIMIT_EXCEEDED', 'PAYEE_NOT_OWN', 'INSUFFICIENT_FUNDS', 'PRODUCT_HAS_OPEN_INSTANCES', 'QBRL_CAP_EXCEEDED', 'QUOTA_EXCEEDED', 'PIX_KEY_LOCKED', 'PIX_CLAIM_AWAITS_DONOR', 'PIX_CLAIM_PERIOD_RUNNING', 'MED_RETURN_EXCEEDS_SECURED', 'MED_RELEASE_REFUSED', 'BATTERY_RUNNING', 'CERTIFICATION_NOT_FOUND', 'CONFORMANCE_STEP_OUT_OF_ORDER', 'CONFORMANCE_STEP_NOT_DUE', 'PRODUCT_NOT_OPEN', 'RECONCILIATION_RUN_IN_PROGRESS', 'SQUAD_FROZEN', 'SQUAD_NOT_EMPTY', 'LAST_OWNER', 'MEMBER_NOT_SETTLED'];

/** Codes that are worth repeating soon, though the status does not. */
export const retryableCodes: readonly string[] = ['IDEMPOTENCY_IN_PROGRESS', 'MED_BLOCK_PENDING', 'INSTANCE_NOT_INDEXED'];

/** Codes that are not, though the status says so. */
export const finalCodes: readonly string[] = [];
