import type { Components, Theme as MuiTheme } from '@mui/material/styles'

import { chosenMark, type Theme, lowWindow, motion, overlayShadow, radius, touch } from './tokens'

/**
 * The actions of every dialog and drawer on a phone, in all languages: below each other and as wide as the layer. The
 * last one, which acts, is next to the thumb; the order is that of the keyboard.
 */
export const belowEachOther = ({ breakpoints }: Pick<Theme, 'breakpoints'>) => ({
  [breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch' } as const,
})

/** The look of MUI's components, which are layers and what stands in them. */
export const components: Components<MuiTheme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // `aria-disabled`, with a reason: focus and tooltip stay
      root: { transition: 'none', '&[aria-disabled="true"]': { cursor: 'not-allowed', pointerEvents: 'auto' } },
    },
  },
  MuiPaper: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundImage: 'none',
        color: theme.vars.palette.text.primary,
      }),
      elevation: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: overlayShadow,
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ ownerState }) => (ownerState.invisible ? {} : { backgroundColor: 'rgba(15, 18, 24, 0.5)' }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: radius.card, margin: 24 },
      paperFullScreen: { borderRadius: 0, border: 0, margin: 0 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.h2, padding: '20px 24px 12px' }),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      // in a low window a fixed header and footer would leave no room: the whole dialog scrolls
      root: { padding: '4px 24px 24px', [lowWindow]: { flex: 'none', overflowY: 'visible' } },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '0 24px 24px',
        gap: 8,
        '[data-scrolls="true"] + &': { padding: '16px 24px', borderTop: `1px solid ${theme.vars.palette.divider}` },
        flexWrap: 'wrap',
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        ...belowEachOther(theme),
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        boxShadow: overlayShadow,
        border: 0,
        '&.MuiDrawer-paperAnchorRight': { borderLeft: `1px solid ${theme.vars.palette.divider}` },
        '&.MuiDrawer-paperAnchorLeft': { borderRight: `1px solid ${theme.vars.palette.divider}` },
        '&.MuiDrawer-paperAnchorBottom': { borderRadius: `${radius.card}px ${radius.card}px 0 0` },
      }),
    },
  },
  MuiPopover: {
    defaultProps: { transitionDuration: motion.menu },
    styleOverrides: { paper: { borderRadius: radius.control } },
  },
  MuiMenu: {
    defaultProps: { transitionDuration: motion.menu },
    styleOverrides: { list: { padding: 4 } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        minHeight: 36,
        gap: 10,
        padding: '6px 10px',
        borderRadius: 6,
        [touch]: { minHeight: 44 },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars.palette.primary.soft, ...chosenMark },
        '& .MuiListItemIcon-root': { minWidth: 0, fontSize: '1.125rem' },
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
