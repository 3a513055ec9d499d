"""What every client of Razao does alike: tokens, keys, repetitions, pages, errors, waits, webhooks."""
