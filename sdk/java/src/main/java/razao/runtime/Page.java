package razao.runtime;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Function;

/** A page of a list. Iterated, it is every item from this page on; further pages are fetched as they are needed. */
public final class Page<T> implements Iterable<T> {
  private final List<T> items;
  private final String nextCursor;
  private final Function<String, Page<T>> read;

  private Page(List<T> items, String nextCursor, Function<String, Page<T>> read) {
    this.items = items;
    this.nextCursor = nextCursor;
    this.read = read;
  }

  /**
   * Makes a page of an answer.
   *
   * @param property where the items stand
   * @param read the page of a cursor
   */
  public static <T> Page<T> of(JsonNode answer, String property, Class<T> type, Function<String, Page<T>> read) {
    List<T> items = new ArrayList<>();
    answer.path(property).forEach(item -> items.add(Json.read(item, type)));
    return new Page<>(List.copyOf(items), answer.path("next_cursor").asText(null), read);
  }

  /** The items of this page. There can be none, though pages follow. */
  public List<T> items() {
    return items;
  }

  /** Where the next page begins; empty on the last. */
  public Optional<String> nextCursor() {
    return Optional.ofNullable(nextCursor);
  }

  /** The page after this one; empty after the last. */
  public Optional<Page<T>> next() {
    return nextCursor().map(read);
  }

  @Override
  public Iterator<T> iterator() {
    return new Iterator<>() {
      private Page<T> page = Page.this;
      private int at;

      @Override
      public boolean hasNext() {
        while (at == page.items.size() && page.nextCursor != null) {
          page = page.read.apply(page.nextCursor);
          at = 0;
        }
        return at < page.items.size();
      }

      @Override
      public T next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        return page.items.get(at++);
      }
    };
  }
}
