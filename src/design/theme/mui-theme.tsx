import type { Theme as FullTheme } from '@mui/material/styles'
import { ThemeProvider } from '@mui/system'
import type { ReactNode } from 'react'

import { components } from './mui-components'
import { easing, motion, overlayShadow, radius, theme, typography, variables } from './tokens'

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

/** By elevation. The look of every layer has the same one (`mui-components.ts`). */
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
