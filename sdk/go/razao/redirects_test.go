package razao

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// The service never redirects: nothing follows a redirect, over real connections.
func TestRedirectsAreFailuresWithTheirStatusAndAreNotFollowed(t *testing.T) {
	for _, status := range []int{301, 302, 303, 307, 308} {
		for _, redirects := range []string{"/v1/", "/auth/token"} {
			t.Run(fmt.Sprint(status, redirects), func(t *testing.T) {
				reached := 0
				elsewhere := httptest.NewServer(http.HandlerFunc(func(answer http.ResponseWriter, _ *http.Request) {
					reached++
					_, _ = fmt.Fprint(answer, `{"access_token":"t","expires_in":60,"state":"FINAL"}`)
				}))
				defer elsewhere.Close()
				gateway := httptest.NewServer(http.HandlerFunc(func(answer http.ResponseWriter, request *http.Request) {
					if strings.HasPrefix(request.URL.Path, redirects) {
						answer.Header().Set("Location", elsewhere.URL+"/login")
						answer.WriteHeader(status)
					}
					_, _ = fmt.Fprint(answer, `{"access_token":"t","expires_in":60}`)
				}))
				defer gateway.Close()
				for _, options := range [][]Option{nil, {WithHTTPClient(&http.Client{})}} {
					transport, err := NewTransport(gateway.URL, "id", "secret", "test", options...)
					if err != nil {
						t.Fatal(err)
					}
					for _, call := range []Call{write, read} {
						err := send(transport, call)
						same(t, rootOf(err), "failure")
						is := answeredOf(t, err)
						same(t, []any{is.Code, is.Status, is.Details, is.Attempts}, []any{"REDIRECTED", status, map[string]any{"location": elsewhere.URL + "/login"}, 1})
					}
				}
				same(t, reached, 0)
			})
		}
	}
}

func TestWhatIsNoHeaderIsRefusedWhenTheClientIsMade(t *testing.T) {
	for _, option := range []Option{WithHeader("X-App", "a\nb"), WithHeader("X App", "a"), WithHeader("X-App", "a–b"), WithHTTPClient(nil)} {
		_, err := NewTransport("http://service", "id", "secret", "test", option)
		same(t, err != nil, true)
	}
	_, err := NewTransport("http://service", "id", "secret", "te\r\nst")
	same(t, err != nil, true)
}
