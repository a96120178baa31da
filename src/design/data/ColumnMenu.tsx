import { FormattedMessage, useIntl } from 'react-intl'

import { ColumnsIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Checkbox } from '~/design/inputs/Checkbox'
import { PopoverButton } from '~/design/layers/layers'
import { Stack } from '~/design/layout/Flex'

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
