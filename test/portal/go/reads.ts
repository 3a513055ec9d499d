/** A program in Go that reads each value of stdin as a model, and prints what it is written as again. */
export function readsSource(module: string, values: readonly { readonly model: string }[]): string {
  const models = [...new Set(values.map(({ model }) => model))];
  return `package main

import (
	"encoding/json"
	"log"
	"os"

	"${module}/models"
)

func main() {
	var values []struct {
		Model string
		Value json.RawMessage
	}
	made := map[string]func() any{
${models.map((model) => `		"${model}": func() any { return new(models.${model}) },`).join('\n')}
	}
	if err := json.NewDecoder(os.Stdin).Decode(&values); err != nil {
		log.Fatal(err)
	}
	read := []any{}
	for _, asked := range values {
		value := made[asked.Model]()
		if err := json.Unmarshal(asked.Value, value); err != nil {
			log.Fatalf("%s: %v", asked.Model, err)
		}
		read = append(read, value)
	}
	if err := json.NewEncoder(os.Stdout).Encode(read); err != nil {
		log.Fatal(err)
	}
}
`;
}
