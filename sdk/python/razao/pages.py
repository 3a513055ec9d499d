"""Lists."""

from __future__ import annotations

from typing import Callable, Generic, Iterator, List, Optional, TypeVar

Page = TypeVar("Page")
Item = TypeVar("Item")


class Listing(Generic[Page, Item]):
    """A list, its first page read. Iterate it for every item of all pages; each further page is read when it is reached."""

    def __init__(self, page: Page, read: Callable[[str], Page], items: Callable[[Page], List[Item]], cursor: Callable[[Page], Optional[str]]) -> None:
        self.page = page
        """The first page as it was answered."""
        self._read = read
        self._items = items
        self._cursor = cursor

    @property
    def items(self) -> List[Item]:
        """Those of the first page."""
        return self._items(self.page)

    @property
    def next_cursor(self) -> Optional[str]:
        """Where the second page begins; None when there is none."""
        return self._cursor(self.page)

    def pages(self) -> Iterator[Page]:
        """Page after page. A page can be empty; the list ends where its cursor is None."""
        page = self.page
        yield page
        cursor = self._cursor(page)
        while cursor is not None:
            page = self._read(cursor)
            yield page
            cursor = self._cursor(page)

    def __iter__(self) -> Iterator[Item]:
        for page in self.pages():
            yield from self._items(page)
