import type { ReactNode } from 'react'

import { styled } from '~/design/theme/styled'
import { touch } from '~/design/theme/tokens'

type ControlLabelProps = {
  label: ReactNode
  disabled?: boolean | undefined
  /** The control: 40 px tall, 44 px on touch screens. */
  children: ReactNode
}

const Root = styled('label')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'inline-flex',
  alignItems: 'flex-start',
  verticalAlign: 'middle',
  cursor: 'pointer',
  '& > span': { paddingBlock: 10 },
  [touch]: { '& > span': { paddingBlock: 12 } },
  '&[data-disabled="true"]': { color: theme.vars.palette.text.disabled, cursor: 'default' },
}))

/** A checkbox, radio button or switch with its clickable label at the right. */
export const ControlLabel = ({ label, disabled = false, children }: ControlLabelProps) => (
  <Root data-disabled={disabled}>
    {children}
    <span>{label}</span>
  </Root>
)
