package razao

import (
	"bytes"
	"cmp"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"net"
	"net/http"
	"net/url"
	"strings"
	"time"
)

// Call is a request before it is sent.
type Call struct {
	Operation string
	Method    string
	// Path has its parameters in braces.
	Path   string
	InPath map[string]string
	Query  url.Values
	// Body is nil where there is none.
	Body any
	// Key is the idempotency key of a write; empty for reads.
	Key string
	// IsKeyless says that a write has no key.
	IsKeyless bool
	// Accept is the media type of the answer; JSON where it is empty.
	Accept string
}

// Transport sends calls: token, key, attempts. It is safe for goroutines.
type Transport struct {
	base      string
	form      url.Values
	userAgent string
	settings  settings
	tokens    *tokens
}

// NewTransport makes what calls go through.
func NewTransport(baseURL, clientID, clientSecret, userAgent string, options ...Option) (*Transport, error) {
	address, err := url.Parse(baseURL)
	if err != nil || (address.Scheme != "http" && address.Scheme != "https") || address.Host == "" {
		return nil, fmt.Errorf("the base URL begins with http:// or https://, and is %q", baseURL)
	}
	its := settings{http: http.DefaultClient, timeout: callTimeout, maxRetries: maxRetries, headers: http.Header{}, clock: systemClock()}
	for _, option := range options {
		option(&its)
	}
	if its.http == nil {
		return nil, errors.New("the HTTP client is nil")
	}
	if err := allowedHeaders(its.headers, userAgent); err != nil {
		return nil, err
	}
	following := *its.http
	following.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	its.http = &following
	transport := &Transport{
		base: strings.TrimRight(baseURL, "/"), userAgent: userAgent, settings: its,
		form: url.Values{"grant_type": {"client_credentials"}, "client_id": {clientID}, "client_secret": {clientSecret}},
	}
	transport.tokens = newTokens(transport.fetchToken, its.clock.Now)
	return transport, nil
}

// Send sends a call as often as it takes.
//
// It returns a *Refusal when the service says no, a *Failure when no answer comes, a status of 5xx, a redirect or an answer that cannot be read,
// the context's cause when that ends, and another error when the call cannot be sent as it is: then nothing was.
func Send[T any](ctx context.Context, t *Transport, call Call, options ...CallOption) (*T, error) {
	response, key, err := t.send(ctx, call, options)
	if err != nil {
		return nil, err
	}
	answer := new(T)
	if err := decode(response.Body, answer); err != nil {
		return nil, &Failure{Answered: Answered{
			Code: "UNREADABLE_ANSWER", Message: "the answer cannot be read", Operation: call.Operation, Status: response.Status,
			RequestID: response.Header.Get("X-Request-Id"), RetryAfter: notToBeAsked, IdempotencyKey: key, Attempts: response.Attempts, Body: response.Body,
		}, Cause: err}
	}
	return answer, nil
}

// SendForBytes gives the answer's body as it came, for what is not JSON. Its errors are those of Send.
func SendForBytes(ctx context.Context, t *Transport, call Call, options ...CallOption) ([]byte, error) {
	response, _, err := t.send(ctx, call, options)
	return response.Body, err
}

// SendForText gives the answer's body as text. Its errors are those of Send.
func SendForText(ctx context.Context, t *Transport, call Call, options ...CallOption) (string, error) {
	body, err := SendForBytes(ctx, t, call, options...)
	return string(body), err
}

// send gives the answer and the key that the call went out with.
func (t *Transport) send(ctx context.Context, call Call, options []CallOption) (Response, string, error) {
	its := settingsOf(options)
	call, err := withKey(call, its)
	if err != nil {
		return Response{}, "", err
	}
	request, err := t.requestOf(call, its.headers)
	if err != nil {
		return Response{}, "", err
	}
	answer, body, attempts, err := t.repeat(ctx, call, func(ctx context.Context) (*http.Response, []byte, error) { return t.authorized(ctx, request) })
	if err != nil {
		return Response{}, call.Key, err
	}
	response := Response{Status: answer.StatusCode, Header: answer.Header, Body: body, Attempts: attempts}
	if its.capture != nil {
		*its.capture = response
	}
	return response, call.Key, nil
}

type sending struct {
	method, url string
	header      http.Header
	body        []byte
}

