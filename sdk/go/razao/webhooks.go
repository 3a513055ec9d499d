package razao

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

const (
	signatureHeader  = "X-Service-Signature"
	webhookTolerance = 300 * time.Second
)

var (
	aTime      = regexp.MustCompile(`^[0-9]{1,12}$`)
	aSignature = regexp.MustCompile(`^[0-9a-f]{64}$`)
)

// ErrNoWebhookSecret says that the program has no secret, so that it could take no delivery: mend it, and answer 500.
var ErrNoWebhookSecret = errors.New("razao: VerifyWebhook needs the secret of the endpoint: it is missing or empty")

// VerifyWebhook reads the event of a delivery that proves to be the service's, and returns a *WebhookRefusal for any other.
//
// The payload is the raw bytes as they came, before any parser has seen them. The secrets are those of the endpoint, whsec_ included; several while
// one takes the place of another. Numbers in the event are json.Number. Without a secret, or with an empty one, it returns ErrNoWebhookSecret.
func VerifyWebhook(payload []byte, header http.Header, secrets ...string) (map[string]any, error) {
	return VerifyWebhookAt(time.Now(), payload, header, secrets...)
}

// VerifyWebhookAt is VerifyWebhook at another time.
func VerifyWebhookAt(now time.Time, payload []byte, header http.Header, secrets ...string) (map[string]any, error) {
	// An empty key would take a delivery that anybody signed with an empty key.
	if len(secrets) == 0 || slices.Contains(secrets, "") {
		return nil, ErrNoWebhookSecret
	}
	moment, signatures := readSignature(strings.Join(valuesOf(header), ","))
	seconds, err := strconv.ParseInt(moment, 10, 64)
	if err != nil || len(signatures) == 0 {
		return nil, notGenuine("no " + signatureHeader + " that can be read")
	}
	if age := now.Sub(time.Unix(seconds, 0)); age > webhookTolerance || age < -webhookTolerance {
		return nil, notGenuine("the delivery is too old, or from the future")
	}
	for _, secret := range secrets {
		if isSigned(moment, payload, signatures, secret) {
			event := map[string]any{}
			if decode(payload, &event) != nil {
				return nil, notGenuine("the body is no JSON")
			}
			return event, nil
		}
	}
	return nil, notGenuine("the signature is wrong")
}

// valuesOf finds the header in whichever case a framework keeps it.
func valuesOf(header http.Header) []string {
	for name, values := range header {
		if strings.EqualFold(name, signatureHeader) {
			return values
		}
	}
	return nil
}

func readSignature(header string) (string, [][]byte) {
	moment, signatures := "", [][]byte{}
	for pair := range strings.SplitSeq(header, ",") {
		name, value, _ := strings.Cut(strings.TrimSpace(pair), "=")
		switch {
		case name == "t" && moment == "" && aTime.MatchString(value):
			moment = value
		case name == "v1" && aSignature.MatchString(value):
			signature, _ := hex.DecodeString(value)
			signatures = append(signatures, signature)
		}
	}
	return moment, signatures
}

func isSigned(moment string, payload []byte, signatures [][]byte, secret string) bool {
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(moment + "."))
	mac.Write(payload)
	expected, found := mac.Sum(nil), false
	for _, signature := range signatures {
		found = hmac.Equal(expected, signature) || found
	}
	return found
}
