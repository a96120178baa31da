import { createContext, use } from 'react'

import { styled } from '~/design/theme/styled'
import { chosenMark, radius, touch } from '~/design/theme/tokens'

/** Whether the side navigation is collapsed to a rail that shows only icons. */
export const CompactContext = createContext(false)

export const useCompact = () => use(CompactContext)

/** A side navigation link with an icon. `aria-current` marks the current page, or the one it belongs to. */
export const NavigationItem = styled('a')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 36,
  padding: '6px 10px',
  borderRadius: radius.control,
  color: theme.vars.palette.text.secondary,
  fontWeight: 500,
  textDecoration: 'none',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  // inside the item: the next item's background would cover an outer ring
  '&:focus-visible': { outlineOffset: -2 },
  '&[data-compact="true"]': { justifyContent: 'center' },
  // on touch screens a link stays hovered after a tap
  '@media (hover: hover)': {
    '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.action.hover },
  },
  '&[aria-current]': {
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.soft,
    fontWeight: 600,
    ...chosenMark,
  },
  // into the padding of a rail: wide enough for a finger
  [touch]: { minHeight: 44, '&[data-compact="true"]': { marginInline: '-3px' } },
}))
