/** One bar. */
export type ChartPoint = {
  id: string | number
  name: string
  value: number
  /** The name where there is room for all of it, as in the table. */
  fullName?: string
}
