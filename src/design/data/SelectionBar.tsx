import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Button } from '~/design/inputs/Button'
import { passFocusOn } from '~/design/layout/pass-focus'
import { hiddenEdge } from '~/design/theme/forced-colours'
import { radius } from '~/design/theme/tokens'

type SelectionBarProps = {
  count: number
  /** Actions for the selected rows. */
  children?: ReactNode
  onClear: () => void
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: '7px 8px 7px 16px',
  borderRadius: radius.control,
  backgroundColor: theme.vars.palette.primary.soft,
  ...hiddenEdge,
}))

const Count = styled('div')({ flex: '1 1 auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' })

/** Shown above a table while rows are selected. Announces the count. */
export function SelectionBar({ count, children, onClear }: SelectionBarProps) {
  return (
    <Root>
      <Count role="status">
        <FormattedMessage id="data.selection" values={{ count }} />
      </Count>
      {children}
      <Button
        size="small"
        variant="text"
        color="neutral"
        onClick={(event) => {
          passFocusOn(event.currentTarget)
          onClear()
        }}
      >
        <FormattedMessage id="data.selection.clear" />
      </Button>
    </Root>
  )
}
