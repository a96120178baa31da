import { type ReactNode, useRef } from 'react'

import { usePopover } from '~/design/layers/Tooltip'
import { createClass, styled } from '~/design/theme/styled'
import { overlayShadow, radius, touch } from '~/design/theme/tokens'

import { Control, FieldBox } from './Field'
import { HIGHLIGHT } from './use-option-list'

/** As wide as an `IconButton`, which grows with the text. */
const BUTTON = 'max(40px, 1.75rem)'

/** While the button that clears the field is shown, the text ends before it. */
export const Box = styled(FieldBox)({
  paddingInlineEnd: BUTTON,
  '&[data-chosen="true"]:is(:focus-within, :hover)': { paddingInlineEnd: `calc(2 * ${BUTTON} - 2px)` },
  '& [data-clears]': { visibility: 'hidden', marginInlineEnd: -2 },
  '&:focus-within [data-clears]': { visibility: 'visible' },
  // a touch would only show the button, and a second one press it
  '@media (pointer: fine)': { '&:hover [data-clears]': { visibility: 'visible' } },
})

export const Typed = styled(Control)({ textOverflow: 'ellipsis' })

/** The chevron stands where that of a select does. */
export const Buttons = styled('div')({
  position: 'absolute',
  right: 0,
  [touch]: { right: -2 },
  top: '50%',
  transform: 'translateY(-50%)',
  '& [data-opens="true"]': { transform: 'rotate(180deg)' },
})

const useListClass = createClass(({ theme }) => ({
  ...theme.typography.body1,
  // rendered only while it is open
  display: 'block',
  position: 'fixed',
  inset: 'auto',
  margin: '4px 0',
  padding: 0,
  overflow: 'auto',
  whiteSpace: 'normal',
  textAlign: 'start',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.control,
  boxShadow: overlayShadow,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
}))

const GAP = 4

/** Below the box, or above it where only there is room; a phone's keyboard covers what is below the visual viewport. */
function position(list: HTMLElement, box: HTMLElement) {
  const { left, top, bottom } = box.getBoundingClientRect()
  const { clientHeight } = document.documentElement
  const { offsetTop = 0, height = clientHeight } = window.visualViewport ?? {}
  list.style.width = `max(${box.clientWidth}px, 14rem)`
  const needed = list.offsetHeight + 2 * GAP
  const above = bottom + needed > offsetTop + height && top - needed >= offsetTop
  list.style.left = `${left + box.clientLeft}px`
  list.style.top = `${above ? top - needed : bottom}px`
}

/** What opens below the box of a field, at least as wide. */
export function Popup({ box, children }: { box: HTMLElement; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  usePopover(element, (list) => position(list, box))
  return (
    <div ref={element} popover="manual" className={useListClass()}>
      {children}
    </div>
  )
}

export const Empty = styled('div')(({ theme }) => ({
  padding: '14px 16px',
  color: theme.vars.palette.text.secondary,
}))

export const List = styled('ul')({
  // options are measured from here
  position: 'relative',
  margin: 0,
  padding: 4,
  maxHeight: '40vh',
  overflow: 'auto',
  listStyle: 'none',
})

export const useOptionClass = createClass(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  padding: '6px 10px',
  overflow: 'hidden',
  borderRadius: 6,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  [touch]: { minHeight: 44 },
  '&:focus': { outline: 0 },
  [`&[${HIGHLIGHT}]`]: {
    backgroundColor: theme.vars.palette.action.hover,
    '@media (hover: none)': { backgroundColor: 'transparent' },
  },
  [`&[${HIGHLIGHT}="keys"]`]: { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '&[aria-selected="true"]': { fontWeight: 550, '&&': { backgroundColor: theme.vars.palette.primary.soft } },
}))
