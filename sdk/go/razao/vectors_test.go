package razao

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"reflect"
	"strconv"
	"sync"
	"testing"
	"time"
)

// vectors reads a file of ../../vectors: what the clients of all languages do alike.
func vectors[T any](t *testing.T, name string) T {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "vectors", name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	var its T
	if err := json.Unmarshal(text, &its); err != nil {
		t.Fatal(err)
	}
	return its
}

// fakeTime rests at once, and says how long it would have.
type fakeTime struct {
	lock  sync.Mutex
	at    time.Duration
	rests []time.Duration
}

var epoch = time.Unix(1_772_454_900, 0)

func (f *fakeTime) clock() Clock {
	return Clock{
		Now: func() time.Time {
			f.lock.Lock()
			defer f.lock.Unlock()
			return epoch.Add(f.at)
		},
		Sleep: func(ctx context.Context, rest time.Duration) error {
			f.lock.Lock()
			defer f.lock.Unlock()
			f.at += rest
			f.rests = append(f.rests, rest)
			return ctx.Err()
		},
		Chance: func() float64 { return 1 },
	}
}

// answer is what a service is told to say; a status of 0 is an answer that never comes.
type answer struct {
	status int
	body   string
	header map[string]string
}

// service answers as it is told, the last answer for good; it counts tokens.
type service struct {
	lock     sync.Mutex
	answers  []answer
	token    *answer
	tokens   int
	requests []*http.Request
}

func (s *service) RoundTrip(request *http.Request) (*http.Response, error) {
	s.lock.Lock()
	defer s.lock.Unlock()
	if request.URL.Path == "/auth/token" {
		s.tokens++
		if s.token != nil {
			return s.token.response(request)
		}
		return answer{200, `{"access_token":"t` + strconv.Itoa(s.tokens) + `","expires_in":3600}`, nil}.response(request)
	}
	s.requests = append(s.requests, request)
	return s.answers[min(len(s.requests), len(s.answers))-1].response(request)
}

func (a answer) response(request *http.Request) (*http.Response, error) {
	if a.status == 0 {
		return nil, errors.New("lost")
	}
	header := http.Header{}
	for name, value := range a.header {
		header.Set(name, value)
	}
	return &http.Response{StatusCode: a.status, Header: header, Body: io.NopCloser(bytes.NewBufferString(a.body)), Request: request}, nil
}

func transportOf(t *testing.T, its *service, clock *fakeTime, options ...Option) *Transport {
	t.Helper()
	all := append([]Option{WithHTTPClient(&http.Client{Transport: its}), WithClock(clock.clock())}, options...)
	transport, err := NewTransport("http://service", "id", "secret", "test", all...)
	if err != nil {
		t.Fatal(err)
	}
	return transport
}

type thing map[string]any

var (
	write = Call{Operation: "createThing", Method: "POST", Path: "/v1/things"}
	read  = Call{Operation: "getThing", Method: "GET", Path: "/v1/things"}
)

func send(transport *Transport, call Call, options ...CallOption) error {
	_, err := Send[thing](context.Background(), transport, call, options...)
	return err
}

func rootOf(err error) string {
	var refusal *Refusal
	var failure *Failure
	switch {
	case err == nil:
		return "answered"
	case errors.As(err, &refusal):
		return "refusal"
	case errors.As(err, &failure):
		return "failure"
	}
	return err.Error()
}

func answeredOf(t *testing.T, err error) *Answered {
	t.Helper()
	var refusal *Refusal
	var failure *Failure
	switch {
	case errors.As(err, &refusal):
		return &refusal.Answered
	case errors.As(err, &failure):
		return &failure.Answered
	}
	t.Fatalf("neither root: %v", err)
	return nil
}

func same(t *testing.T, is, should any) {
	t.Helper()
	if !reflect.DeepEqual(is, should) {
		t.Errorf("is %#v, should be %#v", is, should)
	}
}

// textOf is a body of a vector: text as it is, null as nothing, else JSON.
func textOf(body json.RawMessage) string {
	var text string
	if string(body) == "null" {
		return ""
	}
	if json.Unmarshal(body, &text) == nil {
		return text
	}
	return string(body)
}

