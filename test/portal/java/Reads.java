import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import razao.aurora.runtime.Json;

/** Reads each value of stdin as a model, {@code {"model":"CaucaoAluguelInstance","value":{…}}} a line, and prints what it is written as again. */
final class Reads {
  private static final ObjectMapper JSON = new ObjectMapper();

  private Reads() {
  }

  public static void main(String[] arguments) throws Exception {
    BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      JsonNode asked = JSON.readTree(line);
      Class<?> model = Class.forName("razao.aurora.model." + asked.path("model").asText());
      System.out.println(JSON.writeValueAsString(Json.tree(Json.read(asked.path("value"), model))));
    }
  }
}
