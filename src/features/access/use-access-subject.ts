import { useState } from 'react'

import type { Brand, Member } from '~/api/generated/types.gen'
import type { AccessSubject } from '~/features/shared/page-links'

import type { AccessMode } from './access-change'

type Chosen = { mode: AccessMode; id?: number | undefined; dormant: boolean; person?: Member; brand?: Brand }

/** Whose access is shown: first from the URL, then as chosen, which updates the URL. */
export function useAccessSubject(first: AccessSubject, onSubject: (subject: AccessSubject) => void) {
  const fromUrl: Chosen = { mode: first.by, id: first.id, dormant: first.dormant === true }
  const [chosen, setChosen] = useState(fromUrl)
  const [last, setLast] = useState(fromUrl)
  // a link to another subject was followed on this page
  if (!isSame(last, fromUrl)) {
    setLast(fromUrl)
    if (!isSame(chosen, fromUrl)) setChosen(fromUrl)
  }

  function show(next: Chosen) {
    setChosen(next)
    onSubject({ by: next.mode, id: next.id, ...(next.dormant && { dormant: true }) })
  }

  const list: Chosen = { mode: chosen.mode, dormant: chosen.dormant }
  return {
    ...chosen,
    choosePerson: (person: Member) => show({ ...list, mode: 'user', id: person.id, person }),
    chooseBrand: (brand: Brand) => show({ ...list, mode: 'brand', id: brand.id, brand }),
    /** A change of mode clears the choice. */
    switchTo: (mode: AccessMode) => show({ ...list, mode }),
    /** Lists only users who have not signed in for a long time. */
    filterDormant: (dormant: boolean) => show({ ...chosen, dormant }),
    clear: () => show(list),
  }
}

const isSame = (one: Chosen, other: Chosen) =>
  one.mode === other.mode && one.id === other.id && one.dormant === other.dormant
