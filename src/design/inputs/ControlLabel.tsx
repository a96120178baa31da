import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

import { touch } from '~/design/theme/tokens'

type ControlLabelProps = {
  label: ReactNode
  disabled?: boolean | undefined
  /** The control: 40 px tall, 44 px for fingers. */
  children: ReactNode
}

const Root = styled('label')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'inline-flex',
  alignItems: 'flex-start',
  marginInlineStart: -10,
  verticalAlign: 'middle',
  cursor: 'pointer',
  '& > span': { paddingBlock: 10 },
  [touch]: { marginInlineStart: -12, '& > span': { paddingBlock: 12 } },
  '&[data-disabled="true"]': { color: theme.vars.palette.text.disabled, cursor: 'default' },
}))

/** A control and its label at the right, which is pressed as well. */
export const ControlLabel = ({ label, disabled = false, children }: ControlLabelProps) => (
  <Root data-disabled={disabled}>
    {children}
    <span>{label}</span>
  </Root>
)
