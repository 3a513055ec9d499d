package razao

import (
	"net/http"
	"time"
)

// Option says how a client calls.
type Option func(*settings)

type settings struct {
	http       *http.Client
	timeout    time.Duration
	maxRetries int
	headers    http.Header
	clock      Clock
}

// WithHTTPClient replaces the standard library's client: to log, to route through a proxy, to test. No redirect is followed, whatever it says.
func WithHTTPClient(client *http.Client) Option { return func(s *settings) { s.http = client } }

// WithTimeout bounds one attempt of a call: 30 seconds when left out. The context bounds the call with all its attempts.
func WithTimeout(timeout time.Duration) Option { return func(s *settings) { s.timeout = timeout } }

// WithMaxRetries bounds how often a call is repeated: 5 times when left out, never with 0.
func WithMaxRetries(most int) Option { return func(s *settings) { s.maxRetries = most } }

// WithHeader adds a header to every call.
func WithHeader(name, value string) Option { return func(s *settings) { s.headers.Set(name, value) } }

// WithClock replaces time and chance, for tests.
func WithClock(clock Clock) Option { return func(s *settings) { s.clock = clock } }

// CallOption says how one call is made.
type CallOption func(*CallSettings)

// CallSettings is what the options of a call set.
type CallSettings struct {
	key     *string
	after   *int
	atMost  time.Duration
	capture *Response
	headers http.Header
}

// Response is an answer as it came.
type Response struct {
	Status int
	Header http.Header
	Body   []byte
	// Attempts is how often the call was sent.
	Attempts int
}

// WithIdempotencyKey gives a write the key by which the service knows a repetition: 1 to 255 printable ASCII characters. Left out, it has a new one.
func WithIdempotencyKey(key string) CallOption { return func(s *CallSettings) { s.key = &key } }

// After lets a wait count only moves that are later than this one in the timeline. Left out, the last move of the instance counts.
func After(sequence int) CallOption { return func(s *CallSettings) { s.after = &sequence } }

// WaitAtMost bounds a wait: 60 seconds when left out.
func WaitAtMost(limit time.Duration) CallOption { return func(s *CallSettings) { s.atMost = limit } }

// WithResponse keeps the answer as it came, with fields that this version does not know.
func WithResponse(into *Response) CallOption { return func(s *CallSettings) { s.capture = into } }

// WithCallHeader adds a header to one call: the signature of a provider's delivery, a trace.
func WithCallHeader(name, value string) CallOption {
	return func(s *CallSettings) { s.headers.Set(name, value) }
}

func settingsOf(options []CallOption) CallSettings {
	its := CallSettings{atMost: waitAtMost, headers: http.Header{}}
	for _, option := range options {
		option(&its)
	}
	return its
}

// Ptr is a pointer to a value, for fields that may be left out.
func Ptr[T any](value T) *T { return &value }

// BodyOf is a body that may be left out.
func BodyOf[T any](value *T) any {
	if value == nil {
		return nil
	}
	return value
}
