import { keyframes } from '@emotion/react'

import { styled } from '~/design/theme/styled'
import { filledMark } from '~/design/theme/tokens'

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } })

const Root = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  height: 2,
  overflow: 'hidden',
  pointerEvents: 'none',
  color: theme.vars.palette.primary.main,
  '&::before': {
    content: '""',
    display: 'block',
    width: '33%',
    height: '100%',
    backgroundColor: 'currentColor',
    animation: `${slide} 1.2s linear infinite`,
    ...filledMark,
  },
  '@media (prefers-reduced-motion: reduce)': { '&::before': { width: '100%', opacity: 0.6 } },
}))

/** A thin bar at the top of its positioned parent, while old content stays visible: refetch or slow navigation. */
export function ProgressBar({ active, label }: { active: boolean; label: string }) {
  return active && <Root className="appear-late" role="progressbar" aria-label={label} />
}
