import com.fasterxml.jackson.databind.ObjectMapper
import razao.aurora.runtime.Json

/** Reads each value of stdin as a model, `{"model":"CaucaoAluguelInstance","value":{…}}` a line, and prints what it is written as again. */
object Reads {
    @JvmStatic
    fun main(arguments: Array<String>) {
        val json = ObjectMapper()
        System.`in`.bufferedReader().forEachLine { line ->
            val asked = json.readTree(line)
            val model = Class.forName("razao.aurora.model.${asked.path("model").asText()}")
            println(json.writeValueAsString(Json.tree(Json.read(asked.path("value"), model))))
        }
    }
}
