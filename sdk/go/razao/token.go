package razao

import (
	"context"
	"time"
)

const tokenMargin = time.Minute

type token struct {
	value string
	life  time.Duration
	since time.Time
}

// isFresh holds until a minute before a token's end; of one that lives for less than two minutes, for half its life.
func isFresh(life, age time.Duration) bool {
	return age < max(life-tokenMargin, life/2)
}

// tokens keeps the token of a client: fetched when it is first needed, once for all who wait, and renewed before it ends.
type tokens struct {
	fetch   func(ctx context.Context) (token, error)
	now     func() time.Time
	turn    chan struct{}
	current token
}

func newTokens(fetch func(ctx context.Context) (token, error), now func() time.Time) *tokens {
	return &tokens{fetch: fetch, now: now, turn: make(chan struct{}, 1)}
}

func (t *tokens) get(ctx context.Context) (string, error) {
	if err := t.enter(ctx); err != nil {
		return "", err
	}
	defer t.leave()
	if t.current.value != "" && isFresh(t.current.life, t.now().Sub(t.current.since)) {
		return t.current.value, nil
	}
	asked := t.now()
	fetched, err := t.fetch(ctx)
	if err != nil {
		return "", err
	}
	fetched.since = asked
	t.current = fetched
	return fetched.value, nil
}

// forget drops a token that the service refused: whoever asks next gets another.
func (t *tokens) forget(ctx context.Context, value string) error {
	if err := t.enter(ctx); err != nil {
		return err
	}
	defer t.leave()
	if t.current.value == value {
		t.current = token{}
	}
	return nil
}

func (t *tokens) enter(ctx context.Context) error {
	select {
	case t.turn <- struct{}{}:
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

func (t *tokens) leave() { <-t.turn }
