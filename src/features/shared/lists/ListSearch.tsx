import { memo, useEffect, useState } from 'react'

import { SearchField } from '~/design/inputs/SearchField'

import { TYPING_PAUSE_MS } from './typing-pause'
import { useShortSearch } from './use-short-search'

type ListSearchProps = {
  label: string
  /** The current search text of the list. */
  value: string
  onSearch: (text: string) => void
}

/** Searches when the user pauses typing. Follows the URL when it changes for another reason. */
export function ListSearch({ label, value, onSearch }: ListSearchProps) {
  const placeholder = useShortSearch()
  const [typed, setTyped] = useState<string>()
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    // after its own search, keeps the spaces that the user is typing
    if (value !== typed?.trim()) setTyped(undefined)
  }

  useEffect(() => {
    const text = typed?.trim()
    if (text === undefined || text === value) return
    const timer = setTimeout(() => onSearch(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])

  return (
    <LastingSearch label={label} placeholder={placeholder} name="search" value={typed ?? value} onChange={setTyped} />
  )
}

const LastingSearch = memo(SearchField)
