package main

import (
	"fmt"
	"maps"
	"slices"

	"github.com/anishathalye/porcupine"
)

// A state is the bank of one group of accounts after some of its operations. It is never changed: a step makes another.
type state struct {
	posted, held []int64
	// By the key that placed it.
	holds map[string]hold
	// Ids of what was done, by the key of the request.
	done map[string]string
}

// A hold reserves its amount until it was captured, released or expired, and then 0. One that was released can be released again.
type hold struct {
	account    int
	amount     int64
	isReleased bool
}

// bank is the sequential specification. No account is ever overdrawn, a key does its work once, and a reader sees everything that was
// done before it.
func bank(opening []int64) porcupine.Model {
	return porcupine.Model{
		Init: func() any {
			return state{posted: opening, held: make([]int64, len(opening)), holds: map[string]hold{}, done: map[string]string{}}
		},
		Step: func(now, input, output any) (bool, any) {
			return step(now.(state), input.(Asked), output.(Answer))
		},
		Equal: func(one, other any) bool {
			a, b := one.(state), other.(state)
			return slices.Equal(a.posted, b.posted) && slices.Equal(a.held, b.held) && maps.Equal(a.holds, b.holds) && maps.Equal(a.done, b.done)
		},
		DescribeOperation: func(input, output any) string { return describe(input.(Asked), output.(Answer)) },
		DescribeState: func(now any) string {
			it := now.(state)
			return fmt.Sprintf("posted %v, held %v", it.posted, it.held)
		},
	}
}

func step(now state, asked Asked, answer Answer) (bool, state) {
	switch asked.Kind {
	case "balance":
		at := asked.Account
		return answer.Posted[0] == now.posted[at] && answer.Available[0] == now.available(at), now
	case "cut":
		return slices.Equal(answer.Posted, now.posted), now
	case "expire":
		return now.expire(asked.Hold)
	}
	if id, isRepeated := now.done[asked.Key]; isRepeated {
		return answer.Done && answer.Id == id, now
	}
	can, next := now.write(asked)
	if !can || !answer.Done {
		return can == answer.Done, now
	}
	next.done = maps.Clone(now.done)
	next.done[asked.Key] = answer.Id
	return true, next
}

// expire ends a hold that was placed and that nobody has ended.
func (now state) expire(key string) (bool, state) {
	it, isPlaced := now.holds[key]
	if it.amount == 0 {
		return isPlaced, now
	}
	next := state{posted: now.posted, held: slices.Clone(now.held), holds: with(now.holds, key, hold{it.account, 0, false}), done: now.done}
	next.held[it.account] -= it.amount
	return true, next
}

// write says whether the bank can do it, and the state after it; a key is not looked at.
func (now state) write(asked Asked) (bool, state) {
	next := state{posted: slices.Clone(now.posted), held: slices.Clone(now.held), holds: now.holds, done: now.done}
	switch asked.Kind {
	case "transfer":
		next.posted[asked.Account] -= asked.Amount
		next.posted[asked.To] += asked.Amount
		return now.available(asked.Account) >= asked.Amount, next
	case "place":
		next.held[asked.Account] += asked.Amount
		next.holds = with(now.holds, asked.Key, hold{asked.Account, asked.Amount, false})
		return now.available(asked.Account) >= asked.Amount, next
	case "capture":
		it := now.holds[asked.Hold]
		next.held[it.account] -= it.amount
		next.posted[it.account] -= it.amount
		next.posted[asked.To] += it.amount
		next.holds = with(now.holds, asked.Hold, hold{it.account, 0, false})
		return it.amount > 0, next
	case "release":
		it := now.holds[asked.Hold]
		next.held[it.account] -= it.amount
		next.holds = with(now.holds, asked.Hold, hold{it.account, 0, true})
		return it.amount > 0 || it.isReleased, next
	}
	panic("no such operation: " + asked.Kind)
}

func (now state) available(account int) int64 { return now.posted[account] - now.held[account] }

func with(holds map[string]hold, key string, it hold) map[string]hold {
	changed := maps.Clone(holds)
	changed[key] = it
	return changed
}

func describe(asked Asked, answer Answer) string {
	said := "refused"
	switch {
	case len(answer.Posted) > 0:
		said = fmt.Sprintf("posted %v, available %v", answer.Posted, answer.Available)
	case answer.Done:
		said = answer.Id
	}
	switch asked.Kind {
	case "balance":
		return fmt.Sprintf("balance of %d: %s", asked.Account, said)
	case "cut":
		return "cut: " + said
	case "expire":
		return "expiry of " + asked.Hold
	case "transfer":
		return fmt.Sprintf("transfer %d of %d to %d: %s", asked.Amount, asked.Account, asked.To, said)
	case "place":
		return fmt.Sprintf("hold %d of %d: %s", asked.Amount, asked.Account, said)
	}
	return fmt.Sprintf("%s %s to %d: %s", asked.Kind, asked.Hold, asked.To, said)
}
