import type { ReactNode } from 'react'

import { Skeleton } from '~/design/feedback/Skeleton'
import { lazyPart } from '~/design/hooks/lazy-part'
import { VisuallyHidden } from '~/design/layout/VisuallyHidden'
import { loadOnce } from '~/platform/load-once'

import { heightOf, type ChartPoint } from './chart'

const BarChart = lazyPart(loadOnce(async () => (await import('./BarChart')).BarChart))

type ChartProps = {
  /** What it shows: the caption of its table. */
  label: string
  /** The heads of the table's two columns. */
  heads: readonly [name: string, value: string]
  points: readonly ChartPoint[]
  lying?: boolean
  formatValue: (value: number) => string
  /** Said in place of a chart without points. */
  empty: ReactNode
}

/** A picture for the eye and a table for screen readers, which say the same. */
export function Chart({ label, heads, points, lying = false, formatValue, empty }: ChartProps) {
  if (points.length === 0) return empty
  return (
    <>
      <div aria-hidden>
        <BarChart
          points={points}
          lying={lying}
          fallback={<Skeleton shape="box" height={`${heightOf(points.length, lying)}rem`} />}
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
