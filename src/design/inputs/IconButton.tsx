import type { ComponentProps } from 'react'

import { createClass } from '~/design/theme/styled'
import { radius, touch } from '~/design/theme/tokens'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'color'> & {
  /** Accessible name. */
  label: string
  /** 32 px instead of 40 px; always 44 px on touch screens. */
  size?: 'small'
  color?: 'error' | 'primary'
}

const useButtonClass = createClass(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 'max(40px, 1.75rem)',
  height: 'max(40px, 1.75rem)',
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  fontSize: '1.25rem',
  userSelect: 'none',
  cursor: 'pointer',
  '&[data-size="small"]': { width: 'max(32px, 1.5rem)', height: 'max(32px, 1.5rem)', fontSize: '1.125rem' },
  [touch]: { '&&&': { width: 'max(44px, 1.75rem)', height: 'max(44px, 1.75rem)' } },
  '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.action.hover },
  '&[data-color="error"]': { color: theme.vars.palette.error.main },
  '&[data-color="primary"]': { color: theme.vars.palette.primary.main },
  // a toggle that is on
  '&[aria-pressed="true"] path': { fill: 'currentColor' },
  '&:is(:disabled, [aria-disabled="true"])': {
    color: theme.vars.palette.text.disabled,
    background: 'none',
    cursor: 'default',
  },
  '&[aria-disabled="true"]': { cursor: 'not-allowed' },
}))

/**
 * A button that has an icon alone, where there is no room for a word and the icon is well known. Elsewhere use a `Button`.
 * Its label is read out. The browser's button: a list has one in each row.
 */
export const IconButton = ({ label, size, color, className, ...props }: IconButtonProps) => (
  <button
    type="button"
    {...props}
    className={useButtonClass(className)}
    data-size={size}
    data-color={color}
    aria-label={label}
  />
)
