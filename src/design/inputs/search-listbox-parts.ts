import { styled } from '~/design/theme/styled'
import { touch } from '~/design/theme/tokens'

import { HIGHLIGHT } from './use-option-list'

/** No focus ring: the caret and the highlighted option already show the focus. */
export const Head = styled('div')(({ theme }) => ({
  padding: 4,
  paddingInlineEnd: 'var(--field-end, 4px)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { border: 0, outline: '0 !important', backgroundColor: 'transparent' },
  '& > p': { margin: '2px 10px 6px' },
}))

export const List = styled('ul')({
  margin: 0,
  padding: 4,
  listStyle: 'none',
  maxHeight: 'min(320px, 50dvh)',
  overflowY: 'auto',
  scrollPaddingBlock: 8,
  '&[data-tall="true"]': { minHeight: 0, maxHeight: 'var(--list-most, min(640px, 70dvh))' },
})

/** The highlight shows the keyboard position. Without the focus there is none. */
export const Root = styled('div')({
  [`&:not(:focus-within) [${HIGHLIGHT}]:not(:hover)`]: { outline: 0, backgroundColor: 'transparent' },
  '&[data-tall="true"]': { display: 'flex', flexDirection: 'column', minHeight: 0 },
})

export const GroupName = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  padding: '8px 10px 4px',
  color: theme.vars.palette.text.secondary,
}))

export const Row = styled('li')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  padding: '6px 10px',
  borderRadius: 6,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  [touch]: { minHeight: 44 },
  [`&[${HIGHLIGHT}], &:hover`]: { backgroundColor: theme.vars.palette.action.hover },
  [`&[${HIGHLIGHT}]`]: { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '&[aria-selected="true"]': { fontWeight: 600 },
  '& > span': { minWidth: 0 },
  '& > .icon': { marginLeft: 'auto', flexShrink: 0, color: theme.vars.palette.primary.main },
}))
