package razao.runtime

import com.fasterxml.jackson.annotation.JsonInclude
import com.fasterxml.jackson.core.JsonGenerator
import com.fasterxml.jackson.core.JsonParser
import com.fasterxml.jackson.databind.DeserializationContext
import com.fasterxml.jackson.databind.DeserializationFeature
import com.fasterxml.jackson.databind.JsonDeserializer
import com.fasterxml.jackson.databind.JsonNode
import com.fasterxml.jackson.databind.JsonSerializer
import com.fasterxml.jackson.databind.MapperFeature
import com.fasterxml.jackson.databind.SerializerProvider
import com.fasterxml.jackson.databind.json.JsonMapper
import com.fasterxml.jackson.databind.module.SimpleModule
import com.fasterxml.jackson.module.kotlin.KotlinFeature
import com.fasterxml.jackson.module.kotlin.kotlinModule
import java.io.IOException
import java.time.LocalDate
import java.time.OffsetDateTime
import java.time.ZoneOffset
import java.time.format.DateTimeFormatter

/** JSON as the service reads and writes it. A field that this version does not know is passed over. */
object Json {
    /** The service takes instants in UTC with milliseconds, and no others. */
    private val INSTANT = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'")

    private val mapper: JsonMapper = JsonMapper.builder()
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        // Half a cent is an error, never a rounded amount.
        .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
        .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
        .defaultPropertyInclusion(JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
        // A field called `a_b` is `aB` here, which Jackson would take for another one than its own getter's.
        .addModule(kotlinModule { enable(KotlinFeature.KotlinPropertyNameAsImplicitName) })
        .addModule(times())
        .build()

    /** A value as a tree. */
    fun tree(value: Any?): JsonNode = mapper.valueToTree(value)

    /**
     * A tree as a value.
     *
     * @throws com.fasterxml.jackson.core.JsonProcessingException where it does not have the shape of the class
     */
    inline fun <reified T : Any> read(tree: JsonNode): T = read(tree, T::class.java)

    /** The same for a class that is known when the program runs. */
    fun <T : Any> read(tree: JsonNode, type: Class<T>): T = mapper.treeToValue(tree, type)

    internal fun parse(text: ByteArray): JsonNode {
        val tree: JsonNode? = mapper.readTree(text)
        if (tree == null || tree.isMissingNode) throw IOException("no JSON, but nothing")
        return tree
    }

    internal fun write(tree: JsonNode): ByteArray = mapper.writeValueAsBytes(tree)

    private fun times(): SimpleModule = SimpleModule()
        .addSerializer(OffsetDateTime::class.java, writer { it.withOffsetSameInstant(ZoneOffset.UTC).format(INSTANT) })
        .addDeserializer(OffsetDateTime::class.java, reader(OffsetDateTime::parse))
        .addSerializer(LocalDate::class.java, writer(LocalDate::toString))
        .addDeserializer(LocalDate::class.java, reader(LocalDate::parse))

    private fun <T> writer(text: (T) -> String): JsonSerializer<T> = object : JsonSerializer<T>() {
        override fun serialize(value: T, json: JsonGenerator, provider: SerializerProvider) {
            json.writeString(text(value))
        }
    }

    private fun <T> reader(value: (String) -> T): JsonDeserializer<T> = object : JsonDeserializer<T>() {
        override fun deserialize(json: JsonParser, context: DeserializationContext): T = value(json.text)
    }
}
