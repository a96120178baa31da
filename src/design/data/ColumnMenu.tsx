import { useCallback, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { ColumnsIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Checkbox } from '~/design/inputs/Checkbox'
import { PopoverButton } from '~/design/layers/layers'
import { Stack } from '~/design/layout/Flex'
import { isObject, own, parseJson } from '~/platform/json'
import { safeLocalStorage, type SafeStorage } from '~/platform/storage'

import { DEFAULT_LAYOUT, type ColumnLayout, type LeftOut, useCards, useColumnsWithRoom } from './data-table'

type ColumnMenuProps = {
  columns: readonly { id: string; header: string; leftOut?: LeftOut }[]
  layout: ColumnLayout
  onLayout: (layout: ColumnLayout) => void
}

/** Chooses the visible columns, where there are columns. The first column names the row and is always visible. */
export function ColumnMenu({ columns, layout, onLayout }: ColumnMenuProps) {
  const label = useIntl().formatMessage({ id: 'lists.columns' })
  const shown = useColumnsWithRoom(columns)
  const cards = useCards()
  const changed = layout.hidden.length > 0 || Object.keys(layout.widths).length > 0
  if (cards) return null
  return (
    <PopoverButton label={label} icon={<ColumnsIcon />}>
      {() => (
        <Stack sx={{ p: 1.5 }}>
          {shown.map(({ id, header }, index) => (
            <Checkbox
              key={id}
              label={header}
              checked={!layout.hidden.includes(id)}
              disabled={index === 0}
              onChange={(event) =>
                onLayout({
                  // the widths belong to the previous set of columns
                  widths: {},
                  hidden: event.target.checked ? layout.hidden.filter((one) => one !== id) : [...layout.hidden, id],
                })
              }
            />
          ))}
          <Button variant="text" color="neutral" disabled={!changed} onClick={() => onLayout(DEFAULT_LAYOUT)}>
            <FormattedMessage id="lists.columns.reset" />
          </Button>
        </Stack>
      )}
    </PopoverButton>
  )
}

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
  // what another window sets is shown here too, so that neither overwrites the other
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // a null key means that the storage was cleared
      if (key === keyOf(list) || key === null) setLayout(readLayout(list))
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [list])
  const arrange = useCallback(
    (next: ColumnLayout) => {
      setLayout(next)
      safeLocalStorage.setItem(keyOf(list), JSON.stringify(next))
    },
    [list],
  )
  return [layout, arrange] as const
}
