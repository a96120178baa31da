/** One bar. */
export type ChartPoint = {
  id: string | number
  name: string
  value: number
  /** The name where there is room for all of it, as in the table. */
  fullName?: string
}

/** rem: the picture is as large as the text. */
const BAR = 2.125
const STANDING = 16.25
/** Above and below lying bars. */
const EDGES = 2.5

/** @returns rem: how high the picture is, and what holds its place until it is there */
export const heightOf = (bars: number, lying: boolean): number => (lying ? bars * BAR + EDGES : STANDING)
