package razao.runtime;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/** JSON as the service reads and writes it. A field that this version does not know is passed over. */
public final class Json {
  /** The service takes instants in UTC with milliseconds, and no others. */
  private static final DateTimeFormatter INSTANT = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'");

  private static final JsonMapper MAPPER = JsonMapper.builder()
      .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
      // Half a cent is an error, never a rounded amount.
      .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
      .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
      .defaultPropertyInclusion(JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
      .addModule(times())
      .build();

  private Json() {
  }

  /** A value as a tree. */
  public static JsonNode tree(Object value) {
    return MAPPER.valueToTree(value);
  }

  /**
   * A tree as a value.
   *
   * @throws IllegalArgumentException where it does not have the shape of the class
   */
  public static <T> T read(JsonNode tree, Class<T> type) {
    try {
      return MAPPER.treeToValue(tree, type);
    } catch (JsonProcessingException error) {
      throw new IllegalArgumentException(error);
    }
  }

  static JsonNode parse(byte[] text) throws IOException {
    JsonNode tree = MAPPER.readTree(text);
    if (tree == null || tree.isMissingNode()) {
      throw new IOException("no JSON, but nothing");
    }
    return tree;
  }

  static byte[] write(JsonNode tree) {
    try {
      return MAPPER.writeValueAsBytes(tree);
    } catch (JsonProcessingException error) {
      throw new IllegalArgumentException(error);
    }
  }

  private static SimpleModule times() {
    return new SimpleModule()
        .addSerializer(OffsetDateTime.class, new JsonSerializer<OffsetDateTime>() {
          @Override
          public void serialize(OffsetDateTime value, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeString(value.withOffsetSameInstant(ZoneOffset.UTC).format(INSTANT));
          }
        })
        .addDeserializer(OffsetDateTime.class, new JsonDeserializer<OffsetDateTime>() {
          @Override
          public OffsetDateTime deserialize(JsonParser json, DeserializationContext context) throws IOException {
            return OffsetDateTime.parse(json.getText());
          }
        })
        .addSerializer(LocalDate.class, new JsonSerializer<LocalDate>() {
          @Override
          public void serialize(LocalDate value, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeString(value.toString());
          }
        })
        .addDeserializer(LocalDate.class, new JsonDeserializer<LocalDate>() {
          @Override
          public LocalDate deserialize(JsonParser json, DeserializationContext context) throws IOException {
            return LocalDate.parse(json.getText());
          }
        });
  }
}
