import { useState } from 'react'

import type { Brand, Member } from '~/api/generated/types.gen'
import type { AccessSubject } from '~/features/shared/page-links'

import type { AccessMode } from './access-change'

type Chosen = { mode: AccessMode; id?: number | undefined; person?: Member; brand?: Brand }

/** Whose access is shown: first from the URL, then as chosen, which updates the URL. */
export function useAccessSubject(first: AccessSubject, onSubject: (subject: AccessSubject) => void) {
  const [chosen, setChosen] = useState<Chosen>({ mode: first.by, id: first.id })
  const [last, setLast] = useState(first)
  // a link to another subject was followed on this page
  if (last.by !== first.by || last.id !== first.id) {
    setLast(first)
    if (first.by !== chosen.mode || first.id !== chosen.id) setChosen({ mode: first.by, id: first.id })
  }

  function show(next: Chosen) {
    setChosen(next)
    onSubject({ by: next.mode, id: next.id })
  }

  return {
    ...chosen,
    choosePerson: (person: Member) => show({ mode: 'user', id: person.id, person }),
    chooseBrand: (brand: Brand) => show({ mode: 'brand', id: brand.id, brand }),
    /** A change of mode clears the choice. */
    switchTo: (mode: AccessMode) => show({ mode }),
    clear: () => show({ mode: chosen.mode }),
  }
}
