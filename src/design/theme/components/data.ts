import type { Components, Theme } from '@mui/material/styles'

import { forced } from '../forced-colours'
import { touch } from '../tokens'

export const data: Components<Theme> = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        height: 52,
        padding: '6px 16px',
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        // not in all cells: tabular hyphens and dots look wide in names and addresses
        '&.MuiTableCell-alignRight': { fontVariantNumeric: 'tabular-nums' },
        '&.MuiTableCell-sizeSmall': { height: 40, padding: '4px 16px' },
        '&.MuiTableCell-paddingCheckbox': { width: 48, padding: '0 0 0 6px' },
      }),
      head: ({ theme }) => ({
        ...theme.typography.subtitle2,
        height: 40,
        whiteSpace: 'nowrap',
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.background.paper,
      }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: { '&:last-of-type > .MuiTableCell-body': { borderBottom: 0 } },
    },
  },
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
