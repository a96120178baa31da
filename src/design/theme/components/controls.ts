import type { Components, Theme } from '@mui/material/styles'

import { forced } from '../forced-colours'
import { radius, touch } from '../tokens'

export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // `aria-disabled`, with a reason: looks disabled, but keeps focus and tooltip
      root: ({ theme }) => ({
        transition: 'none',
        '&[aria-disabled="true"]': { cursor: 'not-allowed', pointerEvents: 'auto' },
        '&.MuiButton-root[aria-disabled="true"]:not([data-busy])': {
          color: theme.vars.palette.text.disabled,
          backgroundColor: theme.vars.palette.background.subtle,
          borderColor: theme.vars.palette.divider,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        minHeight: 40,
        padding: '6px 16px',
        borderRadius: radius.control,
        textAlign: 'center',
        // a name without a space
        maxWidth: '100%',
        overflowWrap: 'anywhere',
        transition: 'none',
        // at any button size
        [touch]: { '&&&': { minWidth: 44, minHeight: 44 } },
        '&.MuiButton-outlined': { padding: '5px 15px', borderColor: theme.vars.palette.control },
        '&.MuiButton-outlined.MuiButton-colorError': { borderColor: theme.vars.palette.error.main },
        '&.MuiButton-text': { padding: '6px 12px' },
        '&.MuiButton-text.MuiButton-colorNeutral, &.MuiButton-outlined.MuiButton-colorNeutral': {
          '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        },
        '&.MuiButton-outlined:not(.Mui-disabled):not([aria-disabled="true"])': {
          backgroundColor: theme.vars.palette.background.paper,
          '&:hover': { backgroundImage: `linear-gradient(${theme.vars.palette.action.hover} 0 0)` },
        },
        '&.Mui-disabled': {
          color: theme.vars.palette.text.disabled,
          borderColor: theme.vars.palette.divider,
        },
        [forced]: {
          '&.MuiButton-contained': { border: '1px solid' },
          '&.Mui-disabled, &[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' },
        },
        '&.MuiButton-sizeSmall': { minHeight: 32, padding: '4px 12px', fontSize: '0.8125rem' },
        '&.MuiButton-sizeLarge': { minHeight: 44, padding: '8px 20px', fontSize: '0.875rem' },
      }),
      startIcon: { marginLeft: -2, '& > *:nth-of-type(1)': { fontSize: '1.125rem' } },
      endIcon: { marginRight: -2, '& > *:nth-of-type(1)': { fontSize: '1.125rem' } },
    },
  },
}

export const data: Components<Theme> = {
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 40, borderBottom: `1px solid ${theme.vars.palette.divider}` }),
      indicator: { height: 2, borderRadius: 1, [forced]: { backgroundColor: 'Highlight' } },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.button,
        minHeight: 40,
        minWidth: 0,
        [touch]: { minHeight: 44 },
        padding: '8px 12px',
        borderRadius: 6,
        color: theme.vars.palette.text.secondary,
        '&:hover': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32, color: 'inherit', fontSize: '1.25rem' } } },
  MuiListItemText: {
    styleOverrides: {
      root: { margin: 0 },
      primary: ({ theme }) => theme.typography.body1,
      secondary: ({ theme }) => theme.typography.body2,
    },
  },
}
