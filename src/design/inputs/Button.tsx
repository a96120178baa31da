import { type ComponentProps, createElement, type ReactNode, type Ref } from 'react'

import { useLinkClass } from '~/design/layout/Link'
import { createClass, type Sx } from '~/design/theme/styled'
import { radius, touch, forced } from '~/design/theme/tokens'
import { TextElement } from '~/i18n/intl'

type ElementProps = Omit<ComponentProps<'button'>, 'color' | 'ref'> &
  Pick<ComponentProps<'a'>, 'href' | 'target' | 'rel'>

export type ButtonProps = ElementProps & {
  /** Contained by default. */
  variant?: 'contained' | 'outlined' | 'text'
  /** Primary by default. */
  color?: 'primary' | 'neutral' | 'error'
  size?: 'small' | 'medium' | 'large'
  fullWidth?: boolean
  startIcon?: ReactNode
  endIcon?: ReactNode
  sx?: Sx
  ref?: Ref<HTMLButtonElement>
}

/** The background of a text button under the pointer: as much of its tone as the theme says. */
const TINT = 'color-mix(in srgb, var(--tone) calc(var(--mui-palette-action-hoverOpacity) * 100%), transparent)'

const useButtonClass = createClass(({ theme: { typography, vars } }) => {
  const { palette } = vars
  const tone = ({ main, dark, contrastText }: typeof palette.primary) => ({
    '--tone': main,
    '--strong': dark,
    '--on': contrastText,
  })
  return {
    ...typography.button,
    ...tone(palette.primary),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'relative',
    boxSizing: 'border-box',
    minWidth: 0,
    minHeight: 40,
    // a name without a space
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    margin: 0,
    padding: '6px 16px',
    border: 0,
    borderRadius: radius.control,
    color: 'var(--text)',
    backgroundColor: 'var(--fill)',
    textAlign: 'center',
    textDecoration: 'none',
    verticalAlign: 'middle',
    userSelect: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    '--text': 'var(--on)',
    '--fill': 'var(--tone)',
    '@media (hover: hover)': { '&:hover': { '--fill': 'var(--strong)' } },
    '&[data-color="neutral"]': tone(palette.neutral),
    '&[data-color="error"]': tone(palette.error),
    '&[data-variant="outlined"]': {
      '--text': 'var(--tone)',
      '--fill': 'transparent',
      padding: '5px 15px',
      border: `1px solid ${palette.control}`,
      '&[data-color="error"]': { borderColor: palette.error.main },
      '&:not(:disabled, [aria-disabled="true"])': {
        backgroundColor: palette.background.paper,
        '&:hover': { backgroundImage: `linear-gradient(${palette.action.hover} 0 0)` },
      },
    },
    '&[data-variant="text"]': {
      '--text': 'var(--tone)',
      '--fill': 'transparent',
      padding: '6px 12px',
      '@media (hover: hover)': { '&:hover': { '--fill': TINT } },
      '&[data-color="neutral"]:hover': { backgroundColor: palette.action.hover },
    },
    '&[data-size="small"]': { minHeight: 32, padding: '4px 12px', fontSize: '0.8125rem' },
    '&[data-size="large"]': { minHeight: 44, padding: '8px 20px' },
    '&[data-wide="true"]': { width: '100%' },
    // at any button size
    [touch]: { '&&&': { minWidth: 44, minHeight: 44 } },
    '&:disabled': {
      color: palette.text.disabled,
      borderColor: palette.divider,
      cursor: 'default',
      pointerEvents: 'none',
      '&[data-variant="contained"]': { backgroundColor: palette.background.subtle },
    },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    // with a reason: looks disabled, but has focus and tooltip
    '&&&[aria-disabled="true"]:not([data-busy])': {
      color: palette.text.disabled,
      backgroundColor: palette.background.subtle,
      borderColor: palette.divider,
    },
    [forced]: {
      '&[data-variant="contained"]': { border: '1px solid' },
      '&:disabled, &&&[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' },
    },
    '& > [data-icon]': { display: 'inherit', '& > :first-of-type': { fontSize: '1.125rem' } },
    // an icon alone is as high as a line
    '& > [data-icon="start"]': {
      alignItems: 'center',
      margin: '0 8px 0 -2px',
      '&::before': { content: '"\\200b"', width: 0, overflow: 'hidden' },
    },
    '& > [data-icon="end"]': { margin: '0 -2px 0 8px' },
  }
})

/**
 * Starts an action. With an address it is a link, for screen readers too. One that sends a form is a `SubmitButton`, one that
 * may be refused an `ActionButton`, an address within a sentence a `Link`. A page has one filled button.
 */
export function Button(props: ButtonProps) {
  const {
    variant = 'contained',
    color,
    size,
    fullWidth,
    startIcon,
    endIcon,
    sx,
    className,
    children,
    ...others
  } = props
  return createElement(
    others.href === undefined ? 'button' : 'a',
    {
      ...(others.href === undefined && { type: 'button' }),
      ...others,
      className: useButtonClass(className, sx),
      'data-variant': variant,
      'data-color': color,
      'data-size': size,
      'data-wide': fullWidth,
    },
    startIcon && <span data-icon="start">{startIcon}</span>,
    <TextElement>{children}</TextElement>,
    endIcon && <span data-icon="end">{endIcon}</span>,
  )
}

type LinkButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className' | 'color'> & {
  /** `inherit`: the colour of the surrounding text instead of the primary colour. */
  color?: 'inherit'
}

/** A button that looks like a link, for use in a sentence. */
export const LinkButton = ({ color, ...props }: LinkButtonProps) => (
  <button {...props} className={useLinkClass()} type="button" data-color={color} />
)

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'color'> & {
  /** Accessible name. */
  label: string
  /** 32 px instead of 40 px; always 44 px on touch screens. */
  size?: 'small'
  color?: 'error' | 'primary'
}

const useIconButtonClass = createClass(({ theme }) => ({
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
    className={useIconButtonClass(className)}
    data-size={size}
    data-color={color}
    aria-label={label}
  />
)