func milliseconds(count float64) time.Duration {
	return time.Duration(count * float64(time.Millisecond))
}

func seconds(count *float64) time.Duration {
	if count == nil {
		return -1
	}
	return time.Duration(*count * float64(time.Second))
}

type retryVectors struct {
	Defaults map[string]float64
	Answers  []struct {
		Name    string
		Status  int
		Body    json.RawMessage
		Retried bool
		Root    string
	}
	Waits []struct {
		Attempt    int
		Chance     float64
		RetryAfter *float64 `json:"retry_after_seconds"`
		WaitMS     *float64 `json:"wait_ms"`
	}
	Ends []struct {
		Name       string
		Failures   int
		MaxRetries int `json:"max_retries"`
		Attempts   int
		Answered   bool
	}
	RetryAfter []struct {
		Header  *string
		Now     time.Time
		Seconds *float64
	} `json:"retry_after"`
}

func TestRetries(t *testing.T) {
	its := vectors[retryVectors](t, "retries")
	for _, it := range its.Answers {
		t.Run(it.Name, func(t *testing.T) {
			said := answer{it.Status, textOf(it.Body), nil}
			twice := &service{answers: []answer{said, {200, "{}", nil}}}
			root, requests := it.Root, 1
			if it.Retried {
				root, requests = "answered", 2
			}
			same(t, rootOf(send(transportOf(t, twice, &fakeTime{}), write)), root)
			same(t, len(twice.requests), requests)
			same(t, rootOf(send(transportOf(t, &service{answers: []answer{said}}, &fakeTime{}, WithMaxRetries(0)), write)), it.Root)
		})
	}
	for _, it := range its.Waits {
		rest, isShort := waitBefore(it.Attempt, it.Chance, seconds(it.RetryAfter))
		same(t, isShort, it.WaitMS != nil)
		if it.WaitMS != nil {
			same(t, rest, milliseconds(*it.WaitMS))
		}
	}
	for _, it := range its.Ends {
		t.Run(it.Name, func(t *testing.T) {
			said := make([]answer, it.Failures, it.Failures+1)
			for place := range said {
				said[place] = answer{503, "", nil}
			}
			its := &service{answers: append(said, answer{200, "{}", nil})}
			err := send(transportOf(t, its, &fakeTime{}, WithMaxRetries(it.MaxRetries)), write)
			same(t, err == nil, it.Answered)
			same(t, len(its.requests), it.Attempts)
			if err != nil {
				same(t, answeredOf(t, err).Attempts, it.Attempts)
			}
		})
	}
	for _, it := range its.RetryAfter {
		header := ""
		if it.Header != nil {
			header = *it.Header
		}
		same(t, readRetryAfter(header, it.Now), seconds(it.Seconds))
	}
	same(t, map[string]float64{
		"max_retries": maxRetries, "timeout_ms": float64(callTimeout.Milliseconds()), "first_wait_ms": float64(firstWait.Milliseconds()),
		"longest_wait_ms": float64(longestWait.Milliseconds()), "longest_retry_after_seconds": longestRetryAfter.Seconds(),
	}, its.Defaults)
}

func TestNoAnswerIsAFailure(t *testing.T) {
	err := send(transportOf(t, &service{answers: []answer{{}}}, &fakeTime{}), write, WithIdempotencyKey("k"))
	var failure *Failure
	if !errors.As(err, &failure) {
		t.Fatal(err)
	}
	same(t, []any{failure.Code, failure.IdempotencyKey, failure.Attempts}, []any{"NO_ANSWER", "k", 6})
}

func TestARestIsAsLongAsTheServiceAsks(t *testing.T) {
	clock := &fakeTime{}
	its := &service{answers: []answer{{503, "", map[string]string{"Retry-After": "3"}}, {200, "{}", nil}}}
	same(t, send(transportOf(t, its, clock), write), nil)
	same(t, clock.rests, []time.Duration{3 * time.Second})
}