func (t *Transport) requestOf(call Call, its http.Header) (sending, error) {
	path, err := fillPath(call.Path, call.InPath)
	if err != nil {
		return sending{}, fmt.Errorf("%s: %w", call.Operation, err)
	}
	if err := allowedHeaders(its, ""); err != nil {
		return sending{}, fmt.Errorf("%s: %w", call.Operation, err)
	}
	header := t.settings.headers.Clone()
	maps.Copy(header, its)
	header.Set("Accept", cmp.Or(call.Accept, "application/json"))
	header.Set("User-Agent", t.userAgent)
	if call.Key != "" {
		header.Set("Idempotency-Key", call.Key)
	}
	var body []byte
	if call.Body != nil {
		header.Set("Content-Type", "application/json")
		if body, err = json.Marshal(call.Body); err != nil {
			return sending{}, fmt.Errorf("%s: the body: %w", call.Operation, err)
		}
	}
	address := t.base + path
	if query := call.Query.Encode(); query != "" {
		separator := "?"
		if strings.Contains(path, "?") {
			separator = "&"
		}
		address += separator + query
	}
	return sending{call.Method, address, header, body}, nil
}

// authorized sends with a token, and once more with another when that one is refused.
func (t *Transport) authorized(ctx context.Context, request sending) (*http.Response, []byte, error) {
	value, err := t.tokens.get(ctx)
	if err != nil {
		return nil, nil, err
	}
	response, body, err := t.once(ctx, request, value)
	if err != nil || response.StatusCode != http.StatusUnauthorized {
		return response, body, err
	}
	if err := t.tokens.forget(ctx, value); err != nil {
		return nil, nil, err
	}
	if value, err = t.tokens.get(ctx); err != nil {
		return nil, nil, err
	}
	return t.once(ctx, request, value)
}

// errLost is an attempt that brought no answer.
type errLost struct{ cause error }

func (e *errLost) Error() string { return e.cause.Error() }

// once sends a request within the time of an attempt.
func (t *Transport) once(ctx context.Context, its sending, bearer string) (*http.Response, []byte, error) {
	limited, cancel := context.WithTimeout(ctx, t.settings.timeout)
	defer cancel()
	request, err := http.NewRequestWithContext(limited, its.method, its.url, bytes.NewReader(its.body))
	if err != nil {
		return nil, nil, err
	}
	request.Header = its.header.Clone()
	// Without it the transport may send a request again on its own, and the attempts would not be counted.
	request.GetBody = nil
	if bearer != "" {
		request.Header.Set("Authorization", "Bearer "+bearer)
	}
	response, err := t.settings.http.Do(request)
	if err != nil {
		return nil, nil, &errLost{err}
	}
	defer func() { _ = response.Body.Close() }()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, nil, &errLost{err}
	}
	return response, body, nil
}

func (t *Transport) repeat(
	ctx context.Context, call Call, attempt func(context.Context) (*http.Response, []byte, error),
) (*http.Response, []byte, int, error) {
	for attempts := 1; ; attempts++ {
		if ctx.Err() != nil {
			return nil, nil, attempts, context.Cause(ctx)
		}
		response, body, err := attempt(ctx)
		if err == nil && response.StatusCode >= 200 && response.StatusCode < 300 {
			return response, body, attempts, nil
		}
		if ctx.Err() != nil {
			return nil, nil, attempts, context.Cause(ctx)
		}
		failed, answered, again := t.judge(response, body, err, call, attempts)
		if answered == nil {
			return nil, nil, attempts, failed
		}
		rest, isShort := waitBefore(attempts, t.settings.clock.Chance(), answered.RetryAfter)
		if !again || !isShort || attempts > t.settings.maxRetries {
			return nil, nil, attempts, failed
		}
		if err := t.settings.clock.Sleep(ctx, rest); err != nil {
			return nil, nil, attempts, err
		}
	}
}

// judge says what an attempt becomes, and whether another may do better. What is known of it is nil for errors that have been judged before.
func (t *Transport) judge(response *http.Response, body []byte, err error, call Call, attempts int) (error, *Answered, bool) {
	if err == nil {
		failed, answered := errorOf(response, body, call, attempts, t.settings.clock.Now())
		return failed, answered, passes(answered.Code, answered.Status)
	}
	var lost *errLost
	if !errors.As(err, &lost) {
		return err, nil, false
	}
	reason := "network"
	var timed net.Error
	if errors.As(lost.cause, &timed) && timed.Timeout() {
		reason = "timeout"
	}
	failure := &Failure{Answered: Answered{
		Code: "NO_ANSWER", Message: fmt.Sprintf("no answer (%s), sent %d times", reason, attempts), Operation: call.Operation, Details: map[string]any{"reason": reason},
		RetryAfter: notToBeAsked, IdempotencyKey: call.Key, Attempts: attempts,
	}, Cause: lost.cause}
	return failure, &failure.Answered, true
}

