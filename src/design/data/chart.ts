/** One bar. */
export type ChartPoint = {
  id: string | number
  name: string
  value: number
  /** The whole name, for the table and wherever there is room. */
  fullName?: string
}

/** In rem: the picture grows with the text. */
const BAR_HEIGHT = 2.125
const VERTICAL_HEIGHT = 16.25
/** The space above and below horizontal bars. */
const EDGES = 2.5

/** @returns the height of the picture and of its placeholder, in rem */
export const heightOf = (bars: number, horizontal: boolean): number =>
  horizontal ? bars * BAR_HEIGHT + EDGES : VERTICAL_HEIGHT
