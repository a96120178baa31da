import { memo, useEffect, useState } from 'react'

import { SearchField } from '~/design/inputs/SearchField'

import { TYPING_PAUSE_MS } from './typing-pause'

type ListSearchProps = {
  label: string
  /** What the list is searched for now. */
  value: string
  onSearch: (text: string) => void
}

/** Searches once typing pauses; follows the address where that changes by itself. */
export function ListSearch({ label, value, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState<string>()
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    // its own question coming back leaves the spaces that are being typed
    if (value !== typed?.trim()) setTyped(undefined)
  }

  useEffect(() => {
    const text = typed?.trim()
    if (text === undefined || text === value) return
    const timer = setTimeout(() => onSearch(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])

  return <LastingSearch label={label} name="search" value={typed ?? value} onChange={setTyped} />
}

const LastingSearch = memo(SearchField)
