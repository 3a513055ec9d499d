package razao.runtime;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Sends calls: token, key, attempts. What is generated uses it; a program need not. */
public final class Transport {
  /** HTTP cuts spaces at the ends of headers off. */
  private static final Pattern KEY = Pattern.compile("(?=.{1,255}\\z)[\\x21-\\x7E]([\\x20-\\x7E]*[\\x21-\\x7E])?");

  private final String baseUrl;
  private final ClientOptions options;
  private final Exchange exchange;
  private final Timing timing;
  private final Tokens tokens;

  /** What sends a request, within a time, and gives the answer with its body. */
  interface Exchange {
    Answer send(HttpRequest request, Duration timeout) throws IOException, TimeoutException, InterruptedException;
  }

  /** An answer as it came. */
  record Answer(int status, byte[] body, Function<String, Optional<String>> header) {
  }

  /** Makes the request of an attempt. */
  private interface Attempt {
    Answer send() throws IOException, TimeoutException, InterruptedException;
  }

  /** Reads the body of an answer. */
  private interface Reading<T> {
    T of(byte[] body) throws IOException;
  }

  public Transport(String baseUrl, String clientId, String clientSecret, ClientOptions options) {
    this(baseUrl, clientId, clientSecret, options, over(options.http().orElseGet(() -> HttpClient.newBuilder()
        // Over plain HTTP the platform would ask each server to change to HTTP/2.
        .version(baseUrl.startsWith("https:") ? HttpClient.Version.HTTP_2 : HttpClient.Version.HTTP_1_1)
        .connectTimeout(options.timeout()).build())), Timing.SYSTEM);
  }

  Transport(String baseUrl, String clientId, String clientSecret, ClientOptions options, Exchange exchange, Timing timing) {
    this.baseUrl = baseUrl.replaceAll("/+$", "");
    requireSendable(this.baseUrl, options);
    this.options = options;
    this.exchange = exchange;
    this.timing = timing;
    this.tokens = new Tokens(() -> fetchToken(clientId, clientSecret), timing);
  }

  /**
   * Sends a call until it is answered for good.
   *
   * @return the answer's body
   * @throws Refusal when the answer is no
   * @throws Failure when there is none, when it is a redirect, or the service could not
   * @throws IllegalArgumentException when it cannot be sent as it is: nothing was sent
   */
  public JsonNode send(Call call, CallOptions how) {
    return send(call, "application/json", how, Transport::json);
  }

  /** The answer's body as it came, for what is not JSON. It throws as {@code send}. */
  public byte[] sendForBytes(Call call, String accept, CallOptions how) {
    return send(call, accept, how, body -> body);
  }

  /** The answer's body as text. It throws as {@code send}. */
  public String sendForText(Call call, String accept, CallOptions how) {
    return new String(sendForBytes(call, accept, how), StandardCharsets.UTF_8);
  }

  private <T> T send(Call call, String accept, CallOptions how, Reading<T> reading) {
    Optional<String> key = call.takesKey() ? Optional.of(how.idempotencyKey().orElseGet(() -> UUID.randomUUID().toString())) : Optional.empty();
    key.filter(it -> !KEY.matcher(it).matches()).ifPresent(it -> {
      throw new IllegalArgumentException(call.operation() + ": an Idempotency-Key is 1 to 255 printable ASCII characters, without spaces around them");
    });
    URI uri = URI.create(baseUrl + call.target());
    byte[] body = call.body() == null ? null : Json.write(Json.tree(call.body()));
    Duration timeout = how.timeout().orElse(options.timeout());
    return retry(call.operation(), key, how.maxRetries().orElse(options.maxRetries()), reading, () -> {
      String token = tokens.get();
      Answer answer = exchange.send(request(call.method(), uri, body, accept, how, key, token), timeout);
      if (answer.status() != 401) {
        return answer;
      }
      tokens.forget(token);
      return exchange.send(request(call.method(), uri, body, accept, how, key, tokens.get()), timeout);
    });
  }

  Timing timing() {
    return timing;
  }

