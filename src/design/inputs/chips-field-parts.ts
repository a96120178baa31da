import { styled } from '~/design/theme/styled'
import { touch } from '~/design/theme/tokens'

import { fieldBox } from './Field'

export const Root = styled('div')(({ theme }) => ({
  ...fieldBox(theme),
  flexWrap: 'wrap',
  alignItems: 'stretch',
  gap: 6,
  padding: 5,
  cursor: 'text',
  '&:has(> [readonly])': { cursor: 'default' },
}))

/** Its chips share the box with the input. */
export const List = styled('ul')({ display: 'contents', margin: 0, padding: 0, listStyle: 'none' })

export const Item = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'stretch',
  minHeight: 28,
  maxWidth: '100%',
  borderRadius: 6,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.subtle,
  '&[data-tone="error"]': {
    color: theme.vars.palette.error.main,
    borderColor: theme.vars.palette.error.main,
    backgroundColor: theme.vars.palette.error.soft,
  },
  '&[data-tone="warning"]': {
    color: theme.vars.palette.warning.main,
    borderColor: theme.vars.palette.warning.bar,
    backgroundColor: theme.vars.palette.warning.soft,
  },
  '&[data-disabled="true"]': {
    color: theme.vars.palette.text.secondary,
    borderStyle: 'dashed',
    backgroundColor: 'transparent',
  },
  '& button': { font: 'inherit', color: 'inherit', border: 0, background: 'none', borderRadius: 5, cursor: 'inherit' },
  '&:not([data-disabled="true"]) button': { cursor: 'pointer' },
  '& button:focus-visible': { outlineOffset: 0 },
}))

export const Word = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  padding: '0 2px 0 8px',
  textAlign: 'left',
  '& > span': { overflowWrap: 'anywhere' },
})

export const Cross = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 26,
  padding: 0,
  [touch]: { width: 44, minHeight: 44 },
})

export const Input = styled('input')(({ theme }) => ({
  ...theme.typography.body1,
  flex: '1 1 12rem',
  minWidth: 0,
  minHeight: 28,
  padding: '0 6px',
  border: 0,
  outline: 'none !important',
  color: 'inherit',
  background: 'none',
  [touch]: { fontSize: '1rem', minHeight: 32 },
  // leaving the field turns the typed text into a chip: the box must not change its height while the user presses
  // something below
  'ul + &:is(:not(:focus), [value=""])': { flexBasis: '2rem' },
}))

export const Status = styled('div')({ '&:not(:empty)': { marginTop: 6 } })
