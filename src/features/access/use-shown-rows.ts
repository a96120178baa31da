import { useState } from 'react'

import { plainWords } from '~/validation/fold-text'

import { LIST_SIZE } from './access-queries'

/** A whole list in the browser, filtered by a text and shown 20 rows at a time. */
export function useShownRows<Row>(rows: readonly Row[], textOf: (row: Row) => string) {
  const [text, setText] = useState('')
  const [asked, setPage] = useState(1)
  const wanted = plainWords(text.trim())
  const found = rows.filter((row) => plainWords(textOf(row)).includes(wanted))
  // the last page may have gone with its rows
  const page = Math.min(asked, Math.max(1, Math.ceil(found.length / LIST_SIZE)))
  return {
    text,
    type: (typed: string) => {
      setText(typed)
      setPage(1)
    },
    rows: found.slice((page - 1) * LIST_SIZE, page * LIST_SIZE),
    pages: { page, size: LIST_SIZE, total: found.length, onPage: setPage },
  }
}
