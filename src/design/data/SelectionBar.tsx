import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Button } from '~/design/inputs/Button'
import { passFocusOn } from '~/design/layout/pass-focus'
import { hiddenEdge } from '~/design/theme/forced-colours'
import { styled } from '~/design/theme/styled'
import { radius } from '~/design/theme/tokens'

type SelectionBarProps = {
  /** What is selected. */
  of: 'brands' | 'users'
  count: number
  /** Selected, and not among the rows in view. */
  hidden?: number
  /** No more than so many at a time. */
  most?: number
  /** More were asked for than may be selected: the rest was left out. */
  full?: boolean
  /** What can be done with the selected. */
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
  // notes below the count: the controls stay in line with the count
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

/** Above a table while rows are selected; its count is said aloud. */
export function SelectionBar({ of, count, hidden = 0, most, full = false, children, onClear }: SelectionBarProps) {
  return (
    <Root data-selection data-notes={hidden > 0 || full || (count > 0 && most !== undefined)}>
      <Count role="status">
        <FormattedMessage id={`data.selection.${of}`} values={{ count }} />
        {count > 0 && most !== undefined && (
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
      {count > 0 && (
        <Button
          size="small"
          variant="text"
          color="neutral"
          sx={{ '&&': { px: 0.5 } }}
          onClick={(event) => {
            passFocusOn(event.currentTarget)
            onClear()
          }}
        >
          <FormattedMessage id="data.selection.clear" />
        </Button>
      )}
      {children && <Acts>{children}</Acts>}
    </Root>
  )
}
