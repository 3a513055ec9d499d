package razao.runtime;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpServer;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Plays {@code sdk/vectors}, the folder that is its argument, and prints what it played and what was otherwise. */
final class Vectors {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final List<String> played = new ArrayList<>();
  private final List<String> otherwise = new ArrayList<>();

  public static void main(String[] arguments) throws IOException {
    Vectors all = new Vectors();
    Map.<String, Play>of(
        "retries", all::retries, "errors", all::errors, "tokens", all::tokens, "keys", all::keys, "pages", all::pages, "waits", all::waits, "until", all::until, "webhooks", all::webhooks)
        .forEach((name, play) -> play.play(read(arguments[0], name)));
    all.redirects();
    System.out.println(JSON.writeValueAsString(Map.of("played", all.played, "otherwise", all.otherwise)));
  }

  private interface Play {
    void play(JsonNode file);
  }

  private static JsonNode read(String folder, String name) {
    try {
      return JSON.readTree(new File(folder, name + ".json"));
    } catch (IOException error) {
      throw new IllegalStateException(error);
    }
  }

  private void retries(JsonNode file) {
    for (JsonNode it : file.path("answers")) {
      World world = new World().answers(it.path("status").asInt(), it.path("body")).answers(200, JSON.createObjectNode());
      Object outcome = outcome(() -> world.transport().send(aWrite(), CallOptions.defaults()));
      boolean isRetried = it.path("retried").asBoolean();
      expect("retries/answers/" + it.path("name").asText(), List.of(isRetried ? "answered" : it.path("root").asText(), isRetried ? 2 : 1), List.of(outcome, world.calls.size()));
    }
    for (JsonNode it : file.path("waits")) {
      int attempt = it.path("attempt").asInt();
      OptionalDouble after = it.path("retry_after_seconds").isNull() ? OptionalDouble.empty() : OptionalDouble.of(it.path("retry_after_seconds").asDouble());
      ErrorAnswer answer = new ErrorAnswer("o", 503, "OVERLOADED", "", JSON.nullNode(), List.of(), Optional.empty(), after, Optional.empty(), attempt);
      Object waited = Retry.again(answer, attempt, 99) ? Retry.waitMs(attempt, after, it.path("chance").asDouble()) : "never";
      expect("retries/waits/" + it, it.path("wait_ms").isNull() ? "never" : it.path("wait_ms").asLong(), waited);
    }
    for (JsonNode it : file.path("ends")) {
      World world = new World();
      for (int n = 0; n < it.path("failures").asInt(); n += 1) {
        world.answers(503, JSON.nullNode());
      }
      world.answers(200, JSON.createObjectNode());
      Object outcome = outcome(() -> world.transport().send(aWrite(), CallOptions.defaults().withMaxRetries(it.path("max_retries").asInt())));
      expect("retries/ends/" + it.path("name").asText(), List.of(it.path("answered").asBoolean() ? "answered" : "failure", it.path("attempts").asInt()), List.of(outcome, world.calls.size()));
    }
    for (JsonNode it : file.path("retry_after")) {
      OptionalDouble read = ErrorAnswer.retryAfter(Optional.ofNullable(it.path("header").textValue()), Instant.parse(it.path("now").asText()).toEpochMilli());
      expect("retries/retry_after/" + it.path("header"), it.path("seconds").isNull() ? OptionalDouble.empty() : OptionalDouble.of(it.path("seconds").asDouble()), read);
    }
    ClientOptions defaults = ClientOptions.defaults();
    expect("retries/defaults", List.of(file.at("/defaults/max_retries").asInt(), file.at("/defaults/timeout_ms").asLong()), List.of(defaults.maxRetries(), defaults.timeout().toMillis()));
  }

