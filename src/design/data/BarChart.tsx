import { useTheme } from '@mui/material/styles'
import { BarChart as MuiBarChart } from '@mui/x-charts/BarChart'
import { useLayoutEffect, useRef, useState } from 'react'

import { textScale } from '~/design/layout/use-breakpoint'
import { graphemesOf, shortened } from '~/platform/graphemes'

import { heightOf, type ChartPoint } from './chart'

type BarChartProps = {
  points: readonly ChartPoint[]
  /** What the figures count. Shown beside the figure under the pointer. */
  measure: string
  formatValue: (value: number) => string
  /** Horizontal bars, with names of any length to their left. Vertical bars suit short names, such as days. */
  horizontal: boolean
}

/** In px at the default text size, like all sizes here: larger text enlarges the whole picture. */
const NAMES_WIDTH = 150
/** Width of a letter in most names, and in wide ones. */
const LETTER = 6.3
const WIDE_LETTER = 7.2
/** Between a name and its bar. */
const GAP = 8
const NAME_SIZE = 12
const DAYS_HEIGHT = 25
/** Least width of a vertical bar with a two-digit figure. */
const LEAST_BAR = 18
/** Share of the width. With more for large names, the bars on a phone would have no room. */
const LARGEST_SHARE_OF_NAMES = 0.55
/** Share of the width in a wide picture. */
const SHARE_OF_NAMES = 0.3

/** A name can be wider than its narrow bar: this much room at the edges holds half of it. */
const HALF_A_NAME = 12

/** Leaves room for the figure after the longest bar. */
const BEYOND_LONGEST = 1.15

/** A figure that lacks room overflows the edge instead of being cut: a cut 140 would read 14. */
const WHOLE_FIGURES = { '& svg': { overflow: 'visible' }, '& svg > [clip-path]': { clipPath: 'none' } } as const

/** In the tooltip, a name of any length wraps within the window, and the figure stands beside what it counts. */
const TOOLTIP = {
  maxWidth: 'min(22rem, calc(100vw - 2rem))',
  '&& table, && caption': { display: 'block' },
  '&& caption': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  // all bars have one colour
  '&& .MuiChartsTooltip-markContainer': { display: 'none' },
} as const

/** Measures the width of the picture and follows its changes. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const place = ref.current
    if (!place) return undefined
    const look = () => setWidth(place.clientWidth)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

/**
 * The picture alone: `Chart` adds a table with the same data. Bars have one colour and show their figures, so colour
 * carries no meaning. Bars too narrow for their figures become horizontal. The code is fetched with the first chart.
 */
export function BarChart({ points, measure, formatValue, horizontal }: BarChartProps) {
  const { vars } = useTheme()
  const [scale] = useState(textScale)
  const { ref, width } = useWidth()
  const drawnHorizontal = horizontal || width < points.length * LEAST_BAR * scale
  const height = heightOf(points.length, drawnHorizontal) * 16 * scale
  const max = Math.max(1, ...points.map(({ value }) => value)) * BEYOND_LONGEST
  // as wide as the longest name needs, within what the bars can spare
  const longest = Math.max(0, ...points.map(({ name }) => graphemesOf(name).length))
  const namesWidth = Math.min(
    Math.max(NAMES_WIDTH * scale, Math.min((longest * WIDE_LETTER + GAP) * scale, width * SHARE_OF_NAMES)),
    width * LARGEST_SHARE_OF_NAMES,
  )
  const byId = new Map(points.map((point) => [point.id, point]))
  const names = {
    // two brands may have the same name
    data: points.map(({ id }) => id),
    scaleType: 'band' as const,
    disableLine: true,
    disableTicks: true,
    tickLabelStyle: { fontSize: NAME_SIZE * scale },
    valueFormatter: (id: ChartPoint['id'], { location }: { location: string }) => {
      const { name = '', fullName = name } = byId.get(id) ?? {}
      if (location !== 'tick') return fullName
      return horizontal ? shortened(name, Math.floor((namesWidth - GAP * scale) / (LETTER * scale))) : name
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
      {width === 0 ? undefined : drawnHorizontal ? (
        <MuiBarChart
          {...look}
          layout="horizontal"
          height={height}
          margin={{ left: 0, right: 32 * scale, top: 0, bottom: 0 }}
          // short names take only the width they need
          yAxis={[{ ...names, width: horizontal ? namesWidth : 'auto' }]}
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
