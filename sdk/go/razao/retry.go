package razao

import (
	"context"
	"math"
	"math/rand/v2"
	"net/http"
	"strconv"
	"strings"
	"time"
)

const (
	maxRetries   = 5
	callTimeout  = 30 * time.Second
	firstWait    = 500 * time.Millisecond
	longestWait  = 8 * time.Second
	notToBeAsked = time.Duration(-1)
	// Asked to wait longer than this, a call gives up and tells its caller how long.
	longestRetryAfter = 60 * time.Second
)

// Clock is time and chance, which tests replace.
type Clock struct {
	Now func() time.Time
	// Sleep rests, or returns the context's cause when that ends.
	Sleep func(ctx context.Context, rest time.Duration) error
	// Chance is between 0 and 1.
	Chance func() float64
}

func systemClock() Clock {
	return Clock{Now: time.Now, Sleep: sleep, Chance: rand.Float64}
}

func sleep(ctx context.Context, rest time.Duration) error {
	timer := time.NewTimer(rest)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return context.Cause(ctx)
	case <-timer.C:
		return nil
	}
}

// passes is whether waiting a little is all it takes.
func passes(code string, status int) bool {
	switch status {
	case 408, 429, 500, 502, 503, 504:
		return true
	}
	return code == "IDEMPOTENCY_IN_PROGRESS"
}

// waitBefore is how long to rest after an attempt, counted from 1; not at all when that would be too long. Rests double from half a second, a
// part of each by chance, so that many clients do not come back at once; Retry-After only lengthens them.
func waitBefore(attempt int, chance float64, retryAfter time.Duration) (time.Duration, bool) {
	if retryAfter > longestRetryAfter {
		return 0, false
	}
	rest := math.Min(float64(longestWait), float64(firstWait)*math.Pow(2, float64(attempt-1)))
	return max(time.Duration(rest*(0.5+chance/2)), retryAfter), true
}

// readRetryAfter reads seconds or a date, as HTTP allows; negative where neither can be read.
func readRetryAfter(header string, now time.Time) time.Duration {
	text := strings.TrimSpace(header)
	if seconds, err := strconv.ParseUint(text, 10, 32); err == nil {
		return time.Duration(seconds) * time.Second
	}
	if moment, err := http.ParseTime(text); err == nil {
		return max(0, moment.Sub(now))
	}
	return notToBeAsked
}
