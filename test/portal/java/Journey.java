import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import razao.aurora.AuroraProducts;
import razao.aurora.model.AccountCreateRequest;
import razao.aurora.model.AmountField;
import razao.aurora.model.CaucaoAluguelAcceptClaimRequest;
import razao.aurora.model.CaucaoAluguelClaimParameters;
import razao.aurora.model.CaucaoAluguelClaimRequest;
import razao.aurora.model.CaucaoAluguelCreateParameters;
import razao.aurora.model.CaucaoAluguelCreateRequest;
import razao.aurora.model.CaucaoAluguelInstance;
import razao.aurora.model.CaucaoAluguelInstanceSummary;
import razao.aurora.model.CaucaoAluguelState;
import razao.aurora.model.CaucaoAluguelTransition;
import razao.aurora.model.CreateObligationRequest;
import razao.aurora.model.DebtorCreditor;
import razao.aurora.model.ListCaucaoAluguelQuery;
import razao.aurora.model.ObligationResponse;
import razao.aurora.model.ObligationState;
import razao.aurora.model.PartyCreateRequest;
import razao.aurora.model.PartyType;
import razao.aurora.model.RailFamily;
import razao.aurora.model.SideKind;
import razao.aurora.runtime.ApiRefusal;
import razao.aurora.runtime.WaitOptions;
import razao.aurora.runtime.WaitRefusal;

/** The journey of a client: see test/portal/README.md. */
final class Journey {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final WaitOptions PATIENT = WaitOptions.defaults().withTimeout(Duration.ofMinutes(3));

  private final AuroraProducts client;
  private String renter;
  private String landlord;

  private Journey(AuroraProducts client) {
    this.client = client;
  }

  public static void main(String[] arguments) throws Exception {
    AuroraProducts client = new AuroraProducts(System.getenv("RAZAO_BASE_URL"), System.getenv("RAZAO_CLIENT_ID"), System.getenv("RAZAO_CLIENT_SECRET"));
    Journey journey = new Journey(client);
    System.out.println(JSON.writeValueAsString("1".equals(System.getenv("RAZAO_MOCK")) ? journey.againstMock() : journey.againstService()));
  }

  private JsonNode againstService() throws InterruptedException {
    ObjectNode said = JSON.createObjectNode();
    openAccounts();
    ObligationResponse funding = client.obligations().create(funding());
    while (!funding.getState().equals(ObligationState.FINAL)) {
      Thread.sleep(200);
      funding = client.obligations().get(funding.getObligationId());
    }
    said.put("transfer", client.obligations().create(transfer()).getState().getValue());

    CaucaoAluguelInstance instance = client.caucaoAluguel().createAndWait(creation(), PATIENT);
    String id = instance.getInstanceId();
    said.putObject("created").put("state", instance.getState().getValue()).put("locked", instance.getLockedValue().getValue());

    try {
      client.caucaoAluguel().claimAndWait(id, claim(120_001L), PATIENT);
    } catch (WaitRefusal refusal) {
      ObjectNode refused = said.putObject("refused").put("root", "refusal").put("code", refusal.code());
      refused.set("trace", JSON.valueToTree(refusal.trace()));
    }

    CaucaoAluguelInstance asked = client.caucaoAluguel().claim(id, claim(120_000L));
    said.put("asked", last(asked).getOutcome().getValue());
    said.put("claimed", client.caucaoAluguel().waitFor(asked, CaucaoAluguelState.CLAIMED, PATIENT).getState().getValue());
    CaucaoAluguelInstance accepted = client.caucaoAluguel().acceptClaimAndWait(id, new CaucaoAluguelAcceptClaimRequest().accountId(renter), PATIENT);
    said.put("accepted", accepted.getState().getValue());

    said.putObject("balances").put("renter", available(renter)).put("landlord", available(landlord));
    int instances = 0;
    for (CaucaoAluguelInstanceSummary summary : client.caucaoAluguel().list(new ListCaucaoAluguelQuery().accountId(renter).limit(1))) {
      instances += summary.getInstanceId().equals(id) ? 1 : 0;
    }
    said.put("instances", instances);
    ArrayNode moves = said.putArray("moves");
    for (CaucaoAluguelTransition move : client.caucaoAluguel().get(id).getTimeline()) {
      moves.addObject().put("kind", move.getKind().getValue()).put("action", move.getAction() == null ? null : move.getAction().getValue()).put("outcome", move.getOutcome().getValue());
    }

    try {
      client.caucaoAluguel().get("pin_00000000000000000000000000");
    } catch (ApiRefusal refusal) {
      said.putObject("missing").put("root", "refusal").put("status", refusal.status()).put("code", refusal.code());
    }
    try {
      client.caucaoAluguel().waitFor(accepted, CaucaoAluguelState.CLAIMED, last(accepted).getSequence());
    } catch (WaitRefusal refusal) {
      said.putObject("ended").put("root", "refusal").put("end", refusal.end().name());
    }
    return said;
  }

