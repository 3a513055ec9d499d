package razao.runtime;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;

/**
 * An operation with its arguments.
 *
 * @param operation {@code createObligation}
 * @param path its parameters stand in braces
 * @param inPath values of the parameters, in the order of the path
 * @param query an object whose fields are the parameters, or null
 * @param body or null
 * @param takesKey whether it goes out with an Idempotency-Key
 */
public record Call(String operation, String method, String path, List<String> inPath, Object query, Object body, boolean takesKey) {
  /** Fields of the query as texts, those that are null left out. */
  String target() {
    String filled = path;
    for (String value : inPath) {
      if (value == null || value.isEmpty() || value.equals(".") || value.equals("..")) {
        throw new IllegalArgumentException(operation + ": a parameter of the path is " + (value == null ? "null" : "\"" + value + "\""));
      }
      filled = filled.replaceFirst("\\{\\w+\\}", Matcher.quoteReplacement(encode(value)));
    }
    StringBuilder target = new StringBuilder(filled);
    if (query != null) {
      for (Map.Entry<String, JsonNode> field : Json.tree(query).properties()) {
        Iterable<JsonNode> values = field.getValue().isArray() ? field.getValue() : List.of(field.getValue());
        for (JsonNode value : values) {
          target.append(target.indexOf("?") < 0 ? '?' : '&').append(encode(field.getKey())).append('=').append(encode(value.asText()));
        }
      }
    }
    return target.toString();
  }

  private static String encode(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
