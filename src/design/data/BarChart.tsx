import { useTheme } from '@mui/material/styles'
import { BarChart as MuiBarChart } from '@mui/x-charts/BarChart'
import { useLayoutEffect, useRef, useState } from 'react'

import { textScale } from '~/design/layout/use-breakpoint'
import { graphemesOf } from '~/platform/graphemes'

import { heightOf, type ChartPoint } from './chart'

type BarChartProps = {
  points: readonly ChartPoint[]
  /** What the figures count, said with the figure under the pointer. */
  measure: string
  formatValue: (value: number) => string
  /** Names of any length stand at the left of lying bars; short ones, such as days, under standing bars. */
  lying: boolean
}

/** px of text at its usual size, as all sizes here: with larger text, all of the picture is larger. */
const NAMES_WIDTH = 150
/** A letter of most names, and of wide ones. */
const LETTER = 6.3
const WIDE_LETTER = 7.2
/** Beside a name. */
const GAP = 8
const NAME_SIZE = 12
const DAYS_HEIGHT = 25
/** A standing bar with a figure of two digits. */
const LEAST_BAR = 18
/** Of the width: beside larger names, bars of a phone would have no room. */
const LARGEST_SHARE_OF_NAMES = 0.55
/** Of a wide picture. */
const SHARE_OF_NAMES = 0.3

function shortened(name: string, longest: number): string {
  const letters = graphemesOf(name)
  if (letters.length <= longest) return name
  return `${letters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`
}

/** Under a narrow bar, a name is wider than it: the first and the last one reach over the edge. */
const HALF_A_NAME = 12

/** Beyond the longest bar, its figure has room. */
const ROOM = 1.15

/** A figure that needs more room reaches over the edge instead of being cut: 14 is not 140. */
const WHOLE_FIGURES = { '& svg': { overflow: 'visible' }, '& svg > [clip-path]': { clipPath: 'none' } } as const

/** A name of any length under the pointer wraps within the window, and its figure stands beside what it counts. */
const TOOLTIP = {
  maxWidth: 'min(22rem, calc(100vw - 2rem))',
  '&& table, && caption': { display: 'block' },
  '&& caption': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  // there is one colour
  '&& .MuiChartsTooltip-markContainer': { display: 'none' },
} as const

/** The width that the picture has, followed. */
function useRoom() {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const place = ref.current
    if (!place) return undefined
    const look = () => setRoom(place.clientWidth)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  return { ref, room }
}

/**
 * The picture alone: `Chart` puts it beside the table that says the same. One colour, and the figure at each bar: nothing
 * is told by colour. Bars that would be too narrow for their figures lie. Its code is fetched with the first chart.
 */
export function BarChart({ points, measure, formatValue, lying }: BarChartProps) {
  const { vars } = useTheme()
  const [scale] = useState(textScale)
  const { ref, room } = useRoom()
  const lies = lying || room < points.length * LEAST_BAR * scale
  const height = heightOf(points.length, lies) * 16 * scale
  const max = Math.max(1, ...points.map(({ value }) => value)) * ROOM
  // as much as the longest name needs, and the bars can spare
  const longest = Math.max(0, ...points.map(({ name }) => graphemesOf(name).length))
  const namesWidth = Math.min(
    Math.max(NAMES_WIDTH * scale, Math.min((longest * WIDE_LETTER + GAP) * scale, room * SHARE_OF_NAMES)),
    room * LARGEST_SHARE_OF_NAMES,
  )
  const byId = new Map(points.map((point) => [point.id, point]))
  const names = {
    // two brands may have one name
    data: points.map(({ id }) => id),
    scaleType: 'band' as const,
    disableLine: true,
    disableTicks: true,
    tickLabelStyle: { fontSize: NAME_SIZE * scale },
    valueFormatter: (id: ChartPoint['id'], { location }: { location: string }) => {
      const { name = '', fullName = name } = byId.get(id) ?? {}
      if (location !== 'tick') return fullName
      return lying ? shortened(name, Math.floor((namesWidth - GAP * scale) / (LETTER * scale))) : name
    },
  }
  const series = [
    {
      data: points.map(({ value }) => value),
      label: measure,
      valueFormatter: (value: number | null) => (value === null ? '' : formatValue(value)),
      barLabel: 'value' as const,
      barLabelPlacement: 'outside' as const,
    },
  ]
  const look = {
    series,
    colors: [vars.palette.primary.main],
    hideLegend: true,
    skipAnimation: true,
    disableKeyboardNavigation: true,
    borderRadius: 4,
    sx: WHOLE_FIGURES,
    slotProps: { tooltip: { sx: TOOLTIP } },
  }
  const edge = HALF_A_NAME * scale
  return (
    <div ref={ref}>
      {room === 0 ? undefined : lies ? (
        <MuiBarChart
          {...look}
          layout="horizontal"
          height={height}
          margin={{ left: 0, right: 32 * scale, top: 0, bottom: 0 }}
          // short ones take what they need
          yAxis={[{ ...names, width: lying ? namesWidth : 'auto' }]}
          xAxis={[{ max, position: 'none' as const }]}
        />
      ) : (
        <MuiBarChart
          {...look}
          height={height}
          margin={{ left: edge, right: edge, top: 20 * scale, bottom: 0 }}
          xAxis={[{ ...names, height: DAYS_HEIGHT * scale }]}
          yAxis={[{ max, position: 'none' as const }]}
        />
      )}
    </div>
  )
}
