import { useState } from 'react'

import { PAGE_SIZE } from '~/features/shared/lists/list-pages'
import { plainWords } from '~/platform/text'

/** A whole list in the browser, filtered by a text and shown 20 rows at a time. */
export function useShownRows<Row>(rows: readonly Row[], textOf: (row: Row) => string) {
  const [text, setText] = useState('')
  const [asked, setPage] = useState(1)
  const wanted = plainWords(text.trim())
  const found = rows.filter((row) => plainWords(textOf(row)).includes(wanted))
  // filtering may have removed the last page
  const page = Math.min(asked, Math.max(1, Math.ceil(found.length / PAGE_SIZE)))
  return {
    text,
    type: (typed: string) => {
      setText(typed)
      setPage(1)
    },
    rows: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    pages: { page, size: PAGE_SIZE, total: found.length, onPage: setPage },
  }
}
