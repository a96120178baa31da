import type { Components, Theme } from '@mui/material/styles'

import { forced } from '../forced-colours'
import { touch } from '../tokens'

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
