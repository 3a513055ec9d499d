"""What the models of requests and answers share."""

from __future__ import annotations

from enum import Enum
from typing import Any, Callable, Mapping

from pydantic import BaseModel, ConfigDict
from typing_extensions import Self


class Model(BaseModel):
    """A request, an answer or a part of one. Fields that this version does not know are kept: see `model_extra`."""

    model_config = ConfigDict(extra="allow", validate_by_name=True, validate_by_alias=True, validate_assignment=True, protected_namespaces=(), defer_build=True)

    def to_dict(self) -> dict[str, Any]:
        """The value as JSON has it: only what was set, by the names of the contract."""
        return self.model_dump(mode="json", by_alias=True, exclude_unset=True)

    @classmethod
    def from_dict(cls, value: object) -> Self:
        """:raises pydantic.ValidationError: where a required field is missing or has another type."""
        return cls.model_validate(value)


class OpenEnum(str, Enum):
    """Known values of a field. A later service may answer others: they become members of their own, equal to their text."""

    @classmethod
    def _missing_(cls, value: object) -> Self | None:
        if not isinstance(value, str):
            return None
        unknown = str.__new__(cls, value)
        unknown._name_ = value
        unknown._value_ = value
        return unknown

    @property
    def is_known(self) -> bool:
        """Whether this version lists it."""
        return self._name_ in type(self).__members__

    def __str__(self) -> str:
        return str(self._value_)

    def __eq__(self, other: object) -> bool:
        return str.__eq__(self, other) if isinstance(other, str) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._value_)


def json_names(names: Mapping[str, str]) -> Callable[[str], str]:
    """Names in JSON of fields that are called otherwise here, such as `class_` for `class`."""
    return lambda name: names.get(name, name)
