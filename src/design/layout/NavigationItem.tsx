import { chosenMark } from '~/design/theme/forced-colours'
import { styled } from '~/design/theme/styled'
import { radius, touch } from '~/design/theme/tokens'

/** A link of the side navigation, with an icon; `aria-current="page"` marks the page that is shown. */
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
  // within the entry: the background of the next one would cover its edge
  '&:focus-visible': { outlineOffset: -2 },
  '&[data-compact="true"]': { justifyContent: 'center' },
  // a finger leaves a link hovered
  '@media (hover: hover)': {
    '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.action.hover },
  },
  '&[aria-current="page"]': {
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.soft,
    fontWeight: 600,
    ...chosenMark,
  },
  [touch]: { minHeight: 44 },
}))
