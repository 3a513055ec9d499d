package razao

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"
)

const (
	waitAtMost   = 60 * time.Second
	firstPause   = 200 * time.Millisecond
	longestPause = 5 * time.Second
)

// Move is a transition as it stands in the timeline.
type Move struct {
	Sequence      int
	Outcome       string
	ToState       string
	AwaitingIndex bool
	// Refusal is what the validator said; nil unless the outcome is REFUSED.
	Refusal *ValidatorRefusal
}

// ValidatorRefusal is what a validator says when it refuses a move.
type ValidatorRefusal struct {
	Code   string
	Reason string
	Trace  []string
}

// Moved is an instance, of whichever product.
type Moved struct {
	InstanceID string
	Status     string
	// State is empty until the creation is on the chain.
	State    string
	Timeline []Move
}

// lastButOne is the sequence before the last move that an instance shows, which is the one that was asked for.
func lastButOne(instance Moved) int {
	last := 1
	for _, move := range instance.Timeline {
		last = max(last, move.Sequence)
	}
	return last - 1
}

// endOf is true when a move later than after has brought it to the state; else an end when none will.
func endOf(instance Moved, state string, after int, finalStates []string) (bool, WaitEnd) {
	hasArrived, isRefused := false, false
	for _, move := range instance.Timeline {
		if move.Sequence <= after {
			continue
		}
		if move.Outcome == "ACCEPTED" && move.ToState == state {
			if !move.AwaitingIndex {
				return true, ""
			}
			hasArrived = true
		}
		isRefused = isRefused || (move.Sequence == after+1 && move.Outcome == "REFUSED")
	}
	switch {
	case isRefused:
		return false, Refused
	case !hasArrived && (instance.Status == "CLOSED" || instance.Status == "REFUSED" || slices.Contains(finalStates, instance.State)):
		return false, Ended
	}
	return false, ""
}

// Waiting is what a wait is about.
type Waiting[T any] struct {
	Operation   string
	State       string
	FinalStates []string
	// Look reads an instance as it is now.
	Look func(ctx context.Context, instance *T) (*T, error)
	View func(*T) Moved
}

// WaitFor looks again and again, with growing pauses, until the last move that an instance shows has brought it to a state and the next can
// follow. It returns a *WaitRefusal when that does not happen: Refused by the validator, Ended in another state, or TimedOut.
func WaitFor[T any](ctx context.Context, t *Transport, its Waiting[T], given *T, options ...CallOption) (*T, error) {
	settings := settingsOf(options)
	after := 0
	if settings.after != nil {
		after = *settings.after
	} else {
		after = lastButOne(its.View(given))
	}
	look := func() (now *T, hasCome bool, end WaitEnd, err error) {
		if now, err = its.Look(ctx, given); err == nil {
			hasCome, end = endOf(its.View(now), its.State, after, its.FinalStates)
		}
		return now, hasCome, end, err
	}
	return poll(ctx, t, settings.atMost, look, func(now *T, end WaitEnd) error {
		return waitRefusal(now, its.View(now), its.State, its.Operation, after, end)
	})
}

// poll looks again and again, with growing pauses, until it has come, or never will.
func poll[T any](
	ctx context.Context, t *Transport, atMost time.Duration, look func() (now *T, hasCome bool, end WaitEnd, err error),
	refusal func(now *T, end WaitEnd) error,
) (*T, error) {
	clock := t.settings.clock
	deadline := clock.Now().Add(atMost)
	for pause := firstPause; ; pause = min(pause*3/2, longestPause) {
		now, hasCome, end, err := look()
		if err != nil {
			return nil, err
		}
		if hasCome {
			return now, nil
		}
		left := deadline.Sub(clock.Now())
		if end == "" && left <= 0 {
			end = TimedOut
		}
		if end != "" {
			return nil, refusal(now, end)
		}
		if err := clock.Sleep(ctx, min(pause, left)); err != nil {
			return nil, err
		}
	}
}

