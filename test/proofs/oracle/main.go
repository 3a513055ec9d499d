// Oracle judges proofs, checkpoints and trees by code of others: golang.org/x/mod/sumdb and github.com/transparency-dev.
// It reads a JSON list of cases and writes a JSON list of verdicts, one by each of the two.
package main

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/transparency-dev/formats/log"
	fnote "github.com/transparency-dev/formats/note"
	tproof "github.com/transparency-dev/formats/proof"
	"github.com/transparency-dev/merkle/proof"
	"github.com/transparency-dev/merkle/rfc6962"
	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type trial struct {
	// proof, consistency, tiles or note.
	Kind      string   `json:"kind"`
	Proof     string   `json:"proof"`
	Keys      []string `json:"keys"`
	Witnesses []string `json:"witnesses"`
	Quorum    int      `json:"quorum"`
	Note      string   `json:"note"`
	Old       uint64   `json:"old"`
	Size      uint64   `json:"size"`
	OldRoot   string   `json:"oldRoot"`
	Root      string   `json:"root"`
	Path      []string `json:"path"`
	// Tiles by path, in base64.
	Tiles map[string]string `json:"tiles"`
}

type verdict struct {
	Sumdb           string `json:"sumdb"`
	TransparencyDev string `json:"transparencyDev"`
}

func main() {
	var trials []trial
	if err := json.NewDecoder(os.Stdin).Decode(&trials); err != nil {
		panic(err)
	}
	verdicts := []verdict{}
	for _, it := range trials {
		verdicts = append(verdicts, verdict{Sumdb: said(it.bySumdb()), TransparencyDev: said(it.byTransparencyDev())})
	}
	if err := json.NewEncoder(os.Stdout).Encode(verdicts); err != nil {
		panic(err)
	}
}

func said(err error) string {
	if err == nil {
		return "ok"
	}
	return err.Error()
}

func (it trial) bySumdb() error {
	switch it.Kind {
	case "note":
		_, err := it.open(it.Note, it.Keys)
		return err
	case "consistency":
		var path tlog.TreeProof
		for _, hash := range it.Path {
			path = append(path, hashOf(hash))
		}
		return tlog.CheckTree(path, int64(it.Size), hashOf(it.Root), int64(it.Old), hashOf(it.OldRoot))
	case "tiles":
		reader := tlog.TileHashReader(tlog.Tree{N: int64(it.Size), Hash: hashOf(it.Root)}, tiles(it.Tiles))
		for index := int64(0); index < int64(it.Size); index += 1 + int64(it.Size)/50 {
			if _, err := tlog.ProveRecord(int64(it.Size), index, reader); err != nil {
				return err
			}
		}
		return nil
	}
	return it.proven(func(leaf []byte, p tproof.TLogProof, size uint64, root []byte) error {
		var path tlog.RecordProof
		for _, hash := range p.Hashes {
			path = append(path, tlog.Hash(hash))
		}
		return tlog.CheckRecord(path, int64(size), tlog.Hash(root), int64(p.Index), tlog.RecordHash(leaf))
	})
}

func (it trial) byTransparencyDev() error {
	switch it.Kind {
	case "note":
		verifier, err := fnote.NewVerifier(it.Keys[0])
		if err != nil {
			return err
		}
		_, _, _, err = log.ParseCheckpoint([]byte(it.Note), verifier.Name(), verifier)
		return err
	case "consistency":
		return proof.VerifyConsistency(rfc6962.DefaultHasher, it.Old, it.Size, bytesOf(it.Path), bytesOf([]string{it.OldRoot})[0], bytesOf([]string{it.Root})[0])
	case "tiles":
		return nil
	}
	return it.proven(func(leaf []byte, p tproof.TLogProof, size uint64, root []byte) error {
		var path [][]byte
		for _, hash := range p.Hashes {
			path = append(path, hash[:])
		}
		return proof.VerifyInclusion(rfc6962.DefaultHasher, p.Index, size, rfc6962.DefaultHasher.HashLeaf(leaf), path, root)
	})
}