func TestAContextEndsACall(t *testing.T) {
	ctx, cancel := context.WithCancelCause(context.Background())
	over := errors.New("over")
	cancel(over)
	_, err := Send[thing](ctx, transportOf(t, &service{answers: []answer{{200, "{}", nil}}}, &fakeTime{}), write)
	same(t, errors.Is(err, over), true)
	same(t, rootOf(err), "over")
}

func TestErrors(t *testing.T) {
	type vector struct {
		Name       string
		Status     int
		Headers    map[string]string
		Body       json.RawMessage
		Root, Code string
		Details    map[string]any
		RequestID  *string  `json:"request_id"`
		RetryAfter *float64 `json:"retry_after_seconds"`
		Findings   []Finding
	}
	for _, it := range vectors[struct{ Answers []vector }](t, "errors").Answers {
		t.Run(it.Name, func(t *testing.T) {
			its := &service{answers: []answer{{it.Status, textOf(it.Body), it.Headers}}}
			err := send(transportOf(t, its, &fakeTime{}, WithMaxRetries(0)), write)
			same(t, rootOf(err), it.Root)
			is := answeredOf(t, err)
			details, _ := json.Marshal(is.Details)
			wished, _ := json.Marshal(it.Details)
			requestID := ""
			if it.RequestID != nil {
				requestID = *it.RequestID
			}
			same(t, []any{is.Code, string(details), is.RequestID, is.RetryAfter, is.Findings, is.Status},
				[]any{it.Code, string(wished), requestID, seconds(it.RetryAfter), it.Findings, it.Status})
		})
	}
}

func TestAnAnswerThatCannotBeReadIsAFailure(t *testing.T) {
	err := send(transportOf(t, &service{answers: []answer{{200, "no", nil}}}, &fakeTime{}), read)
	same(t, []any{rootOf(err), answeredOf(t, err).Code}, []any{"failure", "UNREADABLE_ANSWER"})
}

func TestTokens(t *testing.T) {
	type its struct {
		Kept []struct {
			ExpiresIn float64 `json:"expires_in"`
			Age       float64 `json:"age_seconds"`
			Kept      bool
		}
		Calls []struct {
			Name       string
			Concurrent int
			Service    []int
			Tokens     int
			Outcome    string
		}
		Refused []struct {
			Status     int
			Body       json.RawMessage
			Headers    map[string]string
			Root, Code string
			Retried    bool
		}
	}
	all := vectors[its](t, "tokens")
	for _, it := range all.Kept {
		same(t, isFresh(seconds(&it.ExpiresIn), seconds(&it.Age)), it.Kept)
	}
	for _, it := range all.Calls {
		t.Run(it.Name, func(t *testing.T) {
			service := &service{}
			for _, status := range it.Service {
				service.answers = append(service.answers, answer{status, "{}", nil})
			}
			transport := transportOf(t, service, &fakeTime{})
			outcomes := make(chan string, it.Concurrent)
			var calls sync.WaitGroup
			for range it.Concurrent {
				calls.Go(func() { outcomes <- rootOf(send(transport, read)) })
			}
			calls.Wait()
			for range it.Concurrent {
				same(t, <-outcomes, it.Outcome)
			}
			same(t, service.tokens, it.Tokens)
		})
	}
	for _, it := range all.Refused {
		t.Run(it.Code, func(t *testing.T) {
			service := &service{token: &answer{it.Status, textOf(it.Body), it.Headers}}
			err := send(transportOf(t, service, &fakeTime{}, WithMaxRetries(1)), read)
			tokens := 1
			if it.Retried {
				tokens = 2
			}
			same(t, []any{rootOf(err), answeredOf(t, err).Code, service.tokens}, []any{it.Root, it.Code, tokens})
		})
	}
}

