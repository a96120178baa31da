import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'

import { ExternalIcon } from '~/design/icons/first-icons'
import { styled, createClass, type Sx } from '~/design/theme/styled'
import { radius, touch } from '~/design/theme/tokens'
import { TextElement } from '~/i18n/intl'

import { VisuallyHidden } from './Text'

/** The look of a link, also for a button that reads as one. */
export const useLinkClass = createClass(({ theme }) => ({
  borderRadius: 2,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.primary.main,
  textDecoration: 'underline 1px',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: '3px',
  '&:hover': { textDecorationColor: 'currentColor' },
  '&[data-color="inherit"]': { color: 'inherit' },
  '&[data-underline="none"], &[data-underline="hover"]:not(:hover)': { textDecoration: 'none' },
  // a taller touch target, without moving its surroundings
  [touch]: { '&&': { paddingBlock: 14, marginBlock: -14 } },
  '&:is(button)': {
    maxWidth: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    textAlign: 'inherit',
    userSelect: 'none',
    cursor: 'pointer',
  },
}))

export type LinkProps = Omit<ComponentProps<'a'>, 'color'> & {
  /** `inherit`: the colour of the surrounding text instead of the primary colour. */
  color?: 'inherit'
  /** Underlined by default. */
  underline?: 'hover' | 'none'
  /** Leaves the app: opens a new tab and says so. */
  external?: boolean
  sx?: Sx
}

/** An address outside the app. The name of the link says so, too. */
export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const

/** Leads to a page or an address. What does something is a `Button`. */
export function Link({ external = false, color, underline, className, sx, children, ...props }: LinkProps) {
  const look = { ...props, className: useLinkClass(className, sx), 'data-color': color, 'data-underline': underline }
  if (!external) return <a {...look}>{children}</a>
  return (
    <a {...look} {...NEW_TAB}>
      <TextElement>{children}</TextElement>
      <span>
        {' '}
        <ExternalIcon size={14} />
      </span>
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="common.newTab" />
      </VisuallyHidden>
    </a>
  )
}

/** Id of `<main tabIndex={-1}>`, the target of the skip link. */
export const MAIN_ID = 'main'

const Root = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: theme.vars.zIndex.tooltip,
  padding: '9px 15px',
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontWeight: 550,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
  // above a sheet of paper is the end of the one before
  '@media print': { display: 'none' },
}))

/** The first tab stop. It moves the focus itself, so that the URL does not change. */
export function SkipLink() {
  return (
    <Root
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        const main = document.getElementById(MAIN_ID)
        if (!main) return
        event.preventDefault()
        main.focus()
        main.scrollIntoView()
      }}
    >
      <FormattedMessage id="navigation.skip" />
    </Root>
  )
}
