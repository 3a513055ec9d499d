package razao

import (
	"context"
	"iter"
)

// List is a list of which the first page is read.
type List[Page, Item any] struct {
	// Page is the first page as it was answered.
	Page *Page

	read   func(ctx context.Context, cursor string) (*Page, error)
	items  func(*Page) []Item
	cursor func(*Page) *string
}

// NewList reads the first page.
func NewList[Page, Item any](
	ctx context.Context, read func(ctx context.Context, cursor string) (*Page, error), items func(*Page) []Item, cursor func(*Page) *string, first string,
) (*List[Page, Item], error) {
	page, err := read(ctx, first)
	if err != nil {
		return nil, err
	}
	return &List[Page, Item]{page, read, items, cursor}, nil
}

// Items are those of the first page.
func (l *List[Page, Item]) Items() []Item { return l.items(l.Page) }

// NextCursor is where the second page begins; empty when there is none.
func (l *List[Page, Item]) NextCursor() string {
	if cursor := l.cursor(l.Page); cursor != nil {
		return *cursor
	}
	return ""
}

// Pages gives page after page, each read when it is reached. A page can be empty; the list ends where its cursor is null. An error is the last.
func (l *List[Page, Item]) Pages(ctx context.Context) iter.Seq2[*Page, error] {
	return func(yield func(*Page, error) bool) {
		page := l.Page
		for yield(page, nil) {
			cursor := l.cursor(page)
			if cursor == nil {
				return
			}
			next, err := l.read(ctx, *cursor)
			if err != nil {
				yield(nil, err)
				return
			}
			page = next
		}
	}
}

// All gives every item of all pages. An error is the last.
func (l *List[Page, Item]) All(ctx context.Context) iter.Seq2[Item, error] {
	return func(yield func(Item, error) bool) {
		for page, err := range l.Pages(ctx) {
			if err != nil {
				var none Item
				yield(none, err)
				return
			}
			for _, item := range l.items(page) {
				if !yield(item, nil) {
					return
				}
			}
		}
	}
}