func TestKeys(t *testing.T) {
	type vector struct {
		Name           string
		Own            *string
		Method         string
		Service        []string
		Requests, Keys int
	}
	for _, it := range vectors[struct{ Writes []vector }](t, "keys").Writes {
		t.Run(it.Name, func(t *testing.T) {
			service := &service{}
			for _, said := range it.Service {
				status, _ := strconv.Atoi(said)
				service.answers = append(service.answers, answer{status, "{}", nil})
			}
			call, options := write, []CallOption{}
			if it.Method == "GET" {
				call = read
			}
			if it.Own != nil {
				options = append(options, WithIdempotencyKey(*it.Own))
			}
			same(t, send(transportOf(t, service, &fakeTime{}), call, options...), nil)
			same(t, len(service.requests), it.Requests)
			keys := map[string]bool{}
			for _, request := range service.requests {
				if key := request.Header.Get("Idempotency-Key"); key != "" {
					keys[key] = true
				}
			}
			same(t, len(keys), it.Keys)
			if it.Own != nil {
				same(t, keys, map[string]bool{*it.Own: true})
			}
		})
	}
	for _, key := range vectors[struct{ Unsendable []string }](t, "keys").Unsendable {
		its := &service{answers: []answer{{200, "{}", nil}}}
		err := send(transportOf(t, its, &fakeTime{}), write, WithIdempotencyKey(key))
		same(t, []any{err != nil, rootOf(err) == "answered", len(its.requests), its.tokens}, []any{true, false, 0, 0})
	}
	one, _ := newKey()
	other, _ := newKey()
	same(t, one != other, true)
}

type anyPage struct {
	Items      []struct{ N int }
	NextCursor *string `json:"next_cursor"`
}

func TestPages(t *testing.T) {
	type vector struct {
		Name    string
		Pages   []anyPage
		Cursors []*string
		Items   []int
	}
	for _, it := range vectors[struct{ Lists []vector }](t, "pages").Lists {
		t.Run(it.Name, func(t *testing.T) {
			cursors := []string{}
			read := func(_ context.Context, cursor string) (*anyPage, error) {
				cursors = append(cursors, cursor)
				return &it.Pages[len(cursors)-1], nil
			}
			items := func(page *anyPage) []struct{ N int } { return page.Items }
			list, err := NewList(context.Background(), read, items, func(page *anyPage) *string { return page.NextCursor }, "")
			same(t, err, nil)
			found, wished := []int{}, []string{}
			for item, err := range list.All(context.Background()) {
				same(t, err, nil)
				found = append(found, item.N)
			}
			for _, cursor := range it.Cursors {
				if cursor == nil {
					wished = append(wished, "")
				} else {
					wished = append(wished, *cursor)
				}
			}
			same(t, found, it.Items)
			same(t, cursors, wished)
		})
	}
}

func TestAPageThatCannotBeReadEndsTheList(t *testing.T) {
	cursor, over, count := "a", errors.New("over"), 0
	read := func(_ context.Context, at string) (*anyPage, error) {
		if at != "" {
			return nil, over
		}
		return &anyPage{Items: []struct{ N int }{{1}}, NextCursor: &cursor}, nil
	}
	items := func(page *anyPage) []struct{ N int } { return page.Items }
	list, _ := NewList(context.Background(), read, items, func(page *anyPage) *string { return page.NextCursor }, "")
	var last error
	for _, err := range list.All(context.Background()) {
		count++
		last = err
	}
	same(t, []any{count, last}, []any{2, over})
}

type anyInstance struct {
	InstanceID string `json:"instance_id"`
	Status     string
	State      *string
	Timeline   []struct {
		Sequence      int
		Outcome       string
		ToState       *string `json:"to_state"`
		AwaitingIndex bool    `json:"awaiting_index"`
		Refusal       *ValidatorRefusal
	}
}

func viewed(its *anyInstance) Moved {
	moved := Moved{InstanceID: its.InstanceID, Status: its.Status, State: orEmpty(its.State)}
	for _, move := range its.Timeline {
		moved.Timeline = append(moved.Timeline, Move{move.Sequence, move.Outcome, orEmpty(move.ToState), move.AwaitingIndex, move.Refusal})
	}
	return moved
}

func orEmpty(text *string) string {
	if text == nil {
		return ""
	}
	return *text
}

