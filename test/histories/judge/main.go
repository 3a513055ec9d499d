// The judge of recorded histories: Porcupine decides whether each group of accounts could have been one bank that does one operation
// at a time. It reads a history as JSON from standard input, and writes a verdict as JSON.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/anishathalye/porcupine"
)

// Operation as the recorder writes it; times are nanoseconds of one monotonic clock.
type Operation struct {
	Client int    `json:"client"`
	Group  int    `json:"group"`
	Call   int64  `json:"call"`
	Return int64  `json:"return"`
	Asked  Asked  `json:"asked"`
	Answer Answer `json:"answer"`
}

// Asked is what a client asked for. Accounts are numbers within the group, amounts are cents.
type Asked struct {
	Kind    string `json:"kind"`
	Key     string `json:"key"`
	Hold    string `json:"hold"`
	Account int    `json:"account"`
	To      int    `json:"to"`
	Amount  int64  `json:"amount"`
}

// Answer is what the service said: done or refused, with the id of what was made, or with balances in cents.
type Answer struct {
	Done      bool    `json:"done"`
	Id        string  `json:"id"`
	Posted    []int64 `json:"posted"`
	Available []int64 `json:"available"`
}

// Verdict of a group of accounts: Ok, Illegal or Unknown, the last when the time was not enough.
type Verdict struct {
	Group      int    `json:"group"`
	Operations int    `json:"operations"`
	Result     string `json:"result"`
	Picture    string `json:"picture,omitempty"`
}

type history struct {
	Opening    []int64     `json:"opening"`
	Operations []Operation `json:"operations"`
}

func main() {
	pictures, patience := os.Args[1], 60*time.Second
	var given history
	if err := json.NewDecoder(os.Stdin).Decode(&given); err != nil {
		panic(err)
	}
	groups := map[int][]porcupine.Operation{}
	for _, it := range given.Operations {
		groups[it.Group] = append(groups[it.Group], porcupine.Operation{
			ClientId: it.Client, Input: it.Asked, Call: it.Call, Output: it.Answer, Return: it.Return,
		})
	}
	model := bank(given.Opening)
	verdicts := []Verdict{}
	for group, operations := range groups {
		result, info := porcupine.CheckOperationsVerbose(model, operations, patience)
		verdict := Verdict{Group: group, Operations: len(operations), Result: string(result)}
		if result == porcupine.Illegal {
			verdict.Picture = filepath.Join(pictures, fmt.Sprintf("group-%d.html", group))
			if err := porcupine.VisualizePath(model, info, verdict.Picture); err != nil {
				panic(err)
			}
		}
		verdicts = append(verdicts, verdict)
	}
	if err := json.NewEncoder(os.Stdout).Encode(verdicts); err != nil {
		panic(err)
	}
}
