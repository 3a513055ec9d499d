"""Proofs of entries, verified offline with the standard library alone. Source: c2sp.org/tlog-proof."""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import re
from dataclasses import dataclass
from typing import Any, NoReturn, Optional, Sequence, Union

HEADER = "c2sp.org/tlog-proof@v1"
LOG, WITNESS = 1, 4


class ProofError(Exception):
    """A proof is malformed or false. The message says which part."""


@dataclass(frozen=True)
class ProvenEntry:
    """What a valid proof shows: the log committed to this entry."""

    origin: str
    size: int
    seq_no: int
    entry_hash: str
    payload: dict[str, Any]
    witnesses: list[str]


@dataclass(frozen=True)
class _Key:
    name: str
    id: bytes
    type: int
    key: bytes


def verify_proof(
    proof: str, keys: Union[str, Sequence[str]], *, witnesses: Sequence[str] = (), quorum: int = 0,
) -> ProvenEntry:
    """
    Verify a proof: who has it needs nothing else but the key of the log, from a place that they trust.

    :param keys: lines `name+id+base64` of the log's keys; any of them may have signed.
    :param witnesses: lines of the witnesses' keys.
    :param quorum: number of these witnesses that must have cosigned.
    :raises ProofError: says what is missing or false.
    """
    head, blank, note = proof.partition("\n\n")
    lines = head.split("\n")
    if lines[0] != HEADER or not blank:
        _refuse("this is not a proof: the first line is another")
    if len(lines) < 3 or len(lines) > 66 or not lines[1].startswith("extra ") or not lines[2].startswith("index "):
        _refuse("the proof lacks its entry or its index")
    prev_hash, text = _entry(lines[1][6:])
    index = _whole(lines[2][6:], "the index")
    path = [_base64(line, "a hash of the path", 32) for line in lines[3:]]
    origin, size, root, signed, signatures = _checkpoint(note)

    trusted = [_key(line) for line in ([keys] if isinstance(keys, str) else keys)]
    own = [key for key in trusted if key.name == origin and key.type == LOG]
    if not own:
        _refuse(f"the checkpoint is of {origin}, for which no key is given")
    if not _signers(signed, signatures, own):
        _refuse("none of the given keys signed the checkpoint")
    cosigners = _signers(signed, signatures, [_key(line) for line in witnesses])
    if len(cosigners) < quorum:
        _refuse(f"{len(cosigners)} trusted witnesses cosigned, not {quorum}")

    entry_hash = _sha256((prev_hash + _sha256(text).hex()).encode())
    if _root(_sha256(b"\0" + entry_hash), index, size, path) != root:
        _refuse("the entry is not in the tree of the checkpoint")
    payload = _parse(text)
    if payload.get("seq_no") != index + 1:
        _refuse("the entry has another number than its place in the tree")
    if payload.get("tenant") != origin.rpartition("/")[2]:
        _refuse("the entry is of another tenant")
    return ProvenEntry(origin, size, index + 1, entry_hash.hex(), payload, cosigners)


def _refuse(why: str) -> NoReturn:
    raise ProofError(why)


def _sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def _base64(text: str, what: str, length: Optional[int] = None) -> bytes:
    try:
        data = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        _refuse(f"{what} is not base64")
    if base64.b64encode(data).decode() != text or (length is not None and len(data) != length):
        _refuse(f"{what} is not base64 of the right length")
    return data


def _whole(text: str, what: str) -> int:
    if not re.fullmatch(r"0|[1-9][0-9]{0,15}", text) or int(text) > 2**53 - 1:
        _refuse(f"{what} is not a whole number")
    return int(text)


def _entry(encoded: str) -> tuple[str, bytes]:
    prev_hash, line, text = _base64(encoded, "the entry").partition(b"\n")
    if not line or not re.fullmatch(rb"[0-9a-f]{64}", prev_hash):
        _refuse("the entry is not a hash and a payload")
    return prev_hash.decode(), text


def _checkpoint(note: str) -> tuple[str, int, bytes, str, list[tuple[str, bytes, bytes]]]:
    text, blank, signatures = note.rpartition("\n\n")
    lines = text.split("\n")
    if not blank or not note.endswith("\n") or re.search(r"[\x00-\x09\x0b-\x1f]", note) or len(lines) < 3 or "" in lines:
        _refuse("the checkpoint is not a signed note")
    return (
        lines[0], _whole(lines[1], "the size of the tree"), _base64(lines[2], "the root of the tree", 32), text + "\n",
        [_signature(line) for line in signatures[:-1].split("\n")],
    )


def _signature(line: str) -> tuple[str, bytes, bytes]:
    found = re.fullmatch(r"— ([^\s+]+) (\S+)", line)
    if not found:
        _refuse("a signature line is malformed")
    data = _base64(found[2], "a signature")
    return found[1], data[:4], data[4:]