// proven reads a proof and its checkpoint, computes the leaf as the application says, and checks the inclusion by `includes`.
func (it trial) proven(includes func(leaf []byte, p tproof.TLogProof, size uint64, root []byte) error) error {
	var p tproof.TLogProof
	if err := p.Unmarshal([]byte(it.Proof)); err != nil {
		return err
	}
	signed, err := it.open(string(p.Checkpoint), it.Keys)
	if err != nil {
		return err
	}
	var checkpoint log.Checkpoint
	if _, err := checkpoint.Unmarshal([]byte(signed.Text)); err != nil {
		return err
	}
	if !isKeyOf(it.Keys, checkpoint.Origin) {
		return errors.New("no key of this origin")
	}
	prevHash, payload, found := strings.Cut(string(p.ExtraData), "\n")
	if !found || len(prevHash) != 64 {
		return errors.New("the extra data are not an entry")
	}
	payloadHash := sha256.Sum256([]byte(payload))
	leaf := sha256.Sum256([]byte(prevHash + hex.EncodeToString(payloadHash[:])))
	if err := includes(leaf[:], p, checkpoint.Size, checkpoint.Hash); err != nil {
		return err
	}
	var entry struct {
		SeqNo  uint64 `json:"seq_no"`
		Tenant string `json:"tenant"`
	}
	if err := json.Unmarshal([]byte(payload), &entry); err != nil {
		return err
	}
	if entry.SeqNo != p.Index+1 || !strings.HasSuffix(checkpoint.Origin, "/"+entry.Tenant) {
		return errors.New("the entry is another")
	}
	return nil
}

// open verifies the signatures of a log and the quorum of its witnesses.
func (it trial) open(text string, keys []string) (*note.Note, error) {
	var verifiers []note.Verifier
	for _, key := range keys {
		verifier, err := note.NewVerifier(key)
		if err != nil {
			return nil, err
		}
		verifiers = append(verifiers, verifier)
	}
	signed, err := note.Open([]byte(text), note.VerifierList(verifiers...))
	if err != nil {
		return nil, err
	}
	var witnesses []note.Verifier
	for _, key := range it.Witnesses {
		verifier, err := fnote.NewVerifierForCosignatureV1(key)
		if err != nil {
			return nil, err
		}
		witnesses = append(witnesses, verifier)
	}
	if len(witnesses) == 0 {
		return signed, nil
	}
	cosigned, err := note.Open([]byte(text), note.VerifierList(append(verifiers, witnesses...)...))
	if err != nil {
		return nil, err
	}
	count := 0
	for _, signature := range cosigned.Sigs {
		for _, witness := range witnesses {
			if signature.Name == witness.Name() && signature.Hash == witness.KeyHash() {
				count++
			}
		}
	}
	if count < it.Quorum {
		return nil, fmt.Errorf("%d cosignatures", count)
	}
	return signed, nil
}

func isKeyOf(keys []string, origin string) bool {
	for _, key := range keys {
		if strings.HasPrefix(key, origin+"+") {
			return true
		}
	}
	return false
}

type tiles map[string]string

func (it tiles) Height() int                         { return 8 }
func (it tiles) SaveTiles(_ []tlog.Tile, _ [][]byte) {}
func (it tiles) ReadTiles(asked []tlog.Tile) ([][]byte, error) {
	var read [][]byte
	for _, tile := range asked {
		path := strings.TrimPrefix(tile.Path(), "tile/8/")
		data, err := base64.StdEncoding.DecodeString(it["tile/"+path])
		if err != nil || len(data) == 0 {
			return nil, fmt.Errorf("no tile %s", path)
		}
		read = append(read, data)
	}
	return read, nil
}

func hashOf(text string) tlog.Hash {
	hash, err := tlog.ParseHash(text)
	if err != nil {
		panic(err)
	}
	return hash
}

func bytesOf(texts []string) [][]byte {
	var all [][]byte
	for _, text := range texts {
		data, err := base64.StdEncoding.DecodeString(text)
		if err != nil {
			panic(err)
		}
		all = append(all, data)
	}
	return all
}