func (t *Transport) fetchToken(ctx context.Context) (token, error) {
	header := http.Header{"Content-Type": {"application/x-www-form-urlencoded"}, "Accept": {"application/json"}, "User-Agent": {t.userAgent}}
	request := sending{http.MethodPost, t.base + "/auth/token", header, []byte(t.form.Encode())}
	call := Call{Operation: "token"}
	response, body, attempts, err := t.repeat(ctx, call, func(ctx context.Context) (*http.Response, []byte, error) { return t.once(ctx, request, "") })
	if err != nil {
		return token{}, err
	}
	var answer struct {
		AccessToken string  `json:"access_token"`
		ExpiresIn   float64 `json:"expires_in"`
	}
	if err := decode(body, &answer); err != nil || answer.AccessToken == "" {
		return token{}, &Failure{Answered: Answered{
			Code: "UNREADABLE_ANSWER", Message: "the answer has no token", Operation: "token", Status: response.StatusCode, RetryAfter: notToBeAsked, Attempts: attempts, Body: body,
		}, Cause: err}
	}
	return token{value: answer.AccessToken, life: time.Duration(answer.ExpiresIn * float64(time.Second))}, nil
}

// decode reads JSON; numbers in open objects stay exact.
func decode(body []byte, into any) error {
	decoder := json.NewDecoder(bytes.NewReader(body))
	decoder.UseNumber()
	return decoder.Decode(into)
}

// fillPath refuses values that would lead elsewhere.
func fillPath(path string, values map[string]string) (string, error) {
	for name, value := range values {
		if value == "" || value == "." || value == ".." {
			return "", fmt.Errorf("%s is %q", name, value)
		}
		path = strings.ReplaceAll(path, "{"+name+"}", url.PathEscape(value))
	}
	return path, nil
}

// withKey gives a write the key of its options, or a new one.
func withKey(call Call, its CallSettings) (Call, error) {
	if call.Method == http.MethodGet || call.IsKeyless {
		return call, nil
	}
	if its.key != nil {
		call.Key = *its.key
	} else if call.Key == "" {
		key, err := newKey()
		if err != nil {
			return call, err
		}
		call.Key = key
	}
	if !isKey(call.Key) {
		return call, fmt.Errorf("%s: an idempotency key is 1 to 255 printable ASCII characters, without spaces around them, and not %q", call.Operation, call.Key)
	}
	return call, nil
}

// isKey holds what comes to the service as it was given: HTTP cuts spaces at the ends of headers off.
func isKey(key string) bool {
	return key != "" && len(key) <= 255 && isPrintable(key) && strings.TrimSpace(key) == key
}

func isPrintable(text string) bool {
	return !strings.ContainsFunc(text, func(it rune) bool { return it < ' ' || it > '~' })
}

// allowedHeaders refuses headers that HTTP does not allow.
func allowedHeaders(headers http.Header, userAgent string) error {
	for name, values := range headers {
		isName := name != "" && !strings.ContainsFunc(name, func(it rune) bool { return it <= ' ' || it > '~' || strings.ContainsRune("\"(),/:;<=>?@[\\]{}", it) })
		if !isName || !isPrintable(strings.Join(values, "")) {
			return fmt.Errorf("the header %q is not one that HTTP allows", name)
		}
	}
	if !isPrintable(userAgent) {
		return fmt.Errorf("the user agent is not one that HTTP allows: %q", userAgent)
	}
	return nil
}

// newKey is a random UUID: no other write has it.
func newKey() (string, error) {
	var random [16]byte
	if _, err := rand.Read(random[:]); err != nil {
		return "", fmt.Errorf("no random key: %w", err)
	}
	random[6] = random[6]&0x0f | 0x40
	random[8] = random[8]&0x3f | 0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", random[:4], random[4:6], random[6:8], random[8:10], random[10:]), nil
}
