import { useTheme } from '@mui/material/styles'
import { BarChart as MuiBarChart } from '@mui/x-charts/BarChart'

import { graphemesOf } from '~/platform/graphemes'

import type { ChartPoint } from './chart'

type BarChartProps = {
  points: readonly ChartPoint[]
  /** Names of any length stand at the left of lying bars; short ones, such as days, under standing bars. */
  lying: boolean
}

const BAR_HEIGHT = 34
const STANDING_HEIGHT = 260
const NAMES_WIDTH = 150
const LONGEST_NAME = 22

function short(name: string): string {
  const letters = graphemesOf(name)
  if (letters.length <= LONGEST_NAME) return name
  return `${letters
    .slice(0, LONGEST_NAME - 1)
    .join('')
    .trimEnd()}…`
}

/** px. Under a narrow bar, a name is wider than it: the first and the last one reach over the edge. */
const HALF_A_NAME = 12

/** Beyond the longest bar, its figure has room. */
const ROOM = 1.15

/** A figure that needs more room reaches over the edge instead of being cut: 14 is not 140. */
const WHOLE_FIGURES = { '& svg': { overflow: 'visible' }, '& svg > [clip-path]': { clipPath: 'none' } } as const

/**
 * The picture alone: `Chart` puts it beside the table that says the same. One colour, and the figure at each bar: nothing
 * is told by colour. Its code is fetched with the first chart.
 */
export function BarChart({ points, lying }: BarChartProps) {
  const { vars } = useTheme()
  const max = Math.max(1, ...points.map(({ value }) => value)) * ROOM
  const names = { data: points.map(({ name }) => name), scaleType: 'band' as const }
  const series = [
    { data: points.map(({ value }) => value), barLabel: 'value' as const, barLabelPlacement: 'outside' as const },
  ]
  const look = {
    series,
    colors: [vars.palette.primary.main],
    hideLegend: true,
    skipAnimation: true,
    disableKeyboardNavigation: true,
    borderRadius: 4,
    sx: WHOLE_FIGURES,
  }
  return lying ? (
    <MuiBarChart
      {...look}
      layout="horizontal"
      height={points.length * BAR_HEIGHT + 40}
      margin={{ left: 0, right: 32, top: 0, bottom: 0 }}
      yAxis={[{ ...names, width: NAMES_WIDTH, valueFormatter: short, disableLine: true, disableTicks: true }]}
      xAxis={[{ max, position: 'none' as const }]}
    />
  ) : (
    <MuiBarChart
      {...look}
      height={STANDING_HEIGHT}
      margin={{ left: HALF_A_NAME, right: HALF_A_NAME, top: 20, bottom: 0 }}
      xAxis={[{ ...names, disableLine: true, disableTicks: true }]}
      yAxis={[{ max, position: 'none' as const }]}
    />
  )
}
