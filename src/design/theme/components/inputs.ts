import type { Components, Theme } from '@mui/material/styles'

export const inputs: Components<Theme> = {
  MuiSelect: {
    styleOverrides: {
      select: { paddingRight: '40px !important', minHeight: '0 !important' },
      icon: ({ theme }) => ({ right: 11, fontSize: '1.125rem', color: theme.vars.palette.text.secondary }),
    },
  },
}