  private void errors(JsonNode file) {
    for (JsonNode it : file.path("answers")) {
      ErrorAnswer answer = ErrorAnswer.of("o", it.path("status").asInt(), bytes(it.path("body")), header(it.path("headers")), 0, Optional.empty(), 1);
      List<JsonNode> findings = new ArrayList<>();
      answer.findings().forEach(finding -> findings.add(JSON.valueToTree(finding)));
      JsonNode details = answer.details().isMissingNode() ? JSON.createObjectNode() : answer.details();
      expect("errors/" + it.path("name").asText(),
          List.of(it.path("root").asText(), it.path("code").asText(), it.path("details"), it.path("request_id").asText(""), it.path("retry_after_seconds").asDouble(-1), JSON.valueToTree(it.path("findings"))),
          List.of(rootOf(answer.toException()), answer.code(), details, answer.requestId().orElse(""), answer.retryAfterSeconds().orElse(-1), JSON.valueToTree(findings)));
    }
  }

  private void tokens(JsonNode file) {
    for (JsonNode it : file.path("kept")) {
      World world = new World().answers(200, JSON.createObjectNode()).answers(200, JSON.createObjectNode());
      world.tokenLife = it.path("expires_in").asLong();
      Transport transport = world.transport();
      transport.send(aRead(), CallOptions.defaults());
      world.clockMs += it.path("age_seconds").asLong() * 1000;
      transport.send(aRead(), CallOptions.defaults());
      expect("tokens/kept/" + it, it.path("kept").asBoolean() ? 1 : 2, world.tokens.get());
    }
    for (JsonNode it : file.path("calls")) {
      World world = new World();
      it.path("service").forEach(status -> world.answers(status.asInt(), JSON.createObjectNode()));
      Transport transport = world.transport();
      List<CompletableFuture<Object>> calls = new ArrayList<>();
      for (int n = 0; n < it.path("concurrent").asInt(); n += 1) {
        calls.add(CompletableFuture.supplyAsync(() -> outcome(() -> transport.send(aRead(), CallOptions.defaults()))));
      }
      Set<Object> outcomes = new HashSet<>();
      calls.forEach(call -> outcomes.add(call.join()));
      expect("tokens/calls/" + it.path("name").asText(), List.of(Set.of(it.path("outcome").asText()), it.path("tokens").asInt()), List.of(outcomes, world.tokens.get()));
    }
    for (JsonNode it : file.path("refused")) {
      World world = new World();
      for (int n = 0; n <= 5; n += 1) {
        world.refusesToken(it.path("status").asInt(), it.path("body"), it.path("headers"));
      }
      String[] code = {""};
      Object outcome = outcome(() -> world.transport().send(aRead(), CallOptions.defaults()), code);
      expect("tokens/refused/" + it.path("code").asText(), List.of(it.path("root").asText(), it.path("code").asText(), it.path("retried").asBoolean() ? 6 : 1), List.of(outcome, code[0], world.tokens.get()));
    }
  }

  private void keys(JsonNode file) {
    for (JsonNode it : file.path("writes")) {
      World world = new World();
      it.path("service").forEach(said -> {
        if (said.asText().equals("none")) {
          world.says(() -> {
            throw new IOException("cut off");
          });
        } else {
          world.answers(said.asInt(), JSON.createObjectNode());
        }
      });
      Call call = it.path("method").asText("POST").equals("GET") ? aRead() : aWrite();
      world.transport().send(call, it.path("own").isNull() ? CallOptions.defaults() : CallOptions.withKey(it.path("own").asText()));
      Set<String> keys = new HashSet<>();
      world.calls.forEach(request -> request.headers().firstValue("Idempotency-Key").ifPresent(keys::add));
      boolean isOwn = it.path("own").isNull() || keys.equals(Set.of(it.path("own").asText()));
      expect("keys/" + it.path("name").asText(), List.of(it.path("requests").asInt(), it.path("keys").asInt(), true), List.of(world.calls.size(), keys.size(), isOwn));
    }
    unsendable(file);
  }

