package razao.runtime;

import java.net.http.HttpClient;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/**
 * How a client calls.
 *
 * @param timeout how long one attempt may take: 30 seconds by default
 * @param maxRetries how often a call is repeated at most: 5 times by default, 0 for never
 * @param headers of every call, beside those of the client
 * @param http a client of the platform's in place of the one that is made: for a proxy, for other certificates. It must follow no redirects
 */
public record ClientOptions(Duration timeout, int maxRetries, Map<String, String> headers, Optional<HttpClient> http) {
  public ClientOptions {
    headers = Map.copyOf(headers);
  }

  public static ClientOptions defaults() {
    return new ClientOptions(Duration.ofSeconds(30), 5, Map.of(), Optional.empty());
  }

  public ClientOptions withTimeout(Duration timeout) {
    return new ClientOptions(timeout, maxRetries, headers, http);
  }

  public ClientOptions withMaxRetries(int maxRetries) {
    return new ClientOptions(timeout, maxRetries, headers, http);
  }

  public ClientOptions withHeaders(Map<String, String> headers) {
    return new ClientOptions(timeout, maxRetries, headers, http);
  }

  public ClientOptions withHttp(HttpClient http) {
    return new ClientOptions(timeout, maxRetries, headers, Optional.of(http));
  }
}