  private JsonNode againstMock() {
    openAccounts();
    String obligation = client.obligations().create(funding()).getObligationId();
    client.obligations().create(transfer());
    client.obligations().get(obligation);
    String id = client.caucaoAluguel().create(creation()).getInstanceId();
    client.caucaoAluguel().claim(id, claim(120_001L));
    client.caucaoAluguel().claim(id, claim(120_000L));
    client.caucaoAluguel().acceptClaim(id, new CaucaoAluguelAcceptClaimRequest().accountId(renter));
    available(renter);
    available(landlord);
    client.caucaoAluguel().list(new ListCaucaoAluguelQuery().accountId(renter).limit(1)).items();
    client.caucaoAluguel().get(id);
    return JSON.valueToTree(Map.of("calls", 14));
  }

  private void openAccounts() {
    String party = client.parties().create(new PartyCreateRequest().type(PartyType.INDIVIDUAL).displayName("Ana Souza").country("BR")).getPartyId();
    renter = client.accounts().create(new AccountCreateRequest().ownerPartyId(party).type("CUSTOMER").currency("BRL")).getId();
    landlord = client.accounts().create(new AccountCreateRequest().ownerPartyId(party).type("CUSTOMER").currency("BRL")).getId();
  }

  private CreateObligationRequest funding() {
    return new CreateObligationRequest().rail(RailFamily.MOCK).amount(reais(500_000L))
        .debtor(new DebtorCreditor().kind(SideKind.EXTERNAL).externalId("employer")).creditor(account(renter));
  }

  private CreateObligationRequest transfer() {
    return new CreateObligationRequest().rail(RailFamily.NATIVE).amount(reais(1_250L)).debtor(account(renter)).creditor(account(landlord));
  }

  private CaucaoAluguelCreateRequest creation() {
    return new CaucaoAluguelCreateRequest().accountId(renter).parameters(new CaucaoAluguelCreateParameters()
        .depositCents(240_000L).landlord(landlord).claimCapBps(5_000L).leaseEnd(Instant.now().plus(Duration.ofDays(30)).getEpochSecond()).extendable(true));
  }

  private CaucaoAluguelClaimRequest claim(long cents) {
    return new CaucaoAluguelClaimRequest().accountId(landlord).parameters(new CaucaoAluguelClaimParameters().claimCents(cents));
  }

  private long available(String account) {
    return client.accounts().getBalance(account).getAssets().get(0).getBalances().getAvailable();
  }

  private static AmountField reais(long cents) {
    return new AmountField().currency("BRL").value(cents);
  }

  private static DebtorCreditor account(String id) {
    return new DebtorCreditor().kind(SideKind.ACCOUNT).accountId(id);
  }

  private static CaucaoAluguelTransition last(CaucaoAluguelInstance instance) {
    List<CaucaoAluguelTransition> timeline = instance.getTimeline();
    return timeline.get(timeline.size() - 1);
  }
}