  private void unsendable(JsonNode file) {
    for (JsonNode it : file.path("unsendable")) {
      World world = new World().answers(200, JSON.createObjectNode());
      String thrown = thrownBy(() -> world.transport().send(aWrite(), CallOptions.withKey(it.asText())));
      expect("keys/unsendable/" + it, List.of("IllegalArgumentException", 0, 0), List.of(thrown, world.calls.size(), world.tokens.get()));
    }
  }

  /** Over real connections. */
  private void redirects() throws IOException {
    for (int status : new int[] {301, 302, 303, 307, 308}) {
      for (String redirected : List.of("/v1/", "/auth/token")) {
        AtomicInteger reached = new AtomicInteger();
        HttpServer elsewhere = serve(200, "", "", reached);
        HttpServer gateway = serve(status, redirected, urlOf(elsewhere) + "/login", new AtomicInteger());
        Transport transport = new Transport(urlOf(gateway), "id", "secret", ClientOptions.defaults());
        String[] code = {""};
        Object outcome = outcome(() -> transport.send(aWrite(), CallOptions.defaults()), code);
        expect("redirects/" + status + redirected, List.of("failure", "REDIRECTED", 0), List.of(outcome, code[0], reached.get()));
        elsewhere.stop(0);
        gateway.stop(0);
      }
    }
    ClientOptions follows = ClientOptions.defaults().withHttp(HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build());
    expect("redirects/a client that follows them", "IllegalArgumentException", thrownBy(() -> new Transport("http://service", "id", "secret", follows)));
    ClientOptions odd = ClientOptions.defaults().withHeaders(Map.of("X-App", "a\nb"));
    expect("headers/a line too many", "IllegalArgumentException", thrownBy(() -> new Transport("http://service", "id", "secret", odd)));
  }

