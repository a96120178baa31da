import { useCallback, useState } from 'react'

import { DEFAULT_LAYOUT, type ColumnLayout } from '~/design/data/data-table'
import { isObject, own, parseJson } from '~/platform/json'
import { safeLocalStorage, type SafeStorage } from '~/platform/storage'

/** The lists with a column layout. */
type List = 'brands' | 'users'

const keyOf = (list: List) => `columns.${list}`

const isWidth = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0

/** The storage may hold anything. */
export function readLayout(list: List, storage: SafeStorage = safeLocalStorage): ColumnLayout {
  const stored = parseJson(storage.getItem(keyOf(list)) ?? '')?.value
  const hidden = own(stored, 'hidden')
  const widths = own(stored, 'widths')
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : DEFAULT_LAYOUT.hidden,
    widths: isObject(widths)
      ? Object.fromEntries(Object.entries(widths).filter((entry): entry is [string, number] => isWidth(entry[1])))
      : DEFAULT_LAYOUT.widths,
  }
}

/** How this browser shows the columns of a list. It contains no personal data. */
export function useColumnLayout(list: List) {
  const [layout, setLayout] = useState(() => readLayout(list))
  const arrange = useCallback(
    (next: ColumnLayout) => {
      setLayout(next)
      safeLocalStorage.setItem(keyOf(list), JSON.stringify(next))
    },
    [list],
  )
  return [layout, arrange] as const
}
