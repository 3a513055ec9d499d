package razao.runtime

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.flow

/**
 * A page of a list.
 *
 * @property items of this page. There can be none, though pages follow.
 * @property nextCursor where the next page begins; null on the last.
 */
class Page<T> internal constructor(val items: List<T>, val nextCursor: String?, private val read: suspend (String) -> Page<T>) {
    /** The page after this one; null after the last. */
    suspend fun next(): Page<T>? = nextCursor?.let { read(it) }

    /** Every item from this page on; further pages are fetched as they are needed. */
    fun all(): Flow<T> = flow {
        var page: Page<T>? = this@Page
        while (page != null) {
            page.items.forEach { emit(it) }
            page = page.next()
        }
    }
}