  /** A server that sends elsewhere what begins so, and answers the rest with a token. */
  private static HttpServer serve(int status, String redirected, String location, AtomicInteger reached) throws IOException {
    HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", exchange -> {
      reached.incrementAndGet();
      exchange.getRequestBody().readAllBytes();
      boolean isRedirected = !location.isEmpty() && exchange.getRequestURI().getPath().startsWith(redirected);
      if (isRedirected) {
        exchange.getResponseHeaders().set("Location", location);
      }
      byte[] body = "{\"access_token\":\"t\",\"expires_in\":60}".getBytes(StandardCharsets.UTF_8);
      exchange.sendResponseHeaders(isRedirected ? status : 200, body.length);
      exchange.getResponseBody().write(body);
      exchange.close();
    });
    server.start();
    return server;
  }

  private static String urlOf(HttpServer server) {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  private static String thrownBy(Runnable call) {
    try {
      call.run();
      return "nothing";
    } catch (RuntimeException error) {
      return error.getClass().getSimpleName();
    }
  }

  private void pages(JsonNode file) {
    for (JsonNode it : file.path("lists")) {
      Deque<JsonNode> pages = new ArrayDeque<>();
      it.path("pages").forEach(pages::add);
      List<String> cursors = new ArrayList<>();
      List<Integer> items = new ArrayList<>();
      page(pages, cursors, "null").forEach(item -> items.add(item.path("n").asInt()));
      expect("pages/" + it.path("name").asText(), List.of(texts(it.path("cursors")), texts(it.path("items"))), List.of(cursors, items.stream().map(String::valueOf).toList()));
    }
  }

  private static Page<JsonNode> page(Deque<JsonNode> pages, List<String> cursors, String cursor) {
    cursors.add(cursor);
    return Page.of(pages.removeFirst(), "items", JsonNode.class, next -> page(pages, cursors, next));
  }

  private void waits(JsonNode file) {
    for (JsonNode it : file.path("waits")) {
      World world = new World();
      Deque<JsonNode> seen = new ArrayDeque<>();
      it.path("seen").forEach(seen::add);
      int[] looks = {0};
      WaitOptions options = WaitOptions.defaults().withTimeout(Duration.ofMinutes(1));
      WaitOptions asked = it.has("after") ? options.withAfter(it.path("after").asInt()) : options;
      String end = "REACHED";
      JsonNode refused = JSON.nullNode();
      try {
        new Waiting(world).until(it.path("given"), () -> {
          looks[0] += 1;
          return seen.size() > 1 ? seen.removeFirst() : seen.getFirst();
        }, it.path("state").asText(), Set.of("SETTLED", "RELEASED"), asked);
      } catch (WaitRefusal refusal) {
        end = refusal.end().name();
        refused = refusal.end() == WaitRefusal.End.REFUSED
            ? JSON.valueToTree(Map.of("code", refusal.code(), "reason", refusal.reason(), "trace", refusal.trace())) : refused;
      }
      int wanted = it.path("looks").isNull() ? looks[0] : it.path("looks").asInt();
      expect("waits/" + it.path("name").asText(), List.of(it.path("end").asText(), it.path("refusal"), wanted), List.of(end, refused, looks[0]));
    }
    for (JsonNode it : file.path("and_wait")) {
      World world = new World();
      JsonNode there = JSON.valueToTree(Map.of("instance_id", "pin_1", "status", "OPEN", "state", "CLAIMED", "timeline",
          List.of(Map.of("sequence", 1, "outcome", "ACCEPTED", "to_state", "CLAIMED", "awaiting_index", false))));
      for (int n = 0; n < it.path("answers").size(); n += 1) {
        JsonNode code = it.path("codes").path(n);
        world.answers(it.path("answers").path(n).asInt(), code.isNull() || code.isMissingNode() ? there : JSON.valueToTree(Map.of("error", code.asText(), "message", "m")));
      }
      Transport transport = world.transport();
      CallOptions how = CallOptions.defaults().forOneWrite();
      String end = "REACHED";
      try {
        new Waiting(world).forMove(() -> transport.send(aWrite(), how), id -> there, "CLAIMED", Set.of(), WaitOptions.defaults());
      } catch (ApiRefusal refusal) {
        end = refusal.code();
      }
      Set<String> keys = new HashSet<>();
      world.calls.forEach(request -> request.headers().firstValue("Idempotency-Key").ifPresent(keys::add));
      expect("waits/and_wait/" + it.path("name").asText(), List.of(it.path("end").asText(), it.path("requests").asInt(), 1), List.of(end, world.calls.size(), keys.size()));
    }
  }

  private void until(JsonNode file) {
    for (JsonNode it : file.path("waits")) {
      int[] looks = {0};
      String end = "REACHED";
      try {
        new Waiting(new World()).untilSeen(it.path("what").asText(), it.path("wanted").asText(), () -> {
          looks[0] += 1;
          return it.path("seen").path(Math.min(looks[0], it.path("seen").size()) - 1);
        }, WaitOptions.defaults());
      } catch (WaitRefusal refusal) {
        end = refusal.end().name();
      }
      boolean isLong = it.path("looks").isNull();
      expect("until/" + it.path("name").asText(), List.of(it.path("end").asText(), isLong ? true : it.path("looks").asInt()), List.of(end, isLong ? looks[0] > 10 : looks[0]));
    }
  }

  private void webhooks(JsonNode file) {
    for (JsonNode secrets : file.path("unusable_secrets")) {
      expect("webhooks/secrets " + secrets, "IllegalArgumentException", verifiedWithout(texts(secrets)));
    }
    for (JsonNode it : file.path("deliveries")) {
      Map<String, List<String>> headers = new java.util.HashMap<>();
      it.path("headers").properties().forEach(header -> headers.put(header.getKey(), List.of(header.getValue().asText())));
      String[] code = {"none"};
      Object outcome = outcome(() -> Webhooks.verifyWebhook(bytes(it.path("body")), headers, texts(it.path("secrets")), Instant.ofEpochSecond(it.path("now").asLong())), code);
      expect("webhooks/" + it.path("name").asText(), it.path("valid").asBoolean() ? List.of("answered", "none") : List.of("refusal", file.path("code").asText()), List.of(outcome, code[0]));
    }
  }

  private static String verifiedWithout(List<String> secrets) {
    try {
      Webhooks.verifyWebhook(new byte[0], Map.of(), secrets, Instant.now());
      return "answered";
    } catch (RuntimeException error) {
      return error.getClass().getSimpleName();
    }
  }

  private void expect(String name, Object wanted, Object found) {
    played.add(name);
    if (!Objects.equals(wanted, found)) {
      otherwise.add(name + ": wanted " + wanted + ", found " + found);
    }
  }

  private static Call aWrite() {
    return new Call("createObligation", "POST", "/v1/obligations", List.of(), null, Map.of("a", 1), true);
  }

  private static Call aRead() {
    return new Call("getObligation", "GET", "/v1/obligations/{obligation_id}", List.of("obl_1"), null, null, false);
  }

  private static Object outcome(Supplier<?> call) {
    return outcome(call, new String[1]);
  }

  private static Object outcome(Supplier<?> call, String[] code) {
    try {
      call.get();
      return "answered";
    } catch (Refusal refusal) {
      code[0] = refusal.code();
      return rootOf(refusal);
    } catch (Failure failure) {
      code[0] = failure.code();
      return rootOf(failure);
    }
  }

  private static String rootOf(RuntimeException error) {
    return error instanceof Refusal ? "refusal" : error instanceof Failure ? "failure" : error.getClass().getName().toLowerCase(Locale.ROOT);
  }

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(it -> texts.add(it.asText()));
    return texts;
  }

  private static byte[] bytes(JsonNode body) {
    return body.isNull() || body.isMissingNode() ? new byte[0] : (body.isTextual() ? body.asText() : body.toString()).getBytes(StandardCharsets.UTF_8);
  }

  private static java.util.function.Function<String, Optional<String>> header(JsonNode headers) {
    return name -> Optional.ofNullable(headers.path(name).textValue());
  }

  /** A service that says what it is told to, the last for good, and a clock that stands but for sleeps. */
  private static final class World implements Timing, Transport.Exchange {
    private interface Said {
      Transport.Answer say() throws IOException;
    }

    private final List<HttpRequest> calls = new ArrayList<>();
    private final Deque<Said> service = new ArrayDeque<>();
    private final Deque<Said> tokenService = new ArrayDeque<>();
    private final AtomicInteger tokens = new AtomicInteger();
    private long tokenLife = 3600;
    private long clockMs = 1_772_454_900_000L;

    private Transport transport() {
      return new Transport("https://ledger.example/", "id", "secret", ClientOptions.defaults(), this, this);
    }

    private World says(Said said) {
      service.add(said);
      return this;
    }

    private World answers(int status, JsonNode body) {
      return says(() -> new Transport.Answer(status, bytes(body), name -> Optional.empty()));
    }

    private void refusesToken(int status, JsonNode body, JsonNode headers) {
      tokenService.add(() -> new Transport.Answer(status, bytes(body), header(headers)));
    }

    @Override
    public Transport.Answer send(HttpRequest request, Duration timeout) throws IOException {
      if (request.uri().getPath().equals("/auth/token")) {
        int n = tokens.incrementAndGet();
        return tokenService.isEmpty()
            ? new Transport.Answer(200, bytes(JSON.valueToTree(Map.of("access_token", "t" + n, "expires_in", tokenLife))), name -> Optional.empty())
            : tokenService.removeFirst().say();
      }
      synchronized (calls) {
        calls.add(request);
        return (service.size() > 1 ? service.removeFirst() : service.getFirst()).say();
      }
    }

    @Override
    public long nowMs() {
      return clockMs;
    }

    @Override
    public long steadyMs() {
      return clockMs;
    }

    @Override
    public void sleep(long ms) {
      clockMs += ms;
    }

    @Override
    public double chance() {
      return 0.5;
    }
  }
}