def _key(line: str) -> _Key:
    found = re.fullmatch(r"([^\s+]+)\+([0-9a-f]{8})\+(\S+)", line.strip())
    if not found:
        _refuse("a key is malformed")
    data = _base64(found[3], "a key", 33)
    id_ = _sha256(found[1].encode() + b"\n" + data)[:4]
    if id_.hex() != found[2]:
        _refuse("the id of a key is not that of its name and bytes")
    if data[0] not in (LOG, WITNESS):
        _refuse("a key is not Ed25519, of a log (1) or a witness (4)")
    return _Key(found[1], id_, data[0], data[1:])


def _signers(text: str, signatures: Sequence[tuple[str, bytes, bytes]], keys: Sequence[_Key]) -> list[str]:
    """A wrong signature of a trusted key refuses the whole; one of an unknown key says nothing."""
    names = []
    for key in keys:
        own = [data for name, id_, data in signatures if name == key.name and id_ == key.id]
        if not all(_is_signed(text, data, key) for data in own):
            _refuse(f"the signature of {key.name} is wrong")
        if own:
            names.append(key.name)
    return names


def _is_signed(text: str, data: bytes, key: _Key) -> bool:
    if key.type == LOG:
        return len(data) == 64 and _verify_ed25519(key.key, data, text.encode())
    seconds = int.from_bytes(data[:8], "big")
    signed = f"cosignature/v1\ntime {seconds}\n{text}".encode()
    return len(data) == 72 and seconds < 2**63 and _verify_ed25519(key.key, data[8:], signed)


def _root(leaf: bytes, index: int, size: int, path: Sequence[bytes]) -> Optional[bytes]:
    """Compute the root from a leaf and its path; None for a path of the wrong length. Source: RFC 9162, 2.1.3.2."""
    if index >= size:
        return None
    at, last, node = index, size - 1, leaf
    for sibling in path:
        if last == 0:
            return None
        if at % 2 == 1 or at == last:
            node = _sha256(b"\1" + sibling + node)
            while at % 2 == 0 and at != 0:
                at, last = at // 2, last // 2
        else:
            node = _sha256(b"\1" + node + sibling)
        at, last = at // 2, last // 2
    return node if last == 0 else None


def _parse(text: bytes) -> dict[str, Any]:
    try:
        payload = json.loads(text)
    except ValueError:
        _refuse("the payload of the entry is not JSON")
    if not isinstance(payload, dict):
        _refuse("the payload of the entry is not JSON")
    return payload


# Ed25519, verification alone: nothing here is secret. Source: RFC 8032, 5.1 and 6.
_P = 2**255 - 19
_Q = 2**252 + 27742317777372353535851937790883648493
_D = -121665 * pow(121666, _P - 2, _P) % _P
_ROOT = pow(2, (_P - 1) // 4, _P)
_Point = tuple[int, int, int, int]


def _add(a: _Point, b: _Point) -> _Point:
    one, two = (a[1] - a[0]) * (b[1] - b[0]) % _P, (a[1] + a[0]) * (b[1] + b[0]) % _P
    three, four = 2 * a[3] * b[3] * _D % _P, 2 * a[2] * b[2] % _P
    e, f, g, h = two - one, four - three, four + three, two + one
    return e * f % _P, g * h % _P, f * g % _P, e * h % _P


def _times(factor: int, point: _Point) -> _Point:
    total: _Point = (0, 1, 1, 0)
    while factor > 0:
        if factor & 1:
            total = _add(total, point)
        point, factor = _add(point, point), factor >> 1
    return total


def _x_of(y: int, sign: int) -> Optional[int]:
    if y >= _P:
        return None
    square = (y * y - 1) * pow(_D * y * y + 1, _P - 2, _P) % _P
    if square == 0:
        return None if sign else 0
    x = pow(square, (_P + 3) // 8, _P)
    if (x * x - square) % _P != 0:
        x = x * _ROOT % _P
    if (x * x - square) % _P != 0:
        return None
    return _P - x if x & 1 != sign else x


def _point(data: bytes) -> Optional[_Point]:
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & ((1 << 255) - 1)
    x = _x_of(y, sign)
    return None if x is None else (x, y, 1, x * y % _P)


_BASE_Y = 4 * pow(5, _P - 2, _P) % _P
_BASE_X = _x_of(_BASE_Y, 0) or 0
_BASE: _Point = (_BASE_X, _BASE_Y, 1, _BASE_X * _BASE_Y % _P)


def _verify_ed25519(public: bytes, signature: bytes, message: bytes) -> bool:
    key, nonce = _point(public), _point(signature[:32])
    scalar = int.from_bytes(signature[32:], "little")
    if key is None or nonce is None or scalar >= _Q:
        return False
    challenge = int.from_bytes(hashlib.sha512(signature[:32] + public + message).digest(), "little") % _Q
    left, right = _times(scalar, _BASE), _add(nonce, _times(challenge, key))
    return (left[0] * right[2] - right[0] * left[2]) % _P == 0 and (left[1] * right[2] - right[1] * left[2]) % _P == 0
