import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** What became of a story. `unstable`: two pictures of one and the same build differ. */
export type Verdict = 'same' | 'changed' | 'added' | 'removed' | 'unstable'

export type Comparison = {
  verdict: Extract<Verdict, 'same' | 'changed'>
  /** Number of pixels that differ. A part that only one picture has counts as different. */
  pixels: number
  /** The newer picture, pale, with what differs in red. PNG. */
  difference?: Buffer
}

/**
 * Antialiased edges are compared too. Only what rounding does to them is let through: two of 255 levels, which differ
 * from one picture of the same story to the next.
 */
const COMPARED = { threshold: 0.01, includeAA: true } as const

/** The picture on a larger canvas, without moving it. */
function widened({ width, height, data }: PNG, size: { width: number; height: number }): PNG {
  const canvas = new PNG(size)
  PNG.bitblt(Object.assign(new PNG({ width, height }), { data }), canvas, 0, 0, width, height, 0, 0)
  return canvas
}

/** Compares two PNG pictures, pixel by pixel. They may differ in size. */
export function comparePictures(before: Buffer, after: Buffer): Comparison {
  if (before.equals(after)) return { verdict: 'same', pixels: 0 }
  const [old, young] = [PNG.sync.read(before), PNG.sync.read(after)]
  const size = { width: Math.max(old.width, young.width), height: Math.max(old.height, young.height) }
  const difference = new PNG(size)
  const pixels = pixelmatch(
    widened(old, size).data,
    widened(young, size).data,
    difference.data,
    size.width,
    size.height,
    COMPARED,
  )
  if (pixels === 0 && old.width === young.width && old.height === young.height) return { verdict: 'same', pixels }
  return { verdict: 'changed', pixels, difference: PNG.sync.write(difference) }
}