func TestWaits(t *testing.T) {
	type vectorsOfWaits struct {
		Waits []struct {
			Name, State string
			Given       anyInstance
			After       *int
			Seen        []anyInstance
			End         string
			Looks       *int
			Refusal     *ValidatorRefusal
		}
		AndWait []struct {
			Name     string
			Answers  []int
			Codes    []*string
			Requests int
			End      string
		} `json:"and_wait"`
	}
	all := vectors[vectorsOfWaits](t, "waits")
	for _, it := range all.Waits {
		t.Run(it.Name, func(t *testing.T) {
			looks, options := 0, []CallOption{}
			if it.After != nil {
				options = append(options, After(*it.After))
			}
			look := func(context.Context, *anyInstance) (*anyInstance, error) {
				looks++
				return &it.Seen[min(looks, len(it.Seen))-1], nil
			}
			transport := transportOf(t, &service{}, &fakeTime{})
			waiting := Waiting[anyInstance]{"waitForThing", it.State, []string{"SETTLED", "RELEASED"}, look, viewed}
			_, err := WaitFor(context.Background(), transport, waiting, &it.Given, options...)
			end := "REACHED"
			var refusal *ValidatorRefusal
			var refused *WaitRefusal
			if errors.As(err, &refused) {
				same(t, rootOf(err), "refusal")
				end = string(refused.End)
				if refused.End == Refused {
					refusal = &ValidatorRefusal{refused.Code, refused.Reason, refused.Trace}
				}
			} else if err != nil {
				t.Fatal(err)
			}
			same(t, end, it.End)
			same(t, refusal, it.Refusal)
			if it.Looks != nil {
				same(t, looks, *it.Looks)
			} else {
				same(t, looks > 10, true)
			}
		})
	}
	for _, it := range all.AndWait {
		t.Run(it.Name, func(t *testing.T) {
			service := &service{}
			for place, status := range it.Answers {
				body := "{}"
				if code := it.Codes[place]; code != nil {
					body = `{"error":"` + *code + `","message":"m"}`
				}
				service.answers = append(service.answers, answer{status, body, nil})
			}
			transport := transportOf(t, service, &fakeTime{})
			_, err := OnceIndexed(context.Background(), transport, func(ctx context.Context) (*thing, error) { return Send[thing](ctx, transport, write) })
			end := "REACHED"
			if err != nil {
				end = answeredOf(t, err).Code
			}
			same(t, []any{end, len(service.requests)}, []any{it.End, it.Requests})
		})
	}
}

func TestAnIndexThatNeverComesEndsTheCall(t *testing.T) {
	clock := &fakeTime{}
	transport := transportOf(t, &service{answers: []answer{{409, `{"error":"INSTANCE_NOT_INDEXED","message":"m"}`, nil}}}, clock)
	_, err := OnceIndexed(context.Background(), transport, func(ctx context.Context) (*thing, error) { return Send[thing](ctx, transport, write) })
	same(t, answeredOf(t, err).Code, "INSTANCE_NOT_INDEXED")
	same(t, clock.at >= time.Minute, true)
}

func TestWebhooks(t *testing.T) {
	type vector struct {
		Name, Body string
		Headers    map[string]string
		Secrets    []string
		Now        int64
		Valid      bool
	}
	file := vectors[struct {
		Code            string
		UnusableSecrets [][]string `json:"unusable_secrets"`
		Deliveries      []vector
	}](t, "webhooks")
	for _, secrets := range file.UnusableSecrets {
		_, err := VerifyWebhook([]byte(file.Deliveries[0].Body), http.Header{}, secrets...)
		same(t, err, ErrNoWebhookSecret)
	}
	for _, it := range file.Deliveries {
		t.Run(it.Name, func(t *testing.T) {
			header := http.Header{}
			for name, value := range it.Headers {
				header[name] = []string{value}
			}
			event, err := VerifyWebhookAt(time.Unix(it.Now, 0), []byte(it.Body), header, it.Secrets...)
			same(t, err == nil, it.Valid)
			if it.Valid {
				text, _ := json.Marshal(event["data"])
				same(t, string(text), `{"amount":1250,"note":"ação"}`)
			} else {
				same(t, rootOf(err), "refusal")
				same(t, answeredOf(t, err).Code, file.Code)
			}
		})
	}
}

