import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'

import { radius, touch } from '~/design/theme/tokens'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'color'> & {
  /** Accessible name. */
  label: string
  /** 32 px instead of 40 px; 44 px for fingers in any case. */
  size?: 'small'
  color?: 'error'
}

const Root = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 40,
  height: 40,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  fontSize: 20,
  userSelect: 'none',
  cursor: 'pointer',
  '&[data-size="small"]': { width: 32, height: 32, fontSize: 18 },
  [touch]: { '&&&': { width: 44, height: 44 } },
  '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.action.hover },
  '&[data-color="error"]': { color: theme.vars.palette.error.main },
  '&:is(:disabled, [aria-disabled="true"])': {
    color: theme.vars.palette.text.disabled,
    background: 'none',
    cursor: 'default',
  },
  '&[aria-disabled="true"]': { cursor: 'not-allowed' },
}))

/** The browser's button around an icon: a list has one in each row. */
export const IconButton = ({ label, size, color, ...props }: IconButtonProps) => (
  <Root type="button" {...props} data-size={size} data-color={color} aria-label={label} />
)