  private static void requireSendable(String baseUrl, ClientOptions options) {
    HttpRequest.Builder any = HttpRequest.newBuilder(URI.create(baseUrl + "/auth/token"));
    options.headers().forEach(any::setHeader);
    if (options.http().map(HttpClient::followRedirects).filter(it -> it != HttpClient.Redirect.NEVER).isPresent()) {
      throw new IllegalArgumentException("the HTTP client follows redirects, which would take the client's secret elsewhere: build it with HttpClient.Redirect.NEVER");
    }
  }

  private HttpRequest request(String method, URI uri, byte[] body, String accept, CallOptions how, Optional<String> key, String token) {
    HttpRequest.Builder request = HttpRequest.newBuilder(uri)
        .method(method, body == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofByteArray(body));
    options.headers().forEach(request::setHeader);
    how.headers().forEach(request::setHeader);
    request.setHeader("Accept", accept).setHeader("Authorization", "Bearer " + token);
    if (body != null) {
      request.setHeader("Content-Type", "application/json");
    }
    key.ifPresent(it -> request.setHeader("Idempotency-Key", it));
    return request.build();
  }

  private JsonNode fetchToken(String clientId, String clientSecret) {
    String form = "grant_type=client_credentials&client_id=" + URLEncoder.encode(clientId, StandardCharsets.UTF_8)
        + "&client_secret=" + URLEncoder.encode(clientSecret, StandardCharsets.UTF_8);
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(baseUrl + "/auth/token")).POST(HttpRequest.BodyPublishers.ofString(form));
    options.headers().forEach(request::setHeader);
    request.setHeader("Accept", "application/json").setHeader("Content-Type", "application/x-www-form-urlencoded");
    return retry("token", Optional.empty(), options.maxRetries(), Transport::json, () -> exchange.send(request.build(), options.timeout()));
  }

  private static JsonNode json(byte[] body) throws IOException {
    return body.length == 0 ? MissingNode.getInstance() : Json.parse(body);
  }

  private <T> T retry(String operation, Optional<String> key, int maxRetries, Reading<T> reading, Attempt attempt) {
    for (int attempts = 1;; attempts += 1) {
      Optional<ErrorAnswer> said = Optional.empty();
      try {
        Answer answer = attempt.send();
        int status = answer.status();
        if (status >= 200 && status < 300) {
          return reading.of(answer.body());
        }
        ErrorAnswer error = ErrorAnswer.of(operation, status, answer.body(), answer.header(), timing.nowMs(), key, attempts);
        if (!Retry.again(error, attempts, maxRetries)) {
          throw error.toException();
        }
        said = Optional.of(error);
      } catch (IOException | TimeoutException lost) {
        if (attempts > maxRetries) {
          throw new ConnectionFailure(operation, lost instanceof TimeoutException ? ConnectionFailure.Reason.TIMEOUT : ConnectionFailure.Reason.NETWORK, key, attempts, lost);
        }
      } catch (InterruptedException interrupted) {
        throw interrupted(operation, key, attempts, interrupted);
      }
      pause(operation, key, attempts, Retry.waitMs(attempts, said.map(ErrorAnswer::retryAfterSeconds).orElse(OptionalDouble.empty()), timing.chance()));
    }
  }

  private void pause(String operation, Optional<String> key, int attempts, long ms) {
    try {
      timing.sleep(ms);
    } catch (InterruptedException interrupted) {
      throw interrupted(operation, key, attempts, interrupted);
    }
  }

  private static ConnectionFailure interrupted(String operation, Optional<String> key, int attempts, InterruptedException cause) {
    Thread.currentThread().interrupt();
    return new ConnectionFailure(operation, ConnectionFailure.Reason.INTERRUPTED, key, attempts, cause);
  }

  /** The time is over for the body too: the platform's own limit ends with the headers. */
  private static Exchange over(HttpClient http) {
    return (request, timeout) -> {
      CompletableFuture<HttpResponse<byte[]>> answer = http.sendAsync(request, HttpResponse.BodyHandlers.ofByteArray());
      try {
        HttpResponse<byte[]> came = answer.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
        return new Answer(came.statusCode(), came.body(), came.headers()::firstValue);
      } catch (ExecutionException failed) {
        throw failed.getCause() instanceof IOException lost ? lost : new IOException(failed.getCause());
      } finally {
        answer.cancel(true);
      }
    };
  }
}
