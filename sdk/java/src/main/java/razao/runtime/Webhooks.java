package razao.runtime;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Tells deliveries of the service from forgeries. */
public final class Webhooks {
  /** The header that a delivery is signed in. */
  public static final String SIGNATURE = "x-service-signature";

  private static final long TOLERANCE_SECONDS = 300;
  private static final Pattern TIME = Pattern.compile("\\d{1,12}");
  private static final Pattern HEX = Pattern.compile("[0-9a-f]{64}");

  private Webhooks() {
  }

  /**
   * The event of a delivery that proves to be the service's.
   *
   * @param payload the raw bytes as they came, before any parser has seen them
   * @param headers of the delivery, as {@code HttpHeaders.map()} has them: whatever their case
   * @param secret of the endpoint, {@code whsec_} included
   * @throws WebhookRefusal when it does not, or when it is more than five minutes old or early
   * @throws IllegalArgumentException without a secret, or with an empty one
   */
  public static WebhookEvent verifyWebhook(byte[] payload, Map<String, ? extends Collection<String>> headers, String secret) {
    return verifyWebhook(payload, headers, secret == null ? List.of() : List.of(secret), Instant.now());
  }

  /**
   * The same with several secrets, while one takes the place of another, and with a clock of yours.
   *
   * @throws WebhookRefusal when no secret proves it, or when it is more than five minutes old or early
   */
  public static WebhookEvent verifyWebhook(byte[] payload, Map<String, ? extends Collection<String>> headers, Collection<String> secrets, Instant now) {
    requireSecrets(secrets);
    for (Map.Entry<String, ? extends Collection<String>> header : headers.entrySet()) {
      if (SIGNATURE.equalsIgnoreCase(header.getKey())) {
        return verifyWebhook(payload, String.join(",", header.getValue()), secrets, now);
      }
    }
    throw new WebhookRefusal("there is no header " + SIGNATURE, null);
  }

  /**
   * The same with the value of the header {@value #SIGNATURE}.
   *
   * @throws WebhookRefusal when no secret proves it, or when it is more than five minutes old or early
   */
  public static WebhookEvent verifyWebhook(byte[] payload, String signature, Collection<String> secrets, Instant now) {
    requireSecrets(secrets);
    String time = "";
    List<byte[]> signatures = new ArrayList<>();
    for (String pair : signature.split(",")) {
      String[] parts = pair.trim().split("=", -1);
      String value = parts.length > 1 ? parts[1] : "";
      if (parts[0].equals("t") && time.isEmpty()) {
        time = value;
      } else if (parts[0].equals("v1") && HEX.matcher(value).matches()) {
        signatures.add(HexFormat.of().parseHex(value));
      }
    }
    if (!TIME.matcher(time).matches() || signatures.isEmpty()) {
      throw new WebhookRefusal("the header " + SIGNATURE + " cannot be read", null);
    }
    if (Math.abs(now.toEpochMilli() / 1000.0 - Long.parseLong(time)) > TOLERANCE_SECONDS) {
      throw new WebhookRefusal("the delivery is too old, or from the future", null);
    }
    for (String secret : secrets) {
      byte[] expected = hmac(secret, time, payload);
      if (signatures.stream().anyMatch(it -> MessageDigest.isEqual(it, expected))) {
        return parse(payload);
      }
    }
    throw new WebhookRefusal("the signature is wrong", null);
  }

  private static WebhookEvent parse(byte[] payload) {
    try {
      return new WebhookEvent(Json.parse(payload));
    } catch (IOException error) {
      throw new WebhookRefusal("the body is no JSON", error);
    }
  }

  private static void requireSecrets(Collection<String> secrets) {
    if (secrets.isEmpty() || secrets.stream().anyMatch(it -> it == null || it.isEmpty())) {
      throw new IllegalArgumentException("verifyWebhook needs the secret of the endpoint: it is missing or empty");
    }
  }

  private static byte[] hmac(String secret, String time, byte[] payload) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
      mac.update((time + ".").getBytes(StandardCharsets.UTF_8));
      return mac.doFinal(payload);
    } catch (GeneralSecurityException error) {
      throw new IllegalStateException("every Java has HmacSHA256", error);
    }
  }
}