func waitRefusal(instance any, seen Moved, state, operation string, after int, end WaitEnd) error {
	refused := &WaitRefusal{End: end, Instance: instance, Refusal: Refusal{Answered{Code: string(end), Operation: operation, RetryAfter: notToBeAsked}}}
	for _, move := range seen.Timeline {
		if end == Refused && move.Sequence == after+1 && move.Refusal != nil {
			refused.Reason, refused.Trace = move.Refusal.Reason, move.Refusal.Trace
			if move.Refusal.Code != "" {
				refused.Code = move.Refusal.Code
			}
		}
	}
	is := seen.State
	if is == "" {
		is = seen.Status
	}
	refused.Message = fmt.Sprintf("%s is %s, not %s", seen.InstanceID, is, state)
	return refused
}

// OnceIndexed asks for a move, again while the one before it is not indexed.
func OnceIndexed[T any](ctx context.Context, t *Transport, ask func(ctx context.Context) (*T, error), options ...CallOption) (*T, error) {
	clock := t.settings.clock
	deadline := clock.Now().Add(settingsOf(options).atMost)
	for pause := firstPause; ; pause = min(pause*3/2, longestPause) {
		answer, err := ask(ctx)
		var refusal *Refusal
		if !errors.As(err, &refusal) || refusal.Code != "INSTANCE_NOT_INDEXED" || !clock.Now().Before(deadline) {
			return answer, err
		}
		if err := clock.Sleep(ctx, pause); err != nil {
			return nil, err
		}
	}
}

// AndWait asks for a move and waits for what it leads to, both within the time of the options.
func AndWait[T any](ctx context.Context, t *Transport, its Waiting[T], ask func(ctx context.Context) (*T, error), options ...CallOption) (*T, error) {
	clock := t.settings.clock
	deadline := clock.Now().Add(settingsOf(options).atMost)
	moved, err := OnceIndexed(ctx, t, ask, options...)
	if err != nil {
		return nil, err
	}
	return WaitFor(ctx, t, its, moved, append(slices.Clone(options), WaitAtMost(max(0, deadline.Sub(clock.Now()))))...)
}

// Looking is what a wait for one resource is about.
type Looking[T any] struct {
	Operation string
	// What ends the wait: obligation, charge, key or kyc.
	What string
	// State is waited for, but for kyc.
	State string
	// Level is waited for by kyc.
	Level int
	// Look reads the resource as it is now, and its answer as it came.
	Look func(ctx context.Context, response *Response) (*T, error)
}

// seen is what the waits read of an answer.
type seen struct {
	State         string  `json:"state"`
	Expired       bool    `json:"expired"`
	ActiveClaimID *string `json:"active_claim_id"`
	KycState      string  `json:"kyc_state"`
	KycLevel      int     `json:"kyc_level"`
}

// Until looks again and again, with growing pauses. It returns a *WaitRefusal when what was waited for cannot come any more, or takes too long.
func Until[T any](ctx context.Context, t *Transport, its Looking[T], options ...CallOption) (*T, error) {
	look := func() (*T, bool, WaitEnd, error) {
		var response Response
		now, err := its.Look(ctx, &response)
		if err != nil {
			return nil, false, "", err
		}
		var found seen
		if err := decode(response.Body, &found); err != nil {
			return nil, false, "", fmt.Errorf("%s: %w", its.Operation, err)
		}
		hasCome, end := found.judge(its.What, its.State, its.Level)
		return now, hasCome, end, nil
	}
	return poll(ctx, t, settingsOf(options).atMost, look, func(now *T, end WaitEnd) error {
		message := fmt.Sprintf("the %s is not as it was waited for: %s", its.What, end)
		answered := Answered{Code: string(end), Operation: its.Operation, Message: message, RetryAfter: notToBeAsked}
		return &WaitRefusal{End: end, Instance: now, Refusal: Refusal{answered}}
	})
}

// judge says whether it is where it was waited for, or why it will never be.
func (s seen) judge(what, state string, level int) (bool, WaitEnd) {
	switch {
	case what == "kyc" && s.KycState == "VERIFIED" && s.KycLevel >= level, what != "kyc" && s.State == state, what == "obligation" && s.State == "FINAL":
		return true, ""
	case what == "kyc" && s.KycState == "REJECTED", what == "key" && s.State == "REGISTRATION_FAILED" && s.ActiveClaimID == nil:
		return false, Refused
	case what == "kyc" && s.KycState != "PENDING" && s.KycState != "IN_REVIEW", what == "key" && s.State == "EXCLUDED",
		what == "charge" && (s.State != "ACTIVE" || s.Expired):
		return false, Ended
	}
	return false, ""
}
