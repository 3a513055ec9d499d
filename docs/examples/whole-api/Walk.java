import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import razao.sdk.Razao;
import razao.sdk.model.AccountCreateRequest;
import razao.sdk.model.AmountField;
import razao.sdk.model.CreateObligationRequest;
import razao.sdk.model.DebtorCreditor;
import razao.sdk.model.GetAccountStatementQuery;
import razao.sdk.model.ListReconciliationBreaksQuery;
import razao.sdk.model.LookupPixKeyQuery;
import razao.sdk.model.ObligationResponse;
import razao.sdk.model.ObligationState;
import razao.sdk.model.PartyCreateRequest;
import razao.sdk.model.PartyKycResponseOut;
import razao.sdk.model.PartyType;
import razao.sdk.model.PixCurrency;
import razao.sdk.model.PixKeyRegisterRequest;
import razao.sdk.model.PixKeyState;
import razao.sdk.model.PixKeyType;
import razao.sdk.model.PixQrChargeResponse;
import razao.sdk.model.PixQrChargeState;
import razao.sdk.model.PixQrDynamicCreateRequest;
import razao.sdk.model.PixReturnAmount;
import razao.sdk.model.PixReturnRequest;
import razao.sdk.model.RailFamily;
import razao.sdk.model.ReconciliationBreakResponse;
import razao.sdk.model.ReconciliationRunResponse;
import razao.sdk.model.ReconciliationRunState;
import razao.sdk.model.ReconciliationSource;
import razao.sdk.model.ReconciliationSourceKind;
import razao.sdk.model.SideKind;
import razao.sdk.model.StartReconciliationRunRequest;
import razao.sdk.model.SubmitKycRequest;
import razao.sdk.model.TaxId;
import razao.sdk.runtime.CallOptions;

/** Onboards a customer, charges over Pix, receives, pays, returns and reconciles: against the demo service of {@code make run}. */
public class Walk {
  private static final ZoneOffset SAO_PAULO = ZoneOffset.ofHours(-3);

  private final Razao razao = new Razao(
      System.getenv("RAZAO_BASE_URL"), System.getenv("RAZAO_CLIENT_ID"), System.getenv("RAZAO_CLIENT_SECRET"));

  public static void main(String[] arguments) throws InterruptedException {
    new Walk().walk();
  }

  private void walk() throws InterruptedException {
    PartyKycResponseOut verified = onboard();
    String account = open(verified.getPartyId());
    PixQrChargeResponse paid = charge(account);
    ObligationResponse payment = pay(account);
    ObligationResponse returned = giveBack(account, paid);
    ReconciliationRunResponse run = reconcile(dayOf(paid.getCreatedAt()), dayOf(returned.getUpdatedAt()));
    long breaks = breaksOf(run, List.of(paid.getObligationId(), payment.getObligationId(), returned.getObligationId()));
    long balance = razao.accounts().getBalance(account).getAssets().get(0).getBalances().getAvailable();
    String statement = razao.accounts().getStatementCsv(account, new GetAccountStatementQuery().from(run.getFrom()).to(run.getTo()));
    System.out.printf("{\"kyc\":\"%s\",\"charge\":\"%s\",\"payment\":\"%s\",\"return\":\"%s\",",
        verified.getKycState(), paid.getState(), payment.getResolutionOutcome(), returned.getResolutionOutcome());
    System.out.printf("\"reconciliation\":\"%s\",\"breaks\":%d,\"balance\":%d,\"lines\":%d}%n",
        run.getState(), breaks, balance, statement.strip().lines().count() - 1);
  }

  /** A person, verified. */
  private PartyKycResponseOut onboard() {
    String bia = razao.parties().create(new PartyCreateRequest()
        .type(PartyType.INDIVIDUAL).displayName("Bia Lima").legalName("Beatriz Lima").country("BR")
        .taxId(new TaxId().country("BR").type("cpf").value("529.982.247-25"))).getPartyId();
    razao.kyc().submit(bia, new SubmitKycRequest().kycLevel(1));
    return razao.kyc().waitFor(bia, 1);
  }

  /** An account with a random Pix key. */
  private String open(String party) {
    String account = razao.accounts().create(new AccountCreateRequest().ownerPartyId(party).type("CUSTOMER").currency("BRL")).getId();
    String key = razao.pix().registerKey(new PixKeyRegisterRequest().accountId(account).keyType(PixKeyType.EVP)).getKeyId();
    razao.pix().waitForKey(key, PixKeyState.ACTIVE);
    return account;
  }

  /** A charge that the simulated bank's payer pays about a second later, because it asks for that. */
  private PixQrChargeResponse charge(String account) {
    String txid = razao.pix().createDynamicQr(account, new PixQrDynamicCreateRequest().amountCents(3850L).payerRequest("paid")).getTxid();
    return razao.pix().waitForCharge(txid, PixQrChargeState.PAID);
  }

  /** Looks the payee up, and pays. */
  private ObligationResponse pay(String account) {
    LookupPixKeyQuery asked = new LookupPixKeyQuery().key("fornecedor@example.com").accountId(account);
    String payee = razao.pix().lookupKey(asked).getRecipient().getDisplayName();
    ObligationResponse payment = razao.obligations().create(new CreateObligationRequest()
        .rail(RailFamily.PIX)
        .amount(new AmountField().currency("BRL").value(2000L))
        .description("To " + payee)
        .debtor(new DebtorCreditor().kind(SideKind.ACCOUNT).accountId(account))
        .creditor(new DebtorCreditor().kind(SideKind.EXTERNAL).externalId("pix_key:fornecedor@example.com")),
        CallOptions.withKey("pay-" + account));
    return razao.obligations().waitFor(payment.getObligationId(), ObligationState.FINAL);
  }

  /** Returns a part of the charge to its payer. */
  private ObligationResponse giveBack(String account, PixQrChargeResponse paid) {
    String returned = razao.pix().createReturn(new PixReturnRequest()
        .accountId(account)
        .amount(new PixReturnAmount().currency(PixCurrency.BRL).value(850L))
        .originalEndToEndId(paid.getEndToEndId())).getObligationId();
    return razao.obligations().waitFor(returned, ObligationState.FINAL);
  }

  /** Compares the days with the bank. */
  private ReconciliationRunResponse reconcile(LocalDate from, LocalDate to) throws InterruptedException {
    ReconciliationRunResponse run = razao.reconciliation().startRun(new StartReconciliationRunRequest()
        .providerId("sim-demo").rail(RailFamily.PIX).currency("BRL").from(from).to(to)
        .source(new ReconciliationSource().kind(ReconciliationSourceKind.FETCH)));
    while (run.getState().equals(ReconciliationRunState.RUNNING)) {
      Thread.sleep(200);
      run = razao.reconciliation().getRun(run.getRunId());
    }
    return run;
  }

  private long breaksOf(ReconciliationRunResponse run, List<String> payments) {
    long count = 0;
    for (ReconciliationBreakResponse it : razao.reconciliation().listBreaks(new ListReconciliationBreaksQuery().runId(run.getRunId()))) {
      count += it.getLedger() != null && payments.contains(it.getLedger().getObligationId()) ? 1 : 0;
    }
    return count;
  }

  /** The accounting day of an instant. */
  private static LocalDate dayOf(OffsetDateTime instant) {
    return instant.withOffsetSameInstant(SAO_PAULO).toLocalDate();
  }
}
