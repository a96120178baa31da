import type { ReactNode } from 'react'

import { Loading } from '~/design/feedback/Loading'
import { Skeleton } from '~/design/feedback/Skeleton'
import { lazyPart } from '~/design/hooks/lazy-part'
import { VisuallyHidden } from '~/design/layout/VisuallyHidden'
import { TextElement } from '~/i18n/TextElement'
import { loadOnce } from '~/platform/load-once'

import { heightOf, type ChartPoint } from './chart'

const BarChart = lazyPart(loadOnce(async () => (await import('./BarChart')).BarChart))

type ChartProps = {
  /** What the chart shows: the caption of its table. */
  label: string
  /** Headings of the table's two columns. */
  heads: readonly [name: string, value: string]
  points: readonly ChartPoint[]
  horizontal?: boolean
  formatValue: (value: number) => string
  /** Shown instead of a chart without points. */
  empty: ReactNode
}

/** Cuts the skeleton into bars as thick as the real ones. */
const HORIZONTAL = {
  maskImage: 'repeating-linear-gradient(to bottom, black 0 1.75rem, transparent 0 2.125rem)',
} as const
const VERTICAL = { maskImage: 'repeating-linear-gradient(to right, black 0 5.5%, transparent 0 7.15%)' } as const

const Bars = ({ bars, horizontal }: { bars: number; horizontal: boolean }) => (
  <Skeleton shape="box" height={`${heightOf(bars, horizontal)}rem`} sx={horizontal ? HORIZONTAL : VERTICAL} />
)

/** Skeleton of a chart, as high as the chart will be. */
export const SkeletonChart = ({ bars, horizontal = false }: { bars: number; horizontal?: boolean }) => (
  <Loading>
    <Bars bars={bars} horizontal={horizontal} />
  </Loading>
)

/** The same data as a picture and, for screen readers, as a table. */
export function Chart({ label, heads, points, horizontal = false, formatValue, empty }: ChartProps) {
  if (points.length === 0) return <TextElement>{empty}</TextElement>
  return (
    <>
      <div aria-hidden>
        <BarChart
          points={points}
          measure={heads[1]}
          formatValue={formatValue}
          horizontal={horizontal}
          fallback={<Bars bars={points.length} horizontal={horizontal} />}
        />
      </div>
      <VisuallyHidden as="div">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ id, name, fullName = name, value }) => (
              <tr key={id}>
                <th scope="row">{fullName}</th>
                <td>{formatValue(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  )
}
