package razao

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Answered is what is known of a call that did not succeed.
type Answered struct {
	// Code is stable: decide by it. INSUFFICIENT_FUNDS, VALIDATION, HTTP_502 where the answer names none.
	Code string
	// Message is for people, and may change.
	Message string
	// Operation is the operation's name: createObligation.
	Operation string
	// Status is the HTTP status; 0 where there is no answer that it could be of.
	Status int
	// Details is what there is to say beside the code. Numbers are json.Number.
	Details map[string]any
	// Findings is what is wrong with the request, for the code VALIDATION; else empty.
	Findings []Finding
	// RequestID names the answer in the service's logs; empty where it says none.
	RequestID string
	// RetryAfter is how long to wait, as the service says; negative where it says nothing.
	RetryAfter time.Duration
	// IdempotencyKey is the key that the call went out with; empty for reads. Repeat with the same.
	IdempotencyKey string
	// Attempts is how often it was sent.
	Attempts int
	// Body is the answer's body as it came.
	Body []byte
}

// Finding is one thing that is wrong with a request.
type Finding struct {
	// Location is where it is; body, query, path or header first, then names and positions.
	Location []any  `json:"loc"`
	Message  string `json:"msg"`
	Type     string `json:"type"`
}

// Error names the operation, the code and what was said.
func (a *Answered) Error() string {
	if a.Status == 0 {
		return fmt.Sprintf("%s: %s: %s", a.Operation, a.Code, a.Message)
	}
	return fmt.Sprintf("%s: %d %s: %s", a.Operation, a.Status, a.Code, a.Message)
}

// Refusal is the service's no, which it understood the request for: a status of 4xx, the validator's no, a wait that ended otherwise.
type Refusal struct{ Answered }

// Failure is no answer, a status of 5xx, a redirect (REDIRECTED: the service never does), or an answer that cannot be read. A write may have
// been carried out: repeat it with the same key.
type Failure struct {
	Answered
	// Cause is what the network said; nil where there is an answer.
	Cause error
}

// Unwrap gives what the network said.
func (f *Failure) Unwrap() error { return f.Cause }

// WaitEnd is why a wait ended without its state.
type WaitEnd string

// Ends of a wait: the validator refused the move, the instance ended in another state, or it takes too long.
const (
	Refused  WaitEnd = "REFUSED"
	Ended    WaitEnd = "ENDED"
	TimedOut WaitEnd = "TIMEOUT"
)

// WaitRefusal says that what was waited for does not come, or not in time. It is a Refusal too: errors.As finds both.
type WaitRefusal struct {
	Refusal
	End WaitEnd
	// Instance is what was waited for as it was last seen, of its own type.
	Instance any
	// Reason is what the validator said in the end; empty unless Refused.
	Reason string
	// Trace is every line of the validator's trace; empty unless Refused.
	Trace []string
}

// Unwrap makes it a Refusal for errors.As.
func (w *WaitRefusal) Unwrap() error { return &w.Refusal }

// WebhookRefusal says that a delivery is not what it says it is: answer it with 401 and do nothing. It is a Refusal too.
type WebhookRefusal struct{ Refusal }

// Unwrap makes it a Refusal for errors.As.
func (w *WebhookRefusal) Unwrap() error { return &w.Refusal }

func notGenuine(message string) error {
	return &WebhookRefusal{Refusal{Answered{Code: "WEBHOOK_NOT_GENUINE", Operation: "verifyWebhook", Message: message, RetryAfter: -1}}}
}

// errorOf is what an answer without success becomes.
func errorOf(response *http.Response, body []byte, call Call, attempts int, now time.Time) (error, *Answered) {
	var parts struct {
		Error       any             `json:"error"`
		Message     any             `json:"message"`
		Description any             `json:"error_description"`
		Details     map[string]any  `json:"details"`
		Detail      json.RawMessage `json:"detail"`
	}
	isRedirect := response.StatusCode >= 300 && response.StatusCode < 400
	if isRedirect {
		// Nothing in its body is the service's.
		parts.Error, parts.Message, parts.Details = redirected(response.Header.Get("Location"))
	} else if decode(body, &parts) != nil {
		parts.Details, parts.Detail = nil, nil
	}
	findings := []Finding{}
	if decode(parts.Detail, &findings) != nil {
		findings = []Finding{}
	}
	answered := Answered{
		Code: textOr(parts.Error, ""), Message: textOr(parts.Message, textOr(parts.Description, describe(findings))), Operation: call.Operation, Status: response.StatusCode,
		Details: parts.Details, Findings: findings, RequestID: response.Header.Get("X-Request-Id"), RetryAfter: readRetryAfter(response.Header.Get("Retry-After"), now),
		IdempotencyKey: call.Key, Attempts: attempts, Body: body,
	}
	if answered.Details == nil {
		answered.Details = map[string]any{}
	}
	if answered.Code == "" {
		answered.Code = "HTTP_" + strconv.Itoa(response.StatusCode)
		if len(findings) > 0 {
			answered.Code = "VALIDATION"
		}
	}
	if isRedirect || response.StatusCode >= 500 {
		failure := &Failure{Answered: answered}
		return failure, &failure.Answered
	}
	refusal := &Refusal{answered}
	return refusal, &refusal.Answered
}

func redirected(location string) (code, message string, details map[string]any) {
	to := ""
	if location != "" {
		to, details = " to "+location, map[string]any{"location": location}
	}
	return "REDIRECTED", "a redirect" + to + ", which is not followed: the service never redirects. Check the base URL and the proxies before it", details
}

func textOr(value any, other string) string {
	if text, ok := value.(string); ok && text != "" {
		return text
	}
	return other
}

func describe(findings []Finding) string {
	said := make([]string, 0, len(findings))
	for _, finding := range findings {
		location := make([]string, 0, len(finding.Location))
		for _, part := range finding.Location {
			location = append(location, fmt.Sprint(part))
		}
		said = append(said, strings.Join(location, ".")+": "+finding.Message)
	}
	if len(said) == 0 {
		return "no further information"
	}
	return strings.Join(said, "; ")
}