func TestAValueThatLeadsElsewhereIsNotSent(t *testing.T) {
	service := &service{answers: []answer{{200, "{}", nil}}}
	transport := transportOf(t, service, &fakeTime{})
	for _, value := range []string{"", ".", ".."} {
		err := send(transport, Call{Operation: "x", Method: "GET", Path: "/x/{id}", InPath: map[string]string{"id": value}})
		same(t, err != nil, true)
	}
	same(t, len(service.requests), 0)
	same(t, send(transport, Call{Operation: "x", Method: "GET", Path: "/x/{id}", InPath: map[string]string{"id": "a/b?c"}}), nil)
	same(t, service.requests[0].URL.String(), "http://service/x/a%2Fb%3Fc")
}

func TestNumbersOfOpenObjectsStayExact(t *testing.T) {
	service := &service{answers: []answer{{200, `{"cents":9007199254740991}`, nil}}}
	answer, err := Send[thing](context.Background(), transportOf(t, service, &fakeTime{}), read)
	same(t, err, nil)
	same(t, (*answer)["cents"], json.Number("9007199254740991"))
}

func TestABaseURLThatIsNone(t *testing.T) {
	for _, address := range []string{"", "service", "ftp://service", "http://"} {
		_, err := NewTransport(address, "id", "secret", "test")
		same(t, err != nil, true)
	}
}

func TestUntil(t *testing.T) {
	type vectorsOfUntil struct {
		Waits []struct {
			Name   string
			What   string
			Wanted any
			Seen   []json.RawMessage
			End    string
			Looks  *int
		}
	}
	for _, it := range vectors[vectorsOfUntil](t, "until").Waits {
		t.Run(it.Name, func(t *testing.T) {
			looks, clock := 0, &fakeTime{}
			its := Looking[thing]{Operation: "x", What: it.What, Look: func(_ context.Context, response *Response) (*thing, error) {
				looks++
				response.Body = it.Seen[min(looks, len(it.Seen))-1]
				return &thing{}, nil
			}}
			if level, isLevel := it.Wanted.(float64); isLevel {
				its.Level = int(level)
			} else {
				its.State = it.Wanted.(string)
			}
			end := "REACHED"
			var refused *WaitRefusal
			if _, err := Until(context.Background(), transportOf(t, &service{}, clock), its); errors.As(err, &refused) {
				end = string(refused.End)
			} else if err != nil {
				t.Fatal(err)
			}
			if end != it.End || (it.Looks != nil && looks != *it.Looks) || (it.Looks == nil && looks <= 10) {
				t.Errorf("%s after %d looks, not %s", end, looks, it.End)
			}
		})
	}
}

func TestAnswersThatAreNotJSON(t *testing.T) {
	service := &service{answers: []answer{{0, "", nil}, {200, "a;b\n", nil}}}
	call := Call{Operation: "x", Method: "GET", Path: "/x?format=csv", Accept: "text/csv"}
	text, err := SendForText(context.Background(), transportOf(t, service, &fakeTime{}), call, WithCallHeader("X-Webhook-Signature", "s"))
	sent := service.requests[len(service.requests)-1]
	if err != nil || text != "a;b\n" || sent.Header.Get("Accept") != "text/csv" || sent.Header.Get("X-Webhook-Signature") != "s" {
		t.Errorf("%q %v %v", text, err, sent.Header)
	}
}

func TestAHeaderThatHTTPDoesNotAllowIsNotSent(t *testing.T) {
	service := &service{answers: []answer{{200, "{}", nil}}}
	if err := send(transportOf(t, service, &fakeTime{}), read, WithCallHeader("X-A", "a\r\nX-B: b")); err == nil || len(service.requests) > 0 {
		t.Errorf("%v, %d requests", err, len(service.requests))
	}
}

func TestADeliveryHasNoKey(t *testing.T) {
	service := &service{answers: []answer{{200, "{}", nil}}}
	delivery := Call{Operation: "receiveX", Method: "POST", Path: "/v1/x", IsKeyless: true}
	if err := send(transportOf(t, service, &fakeTime{}), delivery); err != nil || service.requests[0].Header.Get("Idempotency-Key") != "" {
		t.Errorf("%v %v", err, service.requests)
	}
}
