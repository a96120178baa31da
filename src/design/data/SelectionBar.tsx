import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Button } from '~/design/inputs/Button'
import { passFocusOn } from '~/design/layout/pass-focus'
import { hiddenEdge } from '~/design/theme/forced-colours'
import { styled } from '~/design/theme/styled'
import { radius } from '~/design/theme/tokens'

type SelectionBarProps = {
  /** The kind of items that are selected. */
  of: 'brands' | 'users'
  count: number
  /** Number of selected items that are not among the visible rows. */
  hidden?: number
  /** The largest possible selection. */
  most?: number
  /** The user tried to select more items than possible; the rest was left out. */
  full?: boolean
  /** The actions for the selected items. */
  children?: ReactNode
  onClear: () => void
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '3px 4px 3px 12px',
  borderRadius: radius.control,
  backgroundColor: theme.vars.palette.primary.soft,
  ...hiddenEdge,
  // with notes below the count, the controls stay level with the count
  '&[data-notes="true"]': { alignItems: 'flex-start', '& > [role="status"]': { paddingBlock: 6 } },
}))

const Count = styled('div')({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' })

const Acts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginInlineStart: 'auto',
})

const Note = styled('div')(({ theme }) => ({ ...theme.typography.body2, fontWeight: 400 }))

/** Shown above a table while rows are selected. Its count is announced. */
export function SelectionBar({ of, count, hidden = 0, most, full = false, children, onClear }: SelectionBarProps) {
  return (
    <Root data-selection data-notes={hidden > 0 || full || most !== undefined}>
      <Count role="status">
        <FormattedMessage id={`data.selection.${of}`} values={{ count }} />
        {most !== undefined && (
          <Note>
            <FormattedMessage id="data.selection.most" values={{ most }} />
          </Note>
        )}
        {hidden > 0 && (
          <Note>
            <FormattedMessage id="data.selection.hidden" values={{ count: hidden }} />
          </Note>
        )}
        {full && (
          <Note>
            <FormattedMessage id="data.selection.full" values={{ most: most ?? count }} />
          </Note>
        )}
      </Count>
      <Button
        // another button: one that is only hidden would keep the focus
        key={count > 0 ? 'shown' : 'hidden'}
        size="small"
        variant="text"
        color="neutral"
        // keeps its place: the table below must not move under the pointer
        sx={{ '&&': { px: 0.5, visibility: count > 0 ? 'visible' : 'hidden' } }}
        onClick={(event) => {
          passFocusOn(event.currentTarget)
          onClear()
        }}
      >
        <FormattedMessage id="data.selection.clear" />
      </Button>
      {children && <Acts>{children}</Acts>}
    </Root>
  )
}
