import type { Theme as FullTheme, ThemeOptions } from '@mui/material/styles'
import { ThemeProvider } from '@mui/system'
import type { ReactNode } from 'react'

import {
  chosenMark,
  type Theme,
  lowWindow,
  motion,
  overlayShadow,
  radius,
  touch,
  easing,
  theme,
  typography,
  variables,
} from './tokens'

/**
 * The actions of every dialog and drawer on a phone, in all languages: below each other and as wide as the layer. The
 * last one, which acts, is next to the thumb; the order is that of the keyboard.
 */
export const belowEachOther = ({ breakpoints }: Pick<Theme, 'breakpoints'>) => ({
  [breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch' } as const,
})

/**
 * The look of MUI's components, which are layers and what stands in them. Of the very type that `createTheme` takes: to
 * compare it with another takes the compiler seconds.
 */
export const components: NonNullable<ThemeOptions['components']> = {
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

export const curves = { easeInOut: easing, easeOut: easing, easeIn: easing, sharp: easing }

export const durations = {
  shortest: motion.state,
  shorter: motion.state,
  short: motion.menu,
  standard: motion.menu,
  complex: motion.dialog,
  enteringScreen: motion.dialog,
  leavingScreen: motion.dialog,
}

const OPACITIES = { hoverOpacity: '', selectedOpacity: '', disabledOpacity: '', focusOpacity: '' }

const palette = {
  ...theme.vars.palette,
  action: { ...theme.vars.palette.action, ...variables(OPACITIES, '--mui-palette-action') },
}

/** By elevation. The look of every layer has the same one. */
const shadows = Array.from({ length: 25 }, () => overlayShadow)

type Timing = { duration?: number | string; easing?: string; delay?: number | string }

const inMilliseconds = (time: number | string) => (typeof time === 'number' ? `${time}ms` : time)

function transition(names: string | readonly string[] = 'all', { duration, easing: curve, delay }: Timing = {}) {
  const times = [inMilliseconds(duration ?? motion.menu), curve ?? easing, inMilliseconds(delay ?? 0)]
  return [names]
    .flat()
    .map((name) => [name, ...times].join(' '))
    .join(',')
}

/** What MUI's layers read of a theme. MUI's own is ten times as large, and only the build needs it (`BaseStyles.tsx`). */
export const muiTheme = {
  ...theme,
  breakpoints: {
    ...theme.breakpoints,
    unit: 'px',
    // MUI's reader of `sx` has them from here: in development, since a build has ours (`scripts/stand-ins`)
    internal_mediaKeys: theme.breakpoints.keys.map(theme.breakpoints.up),
    down: (width: keyof typeof theme.breakpoints.values | number) =>
      `@media (max-width:${(typeof width === 'number' ? width : theme.breakpoints.values[width]) - 0.05}px)`,
  },
  components,
  focusVisible: {
    outlineStyle: 'solid',
    outlineColor: palette.primary.main,
    outlineWidth: 2,
    outlineOffset: 'calc(var(--_focusVisible-offset, 1) * 2px)',
    boxShadow: 'var(--_focusVisible-behavior, ) var(--_focusVisible-shadow, 0 0)',
  },
  motion: { reducedMotion: 'system' },
  palette,
  shadows,
  shape: { borderRadius: radius.control },
  transitions: { easing: curves, duration: durations, create: transition },
  typography: { ...typography, pxToRem: (size: number) => `${size / 16}rem` },
  vars: {
    ...theme.vars,
    palette,
    shape: { borderRadius: 'var(--mui-shape-borderRadius)' },
    zIndex: { ...theme.vars.zIndex, ...variables({ drawer: '', modal: '' }, '--mui-zIndex') },
    shadows,
  },
  // of selected entries, whose look has a colour of its own
  alpha: (color: string) => color,
}

/**
 * Around components of MUI. This is its plain provider: the other one also stores and sets the mode, which only
 * `theme-mode.tsx` may do here.
 */
export const MuiTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={muiTheme as unknown as FullTheme}>{children}</ThemeProvider>
)
